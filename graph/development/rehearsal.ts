/**
 * Rehearses what happens to a shop on several machines when parts of it are lost:
 * `npm run rehearsal`. It starts the files of deploy/cluster on this machine, with the servers of
 * Debian's packages (patroni, etcd-server, pgbouncer, haproxy, postgresql, prometheus) in folders
 * and on ports of its own, sells, kills one thing after the other, and prints what was lost. Fails
 * when a confirmed order is gone or doubled, when a visitor was shown an old price, or when selling
 * took longer than 30 s to go on.
 */

import { setTimeout as pause } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { featuresWithDemo } from '../demo/feature.js';
import { openQueueConnections } from '../jobs/queue-connections.js';
import { tablesOf } from '../open-database.js';
import { databaseOptions } from '../postgres/data-source.js';
import { buildServer } from '../server.js';
import { readConfig } from '../shared/config/config.js';
import { openLog } from '../shared/observability/log.js';
import { debianPostgres } from '../testing/engines/debian-postgres.js';
import { isInstalled } from '../testing/engines/run-server.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aVariant } from '../testing/factories/checkout.factory.js';
import { aPicture } from '../testing/factories/picture.factory.js';
import { findBreaches, openBooks } from '../testing/invariants.js';
import { breachesThatLast, waitUntilSettled } from '../testing/money/settle.js';
import { callsTo, type TestShop } from '../testing/shop.js';
import { uploadOverRest } from '../testing/upload-calls.js';
import { type Cluster, startCluster } from './rehearsal/cluster.js';
import { waitUntilTrue } from './rehearsal/database-members.js';
import { type Sales, startSales } from './rehearsal/sales.js';

/** Selling goes on by then, whatever was killed. In milliseconds. */
const MAX_GAP_MS = 30_000;

/** How long it is sold undisturbed, and how long after each loss. In milliseconds. */
const CALM_MS = 8_000;
const AFTER_MS = 12_000;

interface Loss {
  what: string;
  /** Takes something away. @returns brings it back */
  strike(): Promise<() => Promise<void>>;
  /** How long it stays away at least. In milliseconds. */
  awayMs?: number;
}

const say = (sentence: string) => process.stderr.write(`${sentence}\n`);

/** What is done to the cluster, in this order. */
function lossesOf({ database, shops, balance, restartBalancer, bucket }: Cluster): Loss[] {
  const follower = async (isSynchronous: boolean) => {
    const roles = await Promise.all(database.members.map((member) => member.role()));
    const index = roles.findIndex((role) => role?.role === 'replica' && role.isSynchronous === isSynchronous);
    const found = database.members[index];
    if (!found) throw new Error('There is no such replica.');
    return found;
  };
  const backAmongThem = (name: string) =>
    waitUntilTrue(`${name} among the members`, async () => {
      const member = database.members.find((each) => each.name === name);
      const role = await member?.role();
      return role?.role === 'replica' && role.isRunning && role.isStreaming;
    });
  const killing = async (member: Awaited<ReturnType<typeof follower>>) => {
    await member.kill();
    return async () => {
      await member.start();
      await backAmongThem(member.name);
    };
  };
  const cutting = async (server: string) => {
    await balance(server, 'maint');
    return () => balance(server, 'ready');
  };
  return [
    { what: 'nothing', strike: async () => async () => undefined },
    {
      what: 'the primary, killed with its Patroni',
      strike: async () => killing(await database.leader()),
      awayMs: 30_000,
    },
    { what: 'the synchronous replica, killed', strike: async () => killing(await follower(true)), awayMs: 20_000 },
    { what: 'the other replica, killed', strike: async () => killing(await follower(false)) },
    {
      what: 'a shop, killed',
      strike: async () => {
        await shops[1]?.kill();
        return async () => shops[1]?.start();
      },
    },
    { what: 'the balancer’s way to a shop', strike: () => cutting('shops/three'), awayMs: 5_000 },
    {
      what: 'the balancer’s way to the primary',
      strike: async () => cutting(`primary/${(await database.leader()).name}`),
      awayMs: 5_000,
    },
    {
      what: 'the balancer itself, killed',
      strike: async () => {
        await restartBalancer();
        return async () => undefined;
      },
    },
    {
      what: 'the bucket of pictures',
      strike: async () => {
        await bucket.goAway();
        return () => bucket.comeBack();
      },
    },
  ];
}

