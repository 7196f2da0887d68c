import { describe, expect, it } from 'vitest';
import { decisivePages } from '../../steps.ts';
import { nextActivation } from './next-activation.ts';
import { asked, judge, optionsIn } from './rounds.oracle.ts';
import { type NextActivationScenario, PASS, type Player } from './scenario.ts';

type More = Partial<NextActivationScenario>;
const next = (...of: Parameters<typeof asked>) => optionsIn(asked(...of));
const why = (...of: Parameters<typeof asked>) => {
  const broken = judge(asked(...of)).steps.find(({ holds, decisive }) => decisive && !holds);
  return [(broken?.evidence as { breach?: string } | undefined)?.breach, broken?.rule];
};

const skirmish = (initiative: Player): More => ({ mode: 'skirmish', initiative });
const four = (initiative: Player, more: More = {}): More => ({ mode: 'four-player', initiative, ...more });

describe('Activation Phase: whose turn it is', () => {
  it('the Rebel players begin each round of a campaign, then it alternates', () => {
    const groups = 'rebel:DGJM imperial:st';
    expect(next(groups, '')).toBe('DGJM');
    expect(next(groups, 'D')).toBe('st');
    expect(next(groups, 'Ds')).toBe('GJM');
    expect(why(groups, 's')).toEqual(['not-their-turn', 'ia-111']);
  });
  it('an ally of the Rebel players is one of their groups', () => {
    expect(next('rebel:DGJMl imperial:s', 'Ds')).toBe('GJMl');
  });
  it('the player with initiative begins each round of a skirmish', () => {
    expect(next('A:ab B:cd', '', skirmish('B'))).toBe('cd');
    expect(next('A:ab B:cd', 'c', skirmish('B'))).toBe('ab');
  });
  it('four players go round clockwise', () => {
    const groups = 'A:a B:b C:c D:d';
    expect(['', 'c', 'cd', 'cda', 'cdab'].map((events) => next(groups, events, four('C')))).toEqual([
      ...['c', 'd', 'a', 'b', ''],
    ]);
  });
});

describe('Activation: what is exhausted', () => {
  it('is activated no more in this round', () => {
    expect(why('rebel:DGJM imperial:st', 'DsGs')).toEqual(['exhausted', 'ia-110']);
    expect(why('rebel:DGJM imperial:st', 'DsD')).toEqual(['exhausted', 'ia-110']);
  });
  it('a player without ready groups is passed over, and the others go on', () => {
    expect(next('rebel:DGJM imperial:s', 'DsG')).toBe('JM');
    expect(decisivePages(judge(asked('rebel:DGJM imperial:s', 'DsG')).steps)).toContain('ia-110');
    expect(next('A:a B:b C:c D:de', 'abcd', four('A'))).toBe('e');
    expect(next('A:ax C:c D:de', 'ac', four('A'))).toBe('de');
  });
  it('when everything is, the phase is over', () => {
    expect(next('A:a B:b', 'ab', skirmish('A'))).toBe('');
    expect(why('A:a B:b', 'aba', skirmish('A'))).toEqual(['over', 'ia-110']);
    expect(why('A:a B:b', 'ab-', skirmish('A'))).toEqual(['over', 'ia-110']);
  });
});

describe('Activation: heroes with two activation tokens', () => {
  it('two heroes have two each, the second after both had their first', () => {
    const groups = 'rebel:DG imperial:stuv';
    expect(next(groups, 'Ds')).toBe('G');
    expect(why(groups, 'DsD')).toEqual(['waits', 'ia-110']);
    expect(next(groups, 'DsGt')).toBe('DG');
    expect(next(groups, 'DsGtG')).toBe('uv');
    expect(next(groups, 'DsGtGuD')).toBe('v');
  });
  it('one of three has, and it waits for all heroes but not for allies', () => {
    const groups = 'rebel:D!GJl imperial:stuvw';
    expect(next(groups, 'DsGt')).toBe('Jl');
    expect(next(groups, 'DsGtJu')).toBe('Dl');
    expect(next('rebel:DG!Jl imperial:stuvw', 'DsGtJu')).toBe('Gl');
  });
  it('four have one each', () => {
    expect(next('rebel:DGJM imperial:s', 'DsGJM')).toBe('');
  });
  it('are what the game has, whoever has withdrawn', () => {
    expect(next('rebel:DG imperial:st', 'DsGt', { heroes: 4 })).toBe('');
    expect(next('rebel:DG imperial:st', 'DsGt', { heroes: 3 })).toBe('');
    expect(next('rebel:D!G imperial:st', 'DsGt', { heroes: 3 })).toBe('D');
    expect(next('rebel:D imperial:st', 'Ds', { heroes: 2 })).toBe('D');
  });
  it('in the first round with three heroes it hangs on the open point', () => {
    const round = (more: More) => judge(asked('rebel:D!GJ imperial:s', 'DsGJ', more));
    const open = round({ firstRound: true });
    expect(open.answer).toEqual({ kind: 'set', members: ['D'] });
    expect(open.hangsOn).toMatchObject([{ page: 'ia-308', otherwise: [{ answer: { members: [] } }] }]);
    expect(decisivePages(open.steps)).toContain('ia-308');
    expect(round({}).hangsOn).toEqual([]);
    const readings = { 'second-token-in-round-one': 'not-yet' } as const;
    expect(round({ firstRound: true, readings }).answer).toEqual({ kind: 'set', members: [] });
    expect(round({ readings }).answer).toEqual({ kind: 'set', members: ['D'] });
  });
});

