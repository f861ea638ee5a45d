import { BatchPieces } from '../../../catalogue/stock/batches/batch-pieces.entity.js';
import type { BatchChange } from '../../../catalogue/stock/stock.queries.js';
import { lockStock, returnStock, shiftStock } from '../../../catalogue/stock/stock.service.js';
import { StockMovementKind, type WasteReason } from '../../../catalogue/stock/stock-movement.entity.js';
import type { Order } from '../../../orders/order.entity.js';
import { OrderLine } from '../../../orders/order-line.entity.js';
import type { Context } from '../../../shared/context.js';
import { PaymentOrderLine } from '../../payment-order-line.entity.js';
import { clearReturned } from './shortages.queries.js';

/**
 * Takes pieces of a line out of an order that were not there when it was packed. In the history of
 * the stock they come back from the sale and leave again as waste, so that it tells what was sold
 * and what was lost; on hand there are as many as before. To be called inside a transaction that
 * holds the order's locks.
 */
export async function takeOutMissing(
  tx: Context,
  { paymentOrderId }: Pick<Order, 'paymentOrderId'>,
  { orderLineId, quantity, reason }: { orderLineId: string; quantity: number; reason: WasteReason },
): Promise<void> {
  await tx.db.increment(OrderLine, { id: orderLineId }, 'missing', quantity);
  const { variantId } = await tx.db.findOneByOrFail(OrderLine, { id: orderLineId });
  if (variantId === null) return;
  await tx.db.increment(PaymentOrderLine, { paymentOrderId, variantId }, 'missing', quantity);
  await lockStock(tx, [variantId]);
  const before = await returnedByBatch(tx, paymentOrderId, variantId);
  const cause = { kind: StockMovementKind.CANCELLATION, documentId: paymentOrderId };
  await returnStock(tx, [{ variantId, quantity }], cause);
  const batches = [...(await returnedByBatch(tx, paymentOrderId, variantId))].flatMap(
    ([batchId, pieces]): BatchChange[] => {
      const back = pieces - (before.get(batchId) ?? 0);
      return back === 0 ? [] : [{ variantId, batchId, quantity: -back }];
    },
  );
  await clearReturned(tx, paymentOrderId, batches);
  const waste = { kind: StockMovementKind.WASTE, wasteReason: reason, reason: 'missing when it was packed' };
  await shiftStock(tx, [{ variantId, quantity: -quantity }], batches.length > 0 ? { ...waste, batches } : waste);
}

async function returnedByBatch(tx: Context, documentId: string, variantId: string): Promise<Map<string, number>> {
  const pieces = await tx.db.findBy(BatchPieces, { documentId, variantId });
  return new Map(pieces.map(({ batchId, returned }) => [batchId, returned]));
}
