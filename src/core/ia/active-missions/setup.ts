/** What makes no account of a campaign. */
import { sameLetters } from '../../letters.ts';
import { citing, type Path, type SetupError } from '../../result.ts';
import { PAGE } from './pages.ts';
import type { ActiveMissionsScenario, Mission, MissionEvent } from './scenario.ts';

/**
 * Missions have letters of their own, and events name missions there are; results and replacements name the mission
 * they follow; only side missions come from the side mission deck, and not those of agenda mission cards; and setup is before everything else.
 */
export function missionErrors({ missions, events }: ActiveMissionsScenario): readonly SetupError[] {
  const known = new Map(missions.map((mission) => [mission.id, mission]));
  return [
    ...sameLetters({ missions }),
    ...missions.flatMap((mission, i) =>
      mission.drawn && mission.kind !== 'side' ? [notFromDeck(mission, 'missions', i, 'drawn')] : [],
    ),
    ...events.flatMap((event, i) => eventErrors(event, known, i)),
    ...events.flatMap(({ what }, i) => {
      if (what !== 'setup' || events.slice(0, i).every((earlier) => earlier.what === 'setup')) return [];
      return [error('setup-late', 'Campaign setup comes before everything else.', 'events', i, 'what')];
    }),
  ];
}

const error = (code: string, message: string, ...path: Path): SetupError => ({ code, message, path });

const notFromDeck = ({ name }: Mission, ...path: Path): SetupError =>
  citing(
    PAGE.activeMissions,
    error('not-a-side-mission', `${name} is no side mission, and only those come from their deck.`, ...path),
  );

function eventErrors(
  { what, mission: id, after }: MissionEvent,
  known: ReadonlyMap<string, Mission>,
  i: number,
): readonly SetupError[] {
  const mission = known.get(id);
  const unknown = (field: 'mission' | 'after', letter: string) =>
    error('unknown-mission', `No mission has the letter ${letter}.`, 'events', i, field);
  if (mission === undefined) return [unknown('mission', id)];
  if (what === 'agenda' && mission.drawn) {
    const message = `${mission.name} comes by an agenda mission card and is said to be drawn from the side mission deck; expected one of the two.`;
    return [citing(PAGE.activeMissions, error('drawn-otherwise', message, 'events', i, 'what'))];
  }
  if (what !== 'result' && what !== 'replacement') return [];
  if (after === undefined) {
    const message = `${mission.name} follows a mission that was resolved; say which one.`;
    return [error('no-mission-before', message, 'events', i, 'after')];
  }
  if (!known.has(after)) return [unknown('after', after)];
  return what === 'replacement' && mission.kind !== 'side'
    ? [notFromDeck(mission, 'events', i, 'mission')]
    : [];
}
