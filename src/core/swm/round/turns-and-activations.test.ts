/** A turn is not an activation (Clarifications 2005: Rounds, Phases, and Turns; Dominate; AT-AT; Stormtrooper Commander). */
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { AbilityId } from '../abilities/index.ts';
import { nextActivation } from './next-activation.ts';
import { notActivated } from './not-activated.ts';
import { round } from './round.ts';
import type { InARound, RoundCharacter, RoundEvent } from './scenario.ts';
import { triggers } from './triggers.ts';

/** Capital letters are Rebels, small ones Imperials. */
const one = (id: string, details: Partial<RoundCharacter> = {}): RoundCharacter => ({
  id,
  name: id,
  side: id < 'a' ? 'rebel' : 'empire',
  ...details,
});
const walker = (activations: number) => one('w', { abilities: ['at-at'], activations });

const activates = (character: string, details: Partial<RoundEvent> = {}): RoundEvent => ({
  what: 'activates',
  character,
  ...details,
});
const helps = (character: string): RoundEvent => ({ what: 'combines-fire', character });
const shocked = (character: string): RoundEvent => ({ what: 'loses-activation', character });
const immediate = (character: string, by?: AbilityId, moves = false): RoundEvent => ({
  what: 'immediate-turn',
  character,
  moves,
  ...(by && { by }),
});

const story = (
  characters: readonly (string | RoundCharacter)[],
  events: readonly RoundEvent[],
  details: Partial<InARound> = {},
): InARound => ({
  characters: characters.map((it) => (typeof it === 'string' ? one(it) : it)),
  rolls: [{ rebel: 12, empire: 7 }],
  first: 'rebel',
  events,
  ...details,
});

const value = <T>(result: { ok: true; value: T } | { ok: false; error: unknown }): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};
const legality = (of: InARound) => value(round.judge({ question: 'swm/round', ...of }));
const isLegal = (of: InARound) => legality(of).answer.kind === 'yes';
const why = (of: InARound) => decisivePages(legality(of).steps);
const members = (answer: { kind: string }): string =>
  'members' in answer && Array.isArray(answer.members) ? [...answer.members].sort().join('') : answer.kind;
const next = (of: InARound) =>
  members(value(nextActivation.judge({ question: 'swm/next-activation', ...of })).answer);
const asked = (character: string, ability: AbilityId, of: InARound) =>
  value(triggers.judge({ question: 'swm/triggers', character, ability, ...of }));
const times = (character: string, ability: AbilityId, of: InARound) => {
  const { answer } = asked(character, ability, of);
  return answer.kind === 'number' ? answer.value : answer.kind;
};
const cunningAgainst = (character: string, of: InARound) =>
  members(
    value(notActivated.judge({ question: 'swm/not-activated', character, ability: 'cunning-attack', ...of }))
      .answer,
  );

describe('an immediate turn of Pawn of the Dark Side or Dominate (2005-06-04)', () => {
  const cast = ['A', 'B', 'C', 'a', 'b', 'c'];

  it('is not prevented by an activation earlier in the round', () => {
    const of = story(cast, [activates('A'), activates('B'), activates('a'), immediate('A', 'dominate')]);
    expect(isLegal(of)).toBe(true);
    expect(why(of)).toContain('swm-013');
  });

  it('does not prevent an activation later in the round', () => {
    expect(isLegal(story(cast, [activates('A'), immediate('B'), activates('B')]))).toBe(true);
    expect(next(story(cast, [activates('A'), immediate('B')]))).toBe('BC');
  });

  it('does not count against the two activations of a phase', () => {
    const three = [activates('A'), immediate('B', 'pawn-of-the-dark-side'), activates('C')];
    expect(isLegal(story(cast, three))).toBe(true);
    expect(isLegal(story(cast, [...three, activates('B')]))).toBe(false);
    expect(isLegal(story(cast, [...three, activates('a'), activates('b'), activates('B')]))).toBe(true);
  });

  it('brings nothing into play that works on activation', () => {
    const both = story(cast, [activates('A'), activates('B'), activates('a'), immediate('A', 'dominate')]);
    expect(times('A', 'force-renewal', both)).toBe(1);
    const alone = story(cast, [activates('B'), immediate('A')]);
    expect(times('A', 'force-renewal', alone)).toBe(0);
    expect(decisivePages(asked('A', 'force-renewal', alone).steps)).toContain('swm-013');
  });

  it('does not protect from Cunning Attack and Advantageous Attack', () => {
    expect(cunningAgainst('a', story(cast, [activates('C'), immediate('A'), activates('B')]))).toBe('A');
  });

  it('brings into play what works on a turn, or at its end', () => {
    const of = story(cast, [activates('B'), immediate('A')]);
    expect(times('A', 'door-gimmick', of)).toBe(1);
    expect(times('A', 'stormtrooper-commander', of)).toBe(1);
    expect(times('A', 'regeneration', of)).toBe(1);
  });
});

