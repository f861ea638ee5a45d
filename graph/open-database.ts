import type { DataSource } from 'typeorm';
import { features as shopFeatures } from './features.js';
import { bringQueueUpToDate } from './jobs/queue-connections.js';
import { awaitDatabase } from './postgres/await-database.js';
import { UNLIMITED } from './postgres/connection-settings.js';
import { databaseOptions, type Tables } from './postgres/data-source.js';
import { installSql, isSqlInstalled, type SqlFolder } from './postgres/install-sql.js';
import { oneAtATime, takenSteps } from './postgres/migration-steps.js';
import { migrations as history } from './postgres/migrations.js';
import { preparePooled } from './postgres/prepare-pooled.js';
import { ShopDataSource } from './postgres/shop-data-source.js';
import { indexWaiting } from './search/index/index-waiting.js';
import { installSearch, isSearchInstalled } from './search/index/install-search.queries.js';
import { customFieldsOf, type Feature } from './shared/feature.js';

/** The tables of features, and the steps that they have taken, oldest first. */
export function tablesOf(features: readonly Feature[]): Tables {
  return {
    entities: features.flatMap(({ entities = [] }) => entities),
    migrations: [...history, ...features.flatMap(({ migrations = [] }) => migrations)].sort(
      (one, other) => timeOf(one) - timeOf(other),
    ),
  };
}

/** Functions and triggers of features, those that any of them may call first. */
export function sqlOf(features: readonly Feature[]): SqlFolder[] {
  const ofFeatures = features.flatMap(({ name, sql }) => (sql ? [{ of: name, folder: sql }] : []));
  return [{ of: 'postgres', folder: 'graph/postgres/sql' }, ...ofFeatures];
}

/** When a step was written, in ms since 1970, as its name ends. */
function timeOf({ name }: { name: string }): number {
  return Number(name.slice(-13));
}

/** How a database is opened. */
export interface OpenOptions {
  /** Whose tables; absent: the shop's own features. */
  features?: readonly Feature[];
  /** As for `databaseOptions`. */
  directUrl?: string;
  /** False refuses tables that are not up to date instead of changing them. */
  migrates?: boolean;
  /** Told when the database is not there at first. */
  onWait?: (sentence: string) => void;
}

/**
 * Waits for the database, connects to it and brings its tables up to date; of several processes one
 * does so, and the others wait.
 *
 * @throws Error that says what to do: where the database does not let the shop in, or where its
 *   tables are of a newer build
 */
export async function openDatabase(
  url: string,
  poolSize: number,
  { features = shopFeatures, directUrl = url, migrates = true, onWait }: OpenOptions = {},
): Promise<DataSource> {
  const tables = tablesOf(features);
  await awaitDatabase(directUrl, { variable: directUrl === url ? 'DATABASE_URL' : 'DATABASE_DIRECT_URL', onWait });
  await bringUpToDate(directUrl, features, migrates);
  if (directUrl === url) return new ShopDataSource(databaseOptions(url, poolSize, tables)).initialize();
  await preparePooled(url, directUrl);
  await awaitDatabase(url, { variable: 'DATABASE_URL', isPooled: true, onWait });
  return new ShopDataSource(databaseOptions(url, poolSize, tables, directUrl)).initialize();
}

/**
 * Works over connections without limits of time: what is changed in a large shop takes longer than
 * any visitor may.
 */
async function bringUpToDate(url: string, features: readonly Feature[], migrates: boolean): Promise<void> {
  const { migrations } = tablesOf(features);
  // Without the entities, of which the steps know nothing: TypeORM works for each of them when it
  // connects.
  const options = databaseOptions(url, 2, { entities: [], migrations }, url, UNLIMITED);
  const database = await new ShopDataSource(options).initialize();
  try {
    await refuseNewerTables(database, migrations);
    if (!migrates) return await refuseOlderTables(database, features);
    await oneAtATime(database, async () => {
      await bringQueueUpToDate(url);
      await database.runMigrations();
      await installSql(database, sqlOf(features));
      await installSearch(database, customFieldsOf(features));
      await indexWaiting(database.manager, true);
    });
  } finally {
    // Whatever went wrong, the lock goes with its connection.
    await database.destroy();
  }
}

/** An older build would sell by rules that the tables no longer keep. @throws Error that says so */
async function refuseNewerTables(database: DataSource, migrations: Tables['migrations']): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = (await takenSteps(database)).filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The tables are of a newer build than this one, which does not know ${unknown.join(', ')}. Start the newer build, or ` +
      'restore the backup that was made before it (docs/operations.md).',
  );
}

async function refuseOlderTables(database: DataSource, features: readonly Feature[]): Promise<void> {
  const taken = new Set(await takenSteps(database));
  const isMissing = tablesOf(features).migrations.some(({ name }) => !taken.has(name));
  if (
    !isMissing &&
    (await isSqlInstalled(database, sqlOf(features))) &&
    (await isSearchInstalled(database, customFieldsOf(features)))
  )
    return;
  throw new Error(`The tables are not up to date, and MIGRATE_AT_START=no leaves them alone. Run: npm run migrate`);
}
