/** All offences against all defences, for review in the diff; nothing reads it. `*`: another reading differs. */
import { describe, expect, it } from 'vitest';
import { GUARDS, OFFENCES } from '../abilities/index.ts';
import type { SourceId } from '../abilities/vocabulary.ts';
import { effectApplies } from './effect-applies.ts';

const SIGNS = { yes: 'yes', no: 'no', undetermined: '?' } as const;

function sign(offence: SourceId, defence: SourceId): string {
  const judged = effectApplies.judge({
    question: 'swm/effect-applies',
    offence,
    defence,
    attackerHas: [],
    targetHas: [],
  });
  if (!judged.ok) return judged.error[0]?.code ?? '';
  const { answer, hangsOn } = judged.value;
  return `${SIGNS[answer.kind as keyof typeof SIGNS]}${hangsOn.length > 0 ? '*' : ''}`;
}

describe('Does the defence work against the offence?', () => {
  it('matches the matrix on record', async () => {
    const rows = OFFENCES.map((offence) => [offence, ...GUARDS.map((defence) => sign(offence, defence))]);
    const table = [['offence', ...GUARDS], ...rows].map((row) => row.join('\t')).join('\n');
    await expect(`${table}\n`).toMatchFileSnapshot('matrix.tsv');
  });
});
