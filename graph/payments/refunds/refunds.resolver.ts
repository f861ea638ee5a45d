import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Order } from '../../orders/order.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import { mayReadOrders } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { asPaise, type Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { payload } from '../../shared/schema/payload.js';
import { Refund } from './refund.entity.js';
import { RefundPayload } from './refund.payload.js';
import { RefundState } from './refund-reason.js';
import { promisedByPaymentId, refundsByPaymentOrderId } from './refunds.loaders.js';
import { settleRefund } from './settle-refund.js';

/** What goes back of an order. */
@Resolver(() => Order)
export class RefundsResolver {
  @FieldResolver(() => [Refund], {
    description:
      'What goes back to the shopper: for goods that were sent back or had sold out, for an order that was called off, a payment of another amount, a second payment of the same order. Oldest first; empty for nearly every order.',
  })
  refunds(@Ctx() ctx: Context, @Root() { paymentOrderId }: Readonly<Order>): Promise<Refund[]> {
    return refundsByPaymentOrderId(ctx).load(paymentOrderId);
  }

  @Mutation(() => RefundPayload, {
    description:
      'Writes down that the shop itself sent a refund, such as by bank transfer: of what was paid at the door, or of what the provider could not send. The same reference again changes nothing. For an admin, for support, or an API key with orders:write; a key without orders:read gets no refund but the message. Refused with NOT_FOUND, BAD_USER_INPUT or CONFLICT.',
  })
  settleRefund(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the refund.' }) id: string,
    @Arg('reference', () => String, {
      description: 'By what the bank, or the shopper who signed for it, knows the money; 1 to 100 characters.',
    })
    reference: string,
  ): Promise<RefundPayload> {
    return payload(ctx, async () => {
      const { refund, message } = await settleRefund(ctx, id, reference);
      return mayReadOrders(ctx) ? { refund, message } : { message };
    });
  }

  @FieldResolver(() => Rupees, { description: 'How much of its payment goes back or has gone back, in rupees.' })
  refundedTotal(@Ctx() ctx: Context, @Root() order: Readonly<Order>): Promise<Paise> {
    return promised(ctx, order);
  }

  @FieldResolver(() => RefundState, { description: 'How much of its payment goes back or has gone back, in a word.' })
  async refundState(@Ctx() ctx: Context, @Root() order: Readonly<Order>): Promise<RefundState> {
    const back = await promised(ctx, order);
    if (back === 0) return RefundState.NONE;
    // What came when the goods were gone took no credit.
    const paid = order.status === OrderStatus.REFUNDED ? order.amountPaise - order.creditPaise : order.amountPaise;
    return back < paid ? RefundState.PART : RefundState.WHOLE;
  }
}

async function promised(ctx: Context, { paymentId }: Order): Promise<Paise> {
  return paymentId === null ? asPaise(0) : promisedByPaymentId(ctx).load(paymentId);
}
