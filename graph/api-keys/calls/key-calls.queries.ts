import type { EntityManager } from 'typeorm';

/** Calls of a key that are to be added to those of their hour. */
export interface CountedCalls {
  apiKeyId: string;
  operation: string;
  /** The full hour in which all of them were. */
  hour: Date;
  count: number;
  firstAt: Date;
  lastAt: Date;
}

/**
 * Adds calls to those that are known of their hours. SQL, since it adds up in one statement. In one
 * order, so that no two processes wait for each other.
 */
export async function addKeyCalls(db: EntityManager, calls: readonly CountedCalls[]): Promise<void> {
  await db.query(
    `INSERT INTO api_key_calls AS c (api_key_id, operation, hour, count, first_at, last_at)
     SELECT "apiKeyId", operation, hour, count, "firstAt", "lastAt" FROM json_to_recordset($1) AS row(
       "apiKeyId" uuid, operation text, hour timestamptz, count integer, "firstAt" timestamptz, "lastAt" timestamptz)
     ORDER BY "apiKeyId", operation, hour
     ON CONFLICT (api_key_id, operation, hour) DO UPDATE SET count = c.count + excluded.count,
       first_at = least(c.first_at, excluded.first_at), last_at = greatest(c.last_at, excluded.last_at)`,
    [JSON.stringify(calls)],
  );
}
