import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { asPaise, type Paise } from '../../shared/money.js';
import { Rupees } from '../../shared/rupees.scalar.js';
import { Refund } from './refund.entity.js';
import { RefundState } from './refund-reason.js';
import { promisedByPaymentId, refundsByPaymentOrderId } from './refunds.loaders.js';

/** What goes back of an order. */
@Resolver(() => Order)
export class RefundsResolver {
  @FieldResolver(() => [Refund], {
    description:
      'What goes back to the shopper: for goods that were sent back or had sold out, for an order that was called off, a payment of another amount, a second payment of the same order. Oldest first; empty for nearly every order.',
  })
  refunds(@Ctx() ctx: Context, @Root() { paymentOrderId }: Order): Promise<Refund[]> {
    return refundsByPaymentOrderId(ctx).load(paymentOrderId);
  }

  @FieldResolver(() => Rupees, { description: 'How much of its payment goes back or has gone back, in rupees.' })
  refundedTotal(@Ctx() ctx: Context, @Root() order: Order): Promise<Paise> {
    return promised(ctx, order);
  }

  @FieldResolver(() => RefundState, { description: 'How much of its payment goes back or has gone back, in a word.' })
  async refundState(@Ctx() ctx: Context, @Root() order: Order): Promise<RefundState> {
    const back = await promised(ctx, order);
    if (back === 0) return RefundState.NONE;
    return back < order.amountPaise ? RefundState.PART : RefundState.WHOLE;
  }
}

async function promised(ctx: Context, { paymentId }: Order): Promise<Paise> {
  return paymentId === null ? asPaise(0) : promisedByPaymentId(ctx).load(paymentId);
}
