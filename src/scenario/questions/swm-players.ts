/** How questions ask for a player. */
import * as v from 'valibot';
import { PLAYERS } from '../../core/swm/players.ts';
import { field } from '../fields.ts';

const PLAYER_NAMES = { rebel: 'Rebel player', empire: 'Imperial player' };

/** Which of the two players. */
export const player = (label: string) =>
  field(v.picklist(PLAYERS), { label, control: 'choice', names: PLAYER_NAMES });

/** Which of the two players, if any. */
export const maybePlayer = (label: string, help: string) =>
  field(v.exactOptional(v.picklist(PLAYERS)), { label, control: 'choice', names: PLAYER_NAMES, help });
