import type { EntityTarget, ObjectLiteral } from 'typeorm';
import type { Context } from '../context.js';

/**
 * Lets changes of a table happen one after the other until the transaction ends; readers go on.
 * SQL, since TypeORM locks rows and no tables.
 */
export async function lockTable({ db }: Pick<Context, 'db'>, entity: EntityTarget<ObjectLiteral>): Promise<void> {
  await db.query(`LOCK TABLE "${db.connection.getMetadata(entity).tableName}" IN SHARE ROW EXCLUSIVE MODE`);
}
