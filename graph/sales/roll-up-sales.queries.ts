import type { Context } from '../shared/context.js';
import { ROLLUPS, type Rollup, valueColumns } from './books.queries.js';
import { monthOf } from './sales-periods.js';

/**
 * Keys that one statement is asked for, so that it ends in time on a busy machine as well. For the
 * same reason the books are read a day at a time.
 */
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

interface Move {
  product_id: string;
  category_before: string;
  category_after: string;
}

/**
 * Takes the marks of goods that were moved, and counts these where their marks lead, which need not
 * be where they stand by now: a mark that is not seen yet stays for the next time. SQL, since what
 * is taken is told by the statement that takes it.
 */
export async function countMovedGoods({ db }: Context): Promise<void> {
  const [moves]: [Move[], number] = await db.query(
    'DELETE FROM sales_stale_product RETURNING product_id, category_before, category_after',
  );
  const months = new Set<string>();
  const counted: string[] = [];
  for (const portion of portionsOf([...endsOf(moves)])) {
    const [set]: [{ product_id: string }[], number] = await db.query(
      `UPDATE sales_product_category AS kept SET category_id = moved.category_id
       FROM unnest($1::uuid[], $2::uuid[]) AS moved (product_id, category_id)
       WHERE kept.product_id = moved.product_id AND kept.category_id <> moved.category_id RETURNING kept.product_id`,
      [portion.map(([product]) => product), portion.map(([, category]) => category)],
    );
    const products = set.map((row) => row.product_id);
    const sold: { month: string }[] = await db.query(
      `SELECT DISTINCT to_char(month, 'YYYY-MM-DD') AS month FROM sales_product_month WHERE product_id = ANY ($1::uuid[])`,
      [products],
    );
    counted.push(...products);
    for (const { month } of sold) months.add(month);
  }
  for (const month of months) {
    const sold: { day: string }[] = await db.query(
      `SELECT DISTINCT to_char(day, 'YYYY-MM-DD') AS day FROM sales_product_day
       WHERE day >= $1::date AND day < $1::date + interval '1 month' AND product_id IN (SELECT unnest($2::uuid[]))`,
      [month, counted],
    );
    for (const { day } of sold) await db.query('SELECT sales_sum_categories(ARRAY[$1::date])', [day]);
  }
}

/** The category that each product came to and did not leave; none where it went back. */
function endsOf(moves: readonly Move[]): Map<string, string> {
  const times = new Map<string, Map<string, number>>();
  for (const { product_id, category_before, category_after } of moves) {
    const ofProduct = times.get(product_id) ?? new Map<string, number>();
    times.set(product_id, ofProduct);
    ofProduct.set(category_before, (ofProduct.get(category_before) ?? 0) - 1);
    ofProduct.set(category_after, (ofProduct.get(category_after) ?? 0) + 1);
  }
  const ends = new Map<string, string>();
  for (const [product, ofProduct] of times)
    for (const [category, came] of ofProduct) if (came > 0) ends.set(product, category);
  return ends;
}

function portionsOf<Each>(all: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(all.length / MAX_KEYS) }, (_, place) =>
    all.slice(place * MAX_KEYS, (place + 1) * MAX_KEYS),
  );
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
    for (const day of days) {
      await db.query(`DELETE FROM ${table} WHERE day = $1::date`, [day]);
      await db.query(`INSERT INTO ${table} (${columns}) ${fromBooks('(SELECT $1::date AS day)')}`, [day]);
    }
    if (!monthTable) continue;
    // What is gone from its only day is to go from the month.
    const keys = [...new Set([...before, ...(await keysOf(db, rollup, days))])];
    for (const portion of portionsOf(keys)) await writeMonth(db, rollup, days[0] ?? '', portion);
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
