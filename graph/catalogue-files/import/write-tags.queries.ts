import type { Context } from '../../shared/context.js';
import type { Planned } from './plan-batch.js';

/**
 * Writes what rows say of the tags of their products, all of them; SQL, since an import writes by
 * sets, and only what differs.
 *
 * @returns ids of the products that changed
 */
export async function writeTags(tx: Context, rows: readonly Planned[]): Promise<string[]> {
  const records = rows.flatMap(({ productId: id, article: { tags } }) => (tags ? [{ id, tags }] : []));
  if (records.length === 0) return [];
  const [changed]: [{ id: string }[], number] = await tx.db.query(
    `UPDATE product p SET tags = r.tags FROM json_to_recordset($1) AS r(id uuid, tags text[])
     WHERE p.id = r.id AND p.tags IS DISTINCT FROM r.tags RETURNING p.id`,
    [JSON.stringify(records)],
  );
  return changed.map(({ id }) => id);
}
