import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { Customer } from '../accounts/customers.type.js';
import type { Context } from '../shared/context.js';
import { OrderConnection } from './order-connection.type.js';
import { listOrders } from './orders.service.js';

/** What a customer bought. */
@Resolver(() => Customer)
export class CustomerOrdersResolver {
  @FieldResolver(() => OrderConnection, { description: 'What they bought, latest first.' })
  orders(
    @Ctx() ctx: Context,
    @Root() { id }: Customer,
    @Arg('first', () => Int, { nullable: true, defaultValue: 20, description: 'How many, 1 to 100.' })
    first: number | null,
    @Arg('after', () => String, { nullable: true, description: "The page before's endCursor; absent: from the top." })
    after: string | null,
  ): Promise<OrderConnection> {
    return listOrders(ctx, { userId: id }, first ?? 20, after);
  }
}
