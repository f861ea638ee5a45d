import { Router } from 'express';
import { getOrder } from '../orders/orders.service.js';
import { answerFailure } from '../rest/answer-failure.js';
import { about } from '../rest/describe-call.js';
import { contextOf } from '../rest/response-context.js';
import { NO_STORE } from '../rest/response-headers.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Attachment } from '../shared/ports/mailer.js';
import { drawDocuments } from './draw-documents.js';

/** Tax documents as files, under /api/orders. */
export const invoicesRouter = Router();

invoicesRouter.get(
  '/orders/:id/invoice',
  about({
    summary: 'The invoice of an order and the credit notes of what went back, as a PDF.',
    details:
      'Of the viewer, or any for an account with a role and for an API key with orders:read. NOT_FOUND before the first parcel has left, when the invoice is issued. In English, or in Hindi where that is asked for.',
    caller: 'shopper',
    cost: 100,
    refusals: [ErrorCode.NOT_FOUND],
  }),
  async (req, res) => {
    try {
      const { name, content } = await invoiceFile(contextOf(res), req.params.id);
      res.set('Cache-Control', NO_STORE).type('pdf').attachment(name).end(content);
    } catch (thrown) {
      answerFailure(thrown, res);
    }
  },
);

async function invoiceFile(ctx: Context, id: unknown): Promise<Attachment> {
  const file = await drawDocuments(ctx, await getOrder(ctx, id), ctx.language);
  if (!file) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This order has no invoice yet.'), 'id');
  return file;
}
