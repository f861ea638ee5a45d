import { availableParallelism } from 'node:os';
import pg from 'pg';
import type { CatalogueFile, SeedCategory } from '../../demo/goods/catalogue-file.js';
import { planShop } from '../../demo/goods/plan.js';
import { readCatalogue } from '../../demo/goods/seed.js';

/** Words that makers and growers call themselves by; two of them are a brand. */
const BRAND_WORDS = [
  'Anand Asha Bagh Bharat Chandan Devi Ekta Ganga Gokul Hari Indra Jyoti Kamal Kaveri Kiran Lakshmi Madhur Mangal Meera',
  'Navin Nisarg Om Pavan Prakash Priya Rani Ratna Roshan Sagar Sahyadri Samruddhi Shakti Shanti Shubham Sneha Suraj Swad',
  'Tara Udaan Utsav Vasant Vijay Yamuna Narmada Himadri Malabar Konkan Deccan Awadh Marwar Kutch Coorg Nilgiri',
].flatMap((line) => line.split(' '));
const BRAND_ENDINGS = 'Foods Farms Naturals Organics Mills Traders Bazaar Home Kitchen Works Gold Select'.split(' ');
/** What stands in front of the name of a good, most often nothing. */
const VARIETIES = ',,,Premium,Organic,Classic,Royal,Family Pack,Desi,Pure,Special,Super'.split(',');
/** What stands behind it, most often nothing. */
const FURTHER = [
  ',,,,Value Pack,Economy,Extra Fine,Mild,Strong,Original,With Elaichi,With Ginger',
  'With Lemon,With Honey,With Aloe Vera,With Neem,Small,Medium,Large,Combo,Gift Box,Refill',
].flatMap((line) => line.split(','));
/** Brands are as many as one for so many products. */
const PRODUCTS_OF_BRAND = 120;

/** Rows that are written, or described for search, with one statement. */
const PORTION = 10_000;

interface Good {
  name: string;
  top: string;
  leaf: string;
  option: string;
  packs: string[];
  paise: number;
}

/** Told how far a step has come, in products. */
export type Progress = (step: string, done: number, total: number) => void;

/**
 * Fills an empty, migrated shop with any number of products whose names, brands, categories, packs,
 * prices and stock look like those of an Indian grocer; the same number gives the same products. A
 * million take minutes: indexes are made when the rows are there, and search reads all products at
 * the end, on every processor, instead of each as it comes.
 *
 * @param url of the database, whose owner this has to be
 * @param products how many, 1 to 10,000,000
 */
export async function stockLargeCatalogue(url: string, products: number, onProgress: Progress): Promise<void> {
  const connections = await Promise.all(Array.from({ length: availableParallelism() }, () => connect(url)));
  const [db] = connections;
  if (!db) return;
  try {
    await writeCategories(db, await readCatalogue(), products);
    const keys = await dropForeignKeys(db, TABLES);
    const indexes = await dropIndexes(db);
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    await inPortions(connections, products, 'inserting products', onProgress, writeProducts);
    await db.query('ANALYZE product');
    await db.query('ANALYZE product_variant');
    await inPortions(connections, products, 'reading them for search', onProgress, (one, first, last) =>
      one.query(`SELECT search_index(array(SELECT ${idOf('1', 'n')} FROM generate_series($1::bigint, $2) AS n))`, [
        first,
        last,
      ]),
    );
    await db.query(
      `SELECT search_learn(array_agg(term), array_agg(products)) FROM (
         SELECT term, count(*)::integer FROM search_document, unnest(terms) AS term GROUP BY term) AS known(term, products)`,
    );
    let made = 0;
    await shareOut(connections, indexes, async (one, index) => {
      await one.query(index);
      made += 1;
      onProgress('making the indexes', made, indexes.length);
    });
    for (const key of keys) await db.query(key);
    await db.query('SELECT recount_products()');
    for (const table of TABLES) await db.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    await db.query('VACUUM ANALYZE');
  } finally {
    await Promise.all(connections.map((one) => one.end()));
  }
}

