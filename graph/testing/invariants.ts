/**
 * What must hold of stock, payments and orders whatever happened (I1 to I10), checked against the
 * database and the stand-in's ledger, whose tables it reads as GET /standin/ledger does. Every test
 * of the way to an order that is about concurrency or a crash ends with it.
 */
import type { DataSource } from 'typeorm';
import { SUPPLIED_PAISE } from '../orders/supplied.js';
import { creditBreaches, giftCardBreaches, offerBreaches } from './credit-invariants.js';
import { countOpening, freshnessBreaches, heldThings, LIVE, type Opening, stockBreaches } from './stock-invariants.js';

/** Where the truth is read. */
export interface Books {
  database: DataSource;
  opening: Opening;
}

/** What the shop has said yes to; it must still know all of it. */
export interface Acknowledged {
  /**
   * Ids of checkouts, and of orders with the payment that they were confirmed for; null for a
   * pending one.
   */
  checkouts: string[];
  orders: { id: string; paymentId: string | null }[];
  /** Ids of gift cards that were paid. */
  giftCards: string[];
  /** What was put into carts, and by how much more it may have been, since an answer was lost. */
  cart: { userId: string; variantId: string; quantity: number; unsure: number }[];
}

/** What may still be under way when the books are checked. */
export interface Quiet {
  /**
   * Everything that was told is dealt with and every refund is made; true unless the test says
   * otherwise.
   */
  isSettled?: boolean;
  /** Every hold has run out. */
  isExpired?: boolean;
}

/** Nothing. */
export const NOTHING: Acknowledged = { checkouts: [], orders: [], giftCards: [], cart: [] };

/** What was refused at the door had left the cart, whether or not it can be sold again. */
const BOUGHT = `(${LIVE} OR o.status = 'CANCELLED' AND EXISTS (SELECT FROM shipment s WHERE s.order_id = o.id))`;
const FEES = 'o.shipping_paise + o.cash_fee_paise';

/** Opens the books over everything that the shop has. */
export async function openBooks(database: DataSource): Promise<Books> {
  return { database, opening: await countOpening(database) };
}

/**
 * Checks the books.
 *
 * @returns each breach in a sentence; empty when everything holds
 */
export async function findBreaches(
  books: Books,
  acknowledged: Acknowledged = NOTHING,
  { isSettled = true, isExpired = false }: Quiet = {},
): Promise<string[]> {
  const found = await Promise.all([
    stockBreaches(books.database, books.opening),
    freshnessBreaches(books.database),
    paymentBreaches(books, isSettled),
    cashBreaches(books),
    orderBreaches(books),
    offerBreaches(books.database),
    creditBreaches(books.database),
    giftCardBreaches(books.database),
    shortBreaches(books),
    lostThings(books, acknowledged),
    isExpired ? heldThings(books.database) : [],
  ]);
  return found.flat();
}

/**
 * I2: every captured payment has exactly one order, of which some may have gone back, or one gift
 * card, or has gone back as a whole, to the paisa as it was promised; and I4: an order or a gift
 * card is of what was captured.
 */
async function paymentBreaches({ database }: Books, isSettled: boolean): Promise<string[]> {
  type Row = { id: string } & Record<'amount' | 'orders' | 'promised' | 'converted' | 'back' | 'wrong', number>;
  const rows: Row[] = await database.query(`
    SELECT s.id, s.amount,
      (SELECT count(*)::int FROM "order" o WHERE o.payment_id = s.id AND o.status NOT IN ('REFUNDED', 'CANCELLED'))
        + (SELECT count(*)::int FROM gift_card_purchase g WHERE g.payment_id = s.id AND g.refunded_at IS NULL) AS orders,
      (SELECT coalesce(sum(r.amount_paise - r.credit_paise), 0)::bigint FROM refund r WHERE r.payment_id = s.id) AS promised,
      -- What shoppers wanted as store credit is given to a credit that had paid nothing of it.
      (SELECT coalesce(sum(m.amount_paise), 0)::bigint FROM payment p JOIN credit_movement m ON m.payment_order_id = p.payment_order_id
        WHERE p.id = s.id AND m.kind = 'RETURNED' AND NOT EXISTS (SELECT FROM credit_movement paid
          WHERE paid.payment_order_id = m.payment_order_id AND paid.credit_id = m.credit_id AND paid.kind = 'SPENT')) AS converted,
      (SELECT coalesce(sum(r.amount), 0)::bigint FROM standin_refund r WHERE r.payment_id = s.id AND r.status = 'processed') AS back,
      (SELECT count(*)::int FROM "order" o WHERE o.payment_id = s.id AND o.amount_paise - o.credit_paise <> s.amount)
        + (SELECT count(*)::int FROM gift_card_purchase g JOIN credit c ON c.id = g.credit_id
          WHERE g.payment_id = s.id AND c.value_paise <> s.amount) AS wrong
    FROM standin_payment s WHERE s.status IN ('captured', 'refunded')`);
  return rows.flatMap(({ id, amount, orders, promised, converted, back, wrong }) => {
    // Money that shoppers wanted as store credit is given as that.
    const given = promised + converted;
    const owed = orders === 1 || !isSettled ? given <= amount : given === amount;
    const isEnded = orders <= 1 && owed && (isSettled ? back === promised : back <= promised);
    return [
      ...(isEnded
        ? []
        : [
            `I2: payment ${id} of ${amount} paise has ${orders} orders or gift cards; ${back} of ${promised} paise are back`,
          ]),
      ...(wrong === 0 ? [] : [`I4: payment ${id} of ${amount} paise ended as another amount`]),
    ];
  });
}

