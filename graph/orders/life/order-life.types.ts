import { Field, ObjectType } from 'type-graphql';
import type { Edge } from '../../shared/paging/cursor.js';
import { edgeOf } from '../../shared/paging/edge.type.js';
import { PageInfo } from '../../shared/paging/page-info.type.js';
import type { ReturnStatus } from './order-life.js';
import { OrderReturn } from './order-return.entity.js';

const OrderReturnEdge = edgeOf('OrderReturn', () => OrderReturn);

/** A page of returns. */
@ObjectType({ simpleResolvers: true, description: 'A page of returns, latest first.' })
export class OrderReturnConnection {
  @Field(() => [OrderReturn], { description: 'The returns of this page.' })
  nodes: OrderReturn[];

  @Field(() => [OrderReturnEdge], { description: 'The same returns with their cursors.' })
  edges: Edge<OrderReturn>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;

  /** Which returns `totalCount` counts, once it is asked for; empty for all. */
  statuses: readonly ReturnStatus[];
}
