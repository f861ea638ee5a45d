import { lockStock, shiftStock } from '../../catalogue/stock/stock.service.js';
import { StockMovementKind } from '../../catalogue/stock/stock-movement.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { titleOfVariant } from '../variant-title.js';
import { StockCount, StockCountLine } from './stock-count.entity.js';
import { findDifferences, findDisturbed } from './stock-counts.queries.js';
import { hasEnded, lockCount } from './stock-counts.service.js';

/**
 * Closes a count and books what was found more or fewer, as movements that name it. What was sold,
 * packed, received or thrown away since a variant was counted has changed its stock already and
 * takes nothing from its difference. One that is closed stays so.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, NOT_FOUND, CONFLICT for one that was given up, for a variant that is to be
 *   counted again, and for one of which more is missing than there is besides what checkouts and
 *   orders wait for
 */
export function closeStockCount(ctx: Context, id: unknown): Promise<StockCount> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    const count = await lockCount(tx, id);
    if (count.cancelledAt) throw hasEnded();
    if (count.isOpen) await book(tx, count);
    return tx.db.findOneByOrFail(StockCount, { id: count.id });
  });
}

async function book(tx: Context, count: StockCount): Promise<void> {
  const lines = await tx.db.find(StockCountLine, { select: { variantId: true }, where: { countId: count.id } });
  // No stock changes between what is looked at now and what is booked.
  await lockStock(
    tx,
    lines.map(({ variantId }) => variantId),
  );
  const disturbed = await findDisturbed(tx, count.id);
  if (disturbed) {
    const product = await nameOf(tx, disturbed.variantId);
    throw conflict(phrase('Count {product} again: pieces of it came or went meanwhile.', { product }));
  }
  const cause = { kind: StockMovementKind.COUNT, reason: count.name, documentId: count.id };
  const short = await shiftStock(tx, await findDifferences(tx, count.id), cause);
  if (short) {
    const facts = { product: await nameOf(tx, short.variantId), missing: Math.abs(short.quantity) };
    throw conflict(
      phrase(
        '{product}: {missing} pieces cannot be booked, since checkouts or orders wait for them. Call off an order, or leave it out of the count.',
        facts,
      ),
    );
  }
  await tx.db.update(StockCount, { id: count.id }, { isOpen: false, closedAt: () => 'now()' });
}

async function nameOf(tx: Context, id: string): Promise<string> {
  return titleOfVariant(tx, await tx.db.findOneByOrFail(ProductVariant, { id }));
}

function conflict(message: ReturnType<typeof phrase>): ShopError {
  return new ShopError(ErrorCode.CONFLICT, message, 'id');
}
