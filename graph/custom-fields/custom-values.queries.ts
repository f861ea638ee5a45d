import type { Context } from '../shared/context.js';
import type { CustomValue } from '../shared/custom-field.js';
import type { CustomValues } from './custom-fields.service.js';

/** A row that can have fields which extensions add. */
export interface Extended {
  id: string;
  custom: CustomValues;
}

/**
 * What rows of a table have in fields of extensions. SQL, since pages of products with such fields
 * wait for it.
 */
export function findCustomValues(
  { db }: Context,
  entity: new () => Extended,
  ids: readonly string[],
): Promise<Extended[]> {
  return db.query(`SELECT id, custom FROM ${tableOf(db, entity)} WHERE id = ANY($1::uuid[])`, [ids]);
}

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
  await tx.db.query(
    `UPDATE ${tableOf(tx.db, entity)} SET custom = jsonb_strip_nulls(custom || $2::jsonb) WHERE id = $1`,
    [id, JSON.stringify(values)],
  );
}

function tableOf({ connection }: Context['db'], entity: new () => Extended): string {
  return connection.driver.escape(connection.getMetadata(entity).tableName);
}
