import { accounts } from '../../accounts/feature.js';
import { cart } from '../../cart/feature.js';
import { catalogue } from '../../catalogue/feature.js';
import { credit } from '../../credit/feature.js';
import { delivery } from '../../delivery/feature.js';
import { offers } from '../../offers/feature.js';
import { orders } from '../../orders/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { savedCards } from '../cards/feature.js';
import { cash } from '../cash/feature.js';
import { creditPayments } from '../credit/feature.js';
import { payments } from '../feature.js';
import { giftCards } from '../gift-cards/feature.js';
import { razorpay } from '../razorpay/feature.js';
import { settlement } from '../settlement/feature.js';

/** The way from a cart to an order that is paid (spec §5). */
export const checkout = defineFeature({
  name: 'payments/checkout',
  uses: [
    cash,
    creditPayments,
    settlement,
    giftCards,
    savedCards,
    razorpay,
    payments,
    offers,
    credit,
    cart,
    orders,
    delivery,
    catalogue,
    accounts,
  ],
  resolvers: () => [import('./payments.resolver.js'), import('./gift-cards/gift-cards.resolver.js')],
  hooks: {
    findPaymentNotice: async (ctx, order) => (await import('./payment-wait.js')).findPaymentNotice(ctx, order),
  },
  routers: () => [import('./payments.rest.js'), import('./gift-cards/gift-cards.rest.js')],
});
