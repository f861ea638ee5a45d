import { parameters } from '../catalogue/listing/product-conditions.js';
import { type Context, inOneStatement } from '../shared/context.js';
import { readId } from '../shared/id.js';
import type { Paise } from '../shared/money.js';
import { availableTo, MOST_LINES, MOST_PAISE } from './cart-limits.js';
import type { PricedCartLine } from './cart-line.entity.js';
import { type LineRow, type LineWants, lineColumns, lineJoins, linesOf, WHOLE_LINES } from './read-lines.js';

/** What is put into a cart. */
export interface Pieces {
  productId: string;
  variantId: string;
  /** Whole pieces, 1 or more. */
  quantity: number;
}

/** A line of the cart as it was, or of what is put into it, which has no line yet; and what was written. */
type LineBefore = Omit<LineRow, 'lineId'> & {
  lineId: string | null;
  'variant.pricePaise': Paise;
  writtenId: string;
  writtenQuantity: number;
};

/**
 * Puts pieces into a cart and reads all of it, in one statement, which is a commit as well where no transaction is open. It
 * never fails, so that it can be a part of a transaction; `putAtOnce` is the faster one for all others.
 *
 * @param wants see `readLines`
 * @returns null where the pieces do not go in, and nothing was done
 */
export async function putIntoCart(
  ctx: Context,
  userId: string,
  pieces: Pieces,
  wants: LineWants = WHOLE_LINES,
): Promise<PricedCartLine[] | null> {
  const { values, bind } = parameters();
  const user = `${bind(userId)}::uuid`;
  const quantity = `${bind(pieces.quantity)}::integer`;
  const variant = `${bind(pieces.variantId)}::uuid`;
  const product = `${bind(readId(pieces.productId))}::uuid`;
  const statement = statementFor({ user, quantity, variant, product }, ctx.config.cartPiecesPerLine, wants);
  const rows: LineBefore[] = await inOneStatement(ctx, () => ctx.db.query(statement, values));
  return rows.length > 0 ? linesOf(ctx, userId, withWritten(rows), wants) : null;
}

/**
 * The limits of the cart are worked out once, as the most pieces that the line can have; the line is compared with it as it stands when it
 * is written, whatever it was before.
 *
 * A statement does not see what it writes itself, so that the cart is read as it was, with what is put into it as a row without a
 * line, and `withWritten` puts in what was written. Rows are read once, for the limits as well.
 */
function statementFor(
  { user, quantity, variant, product }: Record<'user' | 'quantity' | 'variant' | 'product', string>,
  piecesPerLine: number,
  wants: LineWants,
): string {
  const left = availableTo(user);
  const available = wants.hasAvailable ? left : `CASE WHEN l.id IS NULL THEN ${left} END`;
  return `
    WITH known AS MATERIALIZED (
      SELECT ${lineColumns(wants, available)}
      FROM (
        SELECT id, variant_id, quantity, chosen_price_paise FROM cart_line WHERE user_id = ${user}
        UNION ALL SELECT NULL, ${variant}, NULL, NULL
      ) AS l ${lineJoins(wants)}
    ),
    possible AS MATERIALIZED (
      SELECT price, most FROM (
        SELECT price, mine, least(available, ${piecesPerLine}, (${MOST_PAISE} - paise) / price,
          CASE WHEN others >= ${MOST_LINES} THEN 0 END) AS most
        FROM (
          SELECT max("variant.pricePaise") FILTER (WHERE "lineId" IS NULL AND "variant.productId" = ${product}) AS price,
            max(available) FILTER (WHERE "lineId" IS NULL) AS available,
            coalesce(sum(quantity) FILTER (WHERE "variant.id" = ${variant}), 0) AS mine,
            count("lineId") FILTER (WHERE "variant.id" <> ${variant}) AS others,
            coalesce(sum(quantity * "variant.pricePaise"::bigint) FILTER (WHERE "variant.id" <> ${variant}), 0)::bigint AS paise
          FROM known
        ) AS cart
      ) AS limits
      WHERE price IS NOT NULL AND mine + ${quantity} <= most
    ),
    written AS (
      INSERT INTO cart_line AS l (user_id, variant_id, quantity, chosen_price_paise)
      SELECT ${user}, ${variant}, ${quantity}, price FROM possible
      ON CONFLICT (user_id, variant_id) DO UPDATE
      SET quantity = l.quantity + excluded.quantity, chosen_price_paise = excluded.chosen_price_paise
      WHERE l.quantity + excluded.quantity <= (SELECT most FROM possible)
      RETURNING l.id AS "writtenId", l.quantity AS "writtenQuantity"
    )
    SELECT * FROM known CROSS JOIN written`;
}

/** The lines of a cart as they are after a statement, which saw them as they were before. */
function withWritten(rows: readonly LineBefore[]): LineRow[] {
  const put = rows.find(({ lineId }) => lineId === null);
  return rows
    .filter((row) => row === put || row['variant.id'] !== put?.['variant.id'])
    .map((row) =>
      row.lineId === null
        ? { ...row, lineId: row.writtenId, quantity: row.writtenQuantity, chosenPricePaise: row['variant.pricePaise'] }
        : (row as LineRow),
    )
    .sort((one, other) => (one.lineId < other.lineId ? -1 : 1));
}
