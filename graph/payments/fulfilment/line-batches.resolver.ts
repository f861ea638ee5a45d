import {
  Arg,
  Ctx,
  Extensions,
  Field,
  FieldResolver,
  ID,
  Int,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import { StockBatch } from '../../catalogue/stock/batches/stock-batch.entity.js';
import { OrderPayload } from '../../orders/order-connection.type.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { mayReadOrders } from '../../orders/orders.service.js';
import type { Context } from '../../shared/context.js';
import { defineLoader, groupedBy } from '../../shared/rows/loader.js';
import { payload } from '../../shared/schema/payload.js';
import { type BatchOfLine, findBatchesOfLines } from './fulfilment.queries.js';
import { setLineBatch } from './set-line-batch.js';

/** Pieces of a line of an order that are of one batch. */
@ObjectType({ simpleResolvers: true, description: 'Pieces of a line of an order that are of one batch.' })
class LineBatch {
  @Field(() => StockBatch, { description: 'Which batch.' })
  batch: StockBatch;

  @Field(() => Int, { description: 'Pieces of it, 1 or more.' })
  quantity: number;

  @Field(() => Boolean, {
    description:
      'Whether they may leave: they keep as long as was promised, and enough of their life is left on the day of delivery.',
  })
  mayLeave: boolean;
}

const batchesByLineId = defineLoader<BatchOfLine[]>(async (ctx, ids) =>
  groupedBy(ids, await findBatchesOfLines(ctx, ids), ({ lineId }) => lineId),
);

/** From which batches an order is packed. */
@Resolver(() => OrderLine)
export class LineBatchesResolver {
  @FieldResolver(() => [LineBatch], {
    description:
      'The batches that its pieces are of, those first that expire first; empty where it is not kept by batches, and for a caller who may not read all orders.',
  })
  @Extensions({ usualItems: 1 })
  async batches(@Ctx() ctx: Context, @Root() { id }: Readonly<OrderLine>): Promise<LineBatch[]> {
    if (!mayReadOrders(ctx)) return [];
    const found = await batchesByLineId(ctx).load(id);
    return found.map(({ pieces, mayLeave, ...batch }) => ({ batch, quantity: pieces, mayLeave }));
  }

  @Mutation(() => OrderPayload, {
    description:
      'Gives a line of an order its pieces from another batch, as they were taken from the shelf, before they leave. For an admin, for support, for a packer, or an API key with orders:write; one without orders:read gets no order but the message. Refused with NOT_FOUND, and with CONFLICT where the batch keeps less long than was promised, or has less than 30 % of its life or 45 days left on the day of delivery, or too few pieces.',
  })
  setLineBatch(
    @Ctx() ctx: Context,
    @Arg('lineId', () => ID, { description: 'Id of the line.' }) lineId: string,
    @Arg('batchId', () => ID, { description: 'The batch that it was taken from, of the same variant.' })
    batchId: string,
  ): Promise<OrderPayload> {
    return payload(ctx, () => setLineBatch(ctx, lineId, batchId));
  }
}
