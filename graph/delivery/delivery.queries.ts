import type { Context } from '../shared/context.js';

/**
 * The categories whose goods travel as fresh, with all below them. SQL, since the tree is walked in
 * it.
 */
export function findFreshCategories({ db }: Context): Promise<{ id: string }[]> {
  return db.query(
    `WITH RECURSIVE fresh AS (
       SELECT category_id AS id FROM fresh_category
       UNION SELECT c.id FROM category c JOIN fresh f ON c.parent_id = f.id) SELECT id FROM fresh`,
  );
}
