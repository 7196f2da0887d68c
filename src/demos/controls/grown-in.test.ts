import { describe, expect, it } from 'vitest';
import { controlsOf } from '../../scenario/controls.ts';
import { judgeScenario, QUESTIONS } from '../../scenario/index.ts';
import { grownIn } from './grown-in.ts';
import { itemsIn } from './items.ts';
import { setIn } from './lens.ts';

/** Lists of the examples that cannot be longer: a hero is activated alone. */
const FULL = ['ia/activation figures'];

describe('a list of a question', () => {
  const lists = QUESTIONS.flatMap((asked) =>
    controlsOf(asked.schema)
      .filter(({ control }) => control === 'list')
      .map((field) => ({ asked, field, name: `${asked.question.id} ${field.key}` })),
  );

  it.each(lists.filter(({ name }) => !FULL.includes(name)))(
    '$name grows by something that can be judged, also when it is empty',
    ({ asked, field }) => {
      for (const items of [itemsIn(asked.example, field.key), []]) {
        const scenario = setIn(asked.example, [field.key], items);
        // Where nothing can be judged without what was taken away, it cannot be either with one thing more.
        const whole = judgeScenario(scenario).ok || items.length > 0;
        const next = grownIn({ asked: asked as never, scenario }, field);
        expect(next).toHaveLength(items.length + 1);
        const judged = judgeScenario(setIn(scenario, [field.key], next));
        if (whole) expect(judged.ok ? [] : judged.error).toEqual([]);
      }
    },
  );
});
