import { actorOf } from '../../audit/audit.service.js';
import { ActorKind } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { columnsOf } from '../../shared/rows/columns-of.js';
import type { StockLine } from './stock-line.js';
import { SOLD_KINDS, StockMovement, type StockMovementKind, type WasteReason } from './stock-movement.entity.js';

/** Why stocks change, as their history will have it. */
export interface StockCause {
  kind: StockMovementKind;
  /** In the words of the caller, or the name of an operation; absent: the kind says it all. */
  reason?: string;
  wasteReason?: WasteReason;
  /** Of the checkout, the count or the receipt that it belongs to. */
  documentId?: string;
  /** The batches that pieces come into or are taken from; absent: no one has said it. */
  batches?: readonly BatchChange[];
}

/** Pieces that come into a batch, or are taken from it. */
export interface BatchChange {
  variantId: string;
  /** Pieces; below 0 of those that are taken. */
  quantity: number;
  /** Which batch; absent: that of the number and the date below, which may be new. */
  batchId?: string;
  number?: string;
  /** As 2027-01-12. */
  bestBefore?: string | null;
  /** As 2026-10-12. */
  madeOn?: string | null;
}

/** For whom pieces of batches are set aside, where nothing leaves the store room yet. */
interface Holding {
  documentId: string;
}

/**
 * What a statement that changes stocks says to the trigger which writes their history: its text
 * stands as a parameter of `because`.
 */
export function causeText({ viewer, apiKey }: Pick<Context, 'viewer' | 'apiKey'>, cause: StockCause | Holding): string {
  const isShopper = viewer && !viewer.role;
  const actor = isShopper ? { actorKind: ActorKind.SHOPPER, actorId: viewer.id } : actorOf({ viewer, apiKey });
  return JSON.stringify({ ...cause, ...actor });
}

/**
 * The part of a statement that says why it changes stocks, as the table `cause` among those that it
 * reads from.
 *
 * @param place of the text of the cause among its parameters
 */
export function because(place: number): string {
  return `(SELECT set_config('jhola.stock_cause', $${place}, true) AS said) cause`;
}

/** A variant of which pieces were moved. */
interface MovedStock {
  id: string;
  /** Whether it has batches; only told where pieces are set aside. */
  hasBatches?: boolean;
}

/**
 * Locks variants in the order of their ids. SQL, since nothing of the rows is read, and every
 * checkout waits for it.
 */
export async function lockVariants({ db }: Context, variantIds: readonly string[]): Promise<void> {
  await db.query('SELECT id FROM product_variant WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE', [
    variantIds,
  ]);
}

/**
 * Changes variants by lines of a cart, each by as many pieces as its line has. SQL, since all lines
 * are compared with the stock in the statement that takes it.
 *
 * @param update a statement on `product_variant v` and `line (id, quantity, deliver_on,
 *   best_before)` that returns what it changed
 * @param cause why what is on hand changes, or for which checkout pieces are set aside or freed
 */
export async function updateByLines(
  ctx: Context,
  lines: readonly StockLine[],
  update: string,
  cause: StockCause | Holding,
): Promise<MovedStock[]> {
  const promised = Object.fromEntries(
    lines.flatMap(({ variantId, deliverOn, bestBefore }) =>
      deliverOn || bestBefore ? [[variantId, { deliverOn, bestBefore }]] : [],
    ),
  );
  const [moved]: [MovedStock[], number] = await ctx.db.query(
    `WITH line AS MATERIALIZED (
       SELECT line.* FROM unnest($1::uuid[], $2::integer[], $3::date[], $4::date[])
         AS line(id, quantity, deliver_on, best_before), ${because(5)} WHERE cause.said IS NOT NULL) ${update}`,
    [
      lines.map(({ variantId }) => variantId),
      lines.map(({ quantity }) => quantity),
      lines.map(({ deliverOn }) => deliverOn ?? null),
      lines.map(({ bestBefore }) => bestBefore ?? null),
      causeText(ctx, { ...cause, ...(Object.keys(promised).length > 0 ? { lines: promised } : {}) }),
    ],
  );
  return moved;
}

/** What a statement sets besides where pieces come into batches, of which a variant had none. */
export const BEGINS_BATCHES = ', withheld = coalesce(v.withheld, 0)';

