import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Order } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import { Refund } from './refund.entity.js';
import { refundsByPaymentOrderId } from './refunds.loaders.js';

/** What goes back of an order. */
@Resolver(() => Order)
export class RefundsResolver {
  @FieldResolver(() => [Refund], {
    description:
      'What goes back to the shopper: the payment itself when the goods had sold out, a payment of another amount, a second payment of the same order. Oldest first; empty for nearly every order.',
  })
  refunds(@Ctx() ctx: Context, @Root() { paymentOrderId }: Order): Promise<Refund[]> {
    return refundsByPaymentOrderId(ctx).load(paymentOrderId);
  }
}
