import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { ProductVariant } from '../variants/product-variant.entity.js';
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
 * @returns pieces on hand before and after; null for an unknown variant
 * @throws ShopError BAD_USER_INPUT for a number that is not whole or out of range, CONFLICT when
 *   checkouts hold more than would be left
 */
export async function correctStock(
  tx: Context,
  variantId: string,
  correction: Correction,
  cause: StockCause,
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
  const row = await setOnHand(tx, { variantId, field, value, most: MAX_PIECES }, cause);
  if (!row) throw refusal(was, field);
  return { before: was.onHand, after: row.after };
}

function refusal({ onHand, reserved }: { onHand: number; reserved: number }, field: string): ShopError {
  const message = phrase(
    'Checkouts in progress hold {held} of the {onHand} pieces on hand: at least these must stay, and at most {most} can be on hand.',
    { held: reserved, onHand, most: MAX_PIECES },
  );
  return new ShopError(ErrorCode.CONFLICT, message, field);
}
