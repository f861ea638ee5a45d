import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Order } from '../../orders/order.entity.js';
import { orderById } from '../../orders/orders.loaders.js';
import type { Context } from '../../shared/context.js';
import { First } from '../../shared/paging/page.args.js';
import { PaymentConcern } from './payment-concern.type.js';
import { paymentsNeedingAttention } from './payment-concerns.js';

/** What of the payments wants a person to look at it. */
@Resolver(() => PaymentConcern)
export class PaymentConcernsResolver {
  @Query(() => [PaymentConcern], {
    description:
      'For an admin and for support: what of the payments wants a person to look at it, longest waiting first; empty when all is well. Anybody else is refused with FORBIDDEN.',
  })
  paymentsNeedingAttention(@Ctx() ctx: Context, @First(50) first: number | null): Promise<PaymentConcern[]> {
    return paymentsNeedingAttention(ctx, first ?? 50);
  }

  @FieldResolver(() => Order, { nullable: true })
  async order(@Ctx() ctx: Context, @Root() { orderId }: Readonly<PaymentConcern>): Promise<Order | null> {
    return (orderId && (await orderById(ctx).load(orderId))) || null;
  }
}
