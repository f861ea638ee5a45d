import type { AddressInfo } from 'node:net';
import cliProgress from 'cli-progress';
import pino from 'pino';
import { ensureDemoAccounts } from './accounts/demo-accounts.js';
import { openDatabase } from './database/data-source.js';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './database/embedded-postgres.js';
import { seedCatalogue } from './database/seed/seed.js';
import { startPaymentWorkers } from './payments/payment-workers.js';
import { buildServer } from './server.js';
import { type Config, generatedSecrets, readConfig } from './shared/config.js';
import type { Context } from './shared/context.js';

/** After this the requests still under way are given up, so that a stop always ends. In milliseconds. */
const DRAIN_MS = 10_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = pino({ level: config.logLevel });

  const embedded = config.databaseUrl ? null : await startDatabase(config);
  const database = await openDatabase(
    config.databaseUrl ?? (embedded as EmbeddedPostgres).url,
    config.databasePoolSize,
  );
  const server = await buildServer({ config, database, log });
  const shop = server.openContext();
  await fillShop(shop);

  const port = await new Promise<number>((resolve, reject) => {
    server.http.once('error', reject);
    server.http.listen(config.port, config.host, () => resolve((server.http.address() as AddressInfo).port));
  });
  const stopWorkers = startPaymentWorkers(shop);
  greet(config, port);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    say('\nClosing the shop …');
    server.announceStop();
    setTimeout(() => process.exit(1), DRAIN_MS + 5_000).unref();
    await stopWorkers();
    await Promise.race([server.stop(), new Promise((resolve) => setTimeout(resolve, DRAIN_MS).unref())]);
    await database.destroy();
    await embedded?.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

function startDatabase({ dataDir }: Config): Promise<EmbeddedPostgres> {
  say('Starting PostgreSQL …');
  return startEmbeddedPostgres({ dataDir, password: generatedSecrets(dataDir).databasePassword });
}

/** Puts the catalogue on the shelves of a new shop; a shop that has one is left alone. */
async function fillShop(shop: Context): Promise<void> {
  await ensureDemoAccounts(shop);
  if (!shop.config.seedsCatalogue) return;
  const bars = new cliProgress.MultiBar(
    { format: '  {bar} {percentage}% {step}', hideCursor: true, noTTYOutput: true, notTTYSchedule: 5_000 },
    cliProgress.Presets.shades_classic,
  );
  const barOfStep = new Map<string, cliProgress.SingleBar>();
  await seedCatalogue(shop, {
    onProgress: (step, done, total) => {
      if (barOfStep.size === 0) say('Filling the shelves of a new shop …');
      const bar = barOfStep.get(step) ?? bars.create(total, 0, { step });
      barOfStep.set(step, bar);
      bar.update(done);
    },
  });
  bars.stop();
}

function greet(config: Config, port: number): void {
  const address = `http://localhost:${port}`;
  const lines = [
    `  Jhola is open at ${address}`,
    `  Playground       ${address}/playground`,
    `  REST calls       ${address}/api/docs`,
  ];
  if (config.environment !== 'production') {
    lines.push(
      '  Demo shopper     shopper@example.com / shopper-demo',
      '  Demo admin       admin@example.com / admin-demo',
    );
  }
  if (config.payments.provider === 'standin') lines.push('  Payments         the local stand-in; no money moves');
  say(['', ...lines, '', '  Stop with Ctrl-C.'].join('\n'));
}

main().catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exit(1);
});
