import type { Context } from '../shared/context.js';

/** What was or may be bought at once, with what offers ask of its shopper. */
export interface PastBasket {
  readonly userId: string;
  readonly at: Date;
  /** Null for a cart. */
  readonly paymentOption: string | null;
  readonly isFirstOrder: boolean;
  readonly shippingPaise: number;
  readonly tags: readonly string[];
  readonly lines: readonly PastLine[];
}

/** A line of it; its product may be gone. */
export interface PastLine {
  readonly variantId: string | null;
  readonly productId: string | null;
  /** The most specific category that it lies in. */
  readonly categoryId: string | null;
  readonly brand: string | null;
  readonly quantity: number;
  readonly pricePaise: number;
}

const TAGS = (user: string) => `array(SELECT t.tag FROM customer_tag t WHERE t.user_id = ${user})`;

const LINES = `json_agg(json_build_object('variantId', l.variant_id, 'productId', p.id, 'categoryId', coalesce(p.sub_category_id, p.category_id),
  'brand', p.brand, 'quantity', l.quantity, 'pricePaise', l.price_paise) ORDER BY l.id)`;

/**
 * Orders of the last days that were not called off, with their lines at what a piece cost: all, or
 * so many drawn evenly, the same at each look. SQL, since lines are gathered into their orders.
 */
export function findPastOrders({ db }: Context, days: number, most: number): Promise<PastBasket[]> {
  return db.query(
    `SELECT o.user_id AS "userId", o.placed_at AS at,
       coalesce(o.payment_option, CASE WHEN o.payment_id LIKE 'cash%' THEN 'cash' ELSE 'online' END) AS "paymentOption",
       NOT EXISTS (SELECT FROM "order" e WHERE e.user_id = o.user_id AND e.sequence < o.sequence) AS "isFirstOrder",
       o.shipping_paise AS "shippingPaise", ${TAGS('o.user_id')} AS tags,
       (SELECT ${LINES} FROM order_line l LEFT JOIN product p ON p.id = l.product_id WHERE l.order_id = o.id) AS lines
     FROM "order" o WHERE o.placed_at >= now() - $1::integer * interval '1 day' AND o.status NOT IN ('CANCELLED', 'REFUNDED')
     ORDER BY md5(o.id::text) LIMIT $2`,
    [days, most],
  );
}

/** How many such orders and filled carts there are. SQL, since it counts carts by shoppers. */
export async function countBaskets({ db }: Context, days: number): Promise<{ orders: number; carts: number }> {
  const [counts]: [{ orders: number; carts: number }] = await db.query(
    `SELECT (SELECT count(*)::integer FROM "order" o
         WHERE o.placed_at >= now() - $1::integer * interval '1 day' AND o.status NOT IN ('CANCELLED', 'REFUNDED')) AS orders,
       (SELECT count(DISTINCT user_id)::integer FROM cart_line) AS carts`,
    [days],
  );
  return counts;
}

/** The carts that were filled last, at the prices of now. SQL for the same reason. */
export function findCarts({ db }: Context, most: number): Promise<PastBasket[]> {
  return db.query(
    `SELECT c.user_id AS "userId", now() AS at, NULL AS "paymentOption",
       NOT EXISTS (SELECT FROM "order" e WHERE e.user_id = c.user_id) AS "isFirstOrder", 0 AS "shippingPaise",
       ${TAGS('c.user_id')} AS tags,
       (SELECT ${LINES} FROM (SELECT own.id, own.variant_id, own.quantity, v.price_paise, v.product_id
          FROM cart_line own JOIN product_variant v ON v.id = own.variant_id WHERE own.user_id = c.user_id) l
        JOIN product p ON p.id = l.product_id) AS lines
     FROM (SELECT user_id, max(created_at) AS latest FROM cart_line GROUP BY 1 ORDER BY 2 DESC LIMIT $1) c`,
    [most],
  );
}
