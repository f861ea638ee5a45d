import { accounts } from '../../accounts/feature.js';
import { cart } from '../../cart/feature.js';
import { credit } from '../../credit/feature.js';
import { offers } from '../../offers/feature.js';
import { orders } from '../../orders/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { payments } from '../feature.js';
import { giftCards } from '../gift-cards/feature.js';
import { refunds } from '../refunds/feature.js';
import { LedgerComparison } from './ledger-comparison.entity.js';
import { WebhookEvent } from './webhook-event.entity.js';

/** Orders out of payments, no matter who tells of them and however often; the ledgers compared. */
export const settlement = defineFeature({
  name: 'payments/settlement',
  uses: [giftCards, refunds, payments, offers, credit, cart, orders, accounts],
  entities: [LedgerComparison, WebhookEvent],
  resolvers: () => [import('./payment-concerns.resolver.js')],
  tasks: async () => (await import('./payment-tasks.js')).paymentTasks,
});
