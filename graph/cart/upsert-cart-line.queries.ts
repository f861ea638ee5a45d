import { SubstitutionWish } from '../catalogue/substitutes/substitution-wish.js';
import { keyValues } from '../idempotency/idempotency.js';
import type { IdempotencyKey } from '../idempotency/idempotency.queries.js';
import type { Context } from '../shared/context.js';
import { readId } from '../shared/input/id.js';
import type { Paise } from '../shared/money/money.js';
import { keepTexts } from '../shared/rows/keep-texts.js';
import { inOneStatement } from '../shared/rows/transaction.js';
import { availableTo, FREE_PIECES, MAX_LINES, MAX_PAISE } from './cart-limits.js';
import type { PricedCartLine } from './cart-line.entity.js';
import {
  JOIN_VARIANT,
  type LineRow,
  type LineSelection,
  lineColumns,
  linesOf,
  readLines,
} from './read-lines.queries.js';

/** What is put into a cart. */
export interface Pieces {
  productId: string;
  variantId: string;
  /** Whole pieces, 1 or more. */
  quantity: number;
}

/**
 * How pieces go into a cart: on top of those that are there, all of them or none; on top as far as
 * there is stock and room; or in place of those that are there.
 */
export type Manner = 'add' | 'fill' | 'set';

/** Why a line was not written. */
export type Refusal =
  /** There is no such variant of the product. */
  | 'NOT_FOR_SALE'
  /** The pieces were to replace others, and there are none. */
  | 'NOT_IN_CART'
  | 'OUT_OF_STOCK'
  /** More pieces of one thing than a cart holds. */
  | 'LINE_IS_FULL'
  /** The cart holds as many other things as it can. */
  | 'CART_IS_FULL'
  /** The total would be greater than an order may be. */
  | 'TOO_DEAR'
  /** The idempotency key came with another request before. */
  | 'KEY_OF_ANOTHER';

/** What became of a line; where it was refused, nothing was done. */
export interface UpsertedLine {
  refusal: Refusal | null;
  /**
   * Pieces of the variant that this shopper can have, those in the cart included; what is held for
   * the shopper's own checkout counts where `pieces` are more than the others.
   */
  available: number;
  /** Pieces that the line has now; where it was refused, those that it would have. */
  pieces: number;
  /** Pieces that it had before. */
  piecesBefore: number;
  /** Pieces that it may have by the limits of a cart, whatever is in stock. */
  maxByLimits: number;
}

/** The result as the statement answers it, beside the lines of the cart. */
const RESULT = `put.refusal AS "put.refusal", put.available AS "put.available", put.pieces AS "put.pieces",
  put.pieces_before AS "put.piecesBefore", put.most_by_limits AS "put.maxByLimits", put.line_id AS "put.lineId"`;

/**
 * A line of the cart as it was, or of what is put into it, which has no line yet, with what became
 * of it; nothing of a line where the pieces were refused, and where the idempotency key came with
 * the same request before.
 */
type Row = Omit<LineRow, 'lineId'> & {
  lineId: string | null;
  'variant.pricePaise': Paise;
  'put.refusal': Refusal | 'REPEATED' | null;
  'put.available': number;
  'put.pieces': number;
  'put.piecesBefore': number;
  'put.maxByLimits': number;
  'put.lineId': string;
};

/** The greatest number of PostgreSQL's type integer: more pieces than the stock of anything is. */
const MAX_INTEGER = 2 ** 31 - 1;

const texts = keepTexts();

/**
 * Writes a line of a shopper's cart within the limits of stock and cart, and reads all of the cart,
 * in one statement, which is a commit as well where no transaction is open; hence SQL.
 *
 * @param once takes this idempotency key where the line is written, and only then; null for none.
 *   Where it came with the same request before, nothing is done, and the cart is read
 * @param wants what is read of the lines, see `readLines`
 */
export async function upsertCartLine(
  ctx: Context,
  userId: string,
  { productId, variantId, quantity, manner }: Pieces & { manner: Manner },
  once: { name: IdempotencyKey; request: object } | null,
  wants: LineSelection,
): Promise<UpsertedLine & { lines: PricedCartLine[] }> {
  const statement = texts(wants, '', () => statementFor(wants));
  const key = once ? keyValues(once.name, once.request) : [null, null, null];
  const values = [userId, variantId, readId(productId), Math.min(quantity, MAX_INTEGER), manner];
  values.push(ctx.config.cartPiecesPerLine, ...key);
  const rows: Row[] = await inOneStatement(ctx, () => ctx.db.query(statement, values));
  const [put] = rows as [Row];
  const refusal = put['put.refusal'];
  const isRepeat = refusal === 'REPEATED';
  let lines: PricedCartLine[] = [];
  // The statement does not see what the first request wrote while this one waited for it.
  if (isRepeat) lines = await readLines(ctx, userId, null, wants);
  else if (!refusal) lines = await linesOf(ctx, userId, withWritten(rows, variantId), wants);
  return {
    refusal: isRepeat ? null : refusal,
    available: put['put.available'],
    pieces: put['put.pieces'],
    piecesBefore: put['put.piecesBefore'],
    maxByLimits: put['put.maxByLimits'],
    lines,
  };
}

/**
 * The cart is read once, for its limits and for the answer. A statement does not see what it writes
 * itself, so that the cart is read as it was, with what is put into it as a row without a line;
 * `withWritten` makes a line of it.
 */
function statementFor(wants: LineSelection): string {
  return `
    WITH known AS MATERIALIZED (
      SELECT ${lineColumns(wants, wants.hasAvailable ? availableTo('$1') : 'NULL')},
        CASE WHEN l.id IS NULL THEN ${FREE_PIECES} END AS "put.free"
      FROM (
        SELECT id, variant_id, quantity, chosen_price_paise, wish FROM cart_line WHERE user_id = $1::uuid
        UNION ALL SELECT NULL, $2::uuid, NULL, NULL, NULL
      ) AS l ${JOIN_VARIANT}
    )
    SELECT ${RESULT}, known.*
    FROM (
      SELECT max("variant.pricePaise") FILTER (WHERE "lineId" IS NULL AND "variant.productId" = $3::uuid) AS price,
        max("put.free") AS free,
        coalesce(sum(quantity) FILTER (WHERE "variant.id" = $2), 0) AS pieces,
        count("lineId") FILTER (WHERE "variant.id" <> $2) AS others,
        coalesce(sum(quantity * "variant.pricePaise"::bigint) FILTER (WHERE "variant.id" <> $2), 0)::bigint AS paise
      FROM known
    ) AS cart
    CROSS JOIN LATERAL write_cart_line($1, $2, cart.price, $4, $5, cart.free, cart.pieces, cart.others, cart.paise,
      $6, ${MAX_LINES}, ${MAX_PAISE}, $7, $8, $9) AS put
    LEFT JOIN known ON put.refusal IS NULL`;
}

/** The lines of a cart as they are after a statement, which saw them as they were before. */
function withWritten(rows: readonly Row[], variantId: string): LineRow[] {
  const before = rows.find((row) => row.lineId !== null && row['variant.id'] === variantId);
  return rows
    .filter((row) => row.lineId === null || row['variant.id'] !== variantId)
    .map((row) =>
      row.lineId === null
        ? {
            ...row,
            lineId: row['put.lineId'],
            quantity: row['put.pieces'],
            chosenPricePaise: row['variant.pricePaise'],
            wish: before?.wish ?? SubstitutionWish.ASK_ME,
          }
        : (row as LineRow),
    )
    .sort((one, other) => (one.lineId < other.lineId ? -1 : 1));
}
