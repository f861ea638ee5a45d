import { Field, ObjectType } from 'type-graphql';
import type { FindOptionsWhere } from 'typeorm';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { UserError } from '../shared/schema/payload.js';
import { Order } from './order.entity.js';

const OrderEdge = edgeOf('Order', () => Order);

/** A page of orders. */
@ObjectType({ simpleResolvers: true, description: 'A page of orders, latest first.' })
export class OrderConnection {
  @Field(() => [Order], { description: 'The orders of this page.' })
  nodes: Order[];

  @Field(() => [OrderEdge], { description: 'The same orders with their cursors.' })
  edges: Edge<Order>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  /** Which orders `totalCount` counts, once it is asked for. */
  where: FindOptionsWhere<Order>;
}

/** What the mutations that concern one order answer. */
@ObjectType({ simpleResolvers: true, description: 'What the mutations that concern one order answer.' })
export class OrderPayload {
  @Field(() => Order, {
    nullable: true,
    description: 'The order; null when refused, and for an API key that may not read orders.',
  })
  order?: Order | null;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
