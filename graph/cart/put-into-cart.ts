import { VARIANT_COLUMNS } from '../catalogue/catalogue.loaders.js';
import { type Bind, parameters } from '../catalogue/listing/product-conditions.js';
import type { ProductVariant } from '../catalogue/product-variant.entity.js';
import type { Context } from '../shared/context.js';
import { readId } from '../shared/id.js';
import { type IdempotencyKey, takingKey } from '../shared/idempotency.js';
import { availableTo, staysWithinLimits } from './cart-limits.js';
import type { PricedCartLine } from './cart-line.entity.js';

/** What is put into a cart. */
export interface Pieces {
  productId: string;
  variantId: string;
  /** Whole pieces, 1 or more. */
  quantity: number;
}

/** The name of a request, and what must be the same when it comes again. */
export interface OnceOnly {
  name: IdempotencyKey;
  request: object;
}

/** PostgreSQL's code of a division by zero. */
const DIVIDED_BY_ZERO = '22012';

/** A line of a cart with its variant, of `cart_line l` and `product_variant v`. */
const LINE_COLUMNS = `l.id AS "lineId", l.user_id AS "userId", l.quantity, l.chosen_price_paise AS "chosenPricePaise",
  ${availableTo('l.user_id')} AS available, ${VARIANT_COLUMNS}`;

type LineRow = Omit<PricedCartLine, 'id' | 'variantId' | 'variant'> & ProductVariant & { lineId: string };

/** The lines of a shopper in their order, or the one of an id. */
export async function readLines(ctx: Context, userId: string, id: string | null = null): Promise<PricedCartLine[]> {
  const rows: LineRow[] = await ctx.db.query(
    `SELECT ${LINE_COLUMNS} FROM cart_line l JOIN product_variant v ON v.id = l.variant_id
     WHERE l.user_id = $1 AND ($2::uuid IS NULL OR l.id = $2) ORDER BY l.id`,
    [userId, id],
  );
  return rows.map(lineOf);
}

/**
 * Puts pieces into a cart and reads all of it, in one statement, which is a commit as well where no transaction is open.
 *
 * @param once takes an idempotency key in the same statement; null for none
 * @returns null where the pieces do not go in or the key was used before, and nothing was done
 */
export async function putIntoCart(
  ctx: Context,
  userId: string,
  pieces: Pieces,
  once: OnceOnly | null,
): Promise<PricedCartLine[] | null> {
  const { values, bind } = parameters();
  const statement = statementFor(ctx, userId, pieces, once, bind);
  try {
    const rows: (LineRow & { isNew: boolean; isWhole: number })[] = await ctx.db.query(statement, values);
    return rows.some(({ isNew }) => isNew) ? rows.map(({ isNew: _, isWhole: __, ...row }) => lineOf(row)) : null;
  } catch (thrown) {
    if (once && thrown instanceof Error && 'code' in thrown && thrown.code === DIVIDED_BY_ZERO) return null;
    throw thrown;
  }
}

/**
 * The key is taken only where the pieces go in as the cart stands. Should the cart or the stock change in that moment, the statement
 * fails as a whole by a division, since a key without its work would refuse the next try.
 *
 * A statement does not see what it writes itself, so that the line comes from what was written, and the others from the table.
 */
function statementFor(ctx: Context, userId: string, pieces: Pieces, once: OnceOnly | null, bind: Bind): string {
  const user = `${bind(userId)}::uuid`;
  const quantity = `${bind(pieces.quantity)}::integer`;
  const inAll = `coalesce(mine.quantity, 0) + ${quantity}`;
  const both = 'l.quantity + excluded.quantity';
  const taken = once ? takingKey(once.name, once.request, bind, 'possible') : 'SELECT FROM possible';
  const hasHalf = once ? 'EXISTS (SELECT FROM taken) AND NOT EXISTS (SELECT FROM added)' : 'false';
  return `
    WITH possible AS (
      SELECT v.id, v.price_paise FROM product_variant v
      LEFT JOIN cart_line mine ON mine.user_id = ${user} AND mine.variant_id = v.id
      WHERE v.id = ${bind(pieces.variantId)}::uuid AND v.product_id = ${bind(readId(pieces.productId))}::uuid
        AND ${availableTo(user)} >= ${inAll} AND ${staysWithinLimits(ctx, user, inAll)}
    ),
    taken AS (${taken}),
    added AS (
      INSERT INTO cart_line AS l (user_id, variant_id, quantity, chosen_price_paise)
      SELECT ${user}, possible.id, ${quantity}, possible.price_paise FROM possible, taken
      ON CONFLICT (user_id, variant_id) DO UPDATE
      SET quantity = ${both}, chosen_price_paise = excluded.chosen_price_paise
      WHERE (SELECT ${availableTo(user)} >= ${both} AND ${staysWithinLimits(ctx, user, both)}
        FROM product_variant v WHERE v.id = l.variant_id)
      RETURNING l.id, l.user_id, l.variant_id, l.quantity, l.chosen_price_paise
    ),
    line AS (
      SELECT *, true AS is_new FROM added
      UNION ALL
      SELECT o.id, o.user_id, o.variant_id, o.quantity, o.chosen_price_paise, false FROM cart_line o
      WHERE o.user_id = ${user} AND o.id NOT IN (SELECT id FROM added)
    )
    SELECT ${LINE_COLUMNS}, l.is_new AS "isNew", outcome.is_whole AS "isWhole"
    FROM (SELECT 1 / CASE WHEN ${hasHalf} THEN 0 ELSE 1 END AS is_whole) AS outcome
    LEFT JOIN (line l JOIN product_variant v ON v.id = l.variant_id) ON true
    ORDER BY l.id`;
}

function lineOf({ lineId, userId, quantity, chosenPricePaise, available, ...variant }: LineRow): PricedCartLine {
  return { id: lineId, userId, quantity, chosenPricePaise, available, variantId: variant.id, variant };
}
