/**
 * `xwing/detonation`: which ships and remotes does a device affect? The text of each device speaks of ships. In that
 * of bombs the ruling puts remotes beside them; mines it leaves to ships (rulings, bombs, mines and remotes).
 */
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import type { PageId, Step } from '../../verdict.ts';
import { DETONATING, DEVICES, type Detonation, type Device } from '../devices/devices.ts';
import { PAGE } from '../devices/pages.ts';
import { detonationStep } from './facts.ts';
import type { DetonationScenario, DevicePiece } from './scenario.ts';
import { setupErrors } from './setup.ts';

const cites: readonly PageId[] = [
  PAGE.bombs,
  PAGE.mines,
  PAGE.bombsAndRemotes,
  ...DETONATING.map((id) => DEVICES[id].page),
];

/** Who is affected, in the order of the scenario, and why. */
interface Found {
  readonly affected: readonly string[];
  readonly steps: readonly Step[];
}

export const detonation: Question<'xwing/detonation', DetonationScenario> = {
  id: 'xwing/detonation',
  cites,
  judge: (scenario) => {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const device = DEVICES[scenario.device];
    const { affected, steps } =
      device.detonation?.on === 'end-of-activation'
        ? ofBomb(scenario, device, device.detonation)
        : ofMine(scenario, device);
    return ok({ answer: { kind: 'set', members: affected }, steps, hangsOn: [] });
  },
};

const decisive = { decisive: true };

type Timed = Extract<Detonation, { readonly on: 'end-of-activation' }>;

/** At the end of the Activation Phase, all within its range: ships by its text, remotes by the ruling. */
function ofBomb({ device, obstacle, pieces }: DetonationScenario, { page }: Device, text: Timed): Found {
  const { within, of } = text;
  const chosen = of === 'device' || (obstacle !== undefined && obstacle <= within);
  const judged = pieces.map((piece) => {
    const near = chosen && piece.range <= within;
    const speaks = textSpeaksOf(piece, device, 'bomb', page, near);
    const range = detonationStep(
      page,
      'near-enough',
      piece.range <= within,
      { piece: piece.id, range: piece.range, within, of },
      { decisive: chosen },
    );
    return affects(piece, device, page, near, [speaks, ...(chosen ? [range] : [])]);
  });
  const evidence = { device, range: obstacle ?? null, within };
  return {
    affected: judged.flatMap(({ affected }) => affected),
    steps: [
      detonationStep(PAGE.bombs, 'detonates-in-time', true, { device }),
      ...(of === 'obstacle'
        ? [detonationStep(page, 'obstacle-in-range', chosen, evidence, { decisive: !chosen })]
        : []),
      ...judged.map(({ step }) => step),
    ],
  };
}

/** When the first ship overlaps it or moves through it, that ship alone; a remote does not set it off. */
function ofMine({ device, pieces }: DetonationScenario, { page }: Device): Found {
  const first = pieces.findIndex(({ kind, meets }) => kind === 'ship' && meets !== 'no');
  const by = pieces[first];
  const judged = pieces.map((piece, i) => {
    const hit = i === first;
    const ship = piece.kind === 'ship';
    const met = piece.meets !== 'no';
    const speaks = textSpeaksOf(piece, device, 'mine', page, hit || !ship);
    const meeting = { piece: piece.id, device, meets: piece.meets };
    const late = by !== undefined && ship && met && !hit;
    return affects(piece, device, page, hit, [
      speaks,
      ...(ship ? [detonationStep(page, 'met-device', met, meeting, { decisive: hit || !met })] : []),
      ...(late
        ? [detonationStep(PAGE.mines, 'still-there', false, { piece: piece.id, device, by: by.id }, decisive)]
        : []),
    ]);
  });
  const evidence = { device, by: by?.id ?? null, how: by?.meets ?? 'no' };
  return {
    affected: judged.flatMap(({ affected }) => affected),
    steps: [
      detonationStep(PAGE.mines, 'detonates-when-met', by !== undefined, evidence, decisive),
      ...judged.map(({ step }) => step),
    ],
  };
}

/** Ships are in every text. That remotes are in that of bombs and of no mine, the ruling says. */
function textSpeaksOf(
  { id, kind }: DevicePiece,
  device: DetonationScenario['device'],
  of: 'bomb' | 'mine',
  page: PageId,
  decisive: boolean,
): Step {
  const rule = kind === 'ship' ? page : PAGE.bombsAndRemotes;
  const holds = kind === 'ship' || of === 'bomb';
  return detonationStep(rule, 'text-speaks-of', holds, { device, piece: id, kind, of }, { decisive });
}

const affects = (
  { id }: DevicePiece,
  device: DetonationScenario['device'],
  page: PageId,
  holds: boolean,
  children: readonly Step[],
) => ({
  affected: holds ? [id] : [],
  step: detonationStep(
    page,
    'device-affects',
    holds,
    { device, piece: id },
    { children, decisive: children.some((child) => child.decisive) },
  ),
});
