import type { Context } from '../../../shared/context.js';
import { columnsOf } from '../../../shared/rows/columns-of.js';
import type { StockLine } from '../stock-line.js';
import { StockBatch } from './stock-batch.entity.js';

/**
 * Pieces of a variant with batches that a line could have, with what it was promised; undefined of
 * one without batches. SQL, since the database decides by the same function.
 */
export async function freePieces({ db }: Context, line: StockLine): Promise<number | undefined> {
  const [found]: { free: number | null }[] = await db.query(
    `SELECT least(v.on_hand - v.reserved - v.withheld, free_pieces(v.id, $2, $3)) AS free
     FROM product_variant v WHERE v.id = $1 AND v.withheld IS NOT NULL`,
    [line.variantId, line.deliverOn ?? null, line.bestBefore ?? null],
  );
  return found?.free ?? undefined;
}

/** The batches of variants that have pieces, those first that expire first. */
export function findBatches({ db }: Context, variantIds: readonly string[]): Promise<StockBatch[]> {
  return db.query(
    `SELECT ${columnsOf(StockBatch, 'b')} FROM stock_batch b WHERE b.variant_id = ANY($1::uuid[]) AND b.on_hand > 0
     ORDER BY b.variant_id, b.best_before NULLS LAST, b.id`,
    [variantIds],
  );
}

/** Pieces of a batch that can be sold. */
export interface SoldBatch {
  variantId: string;
  /** As 2027-01-12; null where no one has said it. */
  bestBefore: string | null;
  /** Whole pieces, 1 or more. */
  free: number;
}

/**
 * What can be sold of variants with batches, those first that are sold first. SQL, since the clock
 * is that of the database.
 */
export function findSoldBatches({ db }: Context, variantIds: readonly string[]): Promise<SoldBatch[]> {
  return db.query(
    `SELECT b.variant_id AS "variantId", b.best_before::text AS "bestBefore", b.on_hand - b.reserved AS free
     FROM stock_batch b
     WHERE b.variant_id = ANY($1::uuid[]) AND b.on_hand > b.reserved AND coalesce(b.sold_until >= shop_today(), true)
     ORDER BY b.variant_id, b.best_before NULLS LAST, b.id`,
    [variantIds],
  );
}

/**
 * Takes pieces off sale whose last day has passed, and puts those back on sale that may be sold
 * after all.
 *
 * @returns how many variants were changed
 */
export async function withholdPieces({ db }: Context): Promise<number> {
  const [changed]: [object[], number] = await db.query(
    `WITH stale AS MATERIALIZED (
       SELECT v.id FROM product_variant v WHERE v.withheld IS NOT NULL AND v.withheld <> withheld_pieces(v.id)
       ORDER BY v.id FOR NO KEY UPDATE)
     UPDATE product_variant v SET withheld = withheld_pieces(v.id) FROM stale WHERE v.id = stale.id RETURNING v.id`,
  );
  return changed.length;
}

/** A batch that is near to its date. */
interface AgingBatchRow extends StockBatch {
  daysLeft: number;
  /** How many there are in all. */
  count: number;
}

/**
 * Batches with pieces that no checkout holds and that are sold for so many days at most. SQL, since
 * the clock is that of the database.
 */
export function findAgingBatches(
  { db }: Context,
  { days, limit }: { days: number; limit: number },
): Promise<AgingBatchRow[]> {
  return db.query(
    `SELECT ${columnsOf(StockBatch, 'b')}, b.sold_until - shop_today() AS "daysLeft", count(*) OVER ()::integer AS count
     FROM stock_batch b WHERE b.on_hand > 0 AND b.on_hand > b.reserved AND b.sold_until <= shop_today() + $1::integer
     ORDER BY b.sold_until, b.id LIMIT $2`,
    [days, limit],
  );
}
