import type { Context } from '../../shared/context.js';

/** Names the shop's only lock of this kind. */
const TREE_LOCK = 5_645;

/**
 * Lets changes of the tree happen one after the other, since each of two harmless ones may hang a
 * category below itself together. To be called inside a transaction, before the tree is read. SQL,
 * since the lock is of no row.
 */
export async function lockCategories(tx: Context): Promise<void> {
  await tx.db.query('SELECT pg_advisory_xact_lock($1)', [TREE_LOCK]);
}

/**
 * How many levels lie above a category, itself included, and below it, up to a number. SQL, since
 * the tree is walked in it.
 */
export async function measureTree(
  { db }: Context,
  id: string,
  most: number,
): Promise<{ above: number; below: number } | undefined> {
  const [tree]: { above: number; below: number }[] = await db.query(
    `WITH RECURSIVE above AS (
       SELECT c.parent_id, 1 AS level FROM category c WHERE c.id = $1
       UNION ALL SELECT c.parent_id, above.level + 1 FROM category c JOIN above ON c.id = above.parent_id
         WHERE above.level <= $2),
     below AS (
       SELECT c.id, 0 AS level FROM category c WHERE c.id = $1
       UNION ALL SELECT c.id, below.level + 1 FROM category c JOIN below ON c.parent_id = below.id
         WHERE below.level <= $2)
     SELECT (SELECT max(level) FROM above) AS above, (SELECT max(level) FROM below) AS below`,
    [id, most],
  );
  return tree;
}

/**
 * Makes the products in a category, and below it, lie in the top category that it now belongs to.
 * SQL, since the tree is walked in it.
 */
export async function refreshTopCategories(tx: Context, id: string): Promise<void> {
  await tx.db.query(
    `WITH RECURSIVE below AS (
       SELECT c.id FROM category c WHERE c.id = $1
       UNION ALL SELECT c.id FROM category c JOIN below ON c.parent_id = below.id),
     above AS (
       SELECT c.id, c.parent_id FROM category c WHERE c.id = $1
       UNION ALL SELECT c.id, c.parent_id FROM category c JOIN above ON c.id = above.parent_id),
     leaf AS (
       SELECT p.id AS product_id, below.id FROM below JOIN product p ON coalesce(p.sub_category_id, p.category_id) = below.id)
     UPDATE product p SET category_id = top.id, sub_category_id = nullif(leaf.id, top.id)
     FROM leaf CROSS JOIN (SELECT id FROM above WHERE parent_id IS NULL) top WHERE p.id = leaf.product_id`,
    [id],
  );
}
