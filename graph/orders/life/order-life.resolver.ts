import { Arg, Ctx, FieldResolver, ID, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { After, First } from '../../shared/paging/page.args.js';
import { Order } from '../order.entity.js';
import { OrderLine } from '../order-line.entity.js';
import { OrderStatus } from '../order-status.js';
import { orderById } from '../orders.loaders.js';
import { mayReadOrders } from '../orders.service.js';
import { countReturns, orderReturns } from './list-returns.js';
import { OrderEvent } from './order-event.entity.js';
import { nextStatuses, OrderActor, ReturnStatus } from './order-life.js';
import {
  countsByLineId,
  eventsByOrderId,
  linesByReturnId,
  linesByShipmentId,
  orderLineById,
  returnableUntilByOrderId,
  returnsByOrderId,
  shipmentsByOrderId,
  valueByReturnId,
} from './order-life.loaders.js';
import { OrderReturnConnection } from './order-life.types.js';
import { OrderReturn, OrderReturnLine } from './order-return.entity.js';
import { Shipment, ShipmentLine } from './shipment.entity.js';

/** What an order has lived through, and what can be done with it. */
@Resolver(() => Order)
export class OrderLifeResolver {
  @FieldResolver(() => [OrderEvent], { description: 'What has happened to it, in the order in which it did.' })
  events(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<OrderEvent[]> {
    return eventsByOrderId(ctx).load(id);
  }

  @FieldResolver(() => [Shipment], { description: 'The parcels that have left, first sent first.' })
  shipments(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<Shipment[]> {
    return shipmentsByOrderId(ctx).load(id);
  }

  @FieldResolver(() => [OrderReturn], { description: 'What is sent back of it, first asked for first.' })
  returns(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<OrderReturn[]> {
    return returnsByOrderId(ctx).load(id);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'Until when something of it can be sent back; null before it is delivered, and once that time is over.',
  })
  returnableUntil(@Ctx() ctx: Context, @Root() { id }: Readonly<Order>): Promise<Date | null> {
    return returnableUntilByOrderId(ctx).load(id);
  }

  @FieldResolver(() => [OrderStatus], {
    description: 'What those who run the shop can make of it next, with setOrderStatus or shipOrder; empty for none.',
  })
  nextStatuses(@Root() { status }: Readonly<Order>): OrderStatus[] {
    return nextStatuses(status, OrderActor.SHOP);
  }

  @FieldResolver(() => Boolean, { description: 'Whether its shopper can still call it off with cancelOrder.' })
  isCancellable(@Root() { status }: Readonly<Order>): boolean {
    return nextStatuses(status, OrderActor.SHOPPER).includes(OrderStatus.CANCELLED);
  }

  @Query(() => OrderReturnConnection, {
    description:
      'What shoppers send back, of all orders, latest first. For an account with a role, or an API key with orders:read; anybody else is refused with FORBIDDEN.',
  })
  orderReturns(
    @Ctx() ctx: Context,
    @Arg('statuses', () => [ReturnStatus], {
      nullable: true,
      description: 'Returns of any of these statuses; absent or empty: of all.',
    })
    statuses: ReturnStatus[] | null,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<OrderReturnConnection> {
    return orderReturns(ctx, statuses ?? [], { first: first ?? 20, after });
  }
}

/** What has become of the pieces of a line. */
@Resolver(() => OrderLine)
export class OrderLineLifeResolver {
  @FieldResolver(() => Int, { description: 'Pieces that have left in parcels.' })
  async shippedQuantity(@Ctx() ctx: Context, @Root() { id }: Readonly<OrderLine>): Promise<number> {
    return (await countsByLineId(ctx).load(id)).shipped;
  }

  @FieldResolver(() => Int, { description: 'Pieces that can be sent back now with requestReturn.' })
  async returnableQuantity(
    @Ctx() ctx: Context,
    @Root() { id, orderId, quantity, missing }: Readonly<OrderLine>,
  ): Promise<number> {
    const until = await returnableUntilByOrderId(ctx).load(orderId);
    return until ? quantity - missing - (await countsByLineId(ctx).load(id)).returned : 0;
  }
}

/** Who took a step. */
@Resolver(() => OrderEvent)
export class OrderEventResolver {
  @FieldResolver(() => ID, {
    nullable: true,
    description:
      'Id of the account or of the API key whose step it was; null when it was nobody’s, and for callers who may not read all orders.',
  })
  actorId(@Ctx() ctx: Context, @Root() { actorId }: Readonly<OrderEvent>): string | null {
    return mayReadOrders(ctx) ? actorId : null;
  }
}

/** What is in a parcel. */
@Resolver(() => Shipment)
export class ShipmentResolver {
  @FieldResolver(() => [ShipmentLine], { description: 'What is in it.' })
  lines(@Ctx() ctx: Context, @Root() { id }: Readonly<Shipment>): Promise<ShipmentLine[]> {
    return linesByShipmentId(ctx).load(id);
  }
}

/** The line that pieces in a parcel are of. */
@Resolver(() => ShipmentLine)
export class ShipmentLineResolver {
  @FieldResolver(() => OrderLine, { nullable: true, description: 'The line of the order; null when it is gone.' })
  async line(@Ctx() ctx: Context, @Root() { orderLineId }: Readonly<ShipmentLine>): Promise<OrderLine | null> {
    return (await orderLineById(ctx).load(orderLineId)) ?? null;
  }
}

/** What belongs to a return. */
@Resolver(() => OrderReturn)
export class OrderReturnResolver {
  @FieldResolver(() => [OrderReturnLine], { description: 'What is sent back.' })
  lines(@Ctx() ctx: Context, @Root() { id }: Readonly<OrderReturn>): Promise<OrderReturnLine[]> {
    return linesByReturnId(ctx).load(id);
  }

  @FieldResolver(() => Order, { nullable: true, description: 'The order that it is of; null when it is gone.' })
  async order(@Ctx() ctx: Context, @Root() { orderId }: Readonly<OrderReturn>): Promise<Order | null> {
    return (await orderById(ctx).load(orderId)) ?? null;
  }

  @FieldResolver(() => Rupees, { description: 'What was paid for the goods that are sent back, in rupees.' })
  value(@Ctx() ctx: Context, @Root() { id }: Readonly<OrderReturn>): Promise<Paise> {
    return valueByReturnId(ctx).load(id);
  }
}

/** The line that pieces of a return are of. */
@Resolver(() => OrderReturnLine)
export class OrderReturnLineResolver {
  @FieldResolver(() => OrderLine, { nullable: true, description: 'The line of the order; null when it is gone.' })
  async line(@Ctx() ctx: Context, @Root() { orderLineId }: Readonly<OrderReturnLine>): Promise<OrderLine | null> {
    return (await orderLineById(ctx).load(orderLineId)) ?? null;
  }
}

/** What is counted only when asked for. */
@Resolver(() => OrderReturnConnection)
export class OrderReturnConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many returns the whole list holds.' })
  totalCount(@Ctx() ctx: Context, @Root() connection: Readonly<OrderReturnConnection>): Promise<number> {
    return countReturns(ctx, connection);
  }
}
