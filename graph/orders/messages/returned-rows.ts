import type { Context } from '../../shared/context.js';
import { wordsIn } from '../../shared/languages/phrase.js';
import { formatRupees } from '../../shared/money/format-rupees.js';
import type { Paise } from '../../shared/money/money.js';
import { findReturnedPieces } from '../life/order-life.queries.js';
import type { Order } from '../order.entity.js';
import { linesByOrderId } from '../orders.loaders.js';
import { orderWords } from './order-messages.words.js';
import { piecesInWords } from './pieces-in-words.js';

/** What news of a return tells of it. */
export interface ReturnTold {
  /** Of the return. */
  id: string;
  /** What goes back for it; null where that is not known yet, or nothing is said of it. */
  amountPaise: Paise | null;
}

/**
 * Which pieces a return is of, each with what was paid for it, and below them what goes back, as a
 * mail has them.
 */
export async function returnedRows(
  ctx: Context,
  { id: orderId, language }: Order,
  { id, amountPaise }: ReturnTold,
): Promise<[string, string][]> {
  const [lines, pieces] = await Promise.all([linesByOrderId(ctx).load(orderId), findReturnedPieces(ctx, [id])]);
  const rows = lines.flatMap((line) => {
    const piece = pieces.find(({ orderLineId }) => orderLineId === line.id);
    return piece ? [rowOf(piecesInWords(language, line, piece.quantity), piece.paidPaise)] : [];
  });
  const { getBack } = orderWords(wordsIn(language));
  return amountPaise ? [...rows, rowOf(getBack, amountPaise)] : rows;

  function rowOf(name: string, paise: Paise): [string, string] {
    return [name, formatRupees(paise, language)];
  }
}
