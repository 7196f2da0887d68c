/** The sentences of all Imperial Assault verdicts. */
import { boxSentences } from './abilities-box.ts';
import { sentences as adjacent } from './adjacent.ts';
import { orderSentences } from './effect-order.ts';
import { goldenSentences } from './which-rule-wins.ts';

export const sentences = { ...adjacent, ...orderSentences, ...goldenSentences, ...boxSentences };
