/** What the two players are called in the middle of a sentence. */
import type { PerPlayer } from '../../core/swm/players.ts';

export const PLAYER: PerPlayer<string> = { rebel: 'the Rebel player', empire: 'the Imperial player' };
