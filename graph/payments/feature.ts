import { accounts } from '../accounts/feature.js';
import { catalogue } from '../catalogue/feature.js';
import { credit } from '../credit/feature.js';
import { delivery } from '../delivery/feature.js';
import { media } from '../media/feature.js';
import { offers } from '../offers/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { CheckoutStockStep } from './checkout-stock-step.entity.js';
import { KeepCheckoutTitles1795489320000 } from './migrations/1795489320000-KeepCheckoutTitles.js';
import { KeepPaymentOptions1795632000000 } from './migrations/1795632000000-KeepPaymentOptions.js';
import { BillBusinesses1795643060000 } from './migrations/1795643060000-BillBusinesses.js';
import { DiscountCheckouts1795670060000 } from './migrations/1795670060000-DiscountCheckouts.js';
import { PayByCredit1795687785774 } from './migrations/1795687785774-PayByCredit.js';
import { HoldBatches1795692620000 } from './migrations/1795692620000-HoldBatches.js';
import { WishInCheckouts1795700040000 } from './migrations/1795700040000-WishInCheckouts.js';
import { PayByPartAlone1795714010000 } from './migrations/1795714010000-PayByPartAlone.js';
import { Payment } from './payment.entity.js';
import { PaymentOrder } from './payment-order.entity.js';
import { PaymentOrderLine } from './payment-order-line.entity.js';

/** Checkouts and payments as they stand in the books, whichever way they are paid. */
export const payments = defineFeature({
  name: 'payments',
  uses: [offers, credit, orders, delivery, catalogue, accounts, media],
  entities: [CheckoutStockStep, PaymentOrderLine, PaymentOrder, Payment],
  migrations: [
    KeepCheckoutTitles1795489320000,
    KeepPaymentOptions1795632000000,
    BillBusinesses1795643060000,
    DiscountCheckouts1795670060000,
    PayByCredit1795687785774,
    HoldBatches1795692620000,
    WishInCheckouts1795700040000,
    PayByPartAlone1795714010000,
  ],
  sql: 'graph/payments/sql',
  hooks: {
    findVariantHolders: async (tx, ids) =>
      (await import('./variant-holders.queries.js')).findCheckoutsWithVariants(tx, ids),
  },
});
