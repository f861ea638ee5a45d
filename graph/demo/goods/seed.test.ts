import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { rebuild } from '../../rebuild.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import type { CatalogueFile, SeedCategory } from './catalogue-file.js';
import { readCatalogue, seedCatalogue } from './seed.js';

/**
 * A few goods of two categories of each file: enough for promotions, few enough for a quick test.
 */
function cutDown(files: CatalogueFile[]): CatalogueFile[] {
  const trimmed = (category: SeedCategory): SeedCategory => ({
    ...category,
    ...(category.children ? { children: category.children.slice(0, 2).map(trimmed) } : {}),
    ...(category.goods ? { goods: category.goods.slice(0, 2) } : {}),
  });
  return files.slice(0, 2).map((file) => ({ ...file, ...trimmed(file) }));
}

async function everything({ database }: TestShop): Promise<unknown> {
  const tables = ['category', 'product', 'product_variant', 'product_image', 'product_country', 'review', 'banner'];
  const rows = tables.map((table) => database.query(`SELECT to_jsonb(t) - 'created_at' FROM ${table} t ORDER BY t`));
  return Promise.all([...rows, database.query('SELECT id, created_at FROM product ORDER BY id')]);
}

/** Asks for a picture, and again as long as the shop says that it will have it later. */
async function picture(url: string): Promise<Response> {
  const answer = await fetch(url);
  if (answer.status !== 503) return answer;
  await pause(100);
  return picture(url);
}

let files: CatalogueFile[];
let shop: TestShop;
const steps: string[] = [];

beforeAll(async () => {
  files = cutDown(await readCatalogue());
  shop = await openShop();
  await seedCatalogue(shop.ctx(), { files, onProgress: (step) => steps.push(step) });
});

afterAll(() => shop.close());

describe('seedCatalogue', () => {
  it('fills an empty shop and tells how far it is', async () => {
    const { data } = await shop.graphql(
      '{ categories { name productCount } products { totalCount } countries { iso2 } }',
    );

    expect(data.categories.map(({ name }: { name: string }) => name)).toEqual(files.map(({ name }) => name));
    expect(data.products.totalCount).toBeGreaterThan(10);
    expect(data.countries[0].iso2).toBe('IN');
    expect(data.countries).toHaveLength(20);
    expect(new Set(steps)).toEqual(new Set(['stocking the shelves']));
  });

  it('has a picture for every address that the shop names', async () => {
    const { data } = await shop.graphql(
      '{ products(first: 12) { nodes { images { url } } } homeSlides { images { url } } }',
    );

    const urls = [...data.products.nodes, ...data.homeSlides].flatMap(({ images }) => images);
    const answers = await Promise.all(urls.map(({ url }: { url: string }) => picture(shop.address + url)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('content-type')))).toEqual(new Set(['image/webp']));
  });

  it('makes each rating of the reviews that can be read, and of nothing else', async () => {
    const wrong = await shop.database.query(
      `SELECT p.slug FROM product p LEFT JOIN review r ON r.product_id = p.id GROUP BY p.id
       HAVING p.review_count <> count(r.id) OR p.rating <> round(coalesce(
         avg(r.customer_rating::numeric), 0), 1)`,
    );

    expect(wrong).toEqual([]);
  });

  it('has nothing to do and changes nothing the second time', async () => {
    const before = await everything(shop);
    steps.length = 0;

    await seedCatalogue(shop.ctx(), { files, onProgress: (step) => steps.push(step) });

    expect(steps).toEqual([]);
    expect(await everything(shop)).toEqual(before);
  });

  it('tells a shop that an older release has filled what its pictures show, as far as they are the same', async () => {
    const { database } = shop;
    const scenes = () => database.query('SELECT key FROM picture_scene ORDER BY key');
    const all: { key: string }[] = await scenes();
    const gone = all[0]?.key;
    await database.query('DELETE FROM picture_scene');
    await database.query(`DELETE FROM seed_mark WHERE name = 'scenes'`);
    await database.query(`UPDATE seed_mark SET version = 'older'`);
    await database.query(`UPDATE image SET key = 'drawn-otherwise' WHERE key = $1`, [gone]);

    await seedCatalogue(shop.ctx(), { files });

    expect(await scenes()).toEqual(all.filter(({ key }) => key !== gone));
    await database.query(`UPDATE image SET key = $1 WHERE key = 'drawn-otherwise'`, [gone]);
  });

  it('makes the same shop on another machine, once also where several come to fill it at once', async () => {
    const other = await openShop();
    const fillers: number[] = [];
    const fill = (filler: number) =>
      seedCatalogue(other.ctx(), { files, onProgress: () => fillers.includes(filler) || fillers.push(filler) });

    await Promise.all([1, 2, 3].map(fill));

    expect(fillers).toHaveLength(1);
    expect(await everything(other)).toEqual(await everything(shop));
    await other.close();
  });

  it('leaves a shop alone whose operator sells something already', async () => {
    const own = await openShop();
    const [category] = files;
    await own.database.query(`INSERT INTO category (name, slug) VALUES ($1, 'own')`, [category?.name]);
    await own.database.query(
      `INSERT INTO product (slug, name, description, brand, category_id, price_paise)
       SELECT 'own', 'Own', '', 'Own', id, 100 FROM category`,
    );

    await seedCatalogue(own.ctx(), { files });

    expect(await own.database.query('SELECT count(*)::integer AS count FROM product')).toEqual([{ count: 1 }]);
    await own.close();
  });
});

describe('rebuild', () => {
  it('brings search, counts, cards and ratings back that were lost', async () => {
    const seen = async () => {
      const { data } = await shop.graphql(
        '{ categories { name productCount } products(first: 100) { nodes { name rating reviewCount weightOptions images(first: 1) { url } } } }',
      );
      const [{ words }] = await shop.database.query(
        'SELECT md5(string_agg(product_id::text || words::text, NULL ORDER BY product_id)) AS words FROM search_document',
      );
      const [{ terms }] = await shop.database.query(
        `SELECT md5(string_agg(kind || term || products, NULL ORDER BY kind, term)) AS terms
         FROM (SELECT kind, term, sum(products) AS products FROM search_term GROUP BY 1, 2) AS term`,
      );
      return { data, words, terms };
    };
    const before = await seen();
    for (const table of ['search_document', 'search_term', 'product_count'])
      await shop.database.query(`DELETE FROM ${table}`);
    await shop.database.query(`UPDATE product SET rating = 0, review_count = 0, card = '{"images":[],"choices":[]}'`);

    await rebuild(shop.ctx());

    expect(await seen()).toEqual(before);
  });
});
