/** What must hold of offers, store credit and gift cards; a part of `findBreaches`. */
import type { DataSource } from 'typeorm';

/**
 * I4 for offers: what is counted of an offer and of a code is the sum of its uses, within its
 * limits; a use is held by a checkout that holds, used by an order that stands, and else given
 * back; and lines have off what their offers say.
 */
export async function offerBreaches(database: DataSource): Promise<string[]> {
  const counted: { id: string; uses: number; told: number; spent: number; toldSpent: number }[] = await database.query(
    `SELECT o.id, o.uses, o.spent_paise AS spent, count(u.offer_id)::int AS told,
       coalesce(sum(u.discount_paise), 0)::bigint AS "toldSpent"
     FROM offer o LEFT JOIN offer_use u ON u.offer_id = o.id AND u.state <> 'RETURNED' GROUP BY o.id
     HAVING o.uses <> count(u.offer_id) OR o.spent_paise <> coalesce(sum(u.discount_paise), 0) OR o.uses > o.max_uses`,
  );
  const ofCodes: { code: string; uses: number; told: number }[] = await database.query(
    `SELECT c.code, c.uses, count(u.code_id)::int AS told FROM offer_code c
     LEFT JOIN offer_use u ON u.code_id = c.id AND u.state <> 'RETURNED' GROUP BY c.id
     HAVING c.uses <> count(u.code_id) OR c.uses > c.max_uses`,
  );
  const misplaced: { id: string; use: string; state: string }[] = await database.query(
    `SELECT p.id, u.state AS use, p.state FROM offer_use u JOIN payment_order p ON p.id = u.payment_order_id
       LEFT JOIN "order" o ON o.payment_order_id = p.id
     WHERE u.state <> CASE WHEN p.state IN ('creating', 'open') THEN 'HELD'
       WHEN p.state = 'paid' AND o.status NOT IN ('CANCELLED', 'REFUNDED') THEN 'USED' ELSE 'RETURNED' END`,
  );
  const unequal: { id: string; lines: number; offers: number }[] = await database.query(
    `SELECT p.id, line.discount AS lines, coalesce(used.discount, 0)::bigint AS offers FROM payment_order p
       CROSS JOIN LATERAL (SELECT sum(discount_paise)::bigint AS discount FROM payment_order_line l
         WHERE l.payment_order_id = p.id) AS line
       CROSS JOIN LATERAL (SELECT sum(discount_paise - shipping_paise) AS discount FROM offer_use u
         WHERE u.payment_order_id = p.id) AS used
     WHERE line.discount <> coalesce(used.discount, 0)`,
  );
  return [
    ...counted.map(
      ({ id, uses, told, spent, toldSpent }) =>
        `I4: offer ${id} counts ${uses} uses of ${spent} paise, there are ${told} of ${toldSpent}`,
    ),
    ...ofCodes.map(({ code, uses, told }) => `I4: code ${code} counts ${uses} uses, there are ${told}`),
    ...misplaced.map(({ id, use, state }) => `I4: the checkout ${id} is ${state}, its use of an offer is ${use}`),
    ...unequal.map(({ id, lines, offers }) => `I4: lines of ${id} have ${lines} paise off, its offers say ${offers}`),
  ];
}

/**
 * I8: a balance is the sum of its movements and never negative; what a checkout sets aside is what
 * it is to be paid with, an order that stands was paid with just that, and nothing is kept of one
 * that does not; what came back of an order is what its refunds say, and no more than it took.
 */
