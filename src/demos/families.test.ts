import { describe, expect, it, vi } from 'vitest';
import { walk } from '../core/steps.ts';
import { readCorpus } from '../corpus/index.ts';
import { QUESTIONS } from '../scenario/index.ts';
import { familyOf, prepare, QUESTION_IDS } from './families.ts';

describe('the families of questions', () => {
  it('hold every question of every game, each once', () => {
    expect([...QUESTION_IDS].sort()).toEqual(QUESTIONS.map(({ question }) => question.id).sort());
  });

  it('are there once they are prepared', async () => {
    // Fresh, whatever other test files have prepared.
    vi.resetModules();
    const fresh = await import('./families.ts');
    expect(fresh.familyOf('ia/adjacent')).toBeUndefined();
    await fresh.prepare(['ia/adjacent']);
    expect(fresh.familyOf('ia/adjacent')).toBeDefined();
    expect(fresh.familyOf('xwing/ability-queue')).toBeUndefined();
  });

  it('bring what the list says they bring', async () => {
    await prepare(QUESTION_IDS);
    for (const id of QUESTION_IDS) {
      expect(familyOf(id)?.questions.map(({ question }) => question.id)).toContain(id);
    }
  });

  it('have a sentence for every step of every case of theirs', async () => {
    await prepare(QUESTION_IDS);
    const missing = readCorpus('content').entries.flatMap(({ cases }) =>
      cases.flatMap(({ scenario, verdict }) => {
        const result = verdict();
        const facts = result.ok ? [...walk(result.value.steps)].map(({ fact }) => fact) : [];
        return facts.filter((fact) => familyOf(scenario.question)?.sentences[fact] === undefined);
      }),
    );
    expect([...new Set(missing)]).toEqual([]);
  }, 60_000);

  it('need nothing for a question that there is not', async () => {
    await prepare(['swm/no-such-question', '']);
    expect(familyOf('swm/no-such-question')).toBeUndefined();
  });
});
