import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager } from 'typeorm';
import { catalogueVersionOf, type Version } from './catalogue-version.js';
import { RequestSlot } from './request-slot.js';
import { type MayTakeTime, whenRead } from './when-read.js';

/** The most cached rows of one sort; a shop has some hundreds of categories and banners. */
const MAX_ROWS = 5_000;

/**
 * The time to live, in milliseconds: it covers changes made while triggers were
 * switched off.
 */
const MAX_AGE_MS = 60_000;

/** The cached rows of one database, which are valid for one version of it. */
interface RowCache {
  version: string;
  until: number;
  sorts: Map<symbol, LRUCache<string, object>>;
}

/** What is needed of a request's context. */
interface Asking {
  readonly db: EntityManager;
  readonly loaders: object;
}

/**
 * Which changes end the validity of cached rows: those of the reference tables, or those of all
 * that visitors see.
 */
export type Kind = 'reference' | 'all';

const rowCacheOf: Record<Kind, WeakMap<DataSource, RowCache>> = { reference: new WeakMap(), all: new WeakMap() };

/** The version by request, read once; the key is what all copies of a request's context share. */
const versionOfRequest = new RequestSlot<object, MayTakeTime<Version | null>>('version');

/**
 * The process's cache of one sort of rows that seldom change (categories, countries, slides,
 * banners, pictures), valid for the version that the database is in; null where the version is
 * unknown, and in a transaction. All requests share the cached rows: no caller may change them.
 *
 * It is there at once where the version was read with the request, as it is for nearly all, and
 * for all others from the second time on: what each product of a list looks up in it takes no
 * promise.
 */
export function cachedRowsOf<Value>(
  ctx: Asking,
  sort: symbol,
  wishes: CacheWishes<Value> = {},
): MayTakeTime<Map<string, Value> | null> {
  const database = ctx.db.connection;
  if (!database || ctx.db.queryRunner?.isTransactionActive) return null;
  const version = versionOfRequest.get(ctx.loaders) ?? readVersionFor(ctx, database);
  return whenRead(version, (read) => read && rowsIn(database, read, sort, wishes));
}

function rowsIn<Value>(
  database: DataSource,
  versions: Version,
  sort: symbol,
  { kind = 'reference', most = MAX_ROWS, sizeOf }: CacheWishes<Value>,
): Map<string, Value> {
  const version = versions[kind];
  const known = rowCacheOf[kind].get(database);
  const isNow = known?.version === version && known.until > Date.now();
  const before = isNow && known.sorts.get(sort);
  if (before) return before as unknown as Map<string, Value>;
  const cache = isNow ? known : { version, until: Date.now() + MAX_AGE_MS, sorts: new Map() };
  rowCacheOf[kind].set(database, cache);
  const bound = sizeOf ? { maxSize: most, sizeCalculation: (row: object) => sizeOf(row as Value) } : { max: most };
  const rows = new LRUCache<string, object>(bound);
  cache.sorts.set(sort, rows);
  return rows as unknown as Map<string, Value>;
}

/** How rows are cached that are not of the reference tables. */
interface CacheWishes<Value> {
  kind?: Kind;
  /** How many of the sort; with `sizeOf` the sum of their sizes. */
  most?: number;
  /** The size of one, in whatever `most` is counted in; absent: each counts as one. */
  sizeOf?: (value: Value) => number;
}

/**
 * Caches a whole list, until the reference tables change unless something else is wished.
 *
 * @param key which list of the sort
 */
export function cacheList<Row>(
  ctx: Asking,
  sort: symbol,
  key: string,
  read: () => Promise<Row[]>,
  wishes: CacheWishes<Row[]> = {},
): MayTakeTime<readonly Row[]> {
  return whenRead(cachedRowsOf<Row[]>(ctx, sort, wishes), (cached) => readOnce(cached, key, read));
}

/** What is being read for a cache of rows, by its key. */
const underWay = new WeakMap<object, Map<string, Promise<unknown>>>();

/**
 * What is cached, or else is read and cached: once, however many ask for it meanwhile, as they all
 * do in the moment after a change. Where that reading fails, each who waited for it reads for
 * itself.
 *
 * @param cached see `cachedRowsOf`
 */
export function readOnce<Value extends object>(
  cached: Map<string, Value> | null,
  key: string,
  read: () => Promise<Value>,
): MayTakeTime<Value> {
  return cached ? (cached.get(key) ?? readInto(cached, key, read)) : read();
}

async function readInto<Value extends object>(
  cached: Map<string, Value>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const readings = (underWay.get(cached) ?? new Map()) as Map<string, Promise<Value>>;
  underWay.set(cached, readings);
  const other = readings.get(key);
  if (other) return other.catch(read);
  const reading = read();
  readings.set(key, reading);
  try {
    const value = await reading;
    cached.set(key, value);
    return value;
  } finally {
    readings.delete(key);
  }
}

/** Gives a request the version that was read since it came, so that it does not read it again. */
export function primeVersion(ctx: Pick<Asking, 'loaders'>, version: Version): void {
  versionOfRequest.set(ctx.loaders, version);
}

/** To be called when the request itself may have changed something. */
export function readVersionAnew(ctx: Pick<Asking, 'loaders'>): void {
  versionOfRequest.delete(ctx.loaders);
}

/**
 * Reads it for a request that came without, such as one with a public key; at hand from then on.
 */
async function readVersionFor({ loaders }: Pick<Asking, 'loaders'>, database: DataSource): Promise<Version | null> {
  const reading = catalogueVersionOf(database)?.read() ?? Promise.resolve(null);
  versionOfRequest.set(loaders, reading);
  const version = await reading;
  // Unless the request has changed something meanwhile.
  if (versionOfRequest.get(loaders) === reading) versionOfRequest.set(loaders, version);
  return version;
}
