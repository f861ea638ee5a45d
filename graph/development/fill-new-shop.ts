import { existsSync } from 'node:fs';
import path from 'node:path';
import { fillShop } from '../cli/fill-shop.js';
import { asOperator } from '../cli/operator.js';
import { demonstration } from '../demo/open-demo.js';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.js';
import { readConfig } from '../shared/config/config.js';
import { generatedSecrets } from '../shared/config/generated-secrets.js';

/** How often it is looked whether the build is still there. In milliseconds. */
const PARENT_MS = 1_000;

/**
 * Makes the tables and the goods of a shop that has none while the shop itself is being built, so
 * that the first start finds them: PostgreSQL works on one processor, and waits as often as not.
 * What this does not come to, the start does. A shop with data, or with a PostgreSQL of its own, is
 * left to its start.
 */
const { databaseUrl, dataDir, seedsCatalogue } = readConfig(process.env);
if (seedsCatalogue && !databaseUrl && !existsSync(path.join(dataDir, 'postgres'))) await fill();

async function fill(): Promise<void> {
  const starting = startEmbeddedPostgres({ dataDir, password: generatedSecrets(dataDir).databasePassword });
  const stop = async () => {
    await starting.then((embedded) => embedded.stop()).catch(() => undefined);
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), PARENT_MS).unref();

  const embedded = await starting;
  try {
    const variables = { ...process.env, DATABASE_URL: embedded.url };
    await asOperator(
      async (shop) => {
        const { config, log, db } = shop;
        const demo = demonstration.open({ config, log, database: db.connection });
        await fillShop(shop, demo);
        await demo.stop();
      },
      variables,
      demonstration.features,
    );
  } finally {
    await embedded.stop();
  }
}
