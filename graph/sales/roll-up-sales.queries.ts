import type { Context } from '../shared/context.js';
import { HOUR_COLUMNS, hoursOf, PIN_COLUMNS, PRODUCT_COLUMNS, pinsOf, productsOf } from './books.queries.js';

/**
 * Takes the marks of the latest days that have any. SQL, since a day has many marks, which are
 * counted once.
 *
 * @param most how many days
 * @returns the days, as 2026-11-24
 */
export async function takeStaleDays({ db }: Context, most: number): Promise<string[]> {
  const [taken]: [{ day: string }[], number] = await db.query(
    `DELETE FROM sales_stale_day WHERE day IN (SELECT DISTINCT day FROM sales_stale_day ORDER BY day DESC LIMIT $1)
     RETURNING to_char(day, 'YYYY-MM-DD') AS day`,
    [most],
  );
  return [...new Set(taken.map(({ day }) => day))];
}

/**
 * Writes the sums of days in place of those that are there. SQL, since the books are summed up in
 * the statement that writes.
 */
export async function writeSums({ db }: Context, days: readonly string[]): Promise<void> {
  const given = '(SELECT unnest($1::date[]) AS day)';
  const tables = [
    ['sales_hour', HOUR_COLUMNS, hoursOf(given)],
    ['sales_product_day', PRODUCT_COLUMNS, productsOf(given)],
    ['sales_pin_day', PIN_COLUMNS, pinsOf(given)],
  ];
  for (const [table, columns, sums] of tables) {
    await db.query(`DELETE FROM ${table} WHERE day = ANY ($1::date[])`, [days]);
    await db.query(`INSERT INTO ${table} (${columns}) ${sums}`, [days]);
  }
}
