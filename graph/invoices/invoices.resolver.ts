import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Order } from '../orders/order.entity.js';
import type { Context } from '../shared/context.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { Invoice, InvoiceKind, InvoiceLine } from './invoice.entity.js';
import { roundedOffOf, savingsOf } from './invoice-sums.js';
import { invoicesByOrderId, linesByInvoiceId } from './invoices.loaders.js';

/** The tax documents of an order. */
@Resolver(() => Order)
export class OrderInvoicesResolver {
  @FieldResolver(() => Invoice, {
    nullable: true,
    description: 'Its invoice, which is issued when its first parcel leaves; null before.',
  })
  async invoice(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<Invoice | null> {
    return (await invoicesByOrderId(ctx).load(id)).find(({ kind }) => kind === InvoiceKind.INVOICE) ?? null;
  }

  @FieldResolver(() => [Invoice], { description: 'What of its invoice went back, first issued first.' })
  async creditNotes(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<Invoice[]> {
    return (await invoicesByOrderId(ctx).load(id)).filter(({ kind }) => kind === InvoiceKind.CREDIT_NOTE);
  }
}

/** What belongs to an invoice. */
@Resolver(() => Invoice)
export class InvoiceResolver {
  @FieldResolver(() => [InvoiceLine], { description: 'Its lines.' })
  lines(@Ctx() ctx: Context, @Root() { id }: Readonly<Invoice>): Promise<InvoiceLine[]> {
    return linesByInvoiceId(ctx).load(id);
  }

  @FieldResolver(() => Rupees, {
    description:
      'What cutting the total to whole rupees took off the lines, in rupees, e.g. 0.5; 0 for a credit note, but for that by which the last of its invoice went back.',
  })
  async roundedOff(@Ctx() ctx: Context, @Root() invoice: Readonly<Invoice>): Promise<Paise> {
    return roundedOffOf(invoice, await linesByInvoiceId(ctx).load(invoice.id));
  }

  @FieldResolver(() => Rupees, { description: 'How much less than the maximum retail prices it comes to, in rupees.' })
  async savings(@Ctx() ctx: Context, @Root() { id }: Readonly<Invoice>): Promise<Paise> {
    return savingsOf(await linesByInvoiceId(ctx).load(id));
  }
}
