/** Characters aboard the AT-AT or in the Hoth base (Clarifications 2005, AT-AT). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sentenceOf } from '../../../prose/sentence.ts';
import { sentences } from '../../../prose/swm/index.ts';
import { decisivePages, walk } from '../../steps.ts';
import { type Passenger, TRANSPORT_EVENTS, type TransportEvent, type TransportScenario } from './scenario.ts';
import { transport } from './transport.ts';

const who = (id: string, side: Passenger['side'], where: Passenger['where']): Passenger => ({
  id,
  name: `Character ${id}`,
  side,
  where,
});

const ready = { kneeling: true, hatchOpen: true };

function asked(events: readonly TransportEvent[], changes: Partial<TransportScenario> = {}) {
  const result = transport.judge({
    question: 'swm/transport',
    characters: [
      who('S', 'empire', 'at-at'),
      who('T', 'empire', 'battle-grid'),
      who('R', 'rebel', 'battle-grid'),
      who('H', 'rebel', 'hoth-base'),
    ],
    kneeling: false,
    hatchOpen: false,
    events,
    ...changes,
  });
  if (!result.ok) return { answer: result.error.map(({ code }) => code), because: [] };
  return { answer: result.value.answer.kind, because: decisivePages(result.value.steps) };
}

const does = (what: TransportEvent['what'], character: string): TransportEvent => ({ what, character });
const leaves = does('disembarks', 'S');

describe('characters inside', () => {
  it('do not activate', () => {
    expect(asked([does('activates', 'S')])).toEqual({ answer: 'no', because: ['swm-004'] });
    expect(asked([does('activates', 'H')])).toEqual({ answer: 'no', because: ['swm-004'] });
    expect(asked([does('activates', 'T')]).answer).toBe('yes');
  });

  it('have no abilities, Force powers or commander effects that work', () => {
    expect(asked([does('uses-effect', 'S')])).toEqual({ answer: 'no', because: ['swm-003'] });
    expect(asked([does('uses-effect', 'H')])).toEqual({ answer: 'no', because: ['swm-003'] });
    expect(asked([does('uses-effect', 'R')]).answer).toBe('yes');
    expect(asked([does('boards', 'T'), does('uses-effect', 'T')]).answer).toBe('no');
  });

  it('activate again once they are out', () => {
    expect(asked([leaves, does('activates', 'S'), does('uses-effect', 'S')], ready).answer).toBe('yes');
  });
});

describe('leaving the AT-AT', () => {
  it('takes an AT-AT that kneels with an open hatch as the round begins', () => {
    expect(asked([leaves], ready)).toEqual({ answer: 'yes', because: ['swm-008'] });
    expect(asked([leaves], { kneeling: true })).toEqual({ answer: 'no', because: ['swm-008'] });
    expect(asked([leaves], { hatchOpen: true }).answer).toBe('no');
  });

  it('does not work in the round in which the hatch opens, but in the next', () => {
    const opens = { what: 'opens-hatch' } as const;
    expect(asked([opens, leaves], { kneeling: true }).answer).toBe('no');
    expect(asked([opens, { what: 'round-begins' }, leaves], { kneeling: true }).answer).toBe('yes');
  });

  it('comes before the first activation of its player, whoever else has activated', () => {
    expect(asked([does('activates', 'T'), leaves], ready).answer).toBe('no');
    expect(asked([{ what: 'acts' }, leaves], ready).answer).toBe('no');
    expect(asked([does('activates', 'R'), leaves], ready).answer).toBe('yes');
  });
});

describe('a sequence that cannot be', () => {
  it('has its errors', () => {
    expect(asked([does('disembarks', 'T')]).answer).toEqual(['not-aboard']);
    expect(asked([does('disembarks', 'H')]).answer).toEqual(['not-aboard']);
    expect(asked([does('boards', 'S')]).answer).toEqual(['not-on-the-grid']);
    expect(asked([does('activates', 'X')]).answer).toEqual(['unknown-character']);
    expect(asked([{ what: 'boards' }]).answer).toEqual(['unknown-character']);
    expect(asked([does('kneels', 'T')]).answer).toEqual(['nobody-does-this']);
  });
});

describe('any sequence', () => {
  it('is told in whole sentences, and stays broken once a rule is', () => {
    const event = fc.record(
      { what: fc.constantFrom(...TRANSPORT_EVENTS), character: fc.constantFrom('S', 'T', 'R', 'H') },
      { requiredKeys: ['what'] },
    );
    let made = 0;
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 5 }),
        fc.boolean(),
        fc.boolean(),
        (events, kneeling, hatchOpen) => {
          const ask = (some: readonly TransportEvent[]) => asked(some, { kneeling, hatchOpen });
          const kinds = events.map((_, i) => ask(events.slice(0, i + 1)).answer);
          const broken = kinds.indexOf('no');
          if (kinds.every((kind) => typeof kind === 'string')) {
            made++;
            expect(kinds.every((kind, i) => kind === (broken >= 0 && i >= broken ? 'no' : 'yes'))).toBe(true);
            expect(ask(events).because.length).toBeGreaterThan(0);
          }
          const result = transport.judge({
            question: 'swm/transport',
            characters: [who('S', 'empire', 'at-at'), who('T', 'empire', 'battle-grid')],
            kneeling,
            hatchOpen,
            events,
          });
          if (!result.ok) return;
          for (const step of walk(result.value.steps)) {
            expect(transport.cites).toContain(step.rule);
            const sentence = sentenceOf(sentences, step, (id) => `Character ${id}`);
            expect(sentence).toMatch(/^[A-Z].*\.$/);
            expect(sentence).not.toMatch(/undefined|null| {2}/);
          }
        },
      ),
      { numRuns: 600, seed: 404 },
    );
    expect(made).toBeGreaterThan(30);
  }, 60_000);
});
