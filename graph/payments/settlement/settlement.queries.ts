import { CASH_PAYMENT } from '../../orders/order.entity.js';
import type { Context } from '../../shared/context.js';
import type { ProviderPayment } from '../../shared/ports/payment-provider.js';
import { columnsOf } from '../../shared/rows/columns-of.js';
import { Payment } from '../payment.entity.js';
import { PaymentOrder } from '../payment-order.entity.js';
import type { PaymentConcern } from './payment-concern.type.js';

/** One row for each concern; every kind names its columns in the same order. */
const CONCERNS = `
  SELECT 'REFUND_FAILED' AS kind, r.failed_at AS since, r.amount_paise - r.credit_paise AS amount_paise, p.payment_order_id, p.id AS payment_id,
    r.provider_refund_id, r.id AS refund_id, NULL AS event_id, r.id::text AS about
  FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.failed_at IS NOT NULL AND r.settled_at IS NULL
  UNION ALL
  SELECT CASE WHEN starts_with(p.id, '${CASH_PAYMENT}') THEN 'REFUND_TO_PAY_OUT' ELSE 'REFUND_OWED' END, r.created_at, r.amount_paise - r.credit_paise, p.payment_order_id, p.id, r.provider_refund_id, r.id, NULL, r.id::text
  FROM refund r JOIN payment p ON p.id = r.payment_id WHERE r.failed_at IS NULL AND r.settled_at IS NULL
  UNION ALL
  SELECT 'AMOUNT_MISMATCH', r.created_at, r.amount_paise, p.payment_order_id, p.id, r.provider_refund_id, r.id, NULL, r.id::text
  FROM refund r JOIN payment p ON p.id = r.payment_id
  WHERE r.reason = 'wrong_amount' AND r.created_at > now() - interval '7 days'
  UNION ALL
  SELECT 'ORDER_PENDING', o.placed_at, o.amount_paise, o.payment_order_id, NULL, NULL, NULL, NULL, o.id::text
  FROM "order" o WHERE o.status = 'PENDING' AND o.placed_at < now() - interval '30 minutes'
  UNION ALL
  SELECT 'EVENT_WAITING', e.received_at, NULL, NULL, NULL, NULL, NULL, e.event_id, e.event_id
  FROM webhook_event e WHERE e.processed_at IS NULL AND e.received_at < now() - interval '1 minute'
  UNION ALL
  SELECT 'HOLD_OVERDUE', p.expires_at, p.amount_paise, p.id, NULL, NULL, NULL, NULL, p.id::text
  FROM payment_order p WHERE p.state IN ('creating', 'open') AND p.expires_at < now() - interval '5 minutes'
  UNION ALL
  SELECT 'REFUNDED_ELSEWHERE', p.updated_at, p.amount_paise, p.payment_order_id, p.id, NULL, NULL, NULL, p.id
  FROM payment p JOIN "order" o ON o.payment_id = p.id
  WHERE p.status = 'refunded' AND o.status NOT IN ('REFUNDED', 'CANCELLED')
    AND (SELECT coalesce(sum(r.amount_paise - r.credit_paise), 0) FROM refund r WHERE r.payment_id = p.id) < p.amount_paise
  UNION ALL
  SELECT 'REFUNDED_ELSEWHERE', p.updated_at, p.amount_paise, p.payment_order_id, p.id, NULL, NULL, NULL, p.id
  FROM payment p JOIN gift_card_purchase g ON g.payment_id = p.id
  WHERE p.status = 'refunded' AND g.refunded_at IS NULL`;

/**
 * What wants a person to look at it, longest waiting first. SQL, since it is a union of what each
 * table says.
 */
export function findConcerns({ db }: Context, limit: number): Promise<Omit<PaymentConcern, 'whatToDo'>[]> {
  return db.query(
    `SELECT c.kind || ':' || c.about AS id, c.kind, c.since, c.amount_paise AS "amountPaise",
       c.payment_order_id AS "paymentOrderId", c.payment_id AS "paymentId", c.provider_refund_id AS "providerRefundId",
       c.refund_id AS "refundId", c.event_id AS "eventId", o.id AS "orderId"
     FROM (${CONCERNS}) c LEFT JOIN "order" o ON o.payment_order_id = c.payment_order_id
     ORDER BY c.since, id LIMIT $1`,
    [limit],
  );
}

/** How the payments of the shop stand, over all its processes. */
export interface PaymentFigures {
  /** Checkouts that hold stock. */
  heldCheckouts: number;
  /** Pieces that they hold. */
  heldPieces: number;
  /**
   * Age of the oldest event of the provider that is not dealt with, in seconds; 0 when none waits.
   */
  oldestEventS: number;
  /** Seconds since the provider's ledger was last compared to its end; null when it never was. */
  ledgerAgeS: number | null;
  /** Refunds that are owed and not made, those that failed included. */
  owedRefunds: number;
  owedPaise: number;
  /** Those of them that the provider says it could not make. */
  failedRefunds: number;
  /** Orders that wait for their payment. */
  pendingOrders: number;
}

