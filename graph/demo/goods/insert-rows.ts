import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Rows that go to the database at once. */
const BATCH = 1_000;

/**
 * Inserts many rows with few statements. Rows that are there already are left as they are.
 *
 * @param rows all with the same properties; columns that are not among these take their defaults
 * @param onInserted called after each batch with the number of rows in it
 */
export async function insertRows<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  rows: readonly Partial<Row>[],
  onInserted: (count: number) => void,
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { tableName, columns } = db.connection.getMetadata(entity);
  const given = columns.filter(({ propertyName }) => propertyName in first);
  const names = given.map(({ databaseName }) => `"${databaseName}"`).join(', ');
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH).map((row) =>
      Object.fromEntries(
        given.map((column) => {
          const value: unknown = row[column.propertyName];
          // The driver would make a text of it, and the batch a text within JSON.
          const isJson = column.type === 'jsonb';
          return [column.databaseName, isJson ? value : db.connection.driver.preparePersistentValue(value, column)];
        }),
      ),
    );
    await db.query(
      `INSERT INTO "${tableName}" (${names})
       SELECT ${names} FROM json_populate_recordset(NULL::"${tableName}", $1::json) ON CONFLICT DO NOTHING`,
      [JSON.stringify(batch)],
    );
    onInserted(batch.length);
  }
}