const TABLES = ['product', 'product_variant', 'search_document'];

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`SET synchronous_commit = off; SET work_mem = '128MB'; SET maintenance_work_mem = '256MB'`);
  return client;
}

/** The categories, and tables of what the products are put together from. */
async function writeCategories(db: pg.Client, files: CatalogueFile[], products: number): Promise<void> {
  const { categories } = planShop(files);
  await db.query(
    `INSERT INTO category (id, name, slug, parent_id, position)
     SELECT id, name, slug, "parentId", position
     FROM json_to_recordset($1) AS row(id uuid, name text, slug text, "parentId" uuid, position integer)`,
    [JSON.stringify(categories)],
  );
  const idOfName = new Map(categories.map(({ id, name, parentId }) => [`${parentId ?? ''} ${name}`, id]));
  const goodsOf = (category: SeedCategory, parent: string, top: string): Good[] => {
    const id = idOfName.get(`${parent} ${category.name}`) ?? '';
    const own = (category.goods ?? []).map(({ name, option, packs }) => ({
      name,
      top: top || id,
      leaf: id,
      option,
      packs: packs.map(([label]) => label),
      paise: (packs[0]?.[1] ?? 1) * 100,
    }));
    return [...own, ...(category.children ?? []).flatMap((child) => goodsOf(child, id, top || id))];
  };
  const goods = files.flatMap((file) => goodsOf(file, '', ''));
  const brands = Array.from({ length: Math.ceil(products / PRODUCTS_OF_BRAND) }, (_, index) => brandOf(index));
  await db.query(
    'CREATE TABLE bench_good (n integer PRIMARY KEY, name text, top uuid, leaf uuid, option text, packs text[], paise integer)',
  );
  await db.query(
    `INSERT INTO bench_good SELECT row_number() OVER () - 1, name, top, leaf, option, packs, paise FROM json_to_recordset($1)
     AS row(name text, top uuid, leaf uuid, option text, packs text[], paise integer)`,
    [JSON.stringify(goods)],
  );
  await db.query(
    'CREATE TABLE bench_brand AS SELECT n::integer - 1 AS n, name FROM unnest($1::text[]) WITH ORDINALITY AS row(name, n)',
    [brands],
  );
  await db.query('ALTER TABLE bench_brand ADD PRIMARY KEY (n)');
  await db.query('ANALYZE');
}

function brandOf(index: number): string {
  const { length } = BRAND_WORDS;
  const first = BRAND_WORDS[index % length];
  const second = BRAND_WORDS[(index * 7 + Math.floor(index / length) + 1) % length];
  const round = Math.floor(index / (length * BRAND_ENDINGS.length));
  const ending = BRAND_ENDINGS[Math.floor(index / length) % BRAND_ENDINGS.length];
  return `${first} ${second} ${ending}${round > 0 ? ` ${round + 1}` : ''}`;
}

