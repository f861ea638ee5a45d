import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { OrderPayload } from '../../orders/order-connection.type.js';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import { payload } from '../../shared/payload.js';
import { setOrderStatus } from './set-order-status.js';

/** What those do to orders who run the shop. */
@Resolver()
export class OrderStatusResolver {
  @Mutation(() => OrderPayload, {
    description:
      'Moves an order on: CONFIRMED to PACKED, to SHIPPED, to DELIVERED. A CONFIRMED or PACKED one can become CANCELLED: then the money goes back by itself and the goods are for sale again; so can a PENDING one, and a payment that comes later goes back. PENDING and REFUNDED follow from payments alone. For an admin, for support, for a packer, who calls none off, or an API key with orders:write; one without orders:read gets no order but the message. Refused with NOT_FOUND, or with CONFLICT naming what can follow.',
  })
  setOrderStatus(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('status', () => OrderStatus, { description: 'What it is to become; the one that it has changes nothing.' })
    status: OrderStatus,
  ): Promise<OrderPayload> {
    return payload(() => setOrderStatus(ctx, id, status));
  }
}
