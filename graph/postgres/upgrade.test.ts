import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { featuresWithDemo } from '../demo/feature.js';
import { openDatabase, tablesOf } from '../open-database.js';
import { testsEverything } from '../testing/every-case.js';
import { openTestDatabase, type TestDatabase } from '../testing/postgres/test-database.js';
import { databaseOptions } from './data-source.js';

/** Every step, those of features too. */
const { migrations } = tablesOf(featuresWithDemo);

/** A shop as it was published first: goods without search, an avatar in the row of its shopper. */
const OLD_ROWS = `
  INSERT INTO category (id, name, slug) VALUES ('01900000-0000-7000-8000-000000000001', 'Food', 'food');
  INSERT INTO product (id, slug, name, description, brand, category_id, price_paise) VALUES
    ('01900000-0000-7000-8000-000000000002', 'toor-dal', 'Toor Dal', '', 'Gokul Lane',
      '01900000-0000-7000-8000-000000000001', 14000),
    ('01900000-0000-7000-8000-000000000003', 'ghee', 'Cow Ghee', '', 'Gokul Lane',
      '01900000-0000-7000-8000-000000000001', 60000);
  INSERT INTO product_variant (product_id, sku, price_paise, on_hand, position) VALUES
    ('01900000-0000-7000-8000-000000000002', 'dal', 14000, 5, 0),
    ('01900000-0000-7000-8000-000000000003', 'ghee', 60000, 5, 0);
  INSERT INTO image (id, key, alt, width, height, widths) VALUES
    ('01900000-0000-7000-8000-000000000004', 'asha', 'Asha', 160, 160, '{160}');
  INSERT INTO "user" (id, name, email, image_id) VALUES
    ('01900000-0000-7000-8000-000000000005', 'Asha', 'asha@example.com', '01900000-0000-7000-8000-000000000004')`;

const FIRST_PUBLISHED = migrations.slice(0, 2);
/** The search, and what was made when there had been search for long. */
const isSearch = ({ name }: { name: string }) =>
  /^(AddSearch|CountCatalogueChanges|NameStockSteps|PromiseDelivery|AddCashAndExpress|KeepShopSettings|TextsInHindi|LetKindsHoldThings|KeepSpokenNames|PayByCredit|SupplyLess)/.test(
    name,
  );

let ofNewOne: string[];
/** In which steps are undone, one after the other, for all that are tried. */
let undone: TestDatabase;
let left = migrations.length;

beforeAll(async () => {
  undone = await openTestDatabase();
  ofNewOne = await definitionsOf(undone.database);
});
afterAll(() => undone.drop());

/** A copy of it that has so many steps left, of which no test has asked for fewer before. */
async function withSteps(count: number): Promise<TestDatabase> {
  for (; left > count; left--) await undone.database.undoLastMigration();
  await undone.database.destroy();
  const copy = await openTestDatabase(new URL(undone.url).pathname.slice(1));
  await undone.database.initialize();
  return copy;
}

/** Takes steps as an older shop did, and then fills it. */
async function runSteps(url: string, steps: typeof migrations, rows?: string): Promise<void> {
  const shop = await new DataSource({
    ...databaseOptions(url, 1, tablesOf(featuresWithDemo)),
    migrations: steps,
  }).initialize();
  await shop.runMigrations();
  if (rows) await shop.query(rows);
  await shop.destroy();
}

/** How every function, trigger and column of a database is defined. */
async function definitionsOf(database: DataSource): Promise<string[]> {
  const rows: { definition: string }[] = await database.query(
    `SELECT pg_get_functiondef(oid) AS definition FROM pg_proc WHERE pronamespace = 'public'::regnamespace
     UNION ALL SELECT pg_get_triggerdef(t.oid) FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid
       WHERE NOT tgisinternal AND c.relnamespace = 'public'::regnamespace
     UNION ALL SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default)
       FROM information_schema.columns WHERE table_schema = 'public'
     UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
       FROM pg_constraint WHERE connamespace = 'public'::regnamespace
     UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'`,
  );
  return rows.map(({ definition }) => definition).toSorted();
}

