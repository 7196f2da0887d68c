/** Any round held to a referee, to the players exchanged, and to what its events are. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decisivePages, walk } from '../../steps.ts';
import type { AbilityId } from '../abilities/index.ts';
import { opponentOf, PLAYERS, type Player } from '../players.ts';
import { READINGS } from '../readings.ts';
import { notActivated } from './not-activated.ts';
import { Referee } from './round.oracle.ts';
import { round } from './round.ts';
import type { RoundCharacter, RoundEvent } from './scenario.ts';
import {
  isLegal,
  letters,
  next,
  rounds,
  type Situation,
  situation,
  verdicts,
  whoIsNext,
} from './situations.oracle.ts';
import { triggers } from './triggers.ts';

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
  });

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
  });

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
  });

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
  });

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
  });
});

describe('turns and activations in any round', () => {
  /** Which events are what, as the rulings tell it; combining fire is an activation or not, an open point. */
  const working = (events: readonly RoundEvent[], combined: 'triggers' | 'nothing') => ({
    'force-renewal': events.filter(
      ({ what }) => what === 'activates' || (what === 'combines-fire' && combined === 'triggers'),
    ),
    regeneration: events.filter(
      ({ what, moves }) => (what === 'activates' || what === 'immediate-turn') && moves !== true,
    ),
    'door-gimmick': events.filter(({ what }) => what === 'activates' || what === 'immediate-turn'),
  });

  it('bring abilities into play as often as there are such events', () => {
    const [standard, other] = READINGS['combined-fire-triggers'].values;
    fc.assert(
      fc.property(rounds, fc.constantFrom(standard, other), (of, combined) => {
        fc.pre(isLegal(of));
        for (const { id: character } of of.characters) {
          const own = of.events.filter((event) => event.character === character);
          for (const [ability, events] of Object.entries(working(own, combined))) {
            const asked = {
              question: 'swm/triggers',
              ...of,
              character,
              ability: ability as AbilityId,
            } as const;
            const readings = { ...of.readings, 'combined-fire-triggers': combined };
            const judged = triggers.judge({ ...asked, readings });
            expect(judged.ok && judged.value.answer).toMatchObject({ kind: 'number', value: events.length });
          }
        }
      }),
      { numRuns: 500, seed: 86 },
    );
  });

  it('leave those enemies not activated who still stand and have neither activated, helped nor lost it', () => {
    fc.assert(
      fc.property(rounds, (of) => {
        fc.pre(isLegal(of));
        const [{ id: character, side }] = of.characters as [RoundCharacter];
        const done = of.events
          .filter(({ what }) => what !== 'immediate-turn')
          .map((event) => event.character);
        const left = of.characters.filter((one) => one.side !== side && !done.includes(one.id));
        const ability = 'cunning-attack';
        const judged = notActivated.judge({ question: 'swm/not-activated', ...of, character, ability });
        const members = left.map(({ id }) => id);
        expect(judged.ok && judged.value.answer).toEqual({ kind: 'set', members });
      }),
      { numRuns: 500, seed: 87 },
    );
  });
});
