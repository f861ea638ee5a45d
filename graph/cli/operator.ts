import { randomUUID } from 'node:crypto';
import { openContexts } from '../contexts.js';
import { features as shopFeatures } from '../features.js';
import { openDatabase } from '../open-database.js';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { logSlowStatements } from '../postgres/log-slow-statements.js';
import { readConfig } from '../shared/config/config.js';
import { generatedSecrets } from '../shared/config/generated-secrets.js';
import type { Context } from '../shared/context.js';
import type { Feature } from '../shared/feature.js';
import { openLog } from '../shared/observability/log.js';

/**
 * Does work of the operator's, given at a command line, over the shop's database, whether the shop
 * runs or not: the embedded PostgreSQL is started when nothing else runs it, and stopped again.
 *
 * @param work receives a context outside any request, whose request id begins with `cli-`, and what
 *   the shop consists of
 * @param variables the environment; absent: that of the process
 * @param own what the shop consists of besides extensions; absent: its own features
 */
export async function asOperator<T>(
  work: (shop: Context, features: readonly Feature[]) => Promise<T>,
  variables = process.env,
  own: readonly Feature[] = shopFeatures,
): Promise<T> {
  const config = readConfig(variables);
  const { dataDir, databaseUrl, databasePoolSize, databaseDirectUrl: directUrl, migratesAtStart: migrates } = config;
  const password = () => generatedSecrets(dataDir).databasePassword;
  const embedded = databaseUrl ? null : await startEmbeddedPostgres({ dataDir, password: password() });
  try {
    const features = [...own, ...(await loadOwn(config.extensions))];
    const options = { features, directUrl, migrates };
    const database = await openDatabase(databaseUrl ?? embedded?.url ?? '', databasePoolSize, options);
    try {
      const log = openLog(config.logLevel);
      logSlowStatements(database, log, config.slowStatementMs);
      const openContext = await openContexts({ config, database, log, features, ownAddress });
      return await work({ ...openContext(), requestId: `cli-${randomUUID()}` }, features);
    } finally {
      await database.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}

/** Extensions, with all that they may use, are loaded only where there are any. */
async function loadOwn(names: readonly string[]): Promise<readonly Feature[]> {
  if (names.length === 0) return [];
  return (await import('../extensions/load-extensions.js')).loadExtensions(names, shopFeatures);
}

function ownAddress(): string {
  throw new Error('A program of the operator listens nowhere.');
}
