import type pg from 'pg';
import { medianOf } from '../table.js';

/** So many times the work is done to count. */
const COUNTED = 21;

/** Stands in the log between two times. */
const MARK = 'SELECT 1 AS next_time';

/**
 * Counts the statements that some work sends to PostgreSQL, BEGIN and COMMIT among them, by the log
 * of the PostgreSQL that the benchmark started itself, to which every statement is written for the
 * moment. The middle one of several times: now and then the shop's own workers ask something in
 * between.
 *
 * @returns null where the log cannot be read
 */
export async function countStatements(db: pg.Client, work: () => Promise<void>): Promise<number | null> {
  const from = await logSize(db).catch(() => -1);
  if (from < 0) return null;
  await setting(db, `log_statement = 'all'`);
  try {
    for (let time = 0; time < COUNTED; time += 1) {
      await db.query(MARK);
      await work();
    }
    await db.query(MARK);
  } finally {
    await setting(db, `log_statement = 'none'`);
  }
  const { rows } = await db.query<{ text: string }>(`SELECT pg_read_file('server.log', $1, $2) AS text`, [
    from,
    (await logSize(db)) - from,
  ]);
  const times = (rows[0]?.text ?? '').split(MARK).slice(1, -1);
  return medianOf(times, (time) => time.match(/LOG: {2}(execute|statement)/g)?.length ?? 0) - 1;
}

async function logSize(db: pg.Client): Promise<number> {
  const { rows } = await db.query<{ size: string | null }>(`SELECT (pg_stat_file('server.log', true)).size`);
  return Number(rows[0]?.size ?? -1);
}

async function setting(db: pg.Client, text: string): Promise<void> {
  await db.query(`ALTER SYSTEM SET ${text}`);
  await db.query('SELECT pg_reload_conf()');
  // The processes hear of it a moment later.
  await new Promise((resolve) => setTimeout(resolve, 300));
}