/** Ids rise with the number, so that rows and indexes grow at their ends. */
export function idOf(kind: string, number: string): string {
  return `('0000000${kind}-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
}

/** Writes the products of some numbers, and one to three variants of each. */
async function writeProducts(db: pg.Client, first: number, last: number): Promise<void> {
  const dice = (seed: number, sides: string) => `((hashint8extended(n, ${seed}) & 1073741823) % ${sides})::integer`;
  const pick = (texts: readonly string[], seed: number) =>
    `(ARRAY[${texts.map((text) => `'${text}'`).join(', ')}])[1 + ${dice(seed, String(texts.length))}]`;
  const [{ goods, brands }] = (
    await db.query('SELECT (SELECT count(*) FROM bench_good) AS goods, (SELECT count(*) FROM bench_brand) AS brands')
  ).rows as [{ goods: string; brands: string }];
  await db.query(
    `WITH thing AS MATERIALIZED (
       SELECT n, good.*, brand.name AS brand, ${pick(VARIETIES, 3)} AS variety, ${pick(FURTHER, 4)} AS further,
         good.paise * (80 + ${dice(5, '60')}) / 100 AS price, ${dice(6, '4')} = 0 AS is_reduced
       FROM (SELECT n, ${dice(1, goods)} AS good, ${dice(2, brands)} AS brand FROM generate_series($1::bigint, $2) AS n) AS cast_
       JOIN bench_good good(good, name, top, leaf, option, packs, paise) USING (good)
       JOIN bench_brand brand(brand, name) USING (brand)
     ),
     made AS (
       INSERT INTO product (id, slug, name, description, brand, category_id, sub_category_id, price_paise,
         old_price_paise, discount, rating, prior_count, rating_prior, featured, tags, created_at)
       SELECT ${idOf('1', 'n')}, 'p-' || n, concat_ws(' - ', concat_ws(' ', nullif(variety, ''), name), nullif(further, '')),
         'From ' || brand || '.', brand, top, leaf, price, CASE WHEN is_reduced THEN price * 5 / 4 END,
         CASE WHEN is_reduced THEN 20 ELSE 0 END, 3 + ${dice(7, '20')} / 10.0, 20, 3 + ${dice(7, '20')} / 10.0,
         n % 100 = 0, CASE WHEN n % 4 = 0 THEN '{festive}' ELSE '{}' END::text[], timestamptz '2025-01-01' + n * interval '1 second'
       FROM thing
     )
     INSERT INTO product_variant (id, product_id, sku, weight, size, ram, price_paise, on_hand, position)
     SELECT ('0000000' || 1 + place || '-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${idOf('1', 'n')},
       'p-' || n || '-' || place, CASE option WHEN 'weight' THEN label END, CASE option WHEN 'size' THEN label END,
       CASE option WHEN 'ram' THEN label END, price * place, (${dice(8, '40')} - 2) * (${dice(8, '40')} > 2)::integer, place
     FROM thing CROSS JOIN LATERAL unnest(packs[1:3]) WITH ORDINALITY AS pack(label, place)`,
    [first, last],
  );
}

/**
 * Takes away the indexes that no constraint stands on and that keep nothing unique: by those,
 * search finds what it reads, and without the one of variants by their product, 300,000 products
 * took more than seven minutes instead of one.
 *
 * @returns the statements that make them again
 */
async function dropIndexes(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string; statement: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS statement FROM pg_index i
     WHERE i.indrelid = ANY ($1::regclass[]) AND NOT i.indisunique AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [TABLES],
  );
  for (const { name } of rows) await db.query(`DROP INDEX ${name}`);
  return rows.map(({ statement }) => statement);
}

/**
 * Takes away the foreign keys, which look up each row by itself as it comes; given back, they are
 * checked at once.
 *
 * @returns the statements that make them again
 */
export async function dropForeignKeys(db: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await db.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY ($1::regclass[])`,
    [tables],
  );
  for (const { table, name } of rows) await db.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  return rows.map(({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
}

/** Does work for many things, a portion of them on each connection at a time. */
export async function inPortions(
  connections: readonly pg.Client[],
  products: number,
  step: string,
  onProgress: Progress,
  work: (db: pg.Client, first: number, last: number) => Promise<unknown>,
): Promise<void> {
  const starts = Array.from({ length: Math.ceil(products / PORTION) }, (_, index) => index * PORTION + 1);
  let done = 0;
  await shareOut(connections, starts, async (db, first) => {
    const last = Math.min(first + PORTION - 1, products);
    await work(db, first, last);
    done += last - first + 1;
    onProgress(step, done, products);
  });
}

/** Every worker takes the next of what is left. */
async function shareOut<Worker, Work>(
  workers: readonly Worker[],
  work: readonly Work[],
  each: (worker: Worker, one: Work) => Promise<void>,
): Promise<void> {
  const left = work.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const one of left) await each(worker, one);
    }),
  );
}
