import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
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
const folder = path.join(dataDir, 'postgres');
if (seedsCatalogue && !databaseUrl && !existsSync(folder)) await fill();

async function fill(): Promise<void> {
  const starting = startEmbeddedPostgres({ dataDir, password: generatedSecrets(dataDir).databasePassword });
  let isStopping = false;
  const stop = async () => {
    isStopping = true;
    await starting.then((embedded) => embedded.stop()).catch(() => undefined);
    // Half of it would be in the way of the start that makes all of it.
    await rm(folder, { recursive: true, force: true });
    process.exit(1);
  };
  // What is under way fails when PostgreSQL stops, in a statement or at rest.
  const fail = (thrown: unknown) => {
    if (isStopping) return;
    process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
    void stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  for (const event of ['uncaughtException', 'unhandledRejection']) process.on(event, fail);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), PARENT_MS).unref();

  // Loaded while PostgreSQL starts, and only where there is something to do.
  const { asOperator } = await import('../cli/operator.js');
  const { fillShop } = await import('../cli/fill-shop.js');
  const { demonstration } = await import('../demo/open-demo.js');
  const embedded = await starting;
  const work = asOperator(
    async (shop) => {
      const { config, log, db } = shop;
      const demo = demonstration.open({ config, log, database: db.connection });
      await fillShop(shop, demo);
      await demo.stop();
    },
    { ...process.env, DATABASE_URL: embedded.url },
    demonstration.features,
  );
  await work.then(() => embedded.stop(), fail);
}
