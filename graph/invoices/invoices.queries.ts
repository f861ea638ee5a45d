import type { Order } from '../orders/order.entity.js';
import { SUPPLIED_PAISE } from '../orders/supplied.js';
import type { Context } from '../shared/context.js';
import type { Paise } from '../shared/money/money.js';
import type { Invoice, InvoiceKind } from './invoice.entity.js';

/** A line of an order, or a fee on it, as it is taxed. */
export interface SoldLine {
  /** Null for a fee. */
  orderLineId: string | null;
  description: string;
  quantity: number;
  pricePaise: Paise;
  discountPaise: Paise;
  /** Null once the variant was removed. */
  mrpPaise: Paise | null;
  hsnCode: string | null;
  gstRate: number | null;
  /** Until when it was promised to be at its best; null where nothing was. */
  bestBefore: string | null;
  /** Slugs of the categories that it lies in, the nearest first; none once it was removed. */
  categories: string[];
}

/** What a line was called, with its name in the language that it was bought in beside it. */
const TITLE = `concat(l.product_title, (SELECT concat(' (', title, ')') FROM jsonb_each_text(l.titles) AS other(language, title)))`;

/** What was supplied of an order, as it is taxed. SQL, since it joins what may be gone by now. */
export function findSoldLines({ db }: Context, { id }: Order): Promise<SoldLine[]> {
  return db.query(
    `SELECT l.id AS "orderLineId", array_to_string(${TITLE} || l.options, ', ')
         || CASE WHEN l.weighed_grams IS NULL THEN '' ELSE concat(', ', l.weighed_grams, ' g weighed') END AS description,
       l.quantity - l.missing AS quantity, l.price_paise AS "pricePaise",
       l.price_paise * (l.quantity - l.missing) - ${SUPPLIED_PAISE} AS "discountPaise", v.old_price_paise AS "mrpPaise", p.hsn_code AS "hsnCode", p.gst_rate AS "gstRate",
       l.best_before::text AS "bestBefore", array_remove(ARRAY[s.slug, m.slug, c.slug], NULL) AS categories
     FROM order_line l LEFT JOIN product_variant v ON v.id = l.variant_id LEFT JOIN product p ON p.id = l.product_id
       LEFT JOIN category c ON c.id = p.category_id
       LEFT JOIN category s ON s.id = p.sub_category_id LEFT JOIN category m ON m.id = s.parent_id
     WHERE l.order_id = $1 AND l.quantity > l.missing ORDER BY l.position`,
    [id],
  );
}

/**
 * Takes the next number of a kind in the financial year of India. SQL, since it is counted in the
 * statement that takes it, so that none is left out and none given twice.
 */
export async function takeSequence(
  { db }: Context,
  kind: InvoiceKind,
): Promise<Pick<Invoice, 'financialYear' | 'sequence'> | undefined> {
  const [given]: Pick<Invoice, 'financialYear' | 'sequence'>[] = await db.query(
    `INSERT INTO invoice_series AS s (kind, financial_year, last_sequence)
     VALUES ($1, extract(year FROM (now() AT TIME ZONE 'Asia/Kolkata') - interval '3 months')::integer, 1)
     ON CONFLICT (kind, financial_year) DO UPDATE SET last_sequence = s.last_sequence + 1
     RETURNING financial_year AS "financialYear", last_sequence AS sequence`,
    [kind],
  );
  return given;
}
