/**
 * `xwing/lock`: which lock tokens are there after a ship has acquired one more, and after an effect has the locked
 * ship gain an additional one? `xwing/lock-number`: may that one bear the number of this ship? It bears that of the
 * first, so it is a lock of the same ship (rulings, additional lock tokens), and how many locks that ship can maintain
 * decides what it loses.
 */
import { hangsOn } from '../../hangs-on.ts';
import type { Question } from '../../question.ts';
import { err, ok } from '../../result.ts';
import { type Answer, NO, type PageId, type Step, YES } from '../../verdict.ts';
import { ADDING, ADDING_IDS, KEEPER_IDS, KEEPERS } from './cards.ts';
import { lockStep } from './facts.ts';
import { assign } from './keeping.ts';
import { PAGE } from './pages.ts';
import { READINGS, type Readings } from './readings.ts';
import type { Lock, LockNumberScenario, LockScenario } from './scenario.ts';
import { numberErrors, setupErrors } from './setup.ts';

const cites: readonly PageId[] = [
  ...Object.values(PAGE),
  ...KEEPER_IDS.map((id) => KEEPERS[id].page),
  ...ADDING_IDS.map((id) => ADDING[id].page),
  ...Object.values(READINGS).map(({ page }) => page),
];

export const lock: Question<'xwing/lock', LockScenario> = {
  id: 'xwing/lock',
  cites,
  judge: (scenario) => {
    const errors = setupErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { answer, steps } = judged(scenario, scenario.readings);
    const answerUnder = (readings: Readings) => judged(scenario, readings).answer;
    return ok({ answer, steps, hangsOn: hangsOn(READINGS, scenario.readings, answerUnder) });
  },
};

export const lockNumber: Question<'xwing/lock-number', LockNumberScenario> = {
  id: 'xwing/lock-number',
  cites: Object.values(PAGE),
  judge: (scenario) => {
    const errors = numberErrors(scenario);
    if (errors.length > 0) return err(errors);
    const { ship, on, number } = scenario;
    const holds = number === ship;
    const evidence = { ship, wanted: number };
    return ok({
      answer: holds ? YES : NO,
      steps: [
        lockStep(PAGE.lock, 'acquires-lock', true, { ship, on }),
        lockStep(PAGE.additionalLock, 'additional-number', holds, evidence, { decisive: true }),
      ],
      hangsOn: [],
    });
  },
};

interface Judged {
  readonly answer: Answer;
  readonly steps: readonly Step[];
}

function judged(scenario: LockScenario, readings: Readings | undefined): Judged {
  const { locks, ship, on, additional: by } = scenario;
  const acquired = { ship, on };
  const first = assign(scenario, locks, acquired, readings, false);
  const second = by && assign(scenario, first.locks, acquired, readings, true);
  const open = first.open || second?.open;
  const acquires = lockStep(PAGE.lock, 'acquires-lock', true, acquired, {
    children: first.steps,
    decisive: true,
  });
  return {
    answer: open
      ? { kind: 'undetermined', missing: ['givesUp'] }
      : { kind: 'set', members: lockIds(second ? second.locks : first.locks) },
    steps: second
      ? [
          acquires,
          lockStep(
            PAGE.additionalLock,
            'gains-additional-lock',
            true,
            { ...acquired, by },
            {
              children: second.steps,
              decisive: true,
            },
          ),
        ]
      : [acquires],
  };
}

/** `A>T` is a token with the number of A on T; a second one of the same number there is `A>T#2`. */
const lockIds = (locks: readonly Lock[]): readonly string[] =>
  locks.map(({ ship, on }, i) => {
    const n = locks.slice(0, i + 1).filter((lock) => lock.ship === ship && lock.on === on).length;
    return n === 1 ? `${ship}>${on}` : `${ship}>${on}#${n}`;
  });
