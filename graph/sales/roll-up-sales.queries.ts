import type { Context } from '../shared/context.js';
import { ROLLUPS, type Rollup, valueColumns } from './books.queries.js';
import { monthOf } from './sales-periods.js';

/** Days that one statement sums up, so that it ends in time on a busy machine as well. */
const MAX_DAYS = 8;

/** Keys whose months one statement writes, for the same reason. */
const MAX_KEYS = 10_000;

/**
 * Takes the marks of the latest month that has any. SQL, since a day has many marks, which are
 * counted once.
 *
 * @param before only months before this one, as its first day; null: of all
 * @returns the days, as 2026-11-24
 */
export async function takeStaleDays({ db }: Context, before: string | null): Promise<string[]> {
  const [taken]: [{ day: string }[], number] = await db.query(
    `WITH latest AS (SELECT date_trunc('month', max(day))::date AS month FROM sales_stale_day WHERE $1::date IS NULL OR day < $1::date)
     DELETE FROM sales_stale_day USING latest
     WHERE day >= latest.month AND day < latest.month + interval '1 month' RETURNING to_char(day, 'YYYY-MM-DD') AS day`,
    [before],
  );
  return [...new Set(taken.map(({ day }) => day))];
}

/**
 * Takes the marks of goods that were moved, and counts these where they stand now. SQL, since what
 * a product is counted under is set by where it stands in one statement.
 */
export async function countMovedGoods({ db }: Context): Promise<void> {
  const [moved]: [{ product_id: string }[], number] = await db.query(
    'DELETE FROM sales_stale_product RETURNING product_id',
  );
  if (moved.length === 0) return;
  const [counted]: [{ product_id: string }[], number] = await db.query(
    `UPDATE sales_product_category AS kept SET category_id = p.category_id FROM product p
     WHERE p.id = kept.product_id AND p.id = ANY ($1::uuid[]) AND kept.category_id <> p.category_id RETURNING kept.product_id`,
    [[...new Set(moved.map((row) => row.product_id))]],
  );
  if (counted.length === 0) return;
  const sold: { day: string }[] = await db.query(
    `SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM sales_product_day WHERE product_id = ANY ($1::uuid[])`,
    [counted.map((row) => row.product_id)],
  );
  await db.query('SELECT sales_sum_categories($1::date[])', [sold.map((row) => row.day)]);
}

/**
 * Writes the sums of days of a month in place of those that are there, and in the sums of the month
 * what has come to differ; sql/sum-categories adds those by category. SQL, since the books are
 * summed up in the statement that writes.
 */
export async function writeSums({ db }: Context, days: readonly string[]): Promise<void> {
  for (const rollup of ROLLUPS) {
    const { table, monthTable, fromBooks } = rollup;
    const columns = ['day', ...valueColumns(rollup)].join(', ');
    const before = monthTable ? await keysOf(db, rollup, days) : [];
    await db.query(`DELETE FROM ${table} WHERE day = ANY ($1::date[])`, [days]);
    for (let first = 0; first < days.length; first += MAX_DAYS)
      await db.query(`INSERT INTO ${table} (${columns}) ${fromBooks('(SELECT unnest($1::date[]) AS day)')}`, [
        days.slice(first, first + MAX_DAYS),
      ]);
    if (!monthTable) continue;
    // What is gone from its only day is to go from the month.
    const keys = [...new Set([...before, ...(await keysOf(db, rollup, days))])];
    for (let first = 0; first < keys.length; first += MAX_KEYS)
      await writeMonth(db, rollup, days[0] ?? '', keys.slice(first, first + MAX_KEYS));
  }
}

async function keysOf(db: Context['db'], { table, key }: Rollup, days: readonly string[]): Promise<string[]> {
  const rows: { key: string }[] = await db.query(
    `SELECT DISTINCT ${key}::text AS key FROM ${table} WHERE day = ANY ($1::date[])`,
    [days],
  );
  return rows.map((row) => row.key);
}

/**
 * Makes the sums of some keys in the month of a day those of its days. What did not change is not
 * written again: the month that runs is summed up every five minutes.
 */
async function writeMonth(db: Context['db'], rollup: Rollup, day: string, keys: readonly string[]): Promise<void> {
  const { table, monthTable, key, keyType, labels, sums } = rollup;
  const isAmong = `${key} = ANY ($2::${keyType}[])`;
  const ofMonth = `FROM ${table} WHERE day >= $1::date AND day < $1::date + interval '1 month' AND ${isAmong}`;
  const month = monthOf(day);
  await db.query(
    `DELETE FROM ${monthTable} WHERE month = $1::date AND ${isAmong}
       AND NOT EXISTS (SELECT FROM ${table} AS of_day WHERE of_day.${key} = ${monthTable}.${key}
         AND of_day.day >= $1::date AND of_day.day < $1::date + interval '1 month')`,
    [month, keys],
  );
  const summed = Object.entries(sums).map(([sum, type]) => `sum(${sum})::${type}`);
  const others = [...labels, ...Object.keys(sums)];
  const those = (of: string) => others.map((column) => `${of}.${column}`).join(', ');
  await db.query(
    `INSERT INTO ${monthTable} AS kept (month, ${valueColumns(rollup).join(', ')})
     SELECT $1::date, ${[key, ...labels.map((label) => `max(${label})`), ...summed].join(', ')} ${ofMonth} GROUP BY ${key}
     ON CONFLICT (month, ${key}) DO UPDATE SET (${others.join(', ')}) = ROW(${those('excluded')})
     WHERE (${those('kept')}) IS DISTINCT FROM (${those('excluded')})`,
    [month, keys],
  );
}
