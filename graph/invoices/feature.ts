import { catalogue } from '../catalogue/feature.js';
import { orders } from '../orders/feature.js';
import { defineFeature } from '../shared/feature.js';
import { shop } from '../shop/feature.js';
import { Invoice, InvoiceLine } from './invoice.entity.js';
import { InvoiceSeries } from './invoice-series.entity.js';
import { NameBuyers1795643120000 } from './migrations/1795643120000-NameBuyers.js';
import { KeepNumbersOfInvoices1795650120000 } from './migrations/1795650120000-KeepNumbersOfInvoices.js';
import { DiscountInvoices1795670120000 } from './migrations/1795670120000-DiscountInvoices.js';
import { TellFreshness1795692650000 } from './migrations/1795692650000-TellFreshness.js';

/** Invoices and credit notes with GST, and their PDFs. */
export const invoices = defineFeature({
  name: 'invoices',
  uses: [orders, shop, catalogue],
  entities: [InvoiceSeries, Invoice, InvoiceLine],
  migrations: [
    NameBuyers1795643120000,
    KeepNumbersOfInvoices1795650120000,
    DiscountInvoices1795670120000,
    TellFreshness1795692650000,
  ],
  hooks: { reckonTax: async (ctx, line) => (await import('./issue-invoice.js')).taxByKind(ctx, line) },
  resolvers: () => [import('./invoices.resolver.js'), import('./gst-return/gst-return.resolver.js')],
  routers: () => [import('./invoices.rest.js'), import('./gst-return/gst-return.rest.js')],
  tasks: async () => [(await import('./send-order-messages.js')).sendOrderMessages],
});