describe('Dominate and Regeneration (2005-06-04)', () => {
  const cast = ['A', 'B', 'd', 'e'];
  const durge = (moves: boolean) => [
    activates('A'),
    immediate('d', 'dominate'),
    activates('B'),
    activates('d', { moves }),
  ];

  it('lets Durge regenerate on the immediate turn, and again on his own if he does not move', () => {
    expect(times('d', 'regeneration', story(cast, durge(false)))).toBe(2);
    expect(decisivePages(asked('d', 'regeneration', story(cast, durge(false))).steps)).toContain('swm-033');
    expect(times('d', 'regeneration', story(cast, durge(true)))).toBe(1);
  });

  it('gives a turn without moves', () => {
    const moved = story(cast, [activates('A'), immediate('d', 'dominate', true)]);
    expect(isLegal(moved)).toBe(false);
    expect(why(moved)).toEqual(['swm-269']);
    expect(times('d', 'regeneration', moved)).toBe('no');
    const pawn = story(cast, [activates('A'), activates('B'), immediate('d', 'pawn-of-the-dark-side', true)]);
    expect(isLegal(pawn)).toBe(true);
    expect(times('d', 'regeneration', pawn)).toBe(0);
  });
});

describe('a character that activates to combine fire (Stormtrooper Commander, 2005-09-03)', () => {
  const cast = ['A', 'B', 's', 't', 'u'];
  const aids = [activates('A'), activates('B'), activates('t'), helps('s')];

  it('gets no turn, so nothing that waits for one works', () => {
    const of = story(cast, aids);
    for (const ability of ['stormtrooper-commander', 'door-gimmick', 'regeneration'] as const) {
      expect(times('s', ability, of)).toBe(0);
    }
    expect(decisivePages(asked('s', 'stormtrooper-commander', of).steps)).toContain('swm-024');
    expect(times('t', 'stormtrooper-commander', of)).toBe(1);
  });

  it('has activated, and does not activate again', () => {
    expect(cunningAgainst('A', story(cast, aids))).toBe('u');
    expect(isLegal(story(cast, [...aids, activates('s')]))).toBe(false);
  });

  it('leaves open whether what works on activation works', () => {
    const taken = (value: 'triggers' | 'nothing') =>
      story(cast, aids, { readings: { 'combined-fire-triggers': value } });
    expect(times('s', 'force-renewal', taken('triggers'))).toBe(1);
    expect(times('s', 'force-renewal', taken('nothing'))).toBe(0);
    expect(asked('s', 'force-renewal', story(cast, aids)).hangsOn).toMatchObject([{ page: 'swm-317' }]);
    expect(asked('s', 'door-gimmick', story(cast, aids)).hangsOn).toEqual([]);
  });

  it('leaves open who helps a dominated character', () => {
    const dominated = (helper: string, value: 'own-squad' | 'other-squad' | 'nobody') =>
      isLegal(
        story(cast, [activates('A'), immediate('s', 'dominate'), helps(helper)], {
          readings: { 'dominated-combined-fire': value },
        }),
      );
    expect(['t', 'B'].map((helper) => dominated(helper, 'own-squad'))).toEqual([true, false]);
    expect(['t', 'B'].map((helper) => dominated(helper, 'other-squad'))).toEqual([false, true]);
    expect(['t', 'B'].map((helper) => dominated(helper, 'nobody'))).toEqual([false, false]);
    const pawn = story(cast, [activates('A'), activates('B'), activates('s'), immediate('t'), helps('u')]);
    expect(isLegal(pawn)).toBe(true);
    expect(legality(pawn).hangsOn).toEqual([]);
  });
});

