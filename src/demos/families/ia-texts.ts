/** What the texts of Imperial Assault do to each other: which goes first, which wins, and where they stand. */
import { READINGS } from '../../core/ia/effect-order/readings.ts';
import { boxSentences } from '../../prose/ia/abilities-box.ts';
import { orderNaming, orderSentences } from '../../prose/ia/effect-order.ts';
import { goldenNaming, goldenSentences } from '../../prose/ia/which-rule-wins.ts';
import { iaAbilitiesBox } from '../../scenario/questions/ia-abilities-box.ts';
import { iaEffectOrder } from '../../scenario/questions/ia-effect-order.ts';
import { iaWhichRuleWins } from '../../scenario/questions/ia-which-rule-wins.ts';
import type { Family } from '../family.ts';
import { exchangeStage } from '../views/exchange/stage.tsx';
import { queueStage } from '../views/queue/stage.tsx';

export const family: Family = {
  questions: [...iaEffectOrder, ...iaWhichRuleWins, ...iaAbilitiesBox],
  sentences: { ...orderSentences, ...goldenSentences, ...boxSentences },
  naming: (name) => goldenNaming(orderNaming(name)),
  readings: READINGS,
  stages: [queueStage, exchangeStage],
};
