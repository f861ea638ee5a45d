import type { MayTakeTime } from '../cache/when-read.js';
import { VARIANT_COLUMNS } from '../catalogue/catalogue.queries.js';
import { readInCarts } from '../catalogue/known/known-products.js';
import { columnsForFields } from '../catalogue/product.columns.js';
import type { Product } from '../catalogue/product.entity.js';
import type { ProductSelection } from '../catalogue/product-parts.js';
import { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import type { Context } from '../shared/context.js';
import { asPaise } from '../shared/money/money.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { keepTexts } from '../shared/rows/keep-texts.js';
import { availableTo } from './cart-limits.js';
import type { PricedCartLine } from './cart-line.entity.js';

/** The columns of a product of which nothing is asked but its id, which its variant has as well. */
const PRODUCT_ID = columnsForFields([]);

/** Columns of `product_variant v`. */
interface VariantColumns {
  /** Under names that no column of a product has. */
  sql: string;
  /** The properties of a variant, each with the name under which it is read. */
  names: readonly (readonly [property: string, column: string])[];
}

/** What is read of a line's variant: all of it, or what every line is priced by. */
const WHOLE_VARIANT = variantColumns(VARIANT_COLUMNS);
const PRICED_VARIANT = variantColumns(
  columnsOf(ProductVariant, 'v', { only: new Set<keyof ProductVariant>(['id', 'productId', 'pricePaise']) }),
);

/** What is read with the lines of a cart, besides what prices them. */
export interface LineSelection {
  /** What of their products; null: nothing. */
  product: ProductSelection | null;
  /** Whether all of their variants, or their ids and prices alone. */
  hasVariant: boolean;
  /** Whether how many pieces the shopper can have of each. */
  hasAvailable: boolean;
}

/** What those read who say nothing of it. */
export const WHOLE_LINES: LineSelection = { product: null, hasVariant: true, hasAvailable: true };

/** What those read who look at what became of a line alone. */
export const PRICES_ALONE: LineSelection = { product: null, hasVariant: false, hasAvailable: false };

/** A line as it is read by `lineColumns`. */
export type LineRow = Pick<PricedCartLine, 'quantity' | 'chosenPricePaise' | 'wish' | 'available'> & {
  lineId: string;
  'variant.id': string;
  'variant.productId': string;
};

const texts = keepTexts();

/**
 * The lines of a shopper in their order, or the one of an id. SQL, since the badge of every page
 * waits for it.
 *
 * @param wants what is going to be asked of the lines
 */
export async function readLines(
  ctx: Context,
  userId: string,
  id: string | null = null,
  wants: LineSelection = WHOLE_LINES,
): Promise<PricedCartLine[]> {
  const text = texts(
    wants,
    '',
    () => `SELECT ${lineColumns(wants, wants.hasAvailable ? availableTo('l.user_id') : 'NULL')}
      FROM cart_line l ${JOIN_VARIANT}
      WHERE l.user_id = $1 AND ($2::uuid IS NULL OR l.id = $2) ORDER BY l.id`,
  );
  const rows: LineRow[] = await ctx.db.query(text, [userId, id]);
  return linesOf(ctx, userId, rows, wants);
}

/** Joins lines `l` with their variants `v`. */
export const JOIN_VARIANT = 'JOIN product_variant v ON v.id = l.variant_id';

/**
 * What is read of lines `l` that are joined by `JOIN_VARIANT`.
 *
 * @param available how many pieces the shopper can have, as SQL
 */
export function lineColumns(wants: LineSelection, available: string): string {
  return `l.id AS "lineId", l.quantity, l.chosen_price_paise AS "chosenPricePaise", l.wish,
    ${available} AS available, ${variantOf(wants).sql}`;
}

function variantColumns(columns: string): VariantColumns {
  const properties = [...columns.matchAll(/ AS "(\w+)"/g)].map(([, property]) => property ?? '');
  return {
    sql: columns.replaceAll(' AS "', ' AS "variant.'),
    names: properties.map((property) => [property, `variant.${property}`]),
  };
}

function variantOf({ hasVariant }: LineSelection): VariantColumns {
  return hasVariant ? WHOLE_VARIANT : PRICED_VARIANT;
}

/**
 * The lines of a cart, of what was read by `lineColumns`, with their products where these are
 * wanted.
 */
export async function linesOf(
  ctx: Context,
  userId: string,
  rows: LineRow[],
  wants: LineSelection,
): Promise<PricedCartLine[]> {
  const products = wants.product ? await productsOf(ctx, rows, wants.product) : [];
  const { names } = variantOf(wants);
  return rows.map((row, index) => {
    const { lineId, quantity, chosenPricePaise, wish, available } = row;
    const read = row as unknown as Record<string, unknown>;
    const variant: Record<string, unknown> = {};
    for (const [property, column] of names) variant[property] = read[column];
    const line = { id: lineId, userId, quantity, chosenPricePaise, wish, available, variantId: row['variant.id'] };
    const discountPaise = asPaise(0);
    const priced: PricedCartLine = Object.assign(line, {
      discountPaise,
      variant: variant as unknown as ProductVariant,
    });
    const product = products[index];
    if (product) priced.product = product;
    return priced;
  });
}

function productsOf(
  ctx: Context,
  rows: readonly LineRow[],
  wants: ProductSelection,
): MayTakeTime<(Product | undefined)[]> {
  const ids = rows.map((row) => row['variant.productId']);
  return wants.columns === PRODUCT_ID ? ids.map((id) => ({ id }) as Product) : readInCarts(ctx, ids, wants);
}
