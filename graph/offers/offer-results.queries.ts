import type { Context } from '../shared/context.js';
import type { Paise } from '../shared/money/money.js';

/** What became of an offer. */
export interface Results {
  orderCount: number;
  /** What was paid for those orders, in paise. */
  salesPaise: Paise;
  /** What it gave to them. */
  givenPaise: Paise;
  /** How many shoppers placed them. */
  shopperCount: number;
}

/**
 * What became of offers, by the orders that were not called off; nothing of one without such. SQL
 * that sums over orders.
 */
export function findResults({ db }: Context, offerIds: readonly string[]): Promise<(Results & { offerId: string })[]> {
  return db.query(
    `SELECT u.offer_id AS "offerId", count(*)::integer AS "orderCount", sum(o.amount_paise)::bigint AS "salesPaise",
       sum(u.discount_paise)::bigint AS "givenPaise", count(DISTINCT o.user_id)::integer AS "shopperCount"
     FROM offer_use u JOIN "order" o ON o.payment_order_id = u.payment_order_id
     WHERE u.offer_id = ANY($1::uuid[]) AND u.state = 'USED' AND o.status NOT IN ('CANCELLED', 'REFUNDED') GROUP BY 1`,
    [offerIds],
  );
}
