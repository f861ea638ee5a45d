import { Router } from 'express';
import { getOrder } from '../orders/orders.service.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { about } from '../shared/rest/describe-call.js';
import { answerFailure, contextOf, NO_STORE } from '../shared/rest/route.js';
import { drawInvoices } from './draw-invoices.js';
import { invoicesByOrderId, linesByInvoiceId } from './invoices.loaders.js';

/** Tax documents as files, under /api/orders. */
export const invoicesRouter = Router();

invoicesRouter.get(
  '/orders/:id/invoice',
  about({
    summary: 'The invoice of an order and the credit notes of what went back, as a PDF.',
    details:
      'Of the viewer, or any for an account with a role and for an API key with orders:read. NOT_FOUND before the first parcel has left, when the invoice is issued. In English, or in Hindi to whoever asks for that.',
    caller: 'shopper',
    cost: 100,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  async (req, res) => {
    try {
      const { name, pdf } = await invoiceFile(contextOf(res), req.params.id);
      res.set('Cache-Control', NO_STORE).type('pdf').attachment(name).end(pdf);
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  },
);

async function invoiceFile(ctx: Context, id: unknown): Promise<{ name: string; pdf: Buffer }> {
  const order = await getOrder(ctx, id);
  const invoices = await invoicesByOrderId(ctx).load(order.id);
  if (invoices.length === 0) throw new ShopError(ErrorCode.NOT_FOUND, 'This order has no invoice yet.', 'id');
  const documents = await Promise.all(
    invoices.map(async (invoice) => ({ invoice, lines: await linesByInvoiceId(ctx).load(invoice.id) })),
  );
  return { name: `${order.number}.pdf`, pdf: await drawInvoices(order, documents, ctx.language) };
}
