/** `swm/setup-order`: is this order of preparations legal? (Rebel Storm rulebook, pp. 5-6; Clarifications 2005, AT-AT.) */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { ok } from '../../result.ts';
import { NO, type PageId, type Step, YES } from '../../verdict.ts';
import { pagesOf, readingSteps } from '../open-points.ts';
import { PAGE } from '../pages.ts';
import type { Player } from '../players.ts';
import { READINGS, type Readings, readingOf } from '../readings.ts';
import { startingStep } from './facts.ts';
import type { Feature, Preparation, SetupOrderScenario } from './scenario.ts';

/** Whose squad sets up first, and the page that says so. */
interface First {
  readonly player: Player;
  readonly rule: PageId;
  /** The fixed position that an AT-AT advances on. */
  readonly position: readonly Feature[];
}

/** That a position is entrenched makes it a fixed one; that nothing of it is used may count for more. */
export const SETUP_ORDER_POINTS = { 'entrenched-rebels': READINGS['entrenched-rebels'] } as const;

/**
 * The Rebel squad (Rebel Storm rulebook, p. 6), and so in scenarios in which the AT-AT advances on a fixed position; in
 * others with the AT-AT it is the AT-AT's squad (Clarifications 2005, AT-AT).
 */
function firstOf(uses: readonly Feature[], readings: Readings | undefined): First {
  if (!uses.includes('at-at')) return { player: 'rebel', rule: PAGE.settingUp, position: [] };
  const counts = (feature: Feature) =>
    feature !== 'at-at' &&
    (feature !== 'entrenched-rebels' || readingOf(readings, 'entrenched-rebels') === 'rebels-first');
  const position = uses.filter(counts);
  return { player: position.length > 0 ? 'rebel' : 'empire', rule: PAGE.settingUpWithAtAt, position };
}

/** What must be done before each thing, and the page that says so. */
function needs(
  what: Preparation,
  { player, rule }: First,
): { readonly before: readonly Preparation[]; readonly rule: PageId } {
  const revealed = ['rebel-reveals', 'empire-reveals'] as const;
  const other = `${player}-sets-up` as const;
  switch (what) {
    case 'rebel-builds':
    case 'empire-builds':
      return { before: [], rule: PAGE.secretSquads };
    // Squads are built in secret, so nobody shows one while the other player is still building.
    case 'rebel-reveals':
    case 'empire-reveals':
      return { before: ['rebel-builds', 'empire-builds'], rule: PAGE.secretSquads };
    case 'rebel-sets-up':
    case 'empire-sets-up':
      return { before: what === other ? revealed : [...revealed, other], rule };
    case 'initiative':
      return { before: ['rebel-sets-up', 'empire-sets-up'], rule: PAGE.settingUp };
  }
}

interface Done {
  readonly what: Preparation;
  readonly missing: readonly Preparation[];
  readonly again: boolean;
}

/** What is still missing as each thing is done, and whether it was done before. */
const followed = (things: readonly Preparation[], first: First): readonly Done[] =>
  things.map((what, i) => {
    const earlier = things.slice(0, i);
    const missing = needs(what, first).before.filter((needed) => !earlier.includes(needed));
    return { what, missing, again: earlier.includes(what) };
  });

const isBroken = ({ missing, again }: Done): boolean => again || missing.length > 0;

export const setupOrder: Question<'swm/setup-order', SetupOrderScenario> = {
  id: 'swm/setup-order',
  cites: [PAGE.secretSquads, PAGE.settingUp, PAGE.settingUpWithAtAt, ...pagesOf(SETUP_ORDER_POINTS)],
  judge: ({ done, uses, readings }) => {
    const things = done.map(({ what }) => what);
    const under = (taken?: Readings) => followed(things, firstOf(uses, taken));
    const first = firstOf(uses, readings);
    const found = under(readings);
    const open = hangsOn(SETUP_ORDER_POINTS, readings, (taken) => (under(taken).some(isBroken) ? NO : YES));
    const broken = found.findIndex(isBroken);
    const steps = found.map(({ what, missing, again }, i): Step => {
      const { rule } = needs(what, first);
      if (broken >= 0 && i > broken) return startingStep(rule, 'setup-comes-after', false, { what });
      const details = { decisive: broken < 0 || i === broken };
      return startingStep(rule, 'setup-prepares', i !== broken, { what, missing, again }, details);
    });
    const placed = things.some((what, i) => what.endsWith('sets-up') && (broken < 0 || i <= broken));
    const { player, rule, position } = first;
    const goesFirst = startingStep(
      rule,
      'setup-goes-first',
      true,
      { player, position },
      { decisive: placed },
    );
    const nothing = startingStep(PAGE.settingUp, 'setup-nothing-done', true, null, { decisive: true });
    return ok({
      answer: broken < 0 ? YES : NO,
      steps: [
        ...(uses.includes('at-at') ? [goesFirst] : []),
        ...(things.length > 0 ? steps : [nothing]),
        ...readingSteps(open),
      ],
      hangsOn: open,
    });
  },
};
