import { accounts } from '../../accounts/feature.js';
import { audit } from '../../audit/feature.js';
import { catalogue } from '../../catalogue/feature.js';
import { invoices } from '../../invoices/feature.js';
import { offers } from '../../offers/feature.js';
import { orders } from '../../orders/feature.js';
import { defineFeature } from '../../shared/feature.js';
import { payments } from '../feature.js';
import { refunds } from '../refunds/feature.js';

/** What becomes of an order after it is paid: packed, shipped, delivered, returned. */
export const fulfilment = defineFeature({
  name: 'payments/fulfilment',
  uses: [refunds, payments, offers, invoices, orders, catalogue, accounts, audit],
  resolvers: () => [import('./fulfilment.resolver.js'), import('./line-batches.resolver.js')],
  routers: () => [import('./fulfilment.rest.js')],
});
