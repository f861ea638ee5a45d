import type { Order } from '../orders/order.entity.js';
import { offersOfOrder } from '../orders/order-offers.js';
import type { Context } from '../shared/context.js';
import type { Language } from '../shared/languages/languages.js';
import type { Attachment } from '../shared/ports/mailer.js';
import { logoFiles, readAppearance } from '../shop/read-appearance.js';
import { drawInvoices } from './draw-invoices.js';
import type { InvoiceKind } from './invoice.entity.js';
import { invoicesByOrderId, linesByInvoiceId } from './invoices.loaders.js';

/**
 * The tax documents of an order as one PDF.
 *
 * @param kind of which alone they are to be; both unless it is said
 * @returns null while there are none
 */
export async function drawDocuments(
  ctx: Context,
  order: Order,
  language: Language,
  kind?: InvoiceKind,
): Promise<Attachment | null> {
  const issued = await invoicesByOrderId(ctx).load(order.id);
  const invoices = issued.filter((invoice) => !kind || invoice.kind === kind);
  if (invoices.length === 0) return null;
  const documents = await Promise.all(
    invoices.map(async (invoice) => ({ invoice, lines: await linesByInvoiceId(ctx).load(invoice.id) })),
  );
  const [{ logo }, offers] = await Promise.all([readAppearance(ctx), offersOfOrder(ctx, order)]);
  // Without its logo a bill is still one.
  const picture = logo && (await ctx.pictures.read(logoFiles(logo).master).catch(() => null));
  return { name: `${order.number}.pdf`, content: await drawInvoices(order, documents, offers, language, picture) };
}
