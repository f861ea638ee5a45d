import type { Logger } from 'pino';
import type { DataSource, EntityManager } from 'typeorm';
import { primeVersion } from '../cache/cached-rows.js';
import { type CatalogueVersion, catalogueVersionOf, type WalPosition } from '../cache/catalogue-version.js';
import { openReplicaConnections } from '../postgres/data-source.js';
import type { Config } from '../shared/config/config.js';
import type { Context } from '../shared/context.js';
import { catalogueReads, replicasInUse } from '../shared/observability/metrics.js';
import { openReplica, type Replica } from './replica.js';
import { nameHistory } from './replica.queries.js';

/** How often each replica is asked how far it is, whether or not anybody reads. In milliseconds. */
const LOOK_MS = 500;

/**
 * How long a reader waits to learn that a replica has caught up, before the primary is asked
 * instead. In milliseconds.
 */
const CATCH_UP_MS = 20;

/** The replicas of a database. */
export interface Replicas {
  /** One that has all that the version has, by turns; null while none has. */
  readerFor(position: WalPosition): Promise<EntityManager | null>;
  stop(): Promise<void>;
}

interface Parts {
  database: DataSource;
  config: Config;
  version: CatalogueVersion;
  log: Logger;
}

const replicasOf = new WeakMap<DataSource, Replicas>();

/** Watches replicas from here on, which need not be there yet; null in a shop that has none. */
export function openReplicas({ database, config, version, log }: Parts): Replicas | null {
  const { databaseReplicaUrls: urls, databasePoolSize } = config;
  if (urls.length === 0) return null;
  const all = urls.map((url) =>
    openReplica(database, { url, connections: openReplicaConnections(url, databasePoolSize) }, log),
  );
  let history: { of: string; id: string } | null = null;
  let turn = 0;

  const fit = (position: WalPosition): Replica[] => {
    const id = history?.of === position.timeline ? history.id : null;
    return id === null ? [] : all.filter((replica) => replica.hasReached(position, id));
  };
  const watch = async () => {
    const [read] = await Promise.all([version.read(), ...all.map((replica) => replica.look())]);
    const position = read?.position;
    if (position && history?.of !== position.timeline) history = await historyOf(database, log);
    const well = position ? fit(position) : [];
    for (const replica of all) replicasInUse.set({ replica: replica.name }, well.includes(replica) ? 1 : 0);
  };
  void watch();
  const watching = setInterval(() => void watch(), LOOK_MS).unref();

  const replicas: Replicas = {
    readerFor: async (position) => {
      let known = fit(position);
      const answering = known.length > 0 ? [] : all.filter((replica) => replica.isAnswering());
      if (answering.length > 0) {
        await atMost(CATCH_UP_MS, Promise.all(answering.map((replica) => replica.look())));
        known = fit(position);
      }
      turn += 1;
      return known[turn % known.length]?.manager ?? null;
    },
    stop: async () => {
      clearInterval(watching);
      replicasOf.delete(database);
      await Promise.all(all.map((replica) => replica.stop()));
    },
  };
  replicasOf.set(database, replicas);
  return replicas;
}

/**
 * The context of a visitor who reads what is public, on a replica where there is one that has all
 * that the catalogue's version at this moment has. So no reader is shown less than what was there
 * when they asked, their own changes included, and what is cached of it is no older than the
 * version that it is cached under.
 *
 * @param ctx of a request that has read nothing yet
 */
export async function readingContext(ctx: Context): Promise<Context> {
  const database = ctx.db.connection;
  const replicas = replicasOf.get(database);
  if (!replicas || ctx.viewer || ctx.apiKey || ctx.db !== database.manager) return ctx;
  const version = await catalogueVersionOf(database)?.read();
  const reader = version?.position ? await replicas.readerFor(version.position) : null;
  catalogueReads.inc({ from: reader ? 'replica' : 'primary' });
  if (!version || !reader) return ctx;
  // A version read later might be one that the replica does not have.
  primeVersion(ctx, version);
  return { ...ctx, db: reader };
}

async function historyOf(database: DataSource, log: Logger): Promise<{ of: string; id: string } | null> {
  try {
    const row = await nameHistory(database);
    return row ? { of: row.timeline, id: row.id } : null;
  } catch (thrown) {
    log.warn({ err: thrown }, 'replicas of the database are not read from for now');
    return null;
  }
}

/** Waits for work, but not for long. */
async function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
}
