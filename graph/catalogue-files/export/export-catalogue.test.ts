import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { IsNull } from 'typeorm';
import { v7 } from 'uuid';
import { Category } from '../../catalogue/category.entity.js';
import { Product } from '../../catalogue/product.entity.js';
import { ProductCountry } from '../../catalogue/product-country.entity.js';
import { ProductImage } from '../../catalogue/product-image.entity.js';
import { ProductStatus } from '../../catalogue/product-status.js';
import { NetUnit } from '../../catalogue/variants/net-quantity.type.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { insertRows } from '../../demo/goods/insert-rows.js';
import { planShop } from '../../demo/goods/plan.js';
import { readCatalogue } from '../../demo/goods/seed.js';
import { Country } from '../../location/country.entity.js';
import { Image } from '../../media/image.entity.js';
import { testsEverything } from '../../testing/every-case.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { importFileOf } from '../../testing/factories/catalogue-file.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { exportCatalogue } from './export-catalogue.js';

/**
 * How many of the shop's files of goods make the first catalogue; all of them, which is thousands
 * of rows, in `npm run test:all`.
 */
const FILES = testsEverything ? undefined : 2;
/** Products with any text. */
const TEXTS = testsEverything ? 150 : 40;

/** Thousands of rows take a while on a busy machine. In milliseconds. */
const SLOWEST_MS = 240_000;

let shop: TestShop;
let other: TestShop;

beforeAll(async () => {
  [shop, other] = await Promise.all([openShop(), openShop()]);
});

afterAll(() => Promise.all([shop.close(), other.close()]));

beforeEach(async () => {
  for (const { database } of [shop, other]) await database.query('TRUNCATE product, category, image, country CASCADE');
});

async function exportOf({ ctx }: TestShop, format: 'csv' | 'jsonl' = 'csv'): Promise<string> {
  let text = '';
  for await (const piece of exportCatalogue(ctx(), format)) text += piece;
  return text;
}

/** What an empty shop exports that has imported this one's export. */
async function exportOfCopy(format: 'csv' | 'jsonl'): Promise<{ first: string; second: string }> {
  await other.database.query('TRUNCATE product, category CASCADE');
  const first = await exportOf(shop, format);
  const report = await importFileOf(other.ctx(), first, { format });
  expect(report.problems).toEqual([]);
  return { first, second: await exportOf(other, format) };
}

