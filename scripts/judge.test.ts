import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

const judge = (args: readonly string[], input = '') => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/judge.ts', ...args], {
    input,
    encoding: 'utf8',
  });
  return { status, stdout };
};

// Each starts a process of its own, which a busy machine may take its time over.
describe('npm run -s judge', { timeout: 60_000 }, () => {
  it('prints the verdict on standard input as JSON and exits with 0', () => {
    const scenario = { question: 'swm/effect-applies', offence: 'missiles', defence: 'bodyguard' };
    const { status, stdout } = judge([], JSON.stringify(scenario));
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ question: scenario.question, answer: { kind: 'no' } });
  });

  it.each([
    [['no/such/file.yaml'], '', 'unreadable-file'],
    [[], '', 'empty-input'],
    [['--asks'], '', 'bad-option'],
    [['-'], 'question: chess/mate', 'unknown-question'],
    [['--questions', 'chess/mate'], '', 'unknown-question'],
  ])('given %s, prints errors as JSON and exits with 2', (args, input, code) => {
    const { status, stdout } = judge(args, input);
    expect(status).toBe(2);
    expect(JSON.parse(stdout).errors).toMatchObject([{ code }]);
  });

  it('says what one question asks', () => {
    const { status, stdout } = judge(['--questions', 'swm/attack-sequence']);
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject([{ id: 'swm/attack-sequence' }]);
  });

  it('explains itself', () => {
    const { status, stdout } = judge(['--help']);
    expect(status).toBe(0);
    expect(stdout).toMatch(/npm run -s judge -- FILE/);
  });
});
