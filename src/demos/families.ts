/**
 * The families of questions, and which of them are here. The server awaits `prepare` before it renders a
 * demonstration, the browser before it hydrates one; whoever renders finds the families in place.
 */
import type { Family } from './family.ts';
import { addStyle, stylesOf } from './styles.ts';

/** The questions of each module in `families/`, which load together. Adding a family is one line here. */
const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  'swm-board': ['swm/line-of-sight', 'swm/cover', 'swm/legal-targets'],
  'swm-movement': ['swm/movement'],
  'swm-cheapest-path': ['swm/cheapest-path'],
  'swm-path': ['swm/path', 'swm/opportunity'],
  'swm-attack': ['swm/attack', 'swm/combined-fire'],
  'swm-attack-sequence': ['swm/attack-sequence'],
  'swm-turns': ['swm/turn', 'swm/round', 'swm/next-activation', 'swm/triggers', 'swm/not-activated'],
  'swm-victory': ['swm/victory'],
  'swm-setup': ['swm/setup'],
  'swm-squads': ['swm/squad', 'swm/setup-order'],
  'swm-distance': ['swm/distance'],
  'swm-effects': ['swm/effect-applies'],
  'swm-reaches': ['swm/reaches', 'swm/reserves'],
  'swm-area': ['swm/area-damage'],
  'swm-at-at': ['swm/placed-beside'],
  'swm-transport': ['swm/transport'],
  'xwing-actions': ['xwing/action-fails'],
  'xwing-queue': ['xwing/ability-queue'],
  'xwing-detonation': ['xwing/detonation'],
  'xwing-drop-device': ['xwing/drop-device'],
  'xwing-lock': ['xwing/lock', 'xwing/lock-number'],
  'xwing-action-difficulty': ['xwing/action-difficulty'],
  'xwing-maneuver-difficulty': ['xwing/maneuver-difficulty'],
  'xwing-engagement': ['xwing/engagement'],
  'xwing-tallon-roll': ['xwing/tallon-roll'],
  'xwing-attack': ['xwing/attack-effects'],
  'xwing-weapon': ['xwing/weapon-choice'],
  'ia-board': ['ia/adjacent'],
  'ia-texts': ['ia/effect-order', 'ia/which-rule-wins', 'ia/abilities-box'],
  'ia-game-mode': ['ia/game-mode'],
  'ia-active-missions': ['ia/active-missions'],
  'ia-army': ['ia/army'],
  'ia-figures': ['ia/friendly', 'ia/affiliation'],
  'ia-agenda': ['ia/agenda'],
  'ia-ability-use': ['ia/ability-use', 'ia/ability-optional'],
  'ia-turns': ['ia/activation', 'ia/next-activation'],
};

const MODULES = import.meta.glob<{ readonly family: Family }>('./families/*.ts');

async function load(name: string): Promise<Family> {
  const module = MODULES[`./families/${name}.ts`];
  if (!module) throw new Error(`There is no family ${name}.`);
  return (await module()).family;
}

/** The name of the family of a question: that of its module. */
export const familyNameOf = (question: string): string | undefined =>
  Object.keys(FAMILIES).find((name) => FAMILIES[name]?.includes(question));

/** Every question that a demonstration can be about. */
export const QUESTION_IDS: readonly string[] = Object.values(FAMILIES).flat();

const here = new Map<string, Family>();

/** The family of a question, if it has been prepared. */
export const familyOf = (question: string): Family | undefined => here.get(question);

/** Loads what these questions need. Unknown ones need nothing: their positions are told to be unreadable. */
export async function prepare(questions: readonly string[]): Promise<void> {
  const wanted = Object.entries(FAMILIES).filter(([, own]) =>
    own.some((id) => questions.includes(id) && !here.has(id)),
  );
  await Promise.all(
    wanted.map(async ([name, own]) => {
      const family = await load(name);
      if (!import.meta.env.SSR) await Promise.all(stylesOf(family).map(addStyle));
      for (const id of own) here.set(id, family);
    }),
  );
}
