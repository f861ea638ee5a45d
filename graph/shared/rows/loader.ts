import DataLoader from 'dataloader';
import { cachedRowsOf, type Kind } from '../../cache/cached-rows.js';
import { type MayTakeTime, whenRead } from '../../cache/when-read.js';
import type { Context } from '../context.js';

/**
 * Declares a way to load a related thing for many keys with one statement.
 *
 * @param batch answers the values in the order of the keys; absent ones as undefined or an empty
 *   list
 * @returns a function of the context, so that each request has its own loader
 *   (`productById(ctx).load(id)`)
 */
export function defineLoader<Value>(
  batch: (ctx: Context, keys: readonly string[]) => Promise<readonly Value[]>,
): (ctx: Context) => DataLoader<string, Value> {
  const name = Symbol();
  return (ctx) => {
    const made = ctx.loaders.get(name) as DataLoader<string, Value> | undefined;
    if (made) return made;
    const loader = new DataLoader<string, Value>((keys) => batch(ctx, keys));
    ctx.loaders.set(name, loader as DataLoader<string, unknown>);
    return loader;
  };
}

/** A loader that caches its rows in the process. */
export interface CachedLoader<Value> {
  (ctx: Context): DataLoader<string, Value>;
  /**
   * The values of keys, in their order: at once where all are cached, since a turn of the loader
   * takes as long as many fields of an answer.
   */
  loadAll(ctx: Context, keys: readonly string[]): MayTakeTime<Value[]>;
}

/**
 * Declares a loader that caches its rows in the process, for what seldom changes and is asked for
 * with nearly every page. The cache is valid as long as the reference tables have not changed, so
 * that the front page costs four statements instead of eighteen. Inside a transaction, which sees
 * its own changes, the cache is bypassed.
 *
 * @param batch as above; what it does not find is not cached
 * @param kind which changes end the validity of what is cached; absent: those of the reference
 *   tables
 */
export function defineCachedLoader<Value>(
  batch: (ctx: Context, keys: readonly string[]) => Promise<readonly Value[]>,
  kind: Kind = 'reference',
): CachedLoader<Value> {
  const name = Symbol();
  const loaderOf = defineLoader(async (ctx, keys) => {
    const cached = await cachedRowsOf<Value>(ctx, name, { kind });
    if (!cached) return batch(ctx, keys);
    const missing = keys.filter((key) => !cached.has(key));
    const found = missing.length > 0 ? await batch(ctx, missing) : [];
    const made = new Map(missing.map((key, index) => [key, found[index] as Value]));
    for (const [key, value] of made) if (value !== undefined) cached.set(key, value);
    return keys.map((key) => (made.has(key) ? made.get(key) : cached.get(key)) as Value);
  });
  const loadAll = (ctx: Context, keys: readonly string[]) =>
    whenRead(cachedRowsOf<Value>(ctx, name, { kind }), (cached) =>
      cached && keys.every((key) => cached.has(key))
        ? keys.map((key) => cached.get(key) as Value)
        : Promise.all(keys.map((key) => loaderOf(ctx).load(key))),
    );
  return Object.assign(loaderOf, { loadAll });
}

/**
 * Puts rows into the order of the keys that a loader was asked for; a key without a row gives
 * undefined.
 */
export function inOrderOf<Row>(
  keys: readonly string[],
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): (Row | undefined)[] {
  const byKey = new Map(rows.map((row) => [keyOf(row), row]));
  return keys.map((key) => byKey.get(key));
}

/**
 * Groups rows by the keys that a loader was asked for, keeping the rows' order; a key without rows
 * gives an empty list.
 */
export function groupedBy<Row>(keys: readonly string[], rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  const byKey = new Map<string, Row[]>(keys.map((key) => [key, []]));
  for (const row of rows) byKey.get(keyOf(row))?.push(row);
  return keys.map((key) => byKey.get(key) ?? []);
}
