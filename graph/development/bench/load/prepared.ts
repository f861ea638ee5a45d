import pg from 'pg';

/** What a card shows of a product, as a row. */
export interface CardRow {
  id: string;
  name: string;
  brand: string;
  price_paise: number;
  old_price_paise: number | null;
  discount: number;
  rating: number | null;
  review_count: number;
  created_at: string;
  category_id: string;
  category_name: string;
  stock: number;
  image: ImageRow | null;
  /** How many the whole list holds; null where it is not asked for. */
  total: number | null;
}

/** A picture, as a row. */
export interface ImageRow {
  id: string;
  key: string;
  alt: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string | null;
}

/** A name and what it is the name of. */
export interface Named {
  id: string;
  name: string;
}

/** A choice of a product, as a row. */
export interface VariantRow {
  id: string;
  sku: string;
  size: string | null;
  ram: string | null;
  weight: string | null;
  price_paise: number;
  old_price_paise: number | null;
  stock: number;
}

/** A product with all that hangs on it, as a row. */
export interface ProductRow extends Omit<CardRow, 'image' | 'stock' | 'total'> {
  description: string;
  sub_category: Named | null;
  variants: VariantRow[];
  images: ImageRow[];
  countries: Named[];
}

/** What a shopper says of a product, and how many gave 5, 4, 3, 2 and 1 stars. */
export interface ReviewRow {
  id: string;
  text: string;
  customer_name: string;
  customer_rating: number;
  date_created: Date;
  is_buyer: boolean;
  stars: number[];
}

/** A top category of the front page, as a row. */
export interface TopCategoryRow extends Named {
  color: string | null;
  image: ImageRow | null;
  count: number;
  /** The two that the front page shows. */
  children: Named[];
}

/** A banner, as a row. */
export interface BannerRow {
  id: string;
  placement: 'HOME' | 'SIDE';
  category_id: string | null;
  sub_category_id: string | null;
  image: ImageRow;
}

/** A slide of the carousel, as a row. */
export interface SlideRow {
  id: string;
  category_id: string | null;
  parent_id: string | null;
  image: ImageRow;
  narrow_image: ImageRow | null;
}

/** A line of a cart, as a row. */
export interface LineRow {
  id: string;
  quantity: number;
  price_paise: number;
  stock: number;
}

const IMAGE = (i: string) =>
  `CASE WHEN ${i}.id IS NOT NULL THEN json_build_object('id', ${i}.id, 'key', ${i}.key, 'alt', ${i}.alt, 'width', ${i}.width,
   'height', ${i}.height, 'widths', ${i}.widths, 'placeholder', ${i}.placeholder) END`;

/** Cards of what a sub-select of `product` gives, in an order of `p`. */
function cards(page: string, order: string, total = 'NULL::integer'): string {
  return `SELECT p.id, p.name, p.brand, p.price_paise, p.old_price_paise, p.discount, nullif(p.rating, 0)::float8 AS rating,
      p.review_count, p.created_at::text AS created_at, p.category_id, c.name AS category_name, stock.pieces AS stock, ${IMAGE('i')} AS image,
      ${total} AS total
    FROM (${page}) p JOIN category c ON c.id = p.category_id
    LEFT JOIN product_image pi ON pi.product_id = p.id AND pi.position = 1 LEFT JOIN image i ON i.id = pi.image_id
    CROSS JOIN LATERAL (SELECT sum(on_hand - reserved)::integer AS pieces FROM product_variant WHERE product_id = p.id) stock
    ORDER BY ${order}`;
}

/**
 * Cards of one nearness; the product's own place is asked for first, so that an index serves the
 * list.
 */
const NEAR = (nearness: number, condition: string) =>
  `(SELECT ${nearness} AS nearness, r.* FROM product r WHERE r.id <> $1 AND r.status = 'PUBLISHED' AND ${condition}
    ORDER BY r.rating DESC, r.id DESC LIMIT 5)`;

const OWN = (column: string) => `(SELECT ${column} FROM product WHERE id = $1)`;

/**
 * The statements that answer the operations of the benchmark with nothing between: each is prepared
 * once per connection.
 */