export async function creditBreaches(database: DataSource): Promise<string[]> {
  const counted: { id: string; balance: number; told: number }[] = await database.query(
    `SELECT c.id, c.balance_paise AS balance, coalesce(sum(m.amount_paise), 0)::bigint AS told
     FROM credit c LEFT JOIN credit_movement m ON m.credit_id = c.id GROUP BY c.id
     HAVING c.balance_paise <> coalesce(sum(m.amount_paise), 0) OR c.balance_paise < 0`,
  );
  type Row = { id: string; state: string; credit: number } & Record<'held' | 'spent' | 'back', number>;
  const misplaced: Row[] = await database.query(
    `SELECT p.id, p.state, p.credit_paise AS credit, m.held, m.spent, m.back FROM payment_order p
       LEFT JOIN "order" o ON o.payment_order_id = p.id
       CROSS JOIN LATERAL (SELECT coalesce(-sum(amount_paise) FILTER (WHERE kind IN ('HELD', 'RELEASED')), 0)::bigint AS held,
         coalesce(-sum(amount_paise) FILTER (WHERE kind = 'SPENT'), 0)::bigint AS spent,
         coalesce(sum(amount_paise) FILTER (WHERE kind = 'RETURNED'), 0)::bigint AS back
         FROM credit_movement m WHERE m.payment_order_id = p.id) AS m
     WHERE m.held <> CASE WHEN p.state IN ('creating', 'open') THEN p.credit_paise ELSE 0 END
       OR m.spent <> CASE WHEN p.state = 'paid' THEN p.credit_paise ELSE 0 END
       OR o.credit_paise <> p.credit_paise
       OR m.back <> CASE WHEN o.status = 'CANCELLED' AND starts_with(o.payment_id, 'cash_') THEN p.credit_paise
         ELSE coalesce((SELECT sum(credit_paise) FROM refund r WHERE r.payment_id = o.payment_id), 0) END`,
  );
  const overpaid: { id: string; paymentOrderId: string }[] = await database.query(
    `SELECT credit_id AS id, payment_order_id AS "paymentOrderId" FROM credit_movement
     WHERE kind IN ('SPENT', 'RETURNED') GROUP BY 1, 2 HAVING bool_or(kind = 'SPENT') AND sum(amount_paise) > 0`,
  );
  return [
    ...counted.map(({ id, balance, told }) => `I8: credit ${id} has ${balance} paise, its movements say ${told}`),
    ...misplaced.map(
      ({ id, state, credit, held, spent, back }) =>
        `I8: checkout ${id} is ${state}, for ${credit} paise of credit; ${held} are held, ${spent} spent, ${back} came back`,
    ),
    ...overpaid.map(({ id, paymentOrderId }) => `I8: more came back to credit ${id} than ${paymentOrderId} took`),
  ];
}

/**
 * I8 for gift cards that are bought: one is there for a payment that was taken and not before, its
 * checkout makes no order, and one that was called off is worth nothing.
 */
export async function giftCardBreaches(database: DataSource): Promise<string[]> {
  type Row = { id: string; state: string; payment: string | null; card: string | null; back: boolean };
  const rows: Row[] = await database.query(
    `SELECT g.id, p.state, g.payment_id AS payment, g.credit_id AS card, g.refunded_at IS NOT NULL AS back
     FROM gift_card_purchase g JOIN payment_order p ON p.id = g.payment_order_id
       LEFT JOIN payment s ON s.id = g.payment_id LEFT JOIN credit c ON c.id = g.credit_id
     WHERE EXISTS (SELECT FROM "order" o WHERE o.payment_order_id = p.id)
       OR (g.payment_id IS NULL) <> (p.state IN ('creating', 'open', 'cancelled', 'expired'))
       OR (g.payment_id IS NULL) <> (g.credit_id IS NULL AND g.refunded_at IS NULL)
       OR s.status NOT IN ('captured', 'refunded')
       OR (p.state = 'paid') <> (g.credit_id IS NOT NULL)
       OR g.refunded_at IS NOT NULL AND c.id IS NOT NULL AND (c.withdrawn_at IS NULL OR c.balance_paise <> 0)
       OR g.refunded_at IS NOT NULL AND NOT EXISTS (SELECT FROM refund r WHERE r.payment_id = g.payment_id
         AND r.amount_paise = p.amount_paise)`,
  );
  return rows.map(
    ({ id, state, payment, card, back }) =>
      `I8: gift card ${id} is ${state}, paid by ${payment}, has the card ${card}, and ${back ? 'went' : 'did not go'} back`,
  );
}
