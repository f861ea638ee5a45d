import type { Context } from '../../shared/context.js';
import type { StockCountSums } from './stock-count.entity.js';

/** What should lie on the shelf of a variant. */
export interface Expected {
  variantId: string;
  /** On hand, and sold but not packed. */
  expected: number;
  /** The latest movement of its stock; null where there is none. */
  movementId: string | null;
}

/**
 * What should lie on the shelf of a variant now. A sale takes from what is on hand and leaves the
 * pieces where they lie until they are packed, so that it changes nothing of this. SQL, since both
 * numbers are read in one statement, as of one moment.
 *
 * @returns undefined for an unknown variant
 */
export async function findExpected({ db }: Context, variantId: string): Promise<Expected | undefined> {
  const [row]: Expected[] = await db.query(
    `SELECT v.id AS "variantId", (v.on_hand + coalesce((
         SELECT sum(l.quantity - l.missing) FROM "order" o JOIN order_line l ON l.order_id = o.id
         WHERE o.status = 'CONFIRMED' AND l.variant_id = v.id), 0))::integer AS expected,
       (SELECT m.id FROM stock_movement m WHERE m.variant_id = v.id ORDER BY m.id DESC LIMIT 1) AS "movementId"
     FROM product_variant v WHERE v.id = $1`,
    [variantId],
  );
  return row;
}

/** Whether pieces were written by hand or by a file after what a line began at. */
const CORRECTED = `EXISTS (SELECT FROM stock_movement m WHERE m.variant_id = l.variant_id
  AND (l.movement_id IS NULL OR m.id > l.movement_id) AND m.kind IN ('CORRECTION', 'IMPORT'))`;

/** What has to be counted again: the first of it in the order of counting; undefined: nothing. */
export async function findDisturbed({ db }: Context, countId: string): Promise<{ variantId: string } | undefined> {
  const [row]: { variantId: string }[] = await db.query(
    `SELECT l.variant_id AS "variantId" FROM stock_count_line l
     WHERE l.count_id = $1 AND (l.is_disturbed OR ${CORRECTED}) ORDER BY l.id LIMIT 1`,
    [countId],
  );
  return row;
}

/** What a count found more or fewer, by variant. SQL, since only what differs is read. */
export function findDifferences({ db }: Context, countId: string): Promise<{ variantId: string; quantity: number }[]> {
  return db.query(
    `SELECT variant_id AS "variantId", counted - expected AS quantity FROM stock_count_line
     WHERE count_id = $1 AND counted <> expected ORDER BY variant_id`,
    [countId],
  );
}

/** What counts come to, by their ids. SQL, since thousands of lines are added up. */
export function sumCounts(
  { db }: Context,
  countIds: readonly string[],
): Promise<(StockCountSums & { countId: string })[]> {
  return db.query(
    `SELECT l.count_id AS "countId", count(*)::integer AS "variantCount", sum(l.counted)::integer AS "pieceCount",
       coalesce(sum(l.counted - l.expected) FILTER (WHERE l.counted > l.expected), 0)::integer AS surplus,
       coalesce(sum(l.expected - l.counted) FILTER (WHERE l.counted < l.expected), 0)::integer AS shortage,
       count(*) FILTER (WHERE c.is_open AND (l.is_disturbed OR ${CORRECTED}))::integer AS "disturbedCount"
     FROM stock_count_line l JOIN stock_count c ON c.id = l.count_id WHERE l.count_id = ANY($1::uuid[]) GROUP BY 1`,
    [countIds],
  );
}