/** Reads how the payments of the shop stand. SQL, since it counts over five tables at once. */
export async function readPaymentFigures(ctx: Context): Promise<PaymentFigures> {
  const [row]: PaymentFigures[] = await ctx.db.query(`
    SELECT
      (SELECT count(*)::int FROM payment_order WHERE state IN ('creating', 'open')) AS "heldCheckouts",
      (SELECT coalesce(sum(l.quantity), 0)::int FROM payment_order p JOIN payment_order_line l ON l.payment_order_id = p.id
        WHERE p.state IN ('creating', 'open')) AS "heldPieces",
      (SELECT coalesce(extract(epoch FROM now() - min(received_at)), 0)::float FROM webhook_event
        WHERE processed_at IS NULL) AS "oldestEventS",
      (SELECT extract(epoch FROM now() - max(done_at))::float FROM ledger_comparison) AS "ledgerAgeS",
      count(*)::int AS "owedRefunds",
      coalesce(sum(amount_paise - credit_paise), 0)::float AS "owedPaise",
      count(failed_at)::int AS "failedRefunds",
      (SELECT count(*)::int FROM "order" WHERE status = 'PENDING') AS "pendingOrders"
    FROM refund WHERE settled_at IS NULL`);
  if (!row) throw new Error('PostgreSQL counted nothing');
  return row;
}

const CHECKED_COLUMNS = columnsOf(PaymentOrder, 'p', {
  only: new Set(['id', 'userId', 'state', 'receipt', 'providerOrderId', 'paymentOption', 'amountPaise', 'currency']),
});

/** A checkout that is asked after; times in seconds by the clock of the database. */
export interface CheckedCheckout
  extends Pick<
    PaymentOrder,
    'id' | 'userId' | 'state' | 'receipt' | 'providerOrderId' | 'paymentOption' | 'amountPaise' | 'currency'
  > {
  leftS: number;
  ageS: number;
}

/** A checkout that is asked after. SQL, since the clock is that of the database. */
export async function findCheckedCheckout(ctx: Context, id: string): Promise<CheckedCheckout | null> {
  const [row]: CheckedCheckout[] = await ctx.db.query(
    `SELECT ${CHECKED_COLUMNS}, extract(epoch FROM expires_at - now())::float AS "leftS",
       extract(epoch FROM now() - created_at)::float AS "ageS"
     FROM payment_order p WHERE p.id = $1`,
    [id],
  );
  return row ?? null;
}

/**
 * Those of the provider's payments that are written down as they are, or go back. SQL, since a page
 * of them is compared at once.
 */
export function findWrittenDown({ db }: Context, page: readonly ProviderPayment[]): Promise<{ id: string }[]> {
  return db.query(
    `SELECT told.id FROM unnest($1::text[], $2::text[]) AS told(id, status)
     WHERE EXISTS (SELECT FROM refund r WHERE r.payment_id = told.id)
       OR EXISTS (SELECT FROM "order" o JOIN payment p ON p.id = o.payment_id
         WHERE o.payment_id = told.id AND p.status = told.status)
       OR EXISTS (SELECT FROM gift_card_purchase g JOIN payment p ON p.id = g.payment_id
         WHERE g.payment_id = told.id AND p.status = told.status)`,
    [page.map(({ id }) => id), page.map(({ status }) => status)],
  );
}

/** How far a payment has come, as a number that only ever grows. */
const rank = (status: string) =>
  `array_position(ARRAY['created', 'failed', 'authorized', 'captured', 'refunded'], ${status})`;

/**
 * Notes how far a payment has come that is written down; one that is not stays unknown. SQL, since
 * the row is compared and written in one statement.
 */
export async function advancePayment(ctx: Context, { id, status }: ProviderPayment): Promise<void> {
  await ctx.db.query(
    `UPDATE payment SET status = $2, updated_at = now() WHERE id = $1 AND ${rank('status')} < ${rank('$2::text')}`,
    [id, status],
  );
}

/**
 * Writes a payment down. Payments are told of in any order; what is known of one only ever
 * advances. SQL, since the row is compared and written in one statement.
 *
 * @returns false where a payment of that id is another checkout's
 */
export async function upsertPayment(tx: Context, paymentOrderId: string, payment: ProviderPayment): Promise<boolean> {
  await tx.db.query(
    `INSERT INTO payment AS p (id, payment_order_id, status, amount_paise, currency) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (id) DO UPDATE SET status = excluded.status, updated_at = now()
     WHERE p.payment_order_id = excluded.payment_order_id AND ${rank('p.status')} < ${rank('excluded.status')}`,
    [payment.id, paymentOrderId, payment.status, payment.amountPaise, payment.currency],
  );
  return tx.db.existsBy(Payment, { id: payment.id, paymentOrderId });
}
