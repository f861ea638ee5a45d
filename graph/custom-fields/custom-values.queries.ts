import type { Context } from '../shared/context.js';
import type { CustomValue } from '../shared/custom-field.js';
import type { Extended } from './custom-values.loader.js';

/**
 * Writes what a row is to have in the fields that extensions add; null stands for nothing, and what
 * is not named stays. In SQL, since the fields are merged in the row.
 */
export async function writeCustomValues(
  tx: Context,
  entity: new () => Extended,
  id: string,
  values: Readonly<Record<string, CustomValue | null>>,
): Promise<void> {
  if (Object.keys(values).length === 0) return;
  const table = tx.db.connection.driver.escape(tx.db.connection.getMetadata(entity).tableName);
  await tx.db.query(`UPDATE ${table} SET custom = jsonb_strip_nulls(custom || $2::jsonb) WHERE id = $1`, [
    id,
    JSON.stringify(values),
  ]);
}
