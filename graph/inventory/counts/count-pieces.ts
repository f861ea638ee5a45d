import { MAX_PIECES } from '../../catalogue/stock/stock.service.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { withIdempotencyKey } from '../../idempotency/idempotency.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { type StockCount, StockCountLine } from './stock-count.entity.js';
import { findExpected } from './stock-counts.queries.js';
import { allowCounting, hasEnded, lockCount } from './stock-counts.service.js';

/** Pieces of a variant that lie before the caller. */
export interface CountedPieces {
  countId: string;
  /** What a scanner read; null where `variantId` says which. */
  sku: string | null;
  variantId: string | null;
  pieces: number;
  /** Whether these are all that lie there, instead of so many more. */
  isTotal: boolean;
  /** Of this call, so that one that is repeated counts once; null: it is not repeated. */
  idempotencyKey: string | null;
}

/** A count with one of its lines. */
export interface CountedLine {
  count: StockCount;
  /** Null for one that was left out. */
  line: StockCountLine | null;
}

/**
 * Counts pieces of a variant. Its first scan, and a number that is said to be all of them, notes
 * what should lie there at that moment, with which the count is compared, whatever is sold or
 * packed later. Where pieces come or go between two scans no one can tell whether they were among
 * those scanned: the line is to be counted again.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as `startStockCount`, NOT_FOUND for the count or the
 *   variant, BAD_USER_INPUT for a number out of range, CONFLICT for a count that has ended,
 *   IDEMPOTENCY_MISMATCH
 */
export function countStock(ctx: Context, sent: CountedPieces): Promise<CountedLine> {
  allowCounting(ctx);
  const least = sent.isTotal ? 0 : 1;
  if (!Number.isInteger(sent.pieces) || sent.pieces < least || sent.pieces > MAX_PIECES) throw outOfRange(least);
  return inTransaction(ctx, async (tx) => {
    const count = await lockCount(tx, sent.countId);
    const { id: variantId } = await variantOf(tx, sent);
    const where = { countId: count.id, variantId };
    const work = async () => {
      if (!count.isOpen) throw hasEnded();
      await writeLine(tx, where, sent);
      return { isCounted: true };
    };
    const { viewer } = tx;
    const { idempotencyKey, ...request } = sent;
    if (viewer && idempotencyKey) {
      const name = { userId: viewer.id, route: 'countStock', key: idempotencyKey };
      await withIdempotencyKey(tx, name, request, work);
    } else await work();
    return { count, line: await tx.db.findOneBy(StockCountLine, where) };
  });
}

/**
 * Leaves a variant out of a count, as if it had not been counted.
 *
 * @throws as `countStock`
 */
export function uncountStock(ctx: Context, countId: string, sentVariantId: string): Promise<CountedLine> {
  allowCounting(ctx);
  return inTransaction(ctx, async (tx) => {
    const count = await lockCount(tx, countId);
    if (!count.isOpen) throw hasEnded();
    const variantId = readId(sentVariantId);
    if (variantId) await tx.db.delete(StockCountLine, { countId: count.id, variantId });
    return { count, line: null };
  });
}

async function writeLine(
  tx: Context,
  where: { countId: string; variantId: string },
  { pieces, isTotal }: CountedPieces,
): Promise<void> {
  const now = await findExpected(tx, where.variantId);
  if (!now) throw noVariant();
  const { expected, movementId } = now;
  const line = await tx.db.findOneBy(StockCountLine, where);
  const counted = line && !isTotal ? line.counted + pieces : pieces;
  if (counted > MAX_PIECES) throw outOfRange(0);
  if (!line) await tx.db.insert(StockCountLine, { ...where, counted, expected, movementId });
  else {
    const compared = isTotal
      ? { expected, movementId, isDisturbed: false }
      : { isDisturbed: line.isDisturbed || line.expected !== expected };
    await tx.db.update(StockCountLine, { id: line.id }, { counted, ...compared, countedAt: () => 'now()' });
  }
}

async function variantOf(tx: Context, { sku, variantId }: CountedPieces): Promise<ProductVariant> {
  if ((sku === null) === (variantId === null)) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send either sku or variantId.'), 'sku');
  }
  const id = readId(variantId);
  const found = sku === null ? id && { id } : { sku: sku.trim() };
  const variant = found && (await tx.db.findOneBy(ProductVariant, found));
  if (!variant) throw noVariant();
  return variant;
}

function noVariant(): ShopError {
  return new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such variant.'), 'sku');
}

function outOfRange(least: number): ShopError {
  const message = phrase('Count {least} to {most} pieces.', { least, most: MAX_PIECES });
  return new ShopError(ErrorCode.BAD_USER_INPUT, message, 'pieces');
}
