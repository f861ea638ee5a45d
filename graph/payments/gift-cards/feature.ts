import { accounts } from '../../accounts/feature.js';
import { audit } from '../../audit/feature.js';
import { credit } from '../../credit/feature.js';
import { messages } from '../../messages/feature.js';
import { orders } from '../../orders/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { payments } from '../feature.js';
import { refunds } from '../refunds/feature.js';
import { GiftCardPurchase } from './gift-card-purchase.entity.js';
import { AddGiftCardPurchases1795699140250 } from './migrations/1795699140250-AddGiftCardPurchases.js';

/** Gift cards that shoppers buy: what becomes of one once it is paid, and how it is called off. */
export const giftCards = defineFeature({
  name: 'payments/gift-cards',
  uses: [refunds, payments, credit, orders, accounts, audit, messages],
  entities: [GiftCardPurchase],
  migrations: [AddGiftCardPurchases1795699140250],
  resolvers: () => [import('./gift-cards.resolver.js')],
  tasks: async () => [(await import('./gift-card-receipt.js')).sendReceipts],
  hooks: {
    onAccountDeleted: async (tx, { id }) => (await import('./clear-recipients.js')).clearRecipients(tx, id),
  },
});
