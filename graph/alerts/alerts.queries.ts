import { IS_VARIANT_SHOWN } from '../catalogue/shown.js';
import { addJobs } from '../jobs/add-jobs.queries.js';
import type { Context } from '../shared/context.js';
import type { Language } from '../shared/languages/languages.js';
import type { Paise } from '../shared/money/money.js';
import { columnsOf } from '../shared/rows/columns-of.js';
import { ProductAlert, type ProductAlertKind } from './product-alert.entity.js';

/** The variants that alert `a` is about and that shoppers can buy now. */
const ON_SALE = `FROM product_variant v WHERE v.product_id = a.product_id
  AND (a.variant_id IS NULL OR v.id = a.variant_id) AND ${IS_VARIANT_SHOWN} AND v.is_available`;

/** Whether what alert `a` waits for holds now. A good that is hidden is never told of. */
const HAS_HAPPENED = `EXISTS (SELECT ${ON_SALE} AND (a.kind = 'BACK_IN_STOCK' OR v.price_paise < a.price_paise))`;

/** Who is to be told: an account, or an address by itself. */
export interface Recipient {
  userId: string | null;
  email: string | null;
}

/** What is asked for. */
export interface NewAlert extends Recipient {
  kind: ProductAlertKind;
  productId: string;
  variantId: string | null;
  pricePaise: Paise | null;
  language: Language;
  isConfirmed: boolean;
}

/**
 * Writes down that a reader wants to be told, anew where they were told before. SQL, since what
 * makes an alert the same is an expression.
 *
 * @returns its id, and whether its reader has confirmed it
 */
export async function upsertAlert(
  { db }: Context,
  { kind, productId, variantId, userId, email, pricePaise, language, isConfirmed }: NewAlert,
): Promise<{ id: string; isConfirmed: boolean }> {
  const [row] = await db.query(
    `INSERT INTO product_alert AS a (kind, product_id, variant_id, user_id, email, price_paise, language, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN $8 THEN now() END)
     ON CONFLICT (product_id, kind, coalesce(variant_id, product_id), coalesce(user_id::text, email)) DO UPDATE
     SET price_paise = EXCLUDED.price_paise, language = EXCLUDED.language, created_at = now(), told_at = NULL,
       due_at = CASE WHEN a.told_at IS NULL THEN a.due_at END,
       confirmed_at = CASE WHEN a.told_at IS NULL THEN coalesce(a.confirmed_at, EXCLUDED.confirmed_at)
         ELSE EXCLUDED.confirmed_at END
     RETURNING id, confirmed_at IS NOT NULL AS "isConfirmed"`,
    [kind, productId, variantId, userId, email, pricePaise, language, isConfirmed],
  );
  return row;
}

/** How many alerts of a reader wait. SQL, since the recipient is either of two columns. */
export async function countWaiting({ db }: Context, { userId, email }: Recipient): Promise<number> {
  const [{ count }] = await db.query(
    `SELECT count(*)::int AS count FROM product_alert
     WHERE told_at IS NULL AND (user_id = $1::uuid OR email = $2)`,
    [userId, email],
  );
  return count;
}

/**
 * Queues a mail for each confirmed alert whose time has come; one that waits in the queue is not
 * queued again, by however many processes this is done at once. Owners of accounts that
 * are to be deleted are told nothing.
 *
 * @param most so many in one statement
 * @returns how many were queued
 */
export function queueDueAlerts(ctx: Context, task: string, most: number): Promise<number> {
  return addJobs(
    ctx,
    task,
    `UPDATE product_alert SET due_at = now() WHERE id IN (
       SELECT a.id FROM product_alert a
       WHERE a.told_at IS NULL AND a.due_at IS NULL AND a.confirmed_at IS NOT NULL AND ${HAS_HAPPENED}
         AND NOT EXISTS (SELECT FROM account_deletion d WHERE d.user_id = a.user_id)
       ORDER BY a.id LIMIT $1 FOR UPDATE SKIP LOCKED)
     RETURNING json_build_object('alertId', id) AS payload, '${task}:' || id AS key, NULL::timestamptz AS run_at`,
    [most],
  );
}

/** An alert with what is told of its product. */
export interface AlertNews extends ProductAlert {
  /** Whether what it waits for holds now. */
  hasHappened: boolean;
  /** Pieces that can be bought now. */
  left: number;
  /** The lowest price now; null where none can be bought. */
  nowPaise: Paise | null;
  /** Of the account; null for an address by itself. */
  name: string | null;
  /** The address to write to. */
  to: string;
}

/** What is to be told by an alert; null for one that is gone. SQL, since it reads four tables. */
export async function findAlertNews({ db }: Context, id: string): Promise<AlertNews | null> {
  const [row] = await db.query(
    `SELECT ${columnsOf(ProductAlert, 'a')}, ${HAS_HAPPENED} AS "hasHappened",
       (SELECT coalesce(sum(v.on_hand - v.reserved - coalesce(v.withheld, 0)), 0)::int ${ON_SALE}) AS left,
       (SELECT min(v.price_paise) ${ON_SALE}) AS "nowPaise",
       u.name, coalesce(u.email, a.email) AS "to"
     FROM product_alert a LEFT JOIN "user" u ON u.id = a.user_id WHERE a.id = $1`,
    [id],
  );
  return row ?? null;
}

/** How many wait to be told of products. SQL, since it groups. */
export function countAlertsOfProducts(
  { db }: Context,
  productIds: readonly string[],
): Promise<{ productId: string; kind: ProductAlertKind; count: number }[]> {
  return db.query(
    `SELECT product_id AS "productId", kind, count(*)::int AS count FROM product_alert
     WHERE product_id = ANY($1::uuid[]) AND told_at IS NULL AND confirmed_at IS NOT NULL GROUP BY product_id, kind`,
    [productIds],
  );
}

/** Forgets alerts that were told 30 days ago, and those left unconfirmed for 7 days. */
export async function deleteOldAlerts({ db }: Context): Promise<void> {
  await db.query(
    `DELETE FROM product_alert WHERE told_at < now() - interval '30 days'
       OR (confirmed_at IS NULL AND created_at < now() - interval '7 days')`,
  );
}
