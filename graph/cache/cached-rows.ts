import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager } from 'typeorm';
import { catalogueVersionOf, type Version } from './catalogue-version.js';

/** Of one sort; a shop has some hundreds of categories and banners. */
const MOST_ROWS = 5_000;

/** Rows are read anew after that, should somebody have changed them while triggers were switched off. In milliseconds. */
const MOST_AGE_MS = 60_000;

/** What one database held in one version. */
interface Shelves {
  version: string;
  until: number;
  sorts: Map<symbol, LRUCache<string, object>>;
}

/** What is needed of a request's context. */
interface Asking {
  readonly db: EntityManager;
  readonly loaders: object;
}

const shelvesOf = new WeakMap<DataSource, Shelves>();

/** A request reads the version once, by what all copies of its context share. */
const versionOfRequest = new WeakMap<object, Promise<string | null>>();

/**
 * What the process keeps of one sort of rows, as they are now; null where nobody knows that, and in a transaction. What is
 * kept is read by all: nobody may change it.
 */
export async function keptOnShelves<Value>(ctx: Asking, sort: symbol): Promise<Map<string, Value> | null> {
  const database = ctx.db.connection;
  if (!database || ctx.db !== database.manager) return null;
  const reading = versionOfRequest.get(ctx.loaders) ?? readVersion(database);
  versionOfRequest.set(ctx.loaders, reading);
  const version = await reading;
  if (version === null) return null;
  const known = shelvesOf.get(database);
  const isNow = known?.version === version && known.until > Date.now();
  const shelves = isNow ? known : { version, until: Date.now() + MOST_AGE_MS, sorts: new Map() };
  shelvesOf.set(database, shelves);
  const rows = shelves.sorts.get(sort) ?? new LRUCache<string, object>({ max: MOST_ROWS });
  shelves.sorts.set(sort, rows);
  return rows as unknown as Map<string, Value>;
}

/** A whole list that seldom changes: read once, as long as nothing of the shelves has changed. @param key which of the sort */
export async function keepList<Row>(
  ctx: Asking,
  sort: symbol,
  key: string,
  read: () => Promise<Row[]>,
): Promise<readonly Row[]> {
  const kept = await keptOnShelves<Row[]>(ctx, sort);
  const list = kept?.get(key) ?? (await read());
  kept?.set(key, list);
  return list;
}

/** Saves a request the reading of the version where that has been read since the request came. */
export function useVersion(ctx: Pick<Asking, 'loaders'>, { shelves }: Version): void {
  versionOfRequest.set(ctx.loaders, Promise.resolve(shelves));
}

/** To be called when the request itself may have changed something. */
export function readVersionAnew(ctx: Pick<Asking, 'loaders'>): void {
  versionOfRequest.delete(ctx.loaders);
}

async function readVersion(database: DataSource): Promise<string | null> {
  const version = await catalogueVersionOf(database)?.read();
  return version?.shelves ?? null;
}
