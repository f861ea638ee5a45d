import { VARIANT_COLUMNS } from '../catalogue/catalogue.loaders.js';
import { type Bind, parameters } from '../catalogue/listing/product-conditions.js';
import { columnsForFields } from '../catalogue/product.columns.js';
import type { Product } from '../catalogue/product.entity.js';
import { hangParts, type ProductWants } from '../catalogue/product-parts.js';
import { ProductVariant } from '../catalogue/product-variant.entity.js';
import { columnsOf } from '../shared/columns-of.js';
import { type Context, inOneStatement } from '../shared/context.js';
import { readId } from '../shared/id.js';
import { type IdempotencyKey, takingKey } from '../shared/idempotency.js';
import type { Paise } from '../shared/money.js';
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

/** The columns of a product of which nothing is asked but its id, which its variant has as well. */
const PRODUCT_ID = columnsForFields([]);

/** Columns of `product_variant v`. */
interface VariantColumns {
  /** Under names that no column of a product has. */
  sql: string;
  keys: string[];
}

/** What is read of a line's variant: all of it, or what every line is priced by. */
const WHOLE_VARIANT = variantColumns(VARIANT_COLUMNS);
const PRICED_VARIANT = variantColumns(
  columnsOf(ProductVariant, 'v', { only: new Set<keyof ProductVariant>(['id', 'productId', 'pricePaise']) }),
);

/** What is read with the lines of a cart, besides what prices them. */
export interface LineWants {
  /** What of their products; null: nothing. */
  product: ProductWants | null;
  /** Whether all of their variants, or their ids and prices alone. */
  hasVariant: boolean;
  /** Whether how many pieces the shopper can have of each. */
  hasAvailable: boolean;
}

/** What those read who say nothing of it. */
const WHOLE_LINES: LineWants = { product: null, hasVariant: true, hasAvailable: true };

/** With its product, where that is wanted. */
type LineRow = Omit<PricedCartLine, 'id' | 'userId' | 'variantId' | 'variant' | 'product'> &
  Product & { lineId: string };

/** A line of the cart as it was, or of what is put into it, which has no line yet; and what was written. */
type LineBefore = Omit<LineRow, 'lineId'> & {
  lineId: string | null;
  'variant.id': string;
  'variant.pricePaise': Paise;
  writtenId: string;
  writtenQuantity: number;
};

/**
 * The lines of a shopper in their order, or the one of an id.
 *
 * @param wants what is going to be asked of the lines
 */
export async function readLines(
  ctx: Context,
  userId: string,
  id: string | null = null,
  wants: LineWants = WHOLE_LINES,
): Promise<PricedCartLine[]> {
  const rows: LineRow[] = await ctx.db.query(
    `SELECT l.id AS "lineId", l.quantity, l.chosen_price_paise AS "chosenPricePaise",
       ${wants.hasAvailable ? availableTo('l.user_id') : 'NULL'} AS available, ${variantOf(wants).sql} ${productColumns(wants)}
     FROM cart_line l JOIN product_variant v ON v.id = l.variant_id ${productJoin(wants)}
     WHERE l.user_id = $1 AND ($2::uuid IS NULL OR l.id = $2) ORDER BY l.id`,
    [userId, id],
  );
  return linesOf(ctx, userId, rows, wants);
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
  wants: LineWants = WHOLE_LINES,
): Promise<PricedCartLine[] | null> {
  const { values, bind } = parameters();
  const statement = statementFor(ctx, userId, pieces, once, wants, bind);
  try {
    const rows: LineBefore[] = await inOneStatement(ctx, () => ctx.db.query(statement, values));
    return rows.length > 0 ? linesOf(ctx, userId, withWritten(rows), wants) : null;
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
 * A statement does not see what it writes itself, so that the cart is read as it was, with what is put into it as a row without a
 * line, and `withWritten` puts in what was written. Rows are read once, for the limits as well: to start the plan is half of what an
 * addition takes, and each part of it counts.
 */
function statementFor(
  { config }: Context,
  userId: string,
  pieces: Pieces,
  once: OnceOnly | null,
  wants: LineWants,
  bind: Bind,
): string {
  const user = `${bind(userId)}::uuid`;
  const quantity = `${bind(pieces.quantity)}::integer`;
  const variant = `${bind(pieces.variantId)}::uuid`;
  const product = `${bind(readId(pieces.productId))}::uuid`;
  const left = availableTo(user);
  const taken = once ? `, taken AS (${takingKey(once.name, once.request, bind, 'possible')})` : '';
  const available = wants.hasAvailable ? left : `CASE WHEN l.id IS NULL THEN ${left} END`;
  const together = 'l.quantity + excluded.quantity';
  const fits = `${together} <= (SELECT most FROM possible)`;
  return `
    WITH known AS MATERIALIZED (
      SELECT l.id AS "lineId", l.quantity, l.chosen_price_paise AS "chosenPricePaise",
        ${available} AS available, ${variantOf(wants).sql} ${productColumns(wants)}
      FROM (
        SELECT id, variant_id, quantity, chosen_price_paise FROM cart_line WHERE user_id = ${user}
        UNION ALL SELECT NULL, ${variant}, NULL, NULL
      ) AS l JOIN product_variant v ON v.id = l.variant_id ${productJoin(wants)}
    ),
    possible AS MATERIALIZED (
      SELECT price, most FROM (
        SELECT price, mine, least(available, ${config.cartPiecesPerLine}, (${MOST_PAISE} - paise) / price,
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
    )${taken},
    written AS (
      INSERT INTO cart_line AS l (user_id, variant_id, quantity, chosen_price_paise)
      SELECT ${user}, ${variant}, ${quantity}, price FROM possible ${once ? ', taken' : ''}
      ON CONFLICT (user_id, variant_id) DO UPDATE
      SET quantity = ${once ? `(${together}) / CASE WHEN ${fits} THEN 1 ELSE 0 END` : together},
        chosen_price_paise = excluded.chosen_price_paise
      ${once ? '' : `WHERE ${fits}`}
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

function variantColumns(columns: string): VariantColumns {
  return {
    sql: columns.replaceAll(' AS "', ' AS "variant.'),
    keys: [...columns.matchAll(/ AS "(\w+)"/g)].map(([, key]) => key ?? ''),
  };
}

function variantOf({ hasVariant }: LineWants): VariantColumns {
  return hasVariant ? WHOLE_VARIANT : PRICED_VARIANT;
}

function productColumns({ product }: LineWants): string {
  if (!product) return '';
  return `, ${product.columns === PRODUCT_ID ? 'v.product_id AS "id"' : product.columns}`;
}

function productJoin({ product }: LineWants): string {
  return product && product.columns !== PRODUCT_ID ? 'JOIN product p ON p.id = v.product_id' : '';
}

async function linesOf(ctx: Context, userId: string, rows: LineRow[], wants: LineWants): Promise<PricedCartLine[]> {
  if (wants.product) await hangParts(ctx, rows, wants.product.parts);
  const { keys } = variantOf(wants);
  return rows.map((row) => {
    const { lineId, quantity, chosenPricePaise, available } = row;
    const read = row as unknown as Record<string, unknown>;
    const variant = Object.fromEntries(keys.map((key) => [key, read[`variant.${key}`]])) as unknown as ProductVariant;
    const product = wants.product ? { product: row } : {};
    return { id: lineId, userId, quantity, chosenPricePaise, available, variantId: variant.id, variant, ...product };
  });
}
