import type { Context } from '../../shared/context.js';
import type { EnteredCode } from '../reckon/offer.js';

/** What of a product decides which offers it is among. */
export interface ProductFacts {
  id: string;
  brand: string;
  /** Its categories with all those above them. */
  categoryIds: string[];
}

/** What of a shopper decides whether offers hold. */
export interface ShopperFacts {
  /** Those entered for the cart, in their order. */
  codes: EnteredCode[];
  /** How often offers were used, by their ids. */
  uses: Record<string, number>;
  /** The offers of which an own open checkout holds a use. */
  heldOfferIds: string[];
  isFirstOrder: boolean;
  tags: string[];
}

/** SQL, since it climbs the tree of categories. */
export function findProductFacts({ db }: Context, ids: readonly string[]): Promise<ProductFacts[]> {
  return db.query(
    `SELECT p.id, p.brand, array(
       WITH RECURSIVE up AS (
         SELECT c.id, c.parent_id FROM category c WHERE c.id IN (p.category_id, p.sub_category_id)
         UNION SELECT c.id, c.parent_id FROM up JOIN category c ON c.id = up.parent_id)
       SELECT id FROM up) AS "categoryIds"
     FROM product p WHERE p.id = ANY($1::uuid[])`,
    [ids],
  );
}

/**
 * What the shopper has by an own open checkout does not count as used up, as pieces held for it do
 * not count as sold. SQL, since all of it is read in one statement.
 */
export async function findShopperFacts({ db }: Context, userId: string): Promise<ShopperFacts> {
  const [facts]: [ShopperFacts] = await db.query(
    `SELECT
       coalesce((SELECT json_agg(json_build_object('code', c.code, 'offerId', c.offer_id, 'isUsedUp',
           coalesce(c.uses >= c.max_uses, false) AND NOT EXISTS (
             SELECT FROM offer_use h WHERE h.user_id = $1 AND h.state = 'HELD' AND h.code_id = c.id)) ORDER BY e.created_at)
         FROM cart_code e JOIN offer_code c ON c.id = e.code_id WHERE e.user_id = $1), '[]') AS codes,
       coalesce((SELECT json_object_agg(offer_id, uses) FROM (
           SELECT offer_id, count(*) AS uses FROM offer_use WHERE user_id = $1 AND state = 'USED' GROUP BY 1) AS used), '{}') AS uses,
       array(SELECT offer_id FROM offer_use WHERE user_id = $1 AND state = 'HELD') AS "heldOfferIds",
       NOT EXISTS (SELECT FROM "order" o WHERE o.user_id = $1 AND o.status NOT IN ('CANCELLED', 'REFUNDED')) AS "isFirstOrder",
       array(SELECT tag FROM customer_tag WHERE user_id = $1) AS tags`,
    [userId],
  );
  return facts;
}