async function rehearse(cluster: Cluster): Promise<boolean> {
  const { address, databaseUrl, dataDir } = cluster;
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, LOG_LEVEL: 'silent' });
  const database = await new DataSource(databaseOptions(databaseUrl, 10, tablesOf(featuresWithDemo))).initialize();
  const queueConnections = openQueueConnections(databaseUrl);
  const builder = await buildServer({ config, database, log: openLog('silent'), withWeb: false });
  const shop: TestShop = {
    ...{ ...callsTo(address, config), address, config, database, queueConnections },
    ctx: (viewer = null) => builder.openContext(viewer),
    countStatements: () => Promise.reject(new Error('the statements of other processes are not seen')),
    close: () => builder.stop(),
  };
  const books = await openBooks(database);
  const tea = await aVariant(shop, { countInStock: 100_000 });
  const { images } = await uploadOverRest(shop, await aUser(shop.ctx()), [{ bytes: await aPicture() }]);
  const sales = await startSales(shop, tea);
  say('It sells.');
  const rows = [];
  for (const loss of lossesOf(cluster)) rows.push(await suffer(loss, sales));
  await sales.end();
  await waitUntilTrue('an end of what was under way', () =>
    waitUntilSettled(database).then(
      () => true,
      () => false,
    ),
  );
  const acknowledged = { checkouts: [], orders: sales.confirmed, giftCards: [], cart: [] };
  const breaches = await breachesThatLast(() => findBreaches(books, acknowledged));
  const [counted]: { orders: number }[] = await database.query(`SELECT count(*)::int AS orders FROM "order"`);
  const picture = await fetch(new URL(images[0] ?? '', address)).then(
    ({ status }) => status,
    () => 0,
  );

  process.stdout.write(
    `\n| what was lost | selling stood still | nobody saw goods | calls failed | orders meanwhile |\n|---|---|---|---|---|\n${rows
      .map(
        ({ what, span }) =>
          `| ${what} | ${seconds(span.gapMs)} | ${seconds(span.blindMs)} | ${span.failed} | ${span.orders} |`,
      )
      .join('\n')}\n\n`,
  );
  const lost = breaches.filter((breach) => breach.startsWith('I5')).length;
  const doubled = breaches.filter((breach) => /^I[23]/.test(breach)).length;
  const fromReplica = await cluster.readMetric('jhola_catalogue_reads_total{from="replica"}');
  const alarmed = await cluster.ask('count(count by (alertname) (max_over_time(ALERTS{alertstate="firing"}[15m])))');
  process.stdout.write(
    `${sales.confirmed.length} orders were confirmed to their shoppers, of ${counted?.orders} in all: ${lost} are lost, ${doubled} payments are ` +
      `doubled or without an order, ${sales.oldPrices.length} old prices were shown. ${fromReplica} reads were answered by replicas since ` +
      `the shops last started; ${alarmed[0] ?? 0} alarms went off; the uploaded picture answers ${picture}.\n`,
  );
  const slowest = Math.max(...rows.map(({ span }) => span.gapMs));
  const wrong = [
    ...breaches,
    ...sales.oldPrices,
    ...(slowest > MAX_GAP_MS ? [`selling stood still for ${seconds(slowest)}`] : []),
    ...(picture === 200 ? [] : ['the uploaded picture is gone']),
  ];
  for (const each of wrong) process.stdout.write(`${each}\n`);
  await Promise.all([builder.stop(), queueConnections.end(), database.destroy()]);
  return wrong.length === 0;
}

async function suffer({ what, strike, awayMs = 0 }: Loss, sales: Sales) {
  const startedAt = performance.now();
  const bringBack = await strike();
  await pause(Math.max(awayMs, CALM_MS));
  await bringBack();
  await pause(AFTER_MS);
  const span = sales.spanSince(startedAt);
  say(`${what}: selling stood still for ${seconds(span.gapMs)}, ${span.failed} calls failed, ${span.orders} orders`);
  return { what, span };
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(1)} s`;
}

const programs = debianPostgres();
const missing = ['patroni', 'etcd', 'pgbouncer', 'haproxy', 'prometheus'].filter((program) => !isInstalled(program));
if (!programs || missing.length > 0) {
  say(`Not installed: ${[...(programs ? [] : ['postgresql']), ...missing].join(', ')}. On Debian:`);
  say('  apt-get install patroni etcd-server pgbouncer haproxy postgresql prometheus');
  process.exit(1);
}
const cluster = await startCluster(programs, say);
try {
  if (!(await rehearse(cluster))) process.exitCode = 1;
} finally {
  await cluster.stop();
}
