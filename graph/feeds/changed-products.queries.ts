import type { Context } from '../shared/context.js';

/**
 * Ids of products by their order: all that there are, or what changed at a moment and later, a
 * variant, its stock and its price included, and what an offer for everybody began or ended to make
 * cheaper. SQL, since no entity stands for the table of changes,
 * which triggers write.
 */
export async function findChangedProducts(
  { db }: Context,
  { since, after, limit }: { since: Date | null; after: string | null; limit: number },
): Promise<string[]> {
  const found: { id: string }[] = await db.query(
    since === null
      ? `SELECT id FROM product WHERE $1::timestamptz IS NULL AND ($2::uuid IS NULL OR id > $2) ORDER BY id LIMIT $3`
      : `SELECT id FROM (
           SELECT id FROM change WHERE kind = 'PRODUCT' AND changed_at >= $1 AND NOT is_removed
           UNION
           SELECT v.product_id FROM change c JOIN product_variant v ON v.id = c.id
           WHERE c.kind = 'VARIANT' AND c.changed_at >= $1
           UNION
           SELECT p.id FROM offer_run r JOIN product p ON r.scope->'productIds' ? p.id::text
             OR r.scope->'brands' ? p.brand OR r.scope->'categoryIds' ?| array(
               WITH RECURSIVE up AS (
                 SELECT c.id, c.parent_id FROM category c WHERE c.id IN (p.category_id, p.sub_category_id)
                 UNION SELECT c.id, c.parent_id FROM up JOIN category c ON c.id = up.parent_id)
               SELECT id::text FROM up)
           WHERE r.began_at BETWEEN $1 AND now() OR r.ended_at BETWEEN $1 AND now()) AS changed
         WHERE $2::uuid IS NULL OR id > $2 ORDER BY id LIMIT $3`,
    [since, after, limit],
  );
  return found.map(({ id }) => id);
}

/** How often the catalogue changed so far, as a number that only grows. SQL as above. */
export async function findCatalogueChanges({ db }: Context): Promise<string> {
  const [row]: { changes: string }[] = await db.query(
    'SELECT coalesce(sum(changes), 0)::text AS changes FROM catalogue_version',
  );
  return row?.changes ?? '0';
}
