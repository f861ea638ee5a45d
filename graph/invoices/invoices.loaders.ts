import { In } from 'typeorm';
import { defineLoader, groupedBy } from '../shared/rows/loader.js';
import { Invoice, InvoiceLine } from './invoice.entity.js';

/** The invoice and the credit notes of orders, first issued first. */
export const invoicesByOrderId = defineLoader<Invoice[]>(async (ctx, ids) =>
  groupedBy(
    ids,
    await ctx.db.find(Invoice, {
      where: { orderId: In([...ids]) },
      order: { kind: 'DESC', financialYear: 'ASC', sequence: 'ASC' },
    }),
    ({ orderId }) => orderId,
  ),
);

/** The lines of invoices in their order. */
export const linesByInvoiceId = defineLoader<InvoiceLine[]>(async (ctx, ids) =>
  groupedBy(
    ids,
    await ctx.db.find(InvoiceLine, { where: { invoiceId: In([...ids]) }, order: { position: 'ASC' } }),
    ({ invoiceId }) => invoiceId,
  ),
);