/**
 * I2 for what is paid at the door: it is due until its order has ended, collected when that is
 * handed over, never both, and no more goes back than was collected.
 */
async function cashBreaches({ database }: Books): Promise<string[]> {
  type Row = { id: string; status: string; payment: string } & Record<'amount' | 'paid' | 'collected' | 'back', number>;
  const rows: Row[] = await database.query(`
    SELECT o.id, o.status, p.status AS payment, o.amount_paise - o.credit_paise - o.short_paise + (
        SELECT coalesce(sum(r.amount_paise), 0)::bigint FROM refund r WHERE r.payment_id = p.id AND r.reason = 'short') AS amount, p.amount_paise AS paid,
      (SELECT coalesce(sum(e.amount_paise), 0)::bigint FROM order_event e
        WHERE e.order_id = o.id AND e.kind = 'PAYMENT_COLLECTED') AS collected,
      (SELECT coalesce(sum(r.amount_paise - r.credit_paise), 0)::bigint FROM refund r WHERE r.payment_id = p.id) AS back
    FROM "order" o JOIN payment p ON p.id = o.payment_id WHERE starts_with(p.id, 'cash_')`);
  return rows.flatMap(({ id, status, payment, amount, paid, collected, back }) => {
    const due = status === 'DELIVERED' ? 'captured' : status === 'CANCELLED' ? 'failed' : 'created';
    const took = payment === 'captured' ? amount : 0;
    if (payment === due && paid === amount && collected === took && back <= took) return [];
    return [
      `I2: order ${id} is ${status}; of ${amount} paise at the door ${collected} are collected, ${back} went back`,
    ];
  });
}

/**
 * I3: no two orders share a payment; I4: an order is its lines less discounts, cut to whole
 * rupees, and its fees; I6: only
 * pending ones are unpaid, and those that were cancelled unpaid.
 */
async function orderBreaches({ database }: Books): Promise<string[]> {
  const shared: { paymentId: string }[] = await database.query(
    `SELECT payment_id AS "paymentId" FROM "order" WHERE payment_id IS NOT NULL GROUP BY 1 HAVING count(*) > 1`,
  );
  const wrong: { id: string; amount: number; lines: number }[] = await database.query(
    `SELECT o.id, o.amount_paise AS amount, sum(l.quantity * l.price_paise - l.discount_paise)::bigint / 100 * 100 + ${FEES} AS lines
     FROM "order" o JOIN order_line l ON l.order_id = o.id WHERE l.substitute_for_id IS NULL
     GROUP BY o.id, o.amount_paise, ${FEES}
     HAVING o.amount_paise <> sum(l.quantity * l.price_paise - l.discount_paise)::bigint / 100 * 100 + ${FEES}`,
  );
  const unpaid: { id: string; status: string }[] = await database.query(
    `SELECT o.id, o.status FROM "order" o LEFT JOIN standin_payment s ON s.id = o.payment_id
     WHERE NOT starts_with(coalesce(o.payment_id, ''), 'cash_') AND NOT starts_with(coalesce(o.payment_id, ''), 'credit_') AND o.status <> 'PENDING' AND (o.status <> 'CANCELLED' OR o.payment_id IS NOT NULL) AND coalesce(s.status NOT IN ('captured', 'refunded'), true)`,
  );
  return [
    ...shared.map(({ paymentId }) => `I3: orders share the payment ${paymentId}`),
    ...wrong.map(({ id, amount, lines }) => `I4: order ${id} is of ${amount} paise, its lines of ${lines}`),
    ...unpaid.map(({ id, status }) => `I6: order ${id} is ${status} without a captured payment`),
  ];
}

/**
 * I10: what an order came to less is what was missing of it, what loose goods weighed less and the
 * fees that fell with it, less what was sent instead; all of that went back once, or is due no
 * more; an invoice is of what was supplied; nothing sent instead costs more; and an order that is
 * called off asks no one.
 */
