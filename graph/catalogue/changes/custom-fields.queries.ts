import type { Context, CustomValue } from '../../shared/context.js';

/**
 * Writes what a product is to have in the fields that extensions add; null stands for nothing, and
 * what is not named stays. In SQL, since the fields are merged in the row.
 */
export async function writeCustomFields(
  tx: Context,
  id: string,
  values: Readonly<Record<string, CustomValue | null>>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  await tx.db.query('UPDATE product SET custom = jsonb_strip_nulls(custom || $2::jsonb) WHERE id = $1', [
    id,
    JSON.stringify(values),
  ]);
}
