/** Initiative, phases and the end of a round (Rebel Storm rulebook, pp. 6-7). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { Answer, Verdict } from '../../verdict.ts';
import { opponentOf, PLAYERS, type Player } from '../players.ts';
import { nextActivation } from './next-activation.ts';
import { Referee } from './round.oracle.ts';
import { round } from './round.ts';
import { ROUND_EVENTS, type RoundCharacter, type RoundEvent, type RoundScenario } from './scenario.ts';

type Situation = Omit<RoundScenario, 'question'>;

/** Characters by their letters: capital ones are Rebels, small ones Imperials. */
const cast = (letters: string): readonly RoundCharacter[] =>
  [...letters].map((id) => ({ id, name: id, side: id < 'a' ? 'rebel' : 'empire' }));

/** "A": A activates; "+A": A combines fire; "-A": A is defeated. */
const happening = (text: string): readonly RoundEvent[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      what: word.startsWith('+') ? 'combines-fire' : word.startsWith('-') ? 'is-defeated' : 'activates',
      character: word.replace(/^[+-]/, ''),
    }));

const situation = (letters: string, text: string, details: Partial<Situation> = {}): Situation => ({
  characters: cast(letters),
  rolls: [{ rebel: 12, empire: 7 }],
  first: 'rebel',
  events: happening(text),
  ...details,
});

function verdicts(of: Situation): { legal: Verdict; next: Verdict } {
  const legal = round.judge({ question: 'swm/round', ...of });
  const next = nextActivation.judge({ question: 'swm/next-activation', ...of });
  if (!legal.ok || !next.ok) throw new Error(JSON.stringify([legal, next]));
  return { legal: legal.value, next: next.value };
}
const isLegal = (of: Situation): boolean => verdicts(of).legal.answer.kind === 'yes';
const next = (of: Situation): Answer => verdicts(of).next.answer;
const whoIsNext = (of: Situation): string => {
  const answer = next(of);
  return answer.kind === 'set' ? [...answer.members].sort().join('') : answer.kind;
};
const why = (of: Situation) => decisivePages(verdicts(of).legal.steps);

describe('the initiative roll (p. 6)', () => {
  const start = (details: Partial<Situation>) => situation('ABab', '', details);

  it('is won by the higher roll, whose player chooses who goes first', () => {
    expect(whoIsNext(start({ rolls: [{ rebel: 15, empire: 4 }], first: 'rebel' }))).toBe('AB');
    expect(whoIsNext(start({ rolls: [{ rebel: 15, empire: 4 }], first: 'empire' }))).toBe('ab');
    expect(whoIsNext(start({ rolls: [{ rebel: 3, empire: 4 }], first: 'rebel' }))).toBe('AB');
    expect(why(start({}))).toContain('swm-107');
  });

  it('does not let the loser choose', () => {
    const stolen = start({ rolls: [{ rebel: 15, empire: 4 }], chooser: 'empire', first: 'empire' });
    expect(isLegal(stolen)).toBe(false);
    expect(why(stolen)).toEqual(['swm-107']);
    expect(isLegal(start({ rolls: [{ rebel: 15, empire: 4 }], chooser: 'rebel', first: 'empire' }))).toBe(
      true,
    );
  });

  it('is made again when it is tied, and only then', () => {
    const tied = { rebel: 8, empire: 8 };
    const open = start({ rolls: [tied, tied] });
    expect(isLegal(open)).toBe(false);
    expect(whoIsNext(start({ rolls: [tied, { rebel: 2, empire: 9 }], first: 'empire' }))).toBe('ab');
    expect(isLegal(start({ rolls: [{ rebel: 2, empire: 9 }, tied] }))).toBe(false);
  });

  it('leaves open who is next until it is made and somebody has chosen', () => {
    const undecided = (rolls: Situation['rolls']): Situation => ({
      characters: cast('ABab'),
      rolls,
      events: [],
    });
    expect(next(undecided([]))).toEqual({ kind: 'undetermined', missing: ['initiative-roll'] });
    expect(next(undecided([{ rebel: 8, empire: 8 }]))).toEqual({
      kind: 'undetermined',
      missing: ['initiative-roll'],
    });
    expect(next(undecided([{ rebel: 9, empire: 8 }]))).toEqual({
      kind: 'undetermined',
      missing: ['who-goes-first'],
    });
    const hasty = { ...undecided([{ rebel: 9, empire: 8 }]), events: happening('A') };
    expect(isLegal(hasty)).toBe(false);
    expect(why(hasty)).toEqual(['swm-107']);
  });
});