/** What each way of a correction makes of `product_variant v`, with a value as `$2`. */
const NEXT: Record<string, string> = {
  delta: 'v.on_hand + $2::integer',
  onHand: '$2::integer',
  countInStock: 'v.reserved + coalesce(v.withheld, 0) + $2::integer',
};

/**
 * Sets how many pieces of a variant are on hand. SQL, since what checkouts hold is compared in the
 * statement that writes.
 *
 * @returns undefined where that is less than what is held, or more than the most
 */
export async function setOnHand(
  ctx: Context,
  { variantId, field, value, most }: { variantId: string; field: string; value: number; most: number },
  cause: StockCause,
): Promise<{ after: number } | undefined> {
  const next = NEXT[field];
  const [[row]]: [{ after: number }[], number] = await ctx.db.query(
    `UPDATE product_variant v SET on_hand = ${next} FROM ${because(4)}
     WHERE v.id = $1 AND cause.said IS NOT NULL AND ${next} BETWEEN v.reserved AND $3 RETURNING v.on_hand AS after`,
    [variantId, value, most, causeText(ctx, cause)],
  );
  return row;
}

/**
 * The latest movements of variants, those of each up to a number. SQL, since the number is one for
 * each.
 */
export function findFirstMovements(
  { db }: Context,
  variantIds: readonly string[],
  most: number,
): Promise<StockMovement[]> {
  return db.query(
    `SELECT ${columnsOf(StockMovement, 'm')} FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT * FROM stock_movement WHERE variant_id = wanted.id ORDER BY id DESC LIMIT $2) m
     ORDER BY m.variant_id, m.id DESC`,
    [variantIds, most],
  );
}

/** A variant that is running out. */
export interface LowStockRow {
  id: string;
  /** Pieces sold in the last 28 days, less those that came back. */
  sold: number;
  /** Days for which what is left lasts at that pace; null where nothing was sold. */
  daysOfCover: number | null;
  /** How many there are in all. */
  count: number;
}

/**
 * Variants that are running out: those that sell, by the days for which what is left lasts, and
 * then those that do not sell, by what is left. The pace of one that the shop has had for less than
 * 28 days is that of the days since. SQL, since hundreds of thousands of sales are added up and
 * compared with what is left.
 *
 * @param days those that last so long at most
 * @param atMost of those that do not sell, so many pieces at most
 */
export function findLowStock(
  { db }: Context,
  { days, atMost, limit }: { days: number; atMost: number; limit: number },
): Promise<LowStockRow[]> {
  return db.query(
    `WITH sold AS MATERIALIZED (
       SELECT variant_id, -sum(delta) AS pieces FROM stock_movement
       WHERE ${SOLD_KINDS} AND moved_at >= now() - interval '28 days' GROUP BY 1 HAVING sum(delta) < 0
     ), few AS MATERIALIZED (
       SELECT v.id, v.on_hand - v.reserved - coalesce(v.withheld, 0) AS available, s.pieces
       FROM product_variant v LEFT JOIN sold s ON s.variant_id = v.id
       -- Nothing sells faster than in one day. Days of cover are rounded to a tenth.
       WHERE (v.on_hand - v.reserved - coalesce(v.withheld, 0)) * 10 <= CASE WHEN s.pieces IS NULL THEN $2::bigint * 10 ELSE s.pieces * ($1::bigint * 10 + 1) END
     ), paced AS (
       SELECT few.*, few.pieces / greatest(1, least(28, extract(epoch FROM now() - f.moved_at) / 86400)) AS per_day
       FROM few LEFT JOIN LATERAL (
         SELECT moved_at FROM stock_movement m WHERE m.variant_id = few.id AND few.pieces > 0 ORDER BY m.id LIMIT 1) f ON true
     )
     SELECT p.id, coalesce(p.pieces, 0)::integer AS sold, c.cover::float AS "daysOfCover",
       count(*) OVER ()::integer AS count
     FROM paced p CROSS JOIN LATERAL (SELECT round(p.available / p.per_day, 1) AS cover) c
     WHERE p.pieces IS NULL OR c.cover <= $1::bigint
     ORDER BY c.cover NULLS LAST, p.per_day DESC NULLS LAST, p.available, p.id LIMIT $3`,
    [days, atMost, limit],
  );
}
