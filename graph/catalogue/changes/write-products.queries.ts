import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { parameters } from '../listing/parameters.js';
import type { Condition } from '../listing/product-conditions.js';
import { whereOf } from '../listing/product-conditions.js';

// Hundreds of products are changed within the time of one request, so that what is written of them
// goes in one statement each.

/** What a variant, or a product as its default one, is to cost. */
export interface PriceRow {
  id: string;
  pricePaise: Paise;
  oldPricePaise: Paise | null;
  /** Of a product, in percent. */
  discount?: number;
}

const SENT = 'json_to_recordset($1) AS w(id uuid, "pricePaise" integer, "oldPricePaise" integer, discount integer)';

/**
 * Lets changes of products happen one after the other, in the order of their ids. SQL, since each
 * writer of products waits for it.
 */
export async function lockProducts({ db }: Pick<Context, 'db'>, ids: readonly string[]): Promise<void> {
  await db.query('SELECT FROM product WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [ids]);
}

/**
 * The ids of products that conditions leave, ascending, up to a number.
 *
 * @param after the id behind which they begin; null for the first of all
 */
export function findFittingIds(
  { db }: Context,
  conditions: readonly Condition[],
  after: string | null,
  most: number,
): Promise<{ id: string }[]> {
  const { values, bind } = parameters();
  const behind = after === null ? '' : ` AND p.id > ${bind(after)}::uuid`;
  return db.query(
    `SELECT p.id FROM product p WHERE ${whereOf(conditions, bind)}${behind} ORDER BY p.id LIMIT ${most}`,
    values,
  );
}

/** Writes what variants cost. */
export async function writeVariantPrices({ db }: Context, rows: readonly PriceRow[]): Promise<void> {
  await db.query(
    `UPDATE product_variant v SET price_paise = w."pricePaise", old_price_paise = w."oldPricePaise"
     FROM ${SENT} WHERE v.id = w.id`,
    [JSON.stringify(rows)],
  );
}

/** Writes what products cost, which is what their default variants do. */
export async function writeProductPrices({ db }: Context, rows: readonly PriceRow[]): Promise<void> {
  await db.query(
    `UPDATE product p SET price_paise = w."pricePaise", old_price_paise = w."oldPricePaise", discount = w.discount
     FROM ${SENT} WHERE p.id = w.id`,
    [JSON.stringify(rows)],
  );
}
