import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
import { StockBatch } from './batches/stock-batch.entity.js';
import { type StockCause, setOnHand } from './stock.queries.js';
import { lockStock, MAX_PIECES } from './stock.service.js';

/** What becomes of a stock; the names are those of the fields that ask for it. */
export type Correction =
  /** So many pieces more, or fewer. */
  | { delta: number }
  /** So many pieces in the store room, as they were counted. */
  | { onHand: number }
  /** So many pieces for sale, besides those that checkouts hold. */
  | { countInStock: number };

/**
 * Changes how many pieces of a variant are on hand, for a cause that its history will tell. What
 * checkouts hold stays theirs: no less than that is ever left. To be called inside a transaction.
 *
 * @param batchId of which batch the pieces are, and are counted; null where no one has said it
 * @returns pieces on hand before and after; null for an unknown variant
 * @throws ShopError BAD_USER_INPUT for a number that is not whole or out of range, NOT_FOUND for a
 *   batch of another variant, CONFLICT when checkouts hold more than would be left
 */
export async function correctStock(
  tx: Context,
  variantId: string,
  correction: Correction,
  cause: StockCause,
  batchId: string | null = null,
): Promise<{ before: number; after: number } | null> {
  const [field = '', value = 0] = Object.entries(correction)[0] ?? [];
  const least = field === 'delta' ? -MAX_PIECES : 0;
  if (!Number.isInteger(value) || value < least || value > MAX_PIECES) {
    const message = phrase('{field} must be a whole number from {least} to {most}.', {
      field,
      least,
      most: MAX_PIECES,
    });
    throw new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
  }
  await lockStock(tx, [variantId]);
  const was = await tx.db.findOneBy(ProductVariant, { id: variantId });
  if (!was) return null;
  if (batchId !== null) {
    const batch = await batchOf(tx, variantId, batchId);
    const delta = field === 'delta' ? value : value - batch.onHand;
    if (batch.onHand + delta < batch.reserved) throw refusal(batch, field);
    const ofBatch = { ...cause, batches: [{ variantId, batchId: batch.id, quantity: delta }] };
    const row = await setOnHand(tx, { variantId, field: 'delta', value: delta, most: MAX_PIECES }, ofBatch);
    if (!row) throw refusal(was, field);
    return { before: was.onHand, after: row.after };
  }
  const row = await setOnHand(tx, { variantId, field, value, most: MAX_PIECES }, cause);
  if (!row) throw refusal(was, field);
  return { before: was.onHand, after: row.after };
}

async function batchOf(tx: Context, variantId: string, batchId: string): Promise<StockBatch> {
  const id = readId(batchId);
  const batch = id && (await tx.db.findOneBy(StockBatch, { id, variantId }));
  if (!batch) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such batch.'), 'batchId');
  return batch;
}

function refusal({ onHand, reserved }: { onHand: number; reserved: number }, field: string): ShopError {
  const message = phrase(
    'Checkouts in progress hold {held} of the {onHand} pieces on hand: at least these must stay, and at most {most} can be on hand.',
    { held: reserved, onHand, most: MAX_PIECES },
  );
  return new ShopError(ErrorCode.CONFLICT, message, field);
}
