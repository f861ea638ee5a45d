import { orderMessagesWith } from '../orders/messages/order-messages.js';
import { OrderStatus } from '../orders/order-status.js';
import { drawDocuments } from './draw-documents.js';
import { InvoiceKind } from './invoice.entity.js';

/**
 * Sends the mails about orders: with the news of a parcel goes the invoice, which is issued when
 * the first one leaves, and with the news that money is back the credit notes.
 */
export const sendOrderMessages = orderMessagesWith(async (ctx, order, news) => {
  const kinds: Partial<Record<typeof news, InvoiceKind>> = {
    [OrderStatus.SHIPPED]: InvoiceKind.INVOICE,
    MONEY_BACK: InvoiceKind.CREDIT_NOTE,
    CREDITED: InvoiceKind.CREDIT_NOTE,
  };
  const kind = ctx.mailer ? kinds[news] : undefined;
  const file = kind && (await drawDocuments(ctx, order, order.language, kind));
  if (!file) return [];
  return [kind === InvoiceKind.CREDIT_NOTE ? { ...file, name: `${order.number}-credit-note.pdf` } : file];
});
