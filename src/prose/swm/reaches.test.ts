/** Sentences on whom an effect works. */
import { describe, expect, it } from 'vitest';
import { walk } from '../../core/steps.ts';
import { KINDS, WHOM } from '../../core/swm/abilities/vocabulary.ts';
import { REACHING_IDS, reaches } from '../../core/swm/reaches/reaches.ts';
import type { ReachesScenario } from '../../core/swm/reaches/scenario.ts';
import { sentenceOf } from '../sentence.ts';
import { sentences } from './index.ts';

function told(details: Partial<ReachesScenario>): readonly string[] {
  const judged = reaches.judge({
    question: 'swm/reaches',
    texts: [],
    side: 'ally',
    commander: false,
    abilities: [],
    ...details,
  });
  if (!judged.ok) return judged.error.map(({ message }) => message);
  return [...walk(judged.value.steps)].map((step) => sentenceOf(sentences, step, (id) => id));
}

describe('sentences on the reach of an effect', () => {
  it('tell the ruling on Yoda, Jedi Master', () => {
    expect(
      told({ effect: 'force-valor', card: 'yoda-jedi-master', name: 'Bail Organa', commander: true }),
    ).toEqual([
      'Force Valor does not work on Bail Organa.',
      'The text of Force Valor includes Bail Organa.',
      'It works on allies, and Bail Organa is an ally with a commander effect.',
      'It names no kind of character, so none is left out, and neither is Bail Organa.',
      'What the stat card of Yoda, Jedi Master adds leaves out Bail Organa.',
      'It works on followers, who are allies without a commander effect; Bail Organa is an ally with a commander effect.',
    ]);
  });

  it('tell what a commander effect gives', () => {
    expect(told({ effect: 'captain-antilles', name: 'Rebel Trooper', distance: 3 })).toContain(
      'Rebel Trooper gets +4 Attack against a Fringe enemy and gets +10 Damage against a Fringe enemy.',
    );
    expect(told({ effect: 'durge' })).toContain(
      'Whether the commander effect of Durge works on the character cannot be told from this.',
    );
  });

  it('are whole for every effect, kind and word', () => {
    const texts = [
      ...WHOM.map((whom) => ({ from: 'card', whom, kinds: [], within: 6 }) as const),
      ...KINDS.map((kind) => ({ from: 'definition', whom: 'anyone', kinds: [kind] }) as const),
      ...['Fringe', 'Cyborg', 'Trooper'].map(
        (word) => ({ from: 'card', whom: 'anyone', kinds: [], word }) as const,
      ),
    ];
    const characters: readonly Partial<ReachesScenario>[] = [
      {},
      { name: 'Trooper', faction: 'fringe', distance: 6, abilities: ['cyborg', 'unique'] },
      { name: 'R2-D2', faction: 'sith', distance: 9, side: 'enemy', abilities: ['droid'] },
      { abilities: ['tower'], distance: 2 },
      { commander: true, abilities: ['droid'], readings: { 'droids-and-commanders': 'like-others' } },
    ];
    const all = [undefined, ...REACHING_IDS].flatMap((effect) =>
      texts.flatMap((text) =>
        characters.flatMap((character) => told({ ...(effect && { effect }), texts: [text], ...character })),
      ),
    );
    const whole = /^[“A-Z].*\.$/;
    const holes = /undefined|null|NaN|\[object|reach-| {2}/;
    expect([...new Set(all)].filter((text) => !whole.test(text) || holes.test(text))).toEqual([]);
  });
});
