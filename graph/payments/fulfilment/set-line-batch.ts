import { BatchPieces } from '../../catalogue/stock/batches/batch-pieces.entity.js';
import { StockBatch } from '../../catalogue/stock/batches/stock-batch.entity.js';
import { lockStock } from '../../catalogue/stock/stock.service.js';
import type { Order } from '../../orders/order.entity.js';
import { OrderLine } from '../../orders/order-line.entity.js';
import { OrderStatus } from '../../orders/order-status.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { findUnfitLine, mayLeave, swapBatches } from './fulfilment.queries.js';
import { lockOrder, type MovedOrder, movedOrder } from './lock-order.js';

/** Orders of which something can lie in the shop yet. */
const HERE: readonly OrderStatus[] = [OrderStatus.CONFIRMED, OrderStatus.PACKED, OrderStatus.SHIPPED];

/**
 * Gives a line of an order its pieces from another batch, as the packer took them from the shelf:
 * what was set aside for it goes back for sale.
 *
 * @param sentBatchId of the same variant
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for those who may not move orders on, NOT_FOUND for
 *   the line or the batch, CONFLICT where all of it has left, where the batch has too few pieces,
 *   and where it keeps less long than was promised or has too little of its life left on the day of
 *   delivery
 */
export async function setLineBatch(ctx: Context, sentLineId: unknown, sentBatchId: unknown): Promise<MovedOrder> {
  allow(ctx, ApiScope.ORDERS_WRITE);
  const order = await inTransaction(ctx, async (tx) => {
    const lineId = readId(sentLineId);
    const line = lineId ? await tx.db.findOneBy(OrderLine, { id: lineId }) : null;
    if (!line?.variantId) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This order has no such line.'), 'lineId');
    const { order } = await lockOrder(tx, line.orderId);
    await lockStock(tx, [line.variantId]);
    const batchId = readId(sentBatchId);
    const batch = batchId && (await tx.db.findOneBy(StockBatch, { id: batchId, variantId: line.variantId }));
    if (!batch) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such batch.'), 'batchId');
    await swap(tx, order, line, batch);
    return order;
  });
  return movedOrder(ctx, order, phrase('{order} is packed from this batch.', { order: order.number }));
}

async function swap(tx: Context, order: Order, line: OrderLine, batch: StockBatch): Promise<void> {
  const had = await tx.db.findBy(BatchPieces, { documentId: order.paymentOrderId, variantId: batch.variantId });
  const others = had.filter(({ batchId, sold, sent }) => batchId !== batch.id && sold > sent);
  const pieces = others.reduce((sum, { sold, sent }) => sum + sold - sent, 0);
  if (!HERE.includes(order.status) || had.every(({ sold, sent }) => sold === sent)) {
    throw new ShopError(ErrorCode.CONFLICT, phrase('All of this order has already been sent.'), 'lineId');
  }
  if (batch.onHand - batch.reserved < pieces) {
    const message = phrase('This batch has {free} pieces left, not {pieces}.', {
      free: batch.onHand - batch.reserved,
      pieces,
    });
    throw new ShopError(ErrorCode.CONFLICT, message, 'batchId');
  }
  if (!(await mayLeave(tx, line.id, batch.id))) {
    const message = phrase('This batch keeps less long than was promised, or has too little of its life left.');
    throw new ShopError(ErrorCode.CONFLICT, message, 'batchId');
  }
  for (const { batchId, sold, sent } of others)
    await swapBatches(tx, { documentId: order.paymentOrderId, from: batchId, to: batch, pieces: sold - sent });
}

/**
 * Sees to it that nothing leaves that keeps less long than was promised, or that has too little of
 * its life left on the day on which it is to be handed over: 30 per cent or 45 days, whichever is
 * less (FSSAI to e-commerce food business operators, 12 November 2024).
 *
 * @throws ShopError CONFLICT
 */
export async function checkFreshness(tx: Context, { id }: Order): Promise<void> {
  const product = await findUnfitLine(tx, id);
  if (product === null) return;
  const message = phrase(
    '{product}: what was set aside is too near to its date. Choose another batch, or call the order off.',
    { product },
  );
  throw new ShopError(ErrorCode.CONFLICT, message, 'status');
}
