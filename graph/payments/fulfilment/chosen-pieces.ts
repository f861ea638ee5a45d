import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';

/** Pieces of a line of an order. */
export interface LinePieces {
  lineId: string;
  quantity: number;
}

/** Pieces of a line, as a client asks for them. */
export interface SentPieces {
  lineId: string;
  quantity: number;
}

/**
 * The pieces that a client means.
 *
 * @param left what there is to choose from, each line once
 * @param sent null for everything that is left
 * @throws ShopError NOT_FOUND for a line of another order, BAD_USER_INPUT for a line that is named
 *   twice or a quantity that is not whole or not positive, CONFLICT for more than there is
 */
export function chosenPieces(left: readonly LinePieces[], sent: readonly SentPieces[] | null): LinePieces[] {
  if (sent === null) return left.filter(({ quantity }) => quantity > 0);
  if (new Set(sent.map(({ lineId }) => readId(lineId))).size < sent.length) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Name each line once.'), 'lines');
  }
  return sent.map(({ lineId, quantity }) => {
    const line = left.find((each) => each.lineId === readId(lineId));
    if (!line) throw new ShopError(ErrorCode.NOT_FOUND, phrase('This order has no such line.'), 'lines');
    if (!Number.isInteger(quantity) || quantity < 1) {
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Quantities are whole pieces, 1 or more.'), 'lines');
    }
    if (quantity > line.quantity) {
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('This line has {left} pieces left, not {quantity}.', { left: line.quantity, quantity }),
        'lines',
      );
    }
    return { lineId: line.lineId, quantity };
  });
}
