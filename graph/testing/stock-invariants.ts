import type { DataSource } from 'typeorm';

/** Pieces of each variant at the opening of the books: those on hand and those sold by then. */
export type Opening = Map<string, number>;

/** What was refused at the door and is not fit to be sold again is gone as if it were sold. */
const SPOILED = `o.status = 'CANCELLED' AND EXISTS (SELECT FROM shipment s WHERE s.order_id = o.id)
  AND NOT EXISTS (SELECT FROM checkout_stock_step t WHERE t.payment_order_id = o.payment_order_id AND t.kind = 'return')`;
/** An order whose goods are gone from the shelf. */
export const LIVE = `(o.status NOT IN ('PENDING', 'REFUNDED', 'CANCELLED') OR ${SPOILED})`;
const BACK = 'SELECT order_line_id, sum(restocked) AS back FROM order_return_line GROUP BY 1';
/** What was missing when an order was packed was sold to no one, and is not on hand. */
const MISSING = 'SELECT variant_id, sum(missing)::int AS missing FROM order_line GROUP BY 1';
/** Pieces of each variant that are sold. */
const SOLD = `SELECT l.variant_id, sum(l.quantity - l.missing - coalesce(b.back, 0))::int AS sold
  FROM order_line l JOIN "order" o ON o.id = l.order_id LEFT JOIN (${BACK}) b ON b.order_line_id = l.id
  WHERE ${LIVE} GROUP BY l.variant_id`;

/** Counts the pieces that the shop has, for its books. */
export async function countOpening(database: DataSource): Promise<Opening> {
  const rows: { id: string; pieces: number }[] = await database.query(
    `SELECT v.id, v.on_hand + coalesce(s.sold, 0) + coalesce(x.missing, 0) AS pieces
     FROM product_variant v LEFT JOIN (${SOLD}) s ON s.variant_id = v.id
       LEFT JOIN (${MISSING}) x ON x.variant_id = v.id`,
  );
  return new Map(rows.map(({ id, pieces }) => [id, pieces]));
}

/**
 * I1: initial stock = in stock + sold + held + missing when it was packed, never negative, and the
 * moves written down and the history of each stock say the same.
 */
export async function stockBreaches(database: DataSource, opening: Opening): Promise<string[]> {
  type Figure = 'onHand' | 'reserved' | 'sold' | 'missing' | 'held' | 'movedOut' | 'movedAside' | 'told';
  type Row = { id: string } & Record<Figure, number>;
  const rows: Row[] = await database.query(`
    SELECT v.id, v.on_hand AS "onHand", v.reserved, coalesce(s.sold, 0) AS sold, coalesce(x.missing, 0) AS missing, coalesce(h.held, 0)::int AS held,
      (coalesce(m.moved_out, 0) - coalesce(b.back, 0) - coalesce(x.missing, 0))::int AS "movedOut", coalesce(m.moved_aside, 0)::int AS "movedAside",
      coalesce((SELECT sum(t.delta) FROM stock_movement t WHERE t.variant_id = v.id), 0)::int AS told
    FROM product_variant v
    LEFT JOIN (${SOLD}) s ON s.variant_id = v.id
    LEFT JOIN (${MISSING}) x ON x.variant_id = v.id
    LEFT JOIN (SELECT l.variant_id, sum(l.quantity) AS held FROM payment_order_line l
      JOIN payment_order p ON p.id = l.payment_order_id WHERE p.state IN ('creating', 'open') GROUP BY 1) h
      ON h.variant_id = v.id
    LEFT JOIN (SELECT variant_id,
        sum(CASE WHEN kind IN ('sell', 'resell') THEN quantity WHEN kind = 'return' THEN -quantity ELSE 0 END) AS moved_out,
        sum(CASE WHEN kind = 'reserve' THEN quantity WHEN kind IN ('resell', 'return') THEN 0 ELSE -quantity END) AS moved_aside
      FROM checkout_stock_step GROUP BY 1) m ON m.variant_id = v.id
    LEFT JOIN (SELECT l.variant_id, sum(b.back) AS back FROM (${BACK}) b JOIN order_line l ON l.id = b.order_line_id
      GROUP BY 1) b ON b.variant_id = v.id`);
  return rows.flatMap(({ id, onHand, reserved, sold, missing, held, movedOut, movedAside, told }) => {
    const initial = opening.get(id);
    const checks: [boolean, string][] = [
      [onHand >= 0 && reserved >= 0 && reserved <= onHand, `has ${onHand} on hand and ${reserved} reserved`],
      [
        initial === undefined || onHand + sold + missing === initial,
        `had ${initial}, now ${onHand} on hand, ${sold} sold and ${missing} missing`,
      ],
      [reserved === held, `has ${reserved} reserved, but checkouts hold ${held}`],
      [movedOut === sold && movedAside === reserved, `moved ${movedOut} out and ${movedAside} aside`],
      [told === onHand, `has ${onHand} on hand, but its history tells of ${told}`],
    ];
    return checks.flatMap(([holds, breach]) => (holds ? [] : [`I1: variant ${id} ${breach}`]));
  });
}