describe('the AT-AT and Shockwave (2005-12-18)', () => {
  const cast = (activations: number) => ['A', 'B', 'C', walker(activations)];

  it('loses an activation each time that it is affected in a round', () => {
    const twice = story(cast(3), [
      activates('A'),
      shocked('w'),
      activates('B'),
      shocked('w'),
      activates('w'),
    ]);
    expect(isLegal(twice)).toBe(true);
    expect(next(twice)).toBe('C');
    expect(isLegal(story(cast(3), [...twice.events, activates('C'), activates('w')]))).toBe(false);
    expect(why(twice)).toContain('swm-005');
    expect(next(story(cast(3), [activates('A'), shocked('w'), activates('B')]))).toBe('w');
  });

  it('loses none when it has used all of them', () => {
    const used = story(cast(1), [
      activates('A'),
      activates('B'),
      activates('w'),
      shocked('w'),
      activates('C'),
    ]);
    expect(isLegal(used)).toBe(true);
  });

  it('makes anybody else count as activated', () => {
    const of = story(['A', 'B', 'a', 'b'], [activates('A'), shocked('a')]);
    expect(next(story(['A', 'B', 'a', 'b'], [...of.events, activates('B')]))).toBe('b');
    expect(cunningAgainst('A', of)).toBe('b');
    expect(times('a', 'force-renewal', of)).toBe(0);
  });
});

describe('the AT-AT and immediate turns (2005-12-18)', () => {
  const cast = (activations: number) => ['A', 'B', 'C', walker(activations), 's'];

  it('uses an activation that it has left', () => {
    const start = [activates('A'), activates('B')];
    const pawn = immediate('w', 'pawn-of-the-dark-side');
    const of = story(cast(2), [...start, activates('s'), pawn, activates('w')]);
    expect(isLegal(of)).toBe(true);
    expect(why(of)).toContain('swm-006');
    const none = story(cast(1), [...start, activates('w'), activates('s'), pawn]);
    expect(isLegal(none)).toBe(false);
    expect(why(none)).toEqual(['swm-006']);
  });

  it('does not move more than four times or fire more than once in a round', () => {
    const does = (details: Partial<RoundEvent>, count: number, last: RoundEvent) =>
      isLegal(
        story(
          ['A', walker(9)],
          [activates('A'), ...Array.from({ length: count }, () => activates('w', details)), last],
        ),
      );
    const pawn = (details: Partial<RoundEvent>) => ({
      ...immediate('w', 'pawn-of-the-dark-side'),
      ...details,
    });
    expect(does({ moves: true }, 3, pawn({ moves: true }))).toBe(true);
    expect(does({ moves: true }, 4, pawn({ moves: true }))).toBe(false);
    expect(does({ moves: true }, 4, pawn({ shoots: true }))).toBe(true);
    expect(does({ shoots: true }, 1, pawn({ shoots: true }))).toBe(false);
    expect(does({ shoots: true }, 1, activates('w', { shoots: true }))).toBe(false);
  });

  it('is not affected by Dominate', () => {
    const of = story(cast(3), [activates('A'), immediate('w', 'dominate')]);
    expect(isLegal(of)).toBe(false);
    expect(why(of)).toEqual(['swm-006']);
  });
});

describe('characters that cannot be', () => {
  it.each([
    ['several-activations', one('A', { activations: 2 }), 'swm-108'],
    ['unknown-activations', one('A', { abilities: ['at-at'] }), undefined],
  ])('are refused: %s', (code, character, rule) => {
    const result = round.judge({ question: 'swm/round', ...story([character, 'b'], []) });
    expect(result.ok ? [] : result.error).toMatchObject([{ code, path: ['characters', 0, 'activations'] }]);
    expect(result.ok || result.error.map((error) => error.rule)).toEqual([rule]);
  });

  it('are refused where nobody has the letter asked about', () => {
    const of = story(['A', 'b'], []);
    for (const result of [
      triggers.judge({ question: 'swm/triggers', character: 'X', ability: 'regeneration', ...of }),
      notActivated.judge({ question: 'swm/not-activated', character: 'X', ability: 'cunning-attack', ...of }),
    ]) {
      expect(result.ok ? [] : result.error).toMatchObject([
        { code: 'unknown-character', path: ['character'] },
      ]);
    }
  });
});

describe('every verdict', () => {
  it('rests on pages that its question names', () => {
    const of = story(
      ['A', 'B', walker(3), 's'],
      [activates('A'), immediate('s', 'dominate'), activates('B'), shocked('w'), activates('s'), helps('w')],
    );
    const asks = [
      [round, round.judge({ question: 'swm/round', ...of })],
      [
        triggers,
        triggers.judge({ question: 'swm/triggers', character: 's', ability: 'regeneration', ...of }),
      ],
      [
        notActivated,
        notActivated.judge({
          question: 'swm/not-activated',
          character: 'A',
          ability: 'advantageous-attack',
          ...of,
        }),
      ],
    ] as const;
    for (const [question, result] of asks) {
      for (const step of walk(value(result).steps)) expect(question.cites).toContain(step.rule);
    }
  });
});
