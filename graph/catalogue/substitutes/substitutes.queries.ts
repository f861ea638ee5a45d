import type { Context } from '../../shared/context.js';
import type { Paise } from '../../shared/money/money.js';
import { IS_VARIANT_SHOWN } from '../shown.js';

/** What is to be replaced. */
export interface Replaced {
  variantId: string;
  /** Pieces, 1 or more. */
  quantity: number;
  /** The most that a piece may cost. */
  mostPaise: Paise;
  /** The day by which it is to come, as 2026-11-28; null where none was promised. */
  deliverOn: string | null;
  /** Variants that are none, such as those of the same order. */
  without: readonly string[];
}

/** A variant that fits in place of another. */
export interface Substitute {
  variantId: string;
  productId: string;
  pricePaise: Paise;
}

/** How bad a diet mark is for those who look for a better one. */
const RANK = (product: string) => `array_position(ARRAY['VEG', 'EGG', 'NON_VEG'], ${product}.diet)`;

/**
 * What fits in place of a variant, the nearest first: shown, of the same category, about as much of
 * it, no dearer, no worse in its diet mark, with no allergen more, in stock, and fresh enough for
 * the day on which it is to come. SQL, since stock and dates are compared where they are kept.
 *
 * @param among variants to look at alone; null: all
 */
export function findSubstitutes(
  { db }: Context,
  { variantId, quantity, mostPaise, deliverOn, without }: Replaced,
  among: readonly string[] | null = null,
  limit = 6,
): Promise<Substitute[]> {
  return db.query(
    `SELECT v.id AS "variantId", v.product_id AS "productId", v.price_paise AS "pricePaise"
     FROM product_variant o JOIN product was ON was.id = o.product_id
       JOIN product p ON p.category_id = was.category_id AND p.sub_category_id IS NOT DISTINCT FROM was.sub_category_id
       JOIN product_variant v ON v.product_id = p.id
     WHERE o.id = $1 AND v.id <> o.id AND v.id <> ALL($5::uuid[]) AND ($6::uuid[] IS NULL OR v.id = ANY($6))
       AND ${IS_VARIANT_SHOWN} AND v.price_paise <= $3
       AND v.on_hand - v.reserved - coalesce(v.withheld, 0) >= $2
       AND (v.withheld IS NULL OR free_pieces(v.id, greatest($4::date, shop_today()), NULL) >= $2)
       AND (o.net_value IS NULL OR v.net_unit = o.net_unit AND v.net_value BETWEEN o.net_value * 0.5 AND o.net_value * 1.5)
       AND CASE WHEN was.diet IS NULL THEN p.diet IS NULL OR p.diet = 'VEG' ELSE ${RANK('p')} <= ${RANK('was')} END
       AND p.allergens <@ was.allergens
     ORDER BY v.product_id = o.product_id DESC,
       cardinality(ARRAY(SELECT regexp_split_to_table(lower(p.name), '\\W+') INTERSECT
         SELECT regexp_split_to_table(lower(was.name), '\\W+'))) DESC,
       abs(ln(v.net_value / o.net_value)) NULLS LAST, p.rating DESC, v.id
     LIMIT $7`,
    [variantId, quantity, mostPaise, deliverOn, without, among, limit],
  );
}