/**
 * I9: the stock of a variant with batches is their sum, what is set aside of a batch is what
 * checkouts hold of it, what is withheld is what is too near to its date, every piece that was sold
 * is of a batch, and no order has one that keeps less long than was promised, or too short for the
 * day on which it is to come.
 */
export async function freshnessBreaches(database: DataSource): Promise<string[]> {
  const unequal: { id: string }[] = await database.query(
    `SELECT v.id FROM product_variant v LEFT JOIN LATERAL (
       SELECT sum(on_hand) AS on_hand, sum(reserved) AS reserved, count(*) AS batches FROM stock_batch WHERE variant_id = v.id) b ON true
     WHERE (v.withheld IS NULL) <> (b.batches = 0) OR v.withheld <> withheld_pieces(v.id)
       OR b.batches > 0 AND (b.on_hand <> v.on_hand OR b.reserved <> v.reserved)`,
  );
  const held: { id: string }[] = await database.query(
    `SELECT b.id FROM stock_batch b WHERE b.best_before IS NOT NULL
       AND b.reserved <> (SELECT coalesce(sum(held), 0) FROM batch_pieces p WHERE p.batch_id = b.id)`,
  );
  const short: { id: string }[] = await database.query(
    `SELECT l.id FROM order_line l JOIN "order" o ON o.id = l.order_id
       JOIN LATERAL (SELECT sum(sold) AS sold, sum(returned) AS returned FROM batch_pieces p
         WHERE p.document_id = o.payment_order_id AND p.variant_id = l.variant_id) had ON had.sold IS NOT NULL
     WHERE ${LIVE} AND had.sold + had.returned <> l.quantity - l.missing`,
  );
  const broken: { id: string; batch: string }[] = await database.query(
    `SELECT l.id, b.id AS batch FROM payment_order_line l JOIN batch_pieces p
         ON p.document_id = l.payment_order_id AND p.variant_id = l.variant_id
       JOIN stock_batch b ON b.id = p.batch_id
     WHERE p.held + p.sold + p.sent > 0
       AND (coalesce(b.best_before < l.best_before, l.best_before IS NOT NULL) OR b.deliver_by < l.deliver_on)`,
  );
  const changed: { id: string }[] = await database.query(
    `SELECT o.id FROM order_line o JOIN "order" ON "order".id = o.order_id JOIN payment_order_line l
       ON l.payment_order_id = "order".payment_order_id AND l.variant_id = o.variant_id
     WHERE l.best_before IS DISTINCT FROM o.best_before
     UNION SELECT i.order_line_id FROM invoice_line i JOIN order_line o ON o.id = i.order_line_id
     WHERE i.best_before IS DISTINCT FROM o.best_before`,
  );
  return [
    ...unequal.map(({ id }) => `I9: the batches of variant ${id} are not its stock`),
    ...held.map(({ id }) => `I9: batch ${id} has other pieces aside than checkouts hold`),
    ...short.map(({ id }) => `I9: the pieces of line ${id} are not all of a batch`),
    ...broken.map(({ id, batch }) => `I9: line ${id} has pieces of batch ${batch}, which keeps too short`),
    ...changed.map(({ id }) => `I9: line ${id} tells of another day than was promised`),
  ];
}

/** I7: nothing is held once every hold has run out. */
export async function heldThings(database: DataSource): Promise<string[]> {
  const held: { id: string; reserved: number }[] = await database.query(
    'SELECT id, reserved FROM product_variant WHERE reserved > 0',
  );
  return held.map(({ id, reserved }) => `I7: ${reserved} of variant ${id} are still held`);
}
