import { IS_VARIANT_SHOWN } from '../catalogue/shown.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { type Phrase, phrase } from '../shared/languages/phrase.js';
import { rupeesInWords } from '../shared/money/format-rupees.js';
import { MAX_RUPEES, type Paise, paiseOfRupees } from '../shared/money/money.js';

/** The most different things that a cart holds. */
export const MAX_LINES = 200;

/** The most that all of a cart comes to. */
export const MAX_PAISE = paiseOfRupees(MAX_RUPEES);

/**
 * Pieces of the variant `v` that are held for no one, as SQL; null of a product that was hidden, so
 * that it is told like one that is sold out.
 */
export const FREE_PIECES = `CASE WHEN ${IS_VARIANT_SHOWN} THEN v.on_hand - v.reserved - coalesce(v.withheld, 0) END`;

/**
 * Pieces of the variant `v` that a shopper can have, as SQL: those not held, and those held for
 * their own open checkout, which the next checkout gives back.
 *
 * @param userId how the statement names the shopper's id, e.g. `$1`
 */
export function availableTo(userId: string): string {
  return `coalesce(${FREE_PIECES} + coalesce(
    (SELECT h.quantity FROM shopper_hold h WHERE h.user_id = ${userId} AND h.variant_id = v.id), 0), 0)`;
}

/**
 * Refuses a total that no order may have, such as one that grew by new prices.
 *
 * @throws ShopError BAD_USER_INPUT
 */
export function checkTotal(totalPaise: Paise): void {
  if (totalPaise > MAX_PAISE) throw tooDear();
}

/** The refusal of more pieces of one thing than a cart holds. */
export function tooManyPieces({ config }: Context): ShopError {
  return beyond(phrase('You can buy at most {most} pieces of this at once.', { most: config.cartPiecesPerLine }));
}

/** The refusal of one more thing in a cart that holds as many as it can. */
export function tooManyLines(): ShopError {
  return beyond(phrase('Your Cart is full: it holds at most {most} different items.', { most: MAX_LINES }));
}

/** The refusal of a total that no order may have. */
export function tooDear(): ShopError {
  return beyond(
    phrase('The total is more than {most}, the most an order can come to.', {
      most: rupeesInWords(paiseOfRupees(MAX_RUPEES)),
    }),
  );
}

function beyond(message: Phrase): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, message, 'quantity');
}