describe('Activation Phase: passing', () => {
  it('is for players of a skirmish with fewer ready Deployment cards', () => {
    expect(next('A:a B:bc', '', skirmish('A'))).toBe('-a');
    expect(next('A:ad B:bc', '', skirmish('A'))).toBe('ad');
    expect(next('A:ade B:bc', '', skirmish('A'))).toBe('ade');
    expect(why('A:ad B:bc', '-', skirmish('A'))).toEqual(['not-fewer', 'ia-111']);
    expect(why('rebel:DG imperial:stuvwx', '-')).toEqual(['not-in-a-campaign', 'ia-111']);
  });
  it('gives the turn to the opponent, and may come again', () => {
    expect(next('A:a B:bcd', '-', skirmish('A'))).toBe('bcd');
    expect(next('A:a B:bcd', '-b', skirmish('A'))).toBe('-a');
    expect(next('A:a B:bcd', '-b-', skirmish('A'))).toBe('cd');
    expect(next('A:a B:bcd', '-b-c', skirmish('A'))).toBe('a');
  });
  it('counts what is ready now', () => {
    expect(next('A:ae B:bc', 'a', skirmish('A'))).toBe('bc');
    expect(next('A:aef B:bc', '', skirmish('B'))).toBe('-bc');
    expect(next('A:aef B:bc', 'ba', skirmish('B'))).toBe('-c');
  });
  it('among four hangs on the open point when only some have more', () => {
    const round = (groups: string, more: More = {}) => judge(asked(groups, '', four('A', more)));
    const open = round('A:a B:bc C:d D:e');
    expect(open.answer).toEqual({ kind: 'set', members: ['a'] });
    expect(open.hangsOn).toMatchObject([{ page: 'ia-307', otherwise: [{ value: 'than-one' }] }]);
    expect(decisivePages(open.steps)).toContain('ia-307');
    const readings = { 'passing-in-a-four-player-skirmish': 'than-one' } as const;
    expect(round('A:a B:bc C:d D:e', { readings }).answer).toEqual({ kind: 'set', members: ['a', PASS] });
    expect(round('A:a B:bc C:df D:eg').hangsOn).toEqual([]);
    expect(optionsIn(asked('A:a B:bc C:df D:eg', '', four('A')))).toBe('-a');
    // The cards of a partner are no opponent's.
    expect(round('A:a B:bc C:d D:ef', { partner: 'C' }).answer).toEqual({
      kind: 'set',
      members: ['a', PASS],
    });
    expect(optionsIn(asked('A:a B:bcg C:d D:ef', 'ab', four('A', { partner: 'C' })))).toBe('-d');
  });
});

describe('rounds that nobody could play', () => {
  const codes = (...of: Parameters<typeof asked>) => {
    const verdict = nextActivation.judge(asked(...of));
    return verdict.ok ? [] : verdict.error.map(({ code, path }) => [code, path.join('.')]);
  };
  it('have no initiative, or players who do not play', () => {
    expect(codes('A:a B:b', '', { mode: 'skirmish' })).toEqual([['no-initiative', 'initiative']]);
    expect(codes('A:a B:b', '', skirmish('C'))).toEqual([['no-initiative', 'initiative']]);
    for (const partner of ['A', 'rebel'] as const) {
      expect(codes('A:a B:b', '', four('A', { partner }))).toEqual([['no-partner', 'partner']]);
    }
    expect(codes('A:a C:b', '', skirmish('A'))).toEqual([['not-a-player', 'groups.1.player']]);
    expect(codes('rebel:DG A:b', '')).toEqual([['not-a-player', 'groups.2.player']]);
  });
  it('have heroes where there are none, or too few, or too many', () => {
    expect(codes('A:D B:b', '', skirmish('A'))).toEqual([['hero-in-a-skirmish', 'groups.0.kind']]);
    expect(codes('rebel:DG imperial:J', '')).toEqual([['hero-of-the-empire', 'groups.2.player']]);
    for (const groups of ['rebel:D', 'rebel:DGJMF', 'imperial:s']) {
      expect(codes(groups, '')).toEqual([['number-of-heroes', 'groups']]);
    }
    expect(codes('rebel:DGJ!', '', { heroes: 2 })).toEqual([['more-heroes', 'heroes']]);
  });
  it('have tokens that nobody has', () => {
    expect(codes('rebel:DGJM!', '')).toEqual([['second-token', 'groups.3.second']]);
    expect(codes('rebel:D!GJ!', '')).toEqual([['second-token', 'groups.2.second']]);
    expect(codes('rebel:DGJs!', '')).toEqual([['second-token', 'groups.3.second']]);
    expect(codes('rebel:DG!', '', { heroes: 4 })).toEqual([['second-token', 'groups.1.second']]);
  });
  it('have three heroes of whom none is said to have the second token, unless nobody has it yet', () => {
    expect(codes('rebel:DGJ', '')).toEqual([['whose-second-token', 'groups']]);
    expect(codes('rebel:DGJ', '', { firstRound: true })).toEqual([['whose-second-token', 'groups']]);
    const readings = { 'second-token-in-round-one': 'not-yet' } as const;
    expect(codes('rebel:DGJ', '', { firstRound: true, readings })).toEqual([]);
  });
  it('name groups that there are not, or none, or one twice', () => {
    expect(codes('rebel:DG imperial:s', 'Dx')).toEqual([['unknown-group', 'events.1.group']]);
    expect(codes('rebel:DG', '', { events: [{ what: 'activates' }] })).toEqual([
      ['unknown-group', 'events.0.group'],
    ]);
    expect(codes('rebel:DGMM', '')).toEqual([['same-id', 'groups.3.id']]);
  });
});
