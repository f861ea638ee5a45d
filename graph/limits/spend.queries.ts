import type { EntityManager } from 'typeorm';

/** What was asked with a key: how much that costs, out of how much. */
export interface Spending {
  /** Whose budget it is, such as `api_key:<id>`. */
  key: string;
  /** Cost that may be spent in a window, of a minute. */
  most: number;
  /** 0 or more. */
  cost: number;
}

/** What a key has spent, and in how many seconds it may spend anew. */
interface SpendingRow {
  cost: number;
  resetS: number;
}

/**
 * Takes a cost from what a key may spend in a window, if so much is left. SQL, since it is checked
 * and counted in one statement.
 */
export async function takeCost(
  db: EntityManager,
  { key, cost, most }: Spending,
  windowS: number,
): Promise<SpendingRow | undefined> {
  const isOver = `s.since <= clock_timestamp() - $4 * interval '1 second'`;
  const spent = `CASE WHEN ${isOver} THEN 0 ELSE s.cost END`;
  const left = `greatest(1, ceil($4 - extract(epoch FROM clock_timestamp() - since)))::integer AS "resetS"`;
  const [taken]: SpendingRow[] = await db.query(
    `INSERT INTO key_spending AS s (key, cost, since) VALUES ($1, $2, clock_timestamp())
     ON CONFLICT (key) DO UPDATE SET cost = ${spent} + $2,
       since = CASE WHEN ${isOver} THEN clock_timestamp() ELSE s.since END
     WHERE ${spent} + $2 <= $3 RETURNING cost, ${left}`,
    [key, cost, most, windowS],
  );
  return taken;
}

/**
 * What a key has spent. SQL, since the seconds that are left are reckoned by the clock of the
 * database.
 */
export async function findSpending(db: EntityManager, key: string, windowS: number): Promise<SpendingRow | undefined> {
  const [found]: SpendingRow[] = await db.query(
    `SELECT cost, greatest(1, ceil($2 - extract(epoch FROM clock_timestamp() - since)))::integer AS "resetS"
     FROM key_spending WHERE key = $1`,
    [key, windowS],
  );
  return found;
}
