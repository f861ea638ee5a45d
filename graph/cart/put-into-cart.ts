import { VARIANT_COLUMNS } from '../catalogue/catalogue.loaders.js';
import { type Bind, parameters } from '../catalogue/listing/product-conditions.js';
import type { Product } from '../catalogue/product.entity.js';
import { hangParts, type ProductWants } from '../catalogue/product-parts.js';
import type { ProductVariant } from '../catalogue/product-variant.entity.js';
import type { Context } from '../shared/context.js';
import { readId } from '../shared/id.js';
import { type IdempotencyKey, takingKey } from '../shared/idempotency.js';
import { availableTo, MOST_LINES, MOST_PAISE } from './cart-limits.js';
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

/** The columns of `product_variant v`, under names that no column of a product has. */
const VARIANT = VARIANT_COLUMNS.replaceAll(' AS "', ' AS "variant.');

const VARIANT_KEYS = [...VARIANT_COLUMNS.matchAll(/ AS "(\w+)"/g)].map(([, key]) => key ?? '');

/** A line of a cart with its variant, of `cart_line l` and `product_variant v`. */
const LINE_COLUMNS = `l.id AS "lineId", l.user_id AS "userId", l.quantity, l.chosen_price_paise AS "chosenPricePaise",
  ${availableTo('l.user_id')} AS available, ${VARIANT}`;

/** With its product, where that is wanted. */
type LineRow = Omit<PricedCartLine, 'id' | 'variantId' | 'variant' | 'product'> & Product & { lineId: string };

/**
 * The lines of a shopper in their order, or the one of an id.
 *
 * @param wants what is going to be asked of their products, which are read with them; null: nothing
 */
export async function readLines(
  ctx: Context,
  userId: string,
  id: string | null = null,
  wants: ProductWants | null = null,
): Promise<PricedCartLine[]> {
  const rows: LineRow[] = await ctx.db.query(
    `SELECT ${LINE_COLUMNS} ${productColumns(wants)}
     FROM cart_line l JOIN product_variant v ON v.id = l.variant_id ${productJoin(wants)}
     WHERE l.user_id = $1 AND ($2::uuid IS NULL OR l.id = $2) ORDER BY l.id`,
    [userId, id],
  );
  return linesOf(ctx, rows, wants);
}

/**
 * Puts pieces into a cart and reads all of it, in one statement, which is a commit as well where no transaction is open.
 *
 * @param once takes an idempotency key in the same statement; null for none
 * @param wants see `readLines`
 * @returns null where the pieces do not go in or the key was used before, and nothing was done
 */
export async function putIntoCart(
  ctx: Context,
  userId: string,
  pieces: Pieces,
  once: OnceOnly | null,
  wants: ProductWants | null = null,
): Promise<PricedCartLine[] | null> {
  const { values, bind } = parameters();
  const statement = statementFor(ctx, userId, pieces, once, wants, bind);
  try {
    const rows: (LineRow & { isNew: boolean })[] = await ctx.db.query(statement, values);
    return rows.some(({ isNew }) => isNew) ? linesOf(ctx, rows, wants) : null;
  } catch (thrown) {
    if (once && thrown instanceof Error && 'code' in thrown && thrown.code === DIVIDED_BY_ZERO) return null;
    throw thrown;
  }
}

/**
 * The limits of the cart are worked out once, as the most pieces that the line can have; the line is compared with it as it stands when it
 * is written, whatever it was before.
 *
 * The key is taken only where the pieces go in as the cart stands. Should the line grow in that moment, the statement
 * fails as a whole by a division, since a key without its work would refuse the next try.
 *
 * A statement does not see what it writes itself, so that the line comes from what was written, and the others from the table.
 */
function statementFor(
  { config }: Context,
  userId: string,
  pieces: Pieces,
  once: OnceOnly | null,
  wants: ProductWants | null,
  bind: Bind,
): string {
  const user = `${bind(userId)}::uuid`;
  const quantity = `${bind(pieces.quantity)}::integer`;
  const taken = once ? `, taken AS (${takingKey(once.name, once.request, bind, 'possible')})` : '';
  const isWhole = '1 / CASE WHEN EXISTS (SELECT FROM taken) AND NOT EXISTS (SELECT FROM added) THEN 0 ELSE 1 END';
  return `
    WITH possible AS (
      SELECT v.id, v.price_paise, limits.most FROM product_variant v
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(o.quantity) FILTER (WHERE o.variant_id = v.id), 0) AS mine,
          least(${availableTo(user)}, ${config.cartPiecesPerLine},
            (${MOST_PAISE} - coalesce(sum(o.quantity * w.price_paise::bigint) FILTER (WHERE o.variant_id <> v.id), 0))
              / nullif(v.price_paise, 0),
            CASE WHEN count(*) FILTER (WHERE o.variant_id <> v.id) >= ${MOST_LINES} THEN 0 END) AS most
        FROM cart_line o JOIN product_variant w ON w.id = o.variant_id WHERE o.user_id = ${user}
      ) AS limits
      WHERE v.id = ${bind(pieces.variantId)}::uuid AND v.product_id = ${bind(readId(pieces.productId))}::uuid
        AND limits.mine + ${quantity} <= limits.most
    )${taken},
    added AS (
      INSERT INTO cart_line AS l (user_id, variant_id, quantity, chosen_price_paise)
      SELECT ${user}, possible.id, ${quantity}, possible.price_paise FROM possible ${once ? ', taken' : ''}
      ON CONFLICT (user_id, variant_id) DO UPDATE
      SET quantity = l.quantity + excluded.quantity, chosen_price_paise = excluded.chosen_price_paise
      WHERE l.quantity + excluded.quantity <= (SELECT most FROM possible)
      RETURNING l.id, l.user_id, l.variant_id, l.quantity, l.chosen_price_paise
    ),
    line AS (
      SELECT *, true AS is_new FROM added
      UNION ALL
      SELECT o.id, o.user_id, o.variant_id, o.quantity, o.chosen_price_paise, false FROM cart_line o
      WHERE o.user_id = ${user} AND o.variant_id <> ALL (SELECT variant_id FROM added)
    )
    SELECT ${LINE_COLUMNS}, l.is_new AS "isNew" ${once ? ', outcome.is_whole AS "isWhole"' : ''} ${productColumns(wants)}
    FROM ${once ? `(SELECT ${isWhole} AS is_whole) AS outcome LEFT JOIN (` : ''}
      line l JOIN product_variant v ON v.id = l.variant_id ${productJoin(wants)}
    ${once ? ') ON true' : ''}
    ORDER BY l.id`;
}

function productColumns(wants: ProductWants | null): string {
  return wants ? `, ${wants.columns}` : '';
}

function productJoin(wants: ProductWants | null): string {
  return wants ? 'JOIN product p ON p.id = v.product_id' : '';
}

async function linesOf(ctx: Context, rows: LineRow[], wants: ProductWants | null): Promise<PricedCartLine[]> {
  if (wants) await hangParts(ctx, rows, wants.parts);
  return rows.map((row) => {
    const { lineId, userId, quantity, chosenPricePaise, available } = row;
    const read = row as unknown as Record<string, unknown>;
    const variant = Object.fromEntries(
      VARIANT_KEYS.map((key) => [key, read[`variant.${key}`]]),
    ) as unknown as ProductVariant;
    const product = wants ? { product: row } : {};
    return { id: lineId, userId, quantity, chosenPricePaise, available, variantId: variant.id, variant, ...product };
  });
}