const TEXTS = {
  listing: cards(
    `SELECT * FROM product WHERE status = 'PUBLISHED' AND category_id = $1 AND (created_at, id) < ($2::timestamptz, $3::uuid)
     ORDER BY created_at DESC, id DESC LIMIT 25`,
    'p.created_at DESC, p.id DESC',
    '(SELECT count_products(ARRAY[$1::uuid], NULL, NULL))',
  ),
  filtered: cards(
    `SELECT * FROM product WHERE status = 'PUBLISHED' AND category_id = $1 AND price_paise BETWEEN $2 AND $3 ORDER BY price_paise, id LIMIT 25`,
    'p.price_paise, p.id',
    '(SELECT count_products(ARRAY[$1::uuid], $2, $3))',
  ),
  featured: cards(
    `SELECT * FROM product WHERE status = 'PUBLISHED' AND featured AND price_paise <= $1 ORDER BY created_at DESC, id DESC LIMIT 10`,
    'p.created_at DESC, p.id DESC',
  ),
  cardsOf: cards(
    `SELECT product.*, place FROM unnest($1::uuid[]) WITH ORDINALITY AS wanted (wanted, place) JOIN product ON id = wanted`,
    'p.place',
  ),
  related: cards(
    `${NEAR(1, `r.sub_category_id = ${OWN('sub_category_id')}`)} UNION ALL
     ${NEAR(2, `r.category_id = ${OWN('category_id')} AND r.sub_category_id IS DISTINCT FROM ${OWN('sub_category_id')}`)}
     ORDER BY nearness, rating DESC, id DESC LIMIT 5`,
    'p.nearness, p.rating DESC, p.id DESC',
  ),
  product: `SELECT p.id, p.name, p.brand, p.description, p.price_paise, p.old_price_paise, p.discount,
      nullif(p.rating, 0)::float8 AS rating, p.review_count, p.created_at::text AS created_at, p.category_id, c.name AS category_name,
      CASE WHEN sub.id IS NOT NULL THEN json_build_object('id', sub.id, 'name', sub.name) END AS sub_category,
      array(SELECT json_build_object('id', v.id, 'sku', v.sku, 'size', v.size, 'ram', v.ram, 'weight', v.weight,
        'price_paise', v.price_paise, 'old_price_paise', v.old_price_paise, 'stock', v.on_hand - v.reserved)
        FROM product_variant v WHERE v.product_id = p.id ORDER BY v.position) AS variants,
      array(SELECT ${IMAGE('i')} FROM product_image pi JOIN image i ON i.id = pi.image_id
        WHERE pi.product_id = p.id ORDER BY pi.position) AS images,
      array(SELECT json_build_object('id', l.id, 'name', l.name) FROM product_country pc JOIN country l ON l.id = pc.country_id
        WHERE pc.product_id = p.id ORDER BY l.position) AS countries
    FROM product p JOIN category c ON c.id = p.category_id LEFT JOIN category sub ON sub.id = p.sub_category_id
    WHERE p.id = $1 AND p.status = 'PUBLISHED'`,
  reviews: `SELECT r.id, r.text, r.customer_name, r.customer_rating, r.date_created,
      r.user_id IS NOT NULL AND EXISTS (SELECT FROM "order" o JOIN order_line l ON l.order_id = o.id
        WHERE o.user_id = r.user_id AND l.product_id = r.product_id AND o.status NOT IN ('PENDING', 'CANCELLED', 'REFUNDED')) AS is_buyer,
      given.stars
    FROM (SELECT array_agg(count ORDER BY star DESC) AS stars FROM (
        SELECT star, (SELECT count(*)::integer FROM review WHERE product_id = $1 AND hidden_at IS NULL
          AND greatest(floor(customer_rating), 1) = star) AS count FROM generate_series(1, 5) AS star) AS counted) AS given,
      review r
    WHERE r.product_id = $1 AND r.hidden_at IS NULL ORDER BY r.date_created DESC, r.id DESC LIMIT 11`,
  topCategories: `SELECT c.id, c.name, c.color, ${IMAGE('i')} AS image,
      (SELECT coalesce(sum(n.products), 0)::integer FROM product_count n WHERE n.category_id = c.id AND n.price_from = 0) AS count,
      array(SELECT json_build_object('id', s.id, 'name', s.name) FROM category s WHERE s.parent_id = c.id
        ORDER BY s.position, s.name LIMIT 2) AS children
    FROM category c LEFT JOIN image i ON i.id = c.image_id
    WHERE c.parent_id IS NULL ORDER BY c.position, c.name`,
  banners: `SELECT b.id, b.placement, b.category_id, b.sub_category_id, ${IMAGE('i')} AS image
    FROM banner b JOIN image i ON i.id = b.image_id ORDER BY b.placement, b.position`,
  slides: `SELECT s.id, s.category_id, c.parent_id, ${IMAGE('i')} AS image, ${IMAGE('n')} AS narrow_image
    FROM home_slide s JOIN image i ON i.id = s.image_id LEFT JOIN image n ON n.id = s.narrow_image_id
    LEFT JOIN category c ON c.id = s.category_id ORDER BY s.position`,
  session: `SELECT id FROM "user" WHERE id = $1`,
  putIntoCart: `INSERT INTO cart_line AS l (user_id, variant_id, quantity, chosen_price_paise)
    SELECT $1, v.id, $3, v.price_paise FROM product_variant v
    WHERE v.id = $2 AND v.product_id = $4 AND v.on_hand - v.reserved >= $3
    ON CONFLICT (user_id, variant_id) DO UPDATE
    SET quantity = l.quantity + excluded.quantity, chosen_price_paise = excluded.chosen_price_paise
    WHERE (SELECT v.on_hand - v.reserved FROM product_variant v WHERE v.id = l.variant_id) >= l.quantity + excluded.quantity
    RETURNING id`,
  cartLines: `SELECT l.id, l.quantity, v.price_paise, v.on_hand - v.reserved AS stock
    FROM cart_line l JOIN product_variant v ON v.id = l.variant_id WHERE l.user_id = $1 ORDER BY l.id`,
};

/** Runs a prepared statement by its name. */
export type Ask = <Row>(name: keyof typeof TEXTS, values?: unknown[]) => Promise<Row[]>;

/** As many connections as the shop keeps by default. */
export function openPool(): pg.Pool {
  return new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
}

/** The way to the prepared statements. */
export function askOver(pool: pg.Pool): Ask {
  return async <Row>(name: keyof typeof TEXTS, values: unknown[] = []) => {
    const { rows } = await pool.query({ name, text: TEXTS[name], values });
    return rows as Row[];
  };
}
