/** How the tests ask about a sequence: two plain characters, A who attacks T, and what a test adds to them. */
import { attackSequence } from './attack-sequence.ts';
import type { AttackSequenceScenario, SequenceCharacter } from './scenario.ts';

export type Character = Pick<SequenceCharacter, 'id' | 'side'> & Partial<SequenceCharacter>;
export type Asked = Omit<Partial<AttackSequenceScenario>, 'characters'> & {
  readonly characters: readonly Character[];
};

const plain = {
  abilities: [],
  adjacent: [],
  attack: 8,
  defense: 15,
  damage: 20,
  hitPoints: 40,
  forcePoints: 0,
  rerolls: false,
  wantsToFail: false,
  huge: false,
  far: false,
  inTheOpen: true,
} as const;

const scenario = ({ characters, ...asked }: Asked): AttackSequenceScenario => ({
  question: 'swm/attack-sequence',
  attacker: 'A',
  targets: ['T'],
  using: 'attack',
  combinedFire: 0,
  attackRoll: 15,
  saveRoll: 11,
  rolls: [],
  cards: [],
  order: [],
  ...asked,
  characters: characters.map((character) => ({ ...plain, name: character.id, ...character })),
});

export const judged = (asked: Asked) => {
  const result = attackSequence.judge(scenario(asked));
  if (!result.ok) throw new Error(result.error.map(({ message }) => message).join(' '));
  return result.value;
};
export const answer = (asked: Asked) => judged(asked).answer;
export const order = (asked: Asked) => {
  const found = answer(asked);
  return found.kind === 'order' ? found.items : found;
};
export const errors = (asked: Asked) => {
  const result = attackSequence.judge(scenario(asked));
  return result.ok ? [] : result.error;
};
export const codes = (asked: Asked) => errors(asked).map(({ code }) => code);
/** The facts told at a step, `-` before those that do not hold. */
export const at = (asked: Asked, number: number) =>
  judged(asked)
    .steps.filter(
      ({ fact, evidence }) => fact === 'sequence-step' && (evidence as { number: number }).number === number,
    )
    .flatMap(({ children }) =>
      children.map(({ fact, holds }) => `${holds ? '' : '-'}${fact.replace('sequence-', '')}`),
    );

export const A = (more: Partial<SequenceCharacter> = {}): Character => ({
  id: 'A',
  side: 'attacking',
  ...more,
});
export const T = (more: Partial<SequenceCharacter> = {}): Character => ({
  id: 'T',
  side: 'defending',
  ...more,
});
export const other = (id: string, more: Partial<SequenceCharacter> = {}): Character => ({
  id,
  side: 'defending',
  ...more,
});