async function shortBreaches({ database }: Books): Promise<string[]> {
  const unequal: { id: string; comes: number; supplied: number }[] = await database.query(
    `SELECT o.id, o.amount_paise - o.short_paise AS comes, s.supplied FROM "order" o CROSS JOIN LATERAL (
       SELECT sum(${SUPPLIED_PAISE})::bigint / 100 * 100 + ${FEES} - o.shipping_back_paise - o.cash_fee_back_paise AS supplied
       FROM order_line l WHERE l.order_id = o.id) s
     WHERE o.status NOT IN ('PENDING', 'REFUNDED', 'CANCELLED') AND o.amount_paise - o.short_paise <> s.supplied`,
  );
  const kept: { id: string; short: number; back: number }[] = await database.query(
    `SELECT o.id, o.short_paise AS short, r.short AS back FROM "order" o JOIN payment p ON p.id = o.payment_id
       CROSS JOIN LATERAL (SELECT coalesce(sum(amount_paise) FILTER (WHERE reason = 'short'), 0)::bigint AS short,
         coalesce(sum(amount_paise) FILTER (WHERE reason <> 'short'), 0)::bigint AS other
         FROM refund WHERE payment_id = p.id) r
     WHERE o.status NOT IN ('PENDING', 'REFUNDED', 'CANCELLED') AND r.other = 0
       AND r.short + CASE WHEN starts_with(p.id, 'cash_') THEN o.amount_paise - o.credit_paise - p.amount_paise ELSE 0 END
         <> o.short_paise`,
  );
  const billed: { id: string; invoice: number; comes: number }[] = await database.query(
    `SELECT o.id, i.total_paise AS invoice, o.amount_paise - o.short_paise AS comes
     FROM invoice i JOIN "order" o ON o.id = i.order_id
     WHERE i.kind = 'INVOICE' AND i.total_paise <> o.amount_paise - o.short_paise`,
  );
  const dearer: { id: string }[] = await database.query(
    `SELECT s.id FROM order_line s JOIN order_line l ON l.id = s.substitute_for_id
     WHERE s.price_paise > l.price_paise OR s.price_paise * l.quantity > l.price_paise * l.quantity - l.discount_paise + l.quantity`,
  );
  const open: { id: string }[] = await database.query(
    `SELECT s.id FROM shortage s JOIN "order" o ON o.id = s.order_id
     WHERE s.status = 'ASKED' AND o.status NOT IN ('CONFIRMED', 'PACKED')`,
  );
  return [
    ...unequal.map(({ id, comes, supplied }) => `I10: order ${id} comes to ${comes} paise, supplied are ${supplied}`),
    ...kept.map(({ id, short, back }) => `I10: order ${id} came to ${short} paise less, of which ${back} went back`),
    ...billed.map(({ id, invoice, comes }) => `I10: the invoice of ${id} is of ${invoice} paise, it comes to ${comes}`),
    ...dearer.map(({ id }) => `I10: line ${id} costs more than what it was sent in place of`),
    ...open.map(({ id }) => `I10: the question ${id} is open on an order that is none to pack`),
  ];
}

/** I5: everything acknowledged is still there. */
async function lostThings(
  { database }: Books,
  { checkouts, orders, giftCards, cart }: Acknowledged,
): Promise<string[]> {
  const gone: { id: string }[] = await database.query(
    `SELECT told.id FROM unnest($1::uuid[]) AS told(id) WHERE NOT EXISTS (
       SELECT FROM payment_order p WHERE p.id = told.id)`,
    [checkouts],
  );
  const changed: { id: string }[] = await database.query(
    `SELECT told.id FROM unnest($1::uuid[], $2::text[]) AS told(id, payment_id) WHERE NOT EXISTS (
       SELECT FROM "order" o WHERE o.id = told.id AND (told.payment_id IS NULL OR o.payment_id = told.payment_id))`,
    [orders.map(({ id }) => id), orders.map(({ paymentId }) => paymentId)],
  );
  const unpaid: { id: string }[] = await database.query(
    `SELECT told.id FROM unnest($1::uuid[]) AS told(id) WHERE NOT EXISTS (
       SELECT FROM gift_card_purchase g WHERE g.id = told.id AND g.payment_id IS NOT NULL)`,
    [giftCards],
  );
  return [
    ...unpaid.map(({ id }) => `I5: the gift card ${id} was acknowledged and is gone, or has lost its payment`),
    ...gone.map(({ id }) => `I5: the checkout ${id} was acknowledged and is gone`),
    ...changed.map(({ id }) => `I5: the order ${id} was acknowledged and is gone, or has lost its payment`),
    ...(await lostPieces(database, cart)),
  ];
}

/** Pieces that were put into a cart are in it, or were bought. */
async function lostPieces(database: DataSource, cart: Acknowledged['cart']): Promise<string[]> {
  const rows: { userId: string; variantId: string; pieces: number }[] = await database.query(
    `SELECT user_id AS "userId", variant_id AS "variantId", sum(quantity)::int AS pieces FROM (
       SELECT user_id, variant_id, quantity FROM cart_line
       UNION ALL SELECT o.user_id, l.variant_id, l.quantity FROM order_line l JOIN "order" o ON o.id = l.order_id
         WHERE l.substitute_for_id IS NULL AND ${BOUGHT}) AS all_pieces
     GROUP BY 1, 2`,
  );
  const pieces = new Map(rows.map((row) => [row.userId + row.variantId, row.pieces]));
  return cart.flatMap(({ userId, variantId, quantity, unsure }) => {
    const kept = pieces.get(userId + variantId) ?? 0;
    if (kept >= quantity && kept <= quantity + unsure) return [];
    return [`I5: ${userId} put ${quantity} to ${quantity + unsure} of ${variantId} into the cart; there are ${kept}`];
  });
}
