import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Customer } from '../accounts/customers/customers.type.js';
import type { Context } from '../shared/context.js';
import { After, First } from '../shared/paging/page.args.js';
import { OrderConnection } from './order-connection.type.js';
import { listOrders } from './orders.service.js';

/** What a customer bought. */
@Resolver(() => Customer)
export class CustomerOrdersResolver {
  @FieldResolver(() => OrderConnection, { description: 'What they bought, latest first.' })
  orders(
    @Ctx() ctx: Context,
    @Root() { id }: Readonly<Customer>,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<OrderConnection> {
    return listOrders(ctx, { userId: id }, first ?? 20, after);
  }
}
