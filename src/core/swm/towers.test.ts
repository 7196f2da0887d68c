/** Turrets are characters, towers only for combined fire (Clarifications 2005, AT-AT). */
import { describe, expect, it } from 'vitest';
import { decisivePages } from '../steps.ts';
import type { Verdict } from '../verdict.ts';
import type { AbilityId } from './abilities/index.ts';
import { combinedFire } from './attack/combined-fire.ts';
import { cover } from './cover.ts';
import { distance } from './distance.ts';
import { drawn } from './drawn.oracle.ts';
import { legalTargets } from './legal-targets.ts';
import { opportunity } from './movement/opportunity.ts';
import type { Readings } from './readings.ts';

const line = `
+   +   +   +   +   +   +
  A   .   X   .  ~B~  .
+   +   +   +   +   +   +
`;

function board(what: AbilityId, text = line, others: Readonly<Record<string, readonly AbilityId[]>> = {}) {
  const { board, pieces } = drawn(text, { one: 'AC', two: 'BX' }, { X: [what], ...others });
  return { board, pieces: pieces.map((piece) => ({ ...piece, activated: false })) };
}

function verdict(result: { ok: true; value: Verdict } | { ok: false; error: unknown }): Verdict {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
const members = ({ answer }: Verdict) => (answer.kind === 'set' ? [...answer.members].sort() : answer.kind);

describe('a turret', () => {
  it('is an enemy, and may be the nearest one', () => {
    const found = verdict(
      legalTargets.judge({ question: 'swm/legal-targets', attacker: 'A', ...board('turret') }),
    );
    expect(members(found)).toEqual(['X']);
  });

  it('gives cover and makes attacks of opportunity', () => {
    const covered = { question: 'swm/cover', attacker: 'A', target: 'B', ...board('turret') } as const;
    expect(verdict(cover.judge(covered)).answer).toEqual({ kind: 'yes' });
  });
});

describe('a tower', () => {
  it('is no enemy, so the next one is nearest', () => {
    const found = verdict(
      legalTargets.judge({ question: 'swm/legal-targets', attacker: 'A', ...board('tower') }),
    );
    expect(members(found)).toEqual(['B']);
    expect(decisivePages(found.steps)).toContain('swm-002');
  });

  it('gives no cover as a character; whether it does as an object is open', () => {
    const open = line.replace('~B~', ' B ');
    const asked = (readings: Readings) =>
      verdict(
        cover.judge({ question: 'swm/cover', attacker: 'A', target: 'B', ...board('tower', open), readings }),
      );
    expect(asked({}).answer).toEqual({ kind: 'no' });
    expect(asked({}).hangsOn.map(({ reading }) => reading)).toEqual(['tower-cover']);
    expect(asked({ 'tower-cover': 'cover' }).answer).toEqual({ kind: 'yes' });
  });

  it('makes no attacks of opportunity and bars nobody', () => {
    const text = `
    +   +   +   +
      X   A   .
    +   +   +   +
    `;
    const path = [[2, 0]] as const;
    const moving = { question: 'swm/opportunity', mover: 'A', squares: 6, path, change: 'moves' } as const;
    expect(members(verdict(opportunity.judge({ ...moving, ...board('tower', text) })))).toEqual([]);
    expect(members(verdict(opportunity.judge({ ...moving, ...board('turret', text) })))).toEqual(['X']);
  });

  it('combines fire as an ally with Mounted Weapon does', () => {
    const text = `
    +   +   +   +   +
      B   X   C   .
    +   +   +   +   +
      .   .   .   A
    +   +   +   +   +
    `;
    const aiding = (what: AbilityId, attacker: readonly AbilityId[], ally: readonly AbilityId[] = []) => {
      const { board: map, pieces } = board(what, text, { B: attacker, C: ally });
      const on = pieces.map((piece) => ({ ...piece, side: piece.id === 'A' ? 'one' : 'two' }));
      return verdict(
        combinedFire.judge({
          question: 'swm/combined-fire',
          board: map,
          pieces: on,
          attacker: 'B',
          target: 'A',
          time: 'own-turn',
        }),
      );
    };
    expect(members(aiding('tower', []))).toEqual(['C', 'X']);
    expect(decisivePages(aiding('tower', []).steps)).toContain('swm-002');
    expect(members(aiding('tower', ['mounted-weapon']))).toEqual(['X']);
    // A Gunner has to stand beside the weapon.
    expect(members(aiding('tower', ['turret'], ['gunner']))).toEqual(['X']);
    expect(members(aiding('gunner', ['turret'], ['gunner']))).toEqual(['X']);
  });

  it('cannot attack or be attacked, but can be measured to', () => {
    const result = cover.judge({
      question: 'swm/cover',
      attacker: 'A',
      target: 'X',
      ...board('tower'),
    });
    expect(!result.ok && result.error.map(({ code }) => code)).toEqual(['not-a-character']);
    const { board: map, pieces } = board('tower');
    const away = distance.judge({ question: 'swm/distance', board: map, pieces, from: 'A', to: 'X' });
    expect(verdict(away).answer).toMatchObject({ value: 2 });
  });
});
