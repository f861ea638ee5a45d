import { audit } from '../../audit/feature.js';
import { credit } from '../../credit/feature.js';
import { invoices } from '../../invoices/feature.js';
import { orders } from '../../orders/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { payments } from '../feature.js';
import { RefundShortages1795700050000 } from './migrations/1795700050000-RefundShortages.js';
import { RefundWrongWay1795714020000 } from './migrations/1795714020000-RefundWrongWay.js';
import { Refund } from './refund.entity.js';

/** Money that goes back, and is sent once. */
export const refunds = defineFeature({
  name: 'payments/refunds',
  uses: [payments, credit, invoices, orders, audit],
  entities: [Refund],
  migrations: [RefundShortages1795700050000, RefundWrongWay1795714020000],
  resolvers: () => [import('./refunds.resolver.js')],
});
