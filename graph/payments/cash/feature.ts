import { audit } from '../../audit/feature.js';
import { cart } from '../../cart/feature.js';
import { delivery } from '../../delivery/feature.js';
import { orders } from '../../orders/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { CASH } from '../../shared/ports/payment-option.js';
import { payments } from '../feature.js';
import { CashTerms } from './cash-terms.entity.js';

/** Cash on delivery: its terms, and orders that are paid at the door. */
export const cash = defineFeature({
  name: 'payments/cash',
  uses: [payments, cart, orders, delivery, audit],
  entities: [CashTerms],
  sql: 'graph/payments/cash/sql',
  paymentOptions: [
    {
      code: CASH,
      label: { en: 'Cash on delivery', hi: 'कैश ऑन डिलीवरी' },
      offer: async (ctx, wish) => (await import('./cash-offer.js')).cashTermsFor(ctx, wish),
    },
  ],
  resolvers: () => [import('./cash.resolver.js')],
  publicFields: ['cashTerms'],
});
