import type { Context } from '../../shared/context.js';

/** How the payments of the shop stand, over all its processes. */
export interface PaymentFigures {
  /** Checkouts that hold stock. */
  heldCheckouts: number;
  /** Pieces that they hold. */
  heldPieces: number;
  /** Age of the oldest event of the provider that is not dealt with, in seconds; 0 when none waits. */
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

/** Reads how the payments of the shop stand. */
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
      coalesce(sum(amount_paise), 0)::float AS "owedPaise",
      count(failed_at)::int AS "failedRefunds",
      (SELECT count(*)::int FROM "order" WHERE status = 'PENDING') AS "pendingOrders"
    FROM refund WHERE settled_at IS NULL`);
  if (!row) throw new Error('PostgreSQL counted nothing');
  return row;
}