describe('exportCatalogue', () => {
  it.each(['csv', 'jsonl'] as const)(
    'writes a %s that makes the very same shop of an empty one, and changes nothing in this one',
    async (format) => {
      const files = await readCatalogue();
      const plan = planShop(files.slice(0, format === 'csv' ? FILES : 1));
      const nothing = () => undefined;
      // Files do not carry pictures, only their names.
      const images = plan.pictures.map(({ imageId: id }) => ({
        id,
        key: id,
        alt: '',
        width: 960,
        height: 960,
        widths: [480, 960],
        placeholder: null,
      }));
      await Promise.all([shop, other].map(({ database }) => insertRows(database.manager, Image, images, nothing)));
      const db = shop.database.manager;
      await insertRows(db, Country, plan.countries, nothing);
      await insertRows(db, Category, plan.categories, nothing);
      await insertRows(db, Product, plan.products, nothing);
      await insertRows(db, ProductVariant, plan.variants, nothing);
      await insertRows(db, ProductImage, plan.productImages, nothing);
      await insertRows(db, ProductCountry, plan.productCountries, nothing);

      const { first, second } = await exportOfCopy(format);

      expect(first.split('\n').length).toBeGreaterThan(testsEverything && format === 'csv' ? 5_000 : 200);
      expect(second === first).toBe(true);
      const pictured = plan.variants.find(({ imageId }) => imageId !== null);
      expect(first.split('\n').find((row) => row.includes(pictured?.sku ?? ''))).toContain(
        `${pictured?.imageId}-960.webp`,
      );
      const again = await importFileOf(shop.ctx(), first, { format });
      expect(again).toMatchObject({ created: 0, updated: 0, unchanged: plan.variants.length, refused: 0 });
    },
    SLOWEST_MS,
  );

  it('keeps any text through a file and back', async () => {
    const ctx = shop.ctx();
    const food = await aCategory(ctx, { name: '=Food & <Drink>' });
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
      fc.stringMatching(/^['=+\-@&;#a-z"0-9]{1,12}$/),
      fc.constantFrom('&amp;', '&#39;', "'=1", "''-x", '@me', '"', ', ', 'null'),
    );
    // Texts come to the shop cleaned.
    const clean = texts
      .map((text) => text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim())
      .filter((text) => !/^(nan|null|undefined|)$/i.test(text));
    await fc.assert(
      fc.asyncProperty(clean, clean, clean, async (name, brand, weight) => {
        const said = { value: weight.length + 0.5, unit: NetUnit.ML };
        const netQuantity = weight.length % 2 ? said : null;
        const variants = [{ weight, netQuantity, pricePaise: 1250 as never, onHand: 3 }];
        await aProduct(ctx, {
          id: v7(),
          name,
          brand,
          categoryId: food.id,
          description: `${name}\n${brand}`,
          variants,
        }).catch(
          // Two may be called alike.
          () => undefined,
        );
      }),
      { numRuns: TEXTS },
    );

    for (const format of ['csv', 'jsonl'] as const) {
      const { first, second } = await exportOfCopy(format);
      expect(second).toBe(first);
    }
  });

  it('keeps through a file and back which packs are sold loose', async () => {
    const { id } = await aProduct(shop.ctx(), { name: 'Loose jaggery' });
    await shop.database.query('UPDATE product_variant SET is_loose = true WHERE product_id = $1', [id]);

    for (const format of ['csv', 'jsonl'] as const) {
      const { first, second } = await exportOfCopy(format);
      const row = first.split('\n').find((line) => line.includes('Loose jaggery'));
      expect(row).toMatch(format === 'csv' ? /,yes,/ : /"loose":true/);
      expect(second).toBe(first);
    }
  });

  it('keeps tags through a file and back', async () => {
    const { id } = await aProduct(shop.ctx(), { name: 'A tagged one' });
    await shop.database.manager.update(Product, { id }, { tags: ['bulk buy', 'दिवाली'] });

    for (const format of ['csv', 'jsonl'] as const) {
      const { first, second } = await exportOfCopy(format);
      expect(first).toContain(format === 'csv' ? ',bulk buy | दिवाली,' : '"tags":["bulk buy","दिवाली"]');
      expect(second).toBe(first);
    }
  });

  it('keeps through a file whether shoppers are shown a product, and its time where it waits for one', async () => {
    const { database } = shop;
    for (const status of [ProductStatus.PUBLISHED, ProductStatus.HIDDEN, ProductStatus.ARCHIVED]) {
      const { id } = await aProduct(shop.ctx(), { name: `One of ${status}` });
      await database.manager.update(Product, { id }, { status });
    }
    const { id } = await aProduct(shop.ctx(), { name: 'A waiting one' });
    const tomorrow = new Date(Date.now() + 86_400_000);
    await database.manager.update(Product, { id }, { status: ProductStatus.HIDDEN, publishAt: tomorrow });

    const { first, second } = await exportOfCopy('csv');
    const again = await importFileOf(shop.ctx(), first, { format: 'csv' });
    const shown = await importFileOf(shop.ctx(), first.replaceAll(',hidden,', ',active,'), { format: 'csv' });
    const kept = await database.manager.countBy(Product, { status: ProductStatus.PUBLISHED, publishAt: IsNull() });

    expect(second).toBe(first);
    expect(first.match(/(?<=,)(?:published|hidden|archived)(?=,)/g)?.toSorted()).toEqual([
      'archived',
      'hidden',
      'hidden',
      'published',
    ]);
    expect(again).toMatchObject({ updated: 0, unchanged: 4 });
    expect(shown).toMatchObject({ updated: 2, unchanged: 2 });
    expect(kept).toBe(3);
  });

  it('lets no cell begin as a formula would', async () => {
    await aProduct(shop.ctx(), { name: '=HYPERLINK("http://x")', brand: '@x', description: '-1+1' });

    const [header, row] = (await exportOf(shop)).split('\n');

    expect(header).toMatch(/^handle,sku,name,brand,category,sub_category,type,/);
    expect(row).toContain(`"'=HYPERLINK(""http://x"")",'@x,`);
    expect(row).toContain(",'-1+1,");
  });

  it('writes the header of an empty shop', async () => {
    expect((await exportOf(shop)).split('\n')).toEqual([
      expect.stringMatching(
        /^handle,.*created_at,category_hi,name_hi,description_hi,category_mr,name_mr,description_mr$/,
      ),
      '',
    ]);
    expect(await exportOf(shop, 'jsonl')).toBe('');
  });
});