/** After how many steps a database is tried first, and then again; after each with TEST_ALL. */
const [FIRST, EACH] = testsEverything ? [1, 1] : [12, 60];

/**
 * Steps that a database may have taken: those at some distance, as many as the last release that
 * had no `installation`, and those of the release before it, which lacks one of an earlier time.
 */
const TAKEN: [what: string, taken: typeof migrations][] = [
  ...[...Array.from({ length: Math.ceil(migrations.length / EACH) }, (_, index) => FIRST + EACH * index), 55]
    .filter((steps) => steps < migrations.length)
    .map((steps): [string, typeof migrations] => [`that has taken ${steps} steps`, migrations.slice(0, steps)]),
  [
    'that took all up to CompareStatesBySets before AddEventSubscriber was written',
    migrations.slice(0, 55).filter(({ name }) => !name.startsWith('AddEventSubscriber')),
  ],
];

/** How many steps a database has taken before the first that it lacks. */
function countInOrder(taken: typeof migrations): number {
  return migrations.findIndex((step) => !taken.includes(step));
}

const latestFirst = TAKEN.toSorted(([, one], [, next]) => countInOrder(next) - countInOrder(one));

/** Steps before the one that brought the queue. */
const WITHOUT_QUEUE = migrations.findIndex(({ name }) => name.startsWith('QueueJobs'));

const BECOMES_NEW = '%s becomes the same as a new one, to the last trigger';

async function becomesNew(_what: string, taken: typeof migrations): Promise<void> {
  const older = await withSteps(countInOrder(taken));
  // What the files install came after the steps that had it first.
  await runSteps(older.url, taken);

  const upgraded = await openDatabase(older.url, 2);

  expect(await definitionsOf(upgraded)).toEqual(ofNewOne);
  await upgraded.destroy();
  await older.drop();
}

describe('a database of a former release', () => {
  it.each(latestFirst.filter(([, taken]) => countInOrder(taken) >= WITHOUT_QUEUE))(BECOMES_NEW, becomesNew);
});

/** A shop in the middle of things, when what it does later stood in tables of its own. */
const ROWS_UNDER_WAY = `
  INSERT INTO "user" (id, name, email) VALUES ('01900000-0000-7000-8000-000000000005', 'Asha', 'asha@example.com');
  INSERT INTO payment_order (id, user_id, receipt, provider_order_id, amount_paise, cart_hash, state, expires_at,
      next_check_at, checks, name, phone_number, email, address, pincode)
    SELECT ('01900000-0000-7000-8000-00000000010' || n)::uuid, '01900000-0000-7000-8000-000000000005', 'JH-' || n,
      'order_' || n, 10000, '', state, now() + interval '15 minutes', next_check_at, checks, 'Asha', '', '', '', ''
    FROM (VALUES (1, 'open', now() + interval '20 seconds', 3), (2, 'expired', now() + interval '2 hours', 7),
      (3, 'paid', NULL, 0), (4, 'refunding', NULL, 0)) AS had(n, state, next_check_at, checks);
  INSERT INTO payment (id, payment_order_id, status, amount_paise, currency) VALUES
    ('pay_owed', '01900000-0000-7000-8000-000000000104', 'captured', 10000, 'INR'),
    ('pay_back', '01900000-0000-7000-8000-000000000103', 'refunded', 10000, 'INR');
  INSERT INTO refund (id, payment_id, reason, amount_paise, settled_at) VALUES
    ('01900000-0000-7000-8000-000000000201', 'pay_owed', 'sold_out', 10000, NULL),
    ('01900000-0000-7000-8000-000000000202', 'pay_back', 'cancelled', 10000, now());
  INSERT INTO outbox (key, attempts, next_at) VALUES
    ('refund:01900000-0000-7000-8000-000000000201', 4, now() + interval '10 minutes');
  INSERT INTO webhook_event (event_id, raw, attempts, next_at, processed_at) VALUES
    ('evt_waits', '{}', 2, now() + interval '4 seconds', NULL), ('evt_done', '{}', 1, now(), now());
  INSERT INTO recurring_work (name, next_at, done_at) VALUES ('ledger', now(), now() - interval '20 hours')`;

