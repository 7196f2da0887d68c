/** Initiative, phases and the end of a round (Rebel Storm rulebook, pp. 6-7). */
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { round } from './round.ts';
import {
  cast,
  happening,
  isLegal,
  next,
  type Situation,
  situation,
  verdicts,
  whoIsNext,
  why,
} from './situations.oracle.ts';

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
