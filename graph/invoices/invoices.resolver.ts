import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Order } from '../orders/order.entity.js';
import type { Context } from '../shared/context.js';
import { asPaise, type Paise, sum } from '../shared/money.js';
import { Rupees } from '../shared/rupees.scalar.js';
import { Invoice, InvoiceKind, InvoiceLine } from './invoice.entity.js';
import { invoicesByOrderId, linesByInvoiceId } from './invoices.loaders.js';

/** The tax documents of an order. */
@Resolver(() => Order)
export class OrderInvoicesResolver {
  @FieldResolver(() => Invoice, {
    nullable: true,
    description: 'Its invoice, which is issued when its first parcel leaves; null before.',
  })
  async invoice(@Ctx() ctx: Context, @Root() { id }: Order): Promise<Invoice | null> {
    return (await invoicesByOrderId(ctx).load(id)).find(({ kind }) => kind === InvoiceKind.INVOICE) ?? null;
  }

  @FieldResolver(() => [Invoice], { description: 'What of its invoice went back, first issued first.' })
  async creditNotes(@Ctx() ctx: Context, @Root() { id }: Order): Promise<Invoice[]> {
    return (await invoicesByOrderId(ctx).load(id)).filter(({ kind }) => kind === InvoiceKind.CREDIT_NOTE);
  }
}

/** What belongs to an invoice. */
@Resolver(() => Invoice)
export class InvoiceResolver {
  @FieldResolver(() => [InvoiceLine], { description: 'Its lines.' })
  lines(@Ctx() ctx: Context, @Root() { id }: Invoice): Promise<InvoiceLine[]> {
    return linesByInvoiceId(ctx).load(id);
  }

  @FieldResolver(() => Rupees, {
    description: 'What cutting the total to whole rupees took off the lines, in rupees, e.g. 0.5; 0 for a credit note.',
  })
  async roundedOff(@Ctx() ctx: Context, @Root() { id, totalPaise }: Invoice): Promise<Paise> {
    const lines = await linesByInvoiceId(ctx).load(id);
    return asPaise(sum(lines.map(({ amountPaise }) => amountPaise)) - totalPaise);
  }

  @FieldResolver(() => Rupees, { description: 'How much less than the maximum retail prices it comes to, in rupees.' })
  async savings(@Ctx() ctx: Context, @Root() { id }: Invoice): Promise<Paise> {
    const lines = await linesByInvoiceId(ctx).load(id);
    return sum(lines.map(({ mrpPaise, pricePaise, quantity }) => asPaise((mrpPaise - pricePaise) * quantity)));
  }
}