describe('a phase (p. 6)', () => {
  it('is two activations, one at a time, and then it is the other player’s', () => {
    expect(whoIsNext(situation('ABCabc', 'A'))).toBe('BC');
    expect(whoIsNext(situation('ABCabc', 'A B'))).toBe('abc');
    expect(whoIsNext(situation('ABCabc', 'A B a'))).toBe('bc');
    expect(whoIsNext(situation('ABCabc', 'A B a b'))).toBe('C');
    expect(isLegal(situation('ABCabc', 'A B a b C c'))).toBe(true);
  });

  it('is not cut short and does not go on', () => {
    const short = situation('ABCabc', 'A a');
    expect(isLegal(short)).toBe(false);
    expect(why(short)).toEqual(['swm-108']);
    expect(isLegal(situation('ABCabc', 'A B C'))).toBe(false);
    expect(isLegal(situation('ABCabc', 'a'))).toBe(false);
  });

  it('activates each character only once in a round', () => {
    expect(isLegal(situation('ABCabc', 'A A'))).toBe(false);
    expect(isLegal(situation('ABCabc', 'A B a b A'))).toBe(false);
    expect(why(situation('ABCabc', 'A A'))).toEqual(['swm-108']);
  });

  it('is one activation when a player has but one character left', () => {
    expect(whoIsNext(situation('ABCab', 'A B a b'))).toBe('C');
    expect(whoIsNext(situation('Aabc', 'A'))).toBe('abc');
    expect(isLegal(situation('Aabc', 'A a b c'))).toBe(true);
  });

  it('follows the player’s own when the other has nobody left: many activate at the end', () => {
    expect(isLegal(situation('ABCDEa', 'A B a C D E'))).toBe(true);
    expect(whoIsNext(situation('ABCDEa', 'A B a C D'))).toBe('E');
    const { steps } = verdicts(situation('ABCDEa', 'A B a C D')).next;
    expect(steps.at(-1)).toMatchObject({ rule: 'swm-108', evidence: { why: 'goes-on' } });
  });
});

describe('the end of a round (p. 7)', () => {
  it('comes when everybody has activated once', () => {
    expect(whoIsNext(situation('ABa', 'A B a'))).toBe('');
    expect(decisivePages(verdicts(situation('ABa', 'A B a')).next.steps)).toContain('swm-109');
    const more = situation('ABa', 'A B a A');
    expect(isLegal(more)).toBe(false);
    expect(why(more)).toEqual(['swm-109']);
  });

  it('does not wait for the defeated', () => {
    expect(whoIsNext(situation('ABCab', 'A B -b a'))).toBe('C');
    expect(whoIsNext(situation('ABab', 'A B -b a'))).toBe('');
    expect(whoIsNext(situation('ABab', 'A -B'))).toBe('ab');
    const dead = situation('ABab', 'A -B B');
    expect(isLegal(dead)).toBe(false);
    expect(why(dead)).toEqual(['swm-131']);
    expect(isLegal(situation('ABab', '-B -B'))).toBe(false);
  });

  it('comes with the end of the skirmish when all characters of a player are defeated', () => {
    const over = situation('ABa', 'A -a');
    expect(whoIsNext(over)).toBe('');
    expect(decisivePages(verdicts(over).next.steps)).toContain('swm-105');
    expect(isLegal(situation('ABa', 'A -a B'))).toBe(false);
    expect(why(situation('ABa', 'A -a B'))).toEqual(['swm-105']);
  });
});

describe('combined fire (p. 15)', () => {
  it('activates allies in another’s turn, who then cannot activate', () => {
    expect(isLegal(situation('ABCDab', 'A +B +C'))).toBe(true);
    expect(whoIsNext(situation('ABCDab', 'A +B +C'))).toBe('D');
    const again = situation('ABCDab', 'A +B B');
    expect(isLegal(again)).toBe(false);
    expect(isLegal(situation('ABCDab', 'A B a b C +A'))).toBe(false);
  });

  it.each([
    ['in nobody’s turn', '+A'],
    ['in an enemy’s turn', 'A +a'],
    ['in its own turn', 'A +A'],
    ['when the one whose turn it was is defeated', 'A -A +B'],
  ])('does not come %s', (_, text) => {
    expect(isLegal(situation('ABCDab', text))).toBe(false);
  });

  it('leaves open whether it uses up the two activations of a phase', () => {
    const one = situation('ABCDab', 'A +B');
    expect(whoIsNext(one)).toBe('CD');
    expect(whoIsNext({ ...one, readings: { 'combined-fire-phase': 'counted' } })).toBe('ab');
    expect(verdicts(one).next.hangsOn).toMatchObject([{ page: 'swm-341', taken: 'not-counted' }]);
    const counted = { readings: { 'combined-fire-phase': 'counted' } } as const;
    expect(isLegal(situation('ABCDab', 'A +B a', counted))).toBe(true);
    expect(isLegal(situation('ABCDab', 'A +B a'))).toBe(false);
  });
});

describe('a round that nobody could play', () => {
  const codes = (of: Situation) => {
    const result = round.judge({ question: 'swm/round', ...of });
    return result.ok ? [] : result.error.map(({ code, path }) => [code, path.join('.')]);
  };

  it('says what is wrong', () => {
    expect(codes(situation('AB', ''))).toEqual([['no-characters', 'characters']]);
    expect(codes(situation('Aa', 'X'))).toEqual([['unknown-character', 'events.0.character']]);
    expect(codes(situation('AAa', ''))).toEqual([['same-id', 'characters.1.id']]);
  });
});

