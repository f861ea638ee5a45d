import type { Context } from '../../shared/context.js';
import type { CustomValue } from '../../shared/custom-field.js';
import type { Planned } from './plan-batch.js';

/** A row, and what it is to have in fields of extensions. */
interface Wanted {
  id: string;
  custom: Record<string, CustomValue | null>;
}

/**
 * Writes what rows say of their products in fields of extensions; what is not named stays.
 *
 * @returns ids of the products that changed
 */
export function writeProductCustom(tx: Context, rows: readonly Planned[]): Promise<string[]> {
  return write(
    tx,
    'product',
    rows.flatMap(({ productId: id, article: { custom } }) => (custom ? [{ id, custom }] : [])),
  );
}

/** The same of variants, new ones by their SKUs. @returns ids of those that changed */
export async function writeVariantCustom(tx: Context, rows: readonly Planned[]): Promise<string[]> {
  const said = rows.filter(({ article }) => article.variantCustom);
  if (said.length === 0) return [];
  const found: { id: string; sku: string }[] = await tx.db.query(
    'SELECT id, sku FROM product_variant WHERE sku = ANY($1)',
    [said.map(({ sku }) => sku)],
  );
  const idOf = new Map(found.map(({ id, sku }) => [sku, id]));
  return write(
    tx,
    'product_variant',
    said.flatMap(({ variantId, sku, article: { variantCustom: custom } }) => {
      const id = variantId ?? idOf.get(sku);
      return id && custom ? [{ id, custom }] : [];
    }),
  );
}

/** SQL, since an import writes by sets, and only what differs. */
async function write(tx: Context, table: 'product' | 'product_variant', rows: readonly Wanted[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const [changed]: [{ id: string }[], number] = await tx.db.query(
    `UPDATE ${table} t SET custom = jsonb_strip_nulls(t.custom || r.custom)
     FROM jsonb_to_recordset($1) AS r(id uuid, custom jsonb)
     WHERE t.id = r.id AND t.custom IS DISTINCT FROM jsonb_strip_nulls(t.custom || r.custom) RETURNING t.id`,
    [JSON.stringify(rows)],
  );
  return changed.map(({ id }) => id);
}
