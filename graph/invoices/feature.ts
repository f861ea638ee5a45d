import { catalogue } from '../catalogue/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shop } from '../shop/feature.js';
import { Invoice, InvoiceLine } from './invoice.entity.js';
import { InvoiceSeries } from './invoice-series.entity.js';

/** Invoices and credit notes with GST, and their PDFs. */
export const invoices = defineFeature({
  name: 'invoices',
  uses: [orders, shop, catalogue],
  entities: [InvoiceSeries, Invoice, InvoiceLine],
  hooks: { reckonTax: async (ctx, line) => (await import('./issue-invoice.js')).taxByKind(ctx, line) },
  resolvers: () => [import('./invoices.resolver.js')],
  routers: () => [import('./invoices.rest.js')],
  tasks: async () => [(await import('./send-order-messages.js')).sendOrderMessages],
});
