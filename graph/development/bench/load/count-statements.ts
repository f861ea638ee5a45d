import type pg from 'pg';

/** So many requests are sent to count, one after the other. */
export const COUNTED = 50;

/**
 * Counts the statements that some work sends to PostgreSQL, BEGIN and COMMIT among them, by its log: that of the
 * PostgreSQL which the benchmark started itself, whose every statement is written down for the moment.
 *
 * @returns null where the log cannot be read
 */
export async function countStatements(db: pg.Client, work: () => Promise<void>): Promise<number | null> {
  const size = async () => {
    const { rows } = await db.query<{ size: string }>(
      `SELECT coalesce((pg_stat_file('server.log', true)).size, -1) AS size`,
    );
    return Number(rows[0]?.size ?? -1);
  };
  const from = await size().catch(() => -1);
  if (from < 0) return null;
  await setting(db, `log_statement = 'all'`);
  try {
    await work();
  } finally {
    await setting(db, `log_statement = 'none'`);
  }
  const { rows } = await db.query<{ text: string }>(`SELECT pg_read_file('server.log', $1, $2) AS text`, [
    from,
    (await size()) - from,
  ]);
  // Comments of a statement stand on lines of their own; the benchmark's own statements name the setting or the file.
  const lines = (rows[0]?.text ?? '').split('\n').filter((line) => /LOG: {2}(execute|statement)/.test(line));
  return lines.filter((line) => !/ALTER SYSTEM|pg_reload_conf|server\.log/.test(line)).length;
}

async function setting(db: pg.Client, text: string): Promise<void> {
  await db.query(`ALTER SYSTEM SET ${text}`);
  await db.query('SELECT pg_reload_conf()');
  // The processes hear of it a moment later.
  await new Promise((resolve) => setTimeout(resolve, 300));
}