const letters = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
  .map(([rebels, imperials]) => 'ABCDE'.slice(0, rebels) + 'abcde'.slice(0, imperials));
const readings = fc.constantFrom(
  {},
  { 'combined-fire-phase': 'counted' },
  { 'combined-fire-phase': 'not-counted' },
) as fc.Arbitrary<NonNullable<Situation['readings']>>;

/** Rounds that go on as the numbers say; most events are legal, since they pick among those who may activate. */
const rounds: fc.Arbitrary<Situation> = fc
  .tuple(letters, fc.constantFrom(...PLAYERS), readings, fc.array(fc.nat(999), { maxLength: 12 }))
  .map(([letters, first, readings, numbers]) => {
    const characters = cast(letters);
    const referee = new Referee(characters, first, readings['combined-fire-phase'] === 'counted');
    const events = numbers.flatMap((n): RoundEvent[] => {
      const what = n % 10 < 6 ? 'activates' : (ROUND_EVENTS[n % 3] ?? 'activates');
      const among = n % 20 < 18 && what === 'activates' ? referee.next() : characters.map(({ id }) => id);
      const character = among[Math.floor(n / 20) % Math.max(1, among.length)];
      if (character === undefined) return [];
      referee.happens({ what, character });
      return [{ what, character }];
    });
    return { characters, rolls: [{ rebel: 12, empire: 7 }], first, events, readings };
  });

describe('any round', () => {
  it('goes as a referee says who keeps it event by event', () => {
    let legal = 0;
    fc.assert(
      fc.property(rounds, (of) => {
        const referee = new Referee(
          of.characters,
          of.first as Player,
          of.readings?.['combined-fire-phase'] === 'counted',
        );
        const goes = of.events.every((event) => referee.happens(event));
        expect(isLegal(of)).toBe(goes);
        if (goes) expect(whoIsNext(of)).toBe(referee.next().sort().join(''));
        else expect(next(of)).toEqual({ kind: 'no' });
        if (goes) legal++;
      }),
      { numRuns: 3000, seed: 81 },
    );
    expect(legal).toBeGreaterThan(500);
  }, 60_000);

  it('goes on legally with those who may activate next and with nobody else', () => {
    fc.assert(
      fc.property(rounds, (of) => {
        fc.pre(isLegal(of));
        const may = whoIsNext(of);
        for (const { id } of of.characters) {
          const on = { ...of, events: [...of.events, { what: 'activates' as const, character: id }] };
          expect(isLegal(on)).toBe(may.includes(id));
        }
      }),
      { numRuns: 500, seed: 82 },
    );
  }, 60_000);

  it('without defeats and combined fire is over after as many activations as there are characters', () => {
    fc.assert(
      fc.property(
        letters,
        fc.constantFrom(...PLAYERS),
        fc.array(fc.nat(99), { minLength: 10 }),
        (letters, first, picks) => {
          let of = situation(letters, '', { first });
          for (const pick of picks.slice(0, letters.length)) {
            const may = whoIsNext(of);
            of = {
              ...of,
              events: [...of.events, { what: 'activates', character: may[pick % may.length] ?? '' }],
            };
          }
          expect(isLegal(of)).toBe(true);
          expect(whoIsNext(of)).toBe('');
        },
      ),
      { numRuns: 300, seed: 83 },
    );
  }, 60_000);

  it('is the same with the players exchanged', () => {
    const exchanged = (of: Situation): Situation => ({
      ...of,
      characters: of.characters.map((one) => ({ ...one, side: opponentOf(one.side) })),
      rolls: of.rolls.map(({ rebel, empire }) => ({ rebel: empire, empire: rebel })),
      ...(of.first && { first: opponentOf(of.first) }),
      ...(of.chooser && { chooser: opponentOf(of.chooser) }),
    });
    fc.assert(
      fc.property(rounds, (of) => {
        expect(isLegal(exchanged(of))).toBe(isLegal(of));
        expect(whoIsNext(exchanged(of))).toBe(whoIsNext(of));
      }),
      { numRuns: 500, seed: 84 },
    );
  }, 60_000);

  it('cites what it says it cites, has a reason, and hangs only on what changes it', () => {
    fc.assert(
      fc.property(rounds, (of) => {
        for (const verdict of Object.values(verdicts(of))) {
          for (const step of walk(verdict.steps)) expect(round.cites).toContain(step.rule);
          expect(decisivePages(verdict.steps).length).toBeGreaterThan(0);
        }
        expect(verdicts(of)).toEqual(verdicts(of));
        expect(verdicts(of).legal.steps.length).toBeGreaterThanOrEqual(of.events.length);
      }),
      { numRuns: 500, seed: 85 },
    );
  }, 60_000);
});