describe('a shop that is upgraded to the queue in the middle of things', () => {
  it('does later what it had promised, at its time, and nothing twice', async () => {
    const empty = await withSteps(WITHOUT_QUEUE);
    await empty.database.query(ROWS_UNDER_WAY);

    const database = await openDatabase(empty.url, 2);

    const jobs = await database.query(
      `SELECT v.task_identifier AS task, v.key, round(extract(epoch FROM v.run_at - v.created_at))::int AS "inS",
         j.payload FROM graphile_worker.jobs v JOIN graphile_worker._private_jobs j USING (id) ORDER BY v.run_at`,
    );
    const id = (end: number) => `01900000-0000-7000-8000-000000000${end}`;
    expect(jobs).toEqual([
      { task: 'handle-payment-event', key: null, inS: expect.any(Number), payload: { eventId: 'evt_waits' } },
      {
        ...{ task: 'check-checkout', key: `check-checkout:${id(101)}`, inS: expect.any(Number) },
        payload: { paymentOrderId: id(101), runs: 3 },
      },
      {
        ...{ task: 'send-refund', key: `send-refund:${id(201)}`, inS: expect.any(Number) },
        payload: { refundId: id(201) },
      },
      {
        ...{ task: 'check-checkout', key: `check-checkout:${id(102)}`, inS: expect.any(Number) },
        payload: { paymentOrderId: id(102), runs: 7 },
      },
    ]);
    // Each at its time, less what the machine took for the upgrade.
    for (const [index, promisedS] of [4, 20, 600, 7_200].entries()) {
      expect(jobs[index].inS).toBeLessThanOrEqual(promisedS);
      expect(jobs[index].inS).toBeGreaterThan(promisedS - 120);
    }
    const [{ hours }] = await database.query(
      'SELECT round(extract(epoch FROM now() - max(done_at)) / 3600)::int AS hours FROM ledger_comparison',
    );
    expect(hours).toBe(20);
    await database.destroy();
    await empty.drop();
  });
});

describe('a database of a release without the queue', () => {
  it.each(latestFirst.filter(([, taken]) => countInOrder(taken) < WITHOUT_QUEUE))(BECOMES_NEW, becomesNew);
});

describe.each([
  ['as it was published first', FIRST_PUBLISHED],
  ['that took its later steps before search was thought of', migrations.filter((step) => !isSearch(step))],
])('a database %s', (_what, taken) => {
  let database: DataSource;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const empty = await withSteps(0);
    await runSteps(empty.url, FIRST_PUBLISHED, OLD_ROWS);
    await runSteps(empty.url, taken);

    database = await openDatabase(empty.url, 2);
    drop = async () => {
      await database.destroy();
      await empty.drop();
    };
  });
  afterAll(() => drop());

  it('has taken every step', async () => {
    const steps: { name: string }[] = await database.query('SELECT name FROM migration');

    expect(steps.map(({ name }) => name).toSorted()).toEqual(migrations.map(({ name }) => name).toSorted());
    expect((await database.driver.createSchemaBuilder().log()).upQueries).toEqual([]);
  });

  it('is the same as a new one, to the last trigger', async () => {
    expect(await definitionsOf(database)).toEqual(ofNewOne);
  });

  it('has its goods in search, under the names that people call them as well', async () => {
    expect(await database.query('SELECT product_id FROM search_document ORDER BY product_id')).toEqual([
      { product_id: '01900000-0000-7000-8000-000000000002' },
      { product_id: '01900000-0000-7000-8000-000000000003' },
    ]);
    expect(await database.query(`SELECT 1 FROM search_synonym WHERE spelling = 'arhar' LIMIT 1`)).toHaveLength(1);
  });

  it('has the pictures of its shoppers', async () => {
    expect(await database.query('SELECT image_id, user_id, position, is_draft FROM user_image')).toEqual([
      {
        image_id: '01900000-0000-7000-8000-000000000004',
        user_id: '01900000-0000-7000-8000-000000000005',
        position: 0,
        is_draft: false,
      },
    ]);
  });
});
