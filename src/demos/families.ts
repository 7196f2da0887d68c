/**
 * The families of questions, and which of them are here. The server awaits `prepare` before it renders a
 * demonstration, the browser before it hydrates one; whoever renders finds the families in place.
 */
import type { Family } from './family.ts';
import { addStyle, stylesOf } from './styles.ts';

interface Listed {
  readonly questions: readonly string[];
  readonly load: () => Promise<{ readonly family: Family }>;
}

/** Adding a family is one line here. */
const FAMILIES: readonly Listed[] = [
  {
    questions: ['swm/line-of-sight', 'swm/cover', 'swm/legal-targets'],
    load: () => import('./families/swm-board.ts'),
  },
  { questions: ['swm/movement'], load: () => import('./families/swm-movement.ts') },
  { questions: ['swm/cheapest-path'], load: () => import('./families/swm-cheapest-path.ts') },
  { questions: ['swm/path', 'swm/opportunity'], load: () => import('./families/swm-path.ts') },
  { questions: ['swm/attack', 'swm/combined-fire'], load: () => import('./families/swm-attack.ts') },
  { questions: ['swm/attack-sequence'], load: () => import('./families/swm-attack-sequence.ts') },
  {
    questions: ['swm/turn', 'swm/round', 'swm/next-activation', 'swm/triggers', 'swm/not-activated'],
    load: () => import('./families/swm-turns.ts'),
  },
  { questions: ['swm/victory'], load: () => import('./families/swm-victory.ts') },
  { questions: ['swm/setup'], load: () => import('./families/swm-setup.ts') },
  { questions: ['swm/squad', 'swm/setup-order'], load: () => import('./families/swm-squads.ts') },
  { questions: ['swm/distance'], load: () => import('./families/swm-distance.ts') },
  { questions: ['swm/effect-applies'], load: () => import('./families/swm-effects.ts') },
  { questions: ['swm/reaches', 'swm/reserves'], load: () => import('./families/swm-reaches.ts') },
  { questions: ['swm/area-damage'], load: () => import('./families/swm-area.ts') },
  { questions: ['swm/placed-beside'], load: () => import('./families/swm-at-at.ts') },
  { questions: ['swm/transport'], load: () => import('./families/swm-transport.ts') },
  { questions: ['xwing/action-fails'], load: () => import('./families/xwing-actions.ts') },
  { questions: ['xwing/ability-queue'], load: () => import('./families/xwing-queue.ts') },
  { questions: ['xwing/detonation'], load: () => import('./families/xwing-detonation.ts') },
  { questions: ['xwing/drop-device'], load: () => import('./families/xwing-drop-device.ts') },
  { questions: ['xwing/lock', 'xwing/lock-number'], load: () => import('./families/xwing-lock.ts') },
  { questions: ['xwing/action-difficulty'], load: () => import('./families/xwing-action-difficulty.ts') },
  { questions: ['xwing/maneuver-difficulty'], load: () => import('./families/xwing-maneuver-difficulty.ts') },
  { questions: ['xwing/engagement'], load: () => import('./families/xwing-engagement.ts') },
  { questions: ['xwing/tallon-roll'], load: () => import('./families/xwing-tallon-roll.ts') },
  { questions: ['xwing/attack-effects'], load: () => import('./families/xwing-attack.ts') },
  { questions: ['xwing/weapon-choice'], load: () => import('./families/xwing-weapon.ts') },
  { questions: ['ia/adjacent'], load: () => import('./families/ia-board.ts') },
  {
    questions: ['ia/effect-order', 'ia/which-rule-wins', 'ia/abilities-box'],
    load: () => import('./families/ia-texts.ts'),
  },
  { questions: ['ia/game-mode'], load: () => import('./families/ia-game-mode.ts') },
  { questions: ['ia/active-missions'], load: () => import('./families/ia-active-missions.ts') },
  { questions: ['ia/army'], load: () => import('./families/ia-army.ts') },
  { questions: ['ia/friendly', 'ia/affiliation'], load: () => import('./families/ia-figures.ts') },
  { questions: ['ia/agenda'], load: () => import('./families/ia-agenda.ts') },
  {
    questions: ['ia/ability-use', 'ia/ability-optional'],
    load: () => import('./families/ia-ability-use.ts'),
  },
  { questions: ['ia/activation', 'ia/next-activation'], load: () => import('./families/ia-turns.ts') },
];

/** Every question that a demonstration can be about. */
export const QUESTION_IDS: readonly string[] = FAMILIES.flatMap(({ questions }) => questions);

const here = new Map<string, Family>();

/** The family of a question, if it has been prepared. */
export const familyOf = (question: string): Family | undefined => here.get(question);

/** Loads what these questions need. Unknown ones need nothing: their positions are told to be unreadable. */
export async function prepare(questions: readonly string[]): Promise<void> {
  const wanted = FAMILIES.filter((listed) =>
    listed.questions.some((id) => questions.includes(id) && !here.has(id)),
  );
  await Promise.all(
    wanted.map(async ({ questions, load }) => {
      const { family } = await load();
      if (!import.meta.env.SSR) await Promise.all(stylesOf(family).map(addStyle));
      for (const id of questions) here.set(id, family);
    }),
  );
}
