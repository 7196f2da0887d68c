/** Whom an effect works on (Clarifications 2005, the answers named in each block). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import { KINDS, WHOM } from '../abilities/vocabulary.ts';
import { FACTIONS } from '../factions.ts';
import { REACHING_IDS, reaches } from './reaches.ts';
import type { EnteredText, ReachesScenario } from './scenario.ts';
import { meaningOf } from './words.ts';

const asked = (details: Partial<ReachesScenario>): ReachesScenario => ({
  question: 'swm/reaches',
  texts: [],
  name: 'A character',
  side: 'ally',
  commander: false,
  abilities: [],
  ...details,
});

function verdict(details: Partial<ReachesScenario>) {
  const judged = reaches.judge(asked(details));
  if (!judged.ok) throw new Error(JSON.stringify(judged.error));
  return judged.value;
}
const answer = (details: Partial<ReachesScenario>) => verdict(details).answer;
const kind = (details: Partial<ReachesScenario>) => answer(details).kind;
const code = (details: Partial<ReachesScenario>) => {
  const judged = reaches.judge(asked(details));
  return judged.ok ? undefined : judged.error[0]?.code;
};
const card = (text: Partial<EnteredText>): EnteredText => ({
  from: 'card',
  whom: 'anyone',
  kinds: [],
  ...text,
});

describe('a faction or a name (Warmaster Tsavong Lah)', () => {
  const effect = 'warmaster-tsavong-lah';
  it('is the faction where the word is one, whatever the names say', () => {
    expect(kind({ effect, name: 'Nom Anor', faction: 'yuuzhan-vong' })).toBe('yes');
    expect(kind({ effect, name: 'Yuuzhan Vong Warrior', faction: 'yuuzhan-vong' })).toBe('yes');
    expect(kind({ effect, name: 'A friend of the Yuuzhan Vong', faction: 'fringe' })).toBe('no');
    expect(answer({ effect, name: 'Yuuzhan Vong Warrior' })).toEqual({
      kind: 'undetermined',
      missing: ['faction'],
    });
  });

  it('is the faction as well where a text calls its characters by a shorter word', () => {
    const separatist = [card({ whom: 'allies', word: 'Separatist' })];
    expect(kind({ texts: separatist, name: 'Battle Droid', faction: 'separatists' })).toBe('yes');
    expect(kind({ texts: separatist, name: 'Separatist Friend', faction: 'fringe' })).toBe('no');
    const rebel = [card({ whom: 'allies', word: 'Rebel' })];
    expect(kind({ texts: rebel, name: 'Luke Skywalker', faction: 'rebel-alliance' })).toBe('yes');
    expect(meaningOf('Rebel Trooper')).toEqual({ means: 'name' });
  });

  it('reaches allies with commander effects too, and no enemies', () => {
    expect(kind({ effect, faction: 'yuuzhan-vong', commander: true })).toBe('yes');
    expect(kind({ effect, faction: 'yuuzhan-vong', side: 'enemy' })).toBe('no');
  });
});

describe('an ability or a name (General Grievous, Jedi Hunter)', () => {
  const texts = [card({ whom: 'allies', word: 'Jedi Hunter' })];
  it('is the ability where the word is one', () => {
    const name = 'General Grievous, Jedi Hunter';
    expect(kind({ texts, name, abilities: ['cyborg'] })).toBe('no');
    expect(kind({ texts, name, abilities: ['cyborg', 'jedi-hunter'] })).toBe('yes');
    expect(decisivePages(verdict({ texts, name }).steps)).toContain('swm-148');
  });

  it('is part of the name where the word is neither faction nor ability', () => {
    const droids = [card({ word: 'Battle Droid' })];
    expect(kind({ texts: droids, name: 'Super Battle Droid' })).toBe('yes');
    expect(kind({ texts: droids, name: 'Battle Droidling' })).toBe('no');
  });

  it('is not stretched where it comes from an example (Fire Control)', () => {
    const effect = 'fire-control';
    expect(kind({ effect, name: 'Battle Droid', abilities: ['droid'] })).toBe('yes');
    expect(kind({ effect, name: 'Battle Droid', abilities: ['droid'], side: 'enemy' })).toBe('no');
    const text = { kind: 'undetermined', missing: ['text'] };
    expect(answer({ effect, name: 'Destroyer Droid', abilities: ['droid'] })).toEqual(text);
    expect(
      kind({ effect, name: 'Destroyer Droid', texts: [card({ word: 'Droid' })], abilities: ['droid'] }),
    ).toBe('yes');
  });

  it('is told apart by the word alone', () => {
    expect(meaningOf('yuuzhan vong')).toEqual({ means: 'faction', faction: 'yuuzhan-vong' });
    expect(meaningOf('Jedi Hunter')).toEqual({ means: 'ability', ability: 'jedi-hunter' });
    expect(meaningOf('Durge')).toEqual({ means: 'name' });
    expect(meaningOf('Droid')).toEqual({ means: 'kind', kind: 'droid' });
  });
});

describe('a definition and the words of a card', () => {
  it('hold together (Force Valor: followers by the card of Yoda, Jedi Master)', () => {
    const effect = 'force-valor';
    expect(kind({ effect, commander: true })).toBe('yes');
    expect(kind({ effect, card: 'yoda-jedi-master', commander: true })).toBe('no');
    expect(kind({ effect, card: 'yoda-jedi-master' })).toBe('yes');
    expect(decisivePages(verdict({ effect, card: 'yoda-jedi-master', commander: true }).steps)).toContain(
      'swm-147',
    );
  });

  it('hold together (Droid Reinforcements: non-Unique by the card of Wat Tambor)', () => {
    const effect = 'droid-reinforcements';
    expect(kind({ effect, abilities: ['droid', 'unique'] })).toBe('yes');
    expect(kind({ effect, card: 'wat-tambor', abilities: ['droid', 'unique'] })).toBe('no');
    expect(kind({ effect, card: 'wat-tambor', abilities: ['droid'] })).toBe('yes');
    expect(kind({ effect, card: 'wat-tambor' })).toBe('no');
  });

  it('need an effect or a text, and a card that is about the effect', () => {
    expect(code({})).toBe('no-text');
    expect(code({ effect: 'force-valor', card: 'wat-tambor' })).toBe('another-card');
    expect(code({ effect: 'pheromones', card: 'prince-xizor' })).toBe('another-card');
  });
});

describe('kinds of characters', () => {
  it('are left out only by name (Poison and Pheromones work on Droids)', () => {
    const droid = { side: 'enemy', abilities: ['droid'] } as const;
    expect(kind({ effect: 'poison', ...droid })).toBe('yes');
    expect(kind({ effect: 'pheromones', ...droid })).toBe('yes');
    expect(kind({ effect: 'dominate', ...droid })).toBe('no');
    expect(kind({ effect: 'poison', ...droid, texts: [card({ kinds: ['non-droid'] })] })).toBe('no');
  });

  it('are those of enemies where the text says so (Force Strike)', () => {
    const droid = { effect: 'force-strike', abilities: ['droid'] } as const;
    expect(kind({ ...droid, side: 'enemy' })).toBe('yes');
    expect(kind({ ...droid, side: 'ally' })).toBe('no');
    expect(kind({ effect: 'force-strike', side: 'enemy', abilities: ['mounted-weapon'] })).toBe('yes');
    expect(kind({ effect: 'force-strike', side: 'enemy' })).toBe('no');
    expect(kind({ effect: 'kouhun-infestation', side: 'ally', distance: 1 })).toBe('no');
    expect(kind({ effect: 'kouhun-infestation', side: 'enemy', distance: 13 })).toBe('no');
  });

  it('count a Cyborg as a Droid and as a non-Droid (Dominate)', () => {
    for (const word of ['droid', 'non-droid', 'living', 'droid-or-mounted-weapon'] as const) {
      expect(kind({ texts: [card({ kinds: [word] })], abilities: ['cyborg'] })).toBe('yes');
    }
    expect(kind({ effect: 'dominate', side: 'enemy', abilities: ['cyborg'] })).toBe('yes');
    expect(kind({ effect: 'kouhun-infestation', side: 'enemy', abilities: ['mounted-weapon'] })).toBe('no');
  });

  it('are the same, whether a text lists them or calls them by a word', () => {
    for (const word of ['Droid', 'non-Droid', 'Living']) {
      expect(kind({ texts: [card({ word })], abilities: ['cyborg'] })).toBe('yes');
    }
    expect(kind({ texts: [card({ word: 'non-Droid' })], abilities: ['droid'] })).toBe('no');
    expect(kind({ texts: [card({ word: 'Droid' })], name: 'Battle Droid' })).toBe('no');
  });
});

describe('Dominate and the AT-AT (AT-AT Imperial Walker)', () => {
  it('do not go together', () => {
    const found = verdict({ effect: 'dominate', side: 'enemy', abilities: ['at-at'] });
    expect(found.answer.kind).toBe('no');
    expect(decisivePages(found.steps)).toContain('swm-006');
  });
});

describe('turrets and towers (AT-AT Imperial Walker)', () => {
  it('are found by an effect for characters with Mounted Weapon', () => {
    const texts = [card({ whom: 'enemies', word: 'Mounted Weapon' })];
    expect(kind({ texts, side: 'enemy', abilities: ['turret'] })).toBe('yes');
    expect(kind({ texts, side: 'enemy', abilities: ['tower'] })).toBe('no');
    expect(kind({ texts, side: 'enemy' })).toBe('no');
  });

  it('are characters for all purposes, and for combined fire only', () => {
    const near = { distance: 1 } as const;
    expect(kind({ effect: 'mon-mothma', abilities: ['turret'], ...near })).toBe('yes');
    expect(kind({ effect: 'mon-mothma', abilities: ['tower'], ...near })).toBe('no');
    expect(kind({ effect: 'baron-fel', abilities: ['tower'], ...near })).toBe('yes');
    expect(kind({ effect: 'poison', side: 'enemy', abilities: ['tower'] })).toBe('no');
  });
});

describe('commander effects', () => {
  it('reach followers within 6 squares', () => {
    const effect = 'baron-fel';
    expect(kind({ effect, distance: 6 })).toBe('yes');
    expect(kind({ effect, distance: 7 })).toBe('no');
    expect(kind({ effect, distance: 2, commander: true })).toBe('no');
    expect(answer({ effect })).toEqual({ kind: 'undetermined', missing: ['distance'] });
  });

  it('are undetermined where no source says whom they work on, until the reader enters it', () => {
    expect(answer({ effect: 'durge' })).toEqual({ kind: 'undetermined', missing: ['text'] });
    expect(kind({ effect: 'durge', texts: [card({ whom: 'followers' })] })).toBe('yes');
  });

  it('work on Droids whom they name; on others it is an open point', () => {
    const droid = { abilities: ['droid'], distance: 1 } as const;
    expect(kind({ effect: 'general-grievous-supreme-commander', ...droid })).toBe('yes');
    const open = verdict({ effect: 'captain-antilles', ...droid });
    expect(open.answer.kind).toBe('no');
    expect(open.hangsOn).toMatchObject([
      { reading: 'droids-and-commanders', otherwise: [{ value: 'like-others', answer: { kind: 'yes' } }] },
    ]);
    expect(kind({ effect: 'captain-antilles', ...droid, abilities: ['cyborg'] })).toBe('yes');
    const byName = [card({ whom: 'followers', word: 'Super Battle Droid' })];
    const effect = 'super-battle-droid-commander';
    expect(kind({ effect, texts: byName, name: 'Super Battle Droid', ...droid })).toBe('yes');
    expect(kind({ effect, texts: [card({ word: 'Trooper' })], name: 'A Trooper', ...droid })).toBe('no');
  });

  it('are what Force Valor provides, so Droids are an open point there too (Force Valor)', () => {
    const open = verdict({ effect: 'force-valor', card: 'yoda-jedi-master', abilities: ['droid'] });
    expect(open.answer.kind).toBe('no');
    expect(open.hangsOn).toMatchObject([{ reading: 'droids-and-commanders' }]);
    const helped = verdict({ effect: 'force-valor', card: 'yoda-jedi-master' });
    expect(helped).toMatchObject({ answer: { kind: 'yes' }, hangsOn: [] });
  });
});

const scenario: fc.Arbitrary<ReachesScenario> = fc
  .record({
    question: fc.constant('swm/reaches' as const),
    effect: fc.option(fc.constantFrom(...REACHING_IDS), { nil: undefined }),
    card: fc.option(fc.constantFrom('yoda-jedi-master', 'wat-tambor', 'prince-xizor'), { nil: undefined }),
    texts: fc.array(
      fc.record({
        from: fc.constantFrom('definition', 'card'),
        whom: fc.constantFrom(...WHOM),
        word: fc.option(fc.constantFrom('Fringe', 'Droid', 'Trooper'), { nil: undefined }),
        kinds: fc.uniqueArray(fc.constantFrom(...KINDS), { maxLength: 2 }),
        within: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
      }),
      { maxLength: 3 },
    ),
    name: fc.option(fc.constantFrom('Trooper', 'Somebody'), { nil: undefined }),
    side: fc.constantFrom('ally', 'enemy'),
    commander: fc.boolean(),
    faction: fc.option(fc.constantFrom(...FACTIONS), { nil: undefined }),
    abilities: fc.uniqueArray(fc.constantFrom('droid', 'cyborg', 'unique', 'tower'), {
      maxLength: 3,
    }),
    distance: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  })
  .map((raw) => JSON.parse(JSON.stringify(raw)) as ReachesScenario);

describe('any effect and character', () => {
  it('get an answer or a reason, citing declared pages and marking what decides', () => {
    fc.assert(
      fc.property(scenario, (asked) => {
        const judged = reaches.judge(asked);
        expect(reaches.judge(asked)).toEqual(judged);
        if (!judged.ok) return;
        const steps = [...walk(judged.value.steps)];
        expect(steps.filter(({ rule }) => !reaches.cites.includes(rule))).toEqual([]);
        expect(steps.some(({ decisive, children }) => decisive && children.length === 0)).toBe(true);
      }),
      { numRuns: 500, seed: 41 },
    );
  });

  it('are not reached because of one more text, but for a commander effect whose text then names Droids', () => {
    fc.assert(
      fc.property(scenario, (asked) => {
        const [text] = asked.texts;
        const droids = text?.word === 'Droid' || text?.kinds.some((kind) => kind.startsWith('droid'));
        fc.pre(asked.texts.length > 0 && !droids);
        const before = reaches.judge({ ...asked, texts: asked.texts.slice(1) });
        const after = reaches.judge(asked);
        if (before.ok && after.ok && before.value.answer.kind === 'no') {
          expect(after.value.answer.kind).toBe('no');
        }
      }),
      { numRuns: 500, seed: 42 },
    );
  });
});
