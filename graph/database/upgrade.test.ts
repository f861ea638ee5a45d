import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { openTestDatabase } from '../testing/test-database.js';
import { databaseOptions, openDatabase } from './data-source.js';
import { migrations } from './migrations.js';

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
const isSearch = ({ name }: { name: string }) => /^(AddSearch|CountCatalogueChanges)/.test(name);

describe.each([
  ['as it was published first', FIRST_PUBLISHED],
  ['that took its later steps before search was thought of', migrations.filter((step) => !isSearch(step))],
])('a database %s', (_what, taken) => {
  let database: DataSource;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const empty = await openTestDatabase();
    for (const _ of migrations) await empty.database.undoLastMigration();
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

/** Takes steps as an older shop did, and then fills it. */
async function runSteps(url: string, steps: typeof migrations, rows?: string): Promise<void> {
  const shop = await new DataSource({ ...databaseOptions(url, 1), migrations: steps }).initialize();
  await shop.runMigrations();
  if (rows) await shop.query(rows);
  await shop.destroy();
}
