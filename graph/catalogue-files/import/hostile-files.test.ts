import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { asShopError, ShopError } from '../../shared/errors.js';
import { importFileOf } from '../../testing/factories/catalogue-file.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

const HEADER = ['sku', 'name', 'brand', 'category', 'sub category', 'weight', 'price', 'mrp', 'stock', 'description'];

const text = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', ';', '\u0000', 'a', ' ', "'", '=') }),
  },
  fc.constantFrom(
    '',
    '\ufeff',
    '\ud800',
    '=1+1',
    "'=x",
    '&amp;',
    '&#0;',
    '&#x110000;',
    '\\',
    "'; DROP TABLE product; --",
  ),
  fc.constant('long '.repeat(5_000)),
);
const price = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 1, max: 5_000 }).map((paise) => String(paise / 100)) },
  fc.constantFrom('₹ 12', '1,00,000.50', '-1', 'Infinity', '1e9', '99999999999999999999', '', 'NaN'),
);
const cells = fc.tuple(
  fc.oneof({ weight: 4, arbitrary: fc.uuid() }, text),
  text,
  text,
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom('Food', 'Home', 'food') }, text),
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom('', 'Rice') }, text),
  text,
  price,
  price,
  fc.constantFrom('', '0', '7', '1.5', '-1', '1e400'),
  text,
);

/** Every product of the shop is whole: in a category, with a choice, at the price of its first choice, known to search. */
async function halfApplied(): Promise<unknown[]> {
  return shop.database.query(
    `SELECT p.id, p.name FROM product p
     LEFT JOIN product_variant v ON v.product_id = p.id AND v.position = 1
     LEFT JOIN search_document d ON d.product_id = p.id
     WHERE v.id IS NULL OR d.product_id IS NULL OR v.price_paise <> p.price_paise
       OR v.old_price_paise IS DISTINCT FROM p.old_price_paise OR p.name = ''`,
  );
}

const countOf = async (table: string) => (await shop.database.query(`SELECT count(*)::int AS n FROM ${table}`))[0].n;

describe('importCatalogue, given a file that nobody should have made', () => {
  it('applies each row wholly or tells why not', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(cells, { minLength: 1, maxLength: 20 }), async (rows) => {
        const variants = await countOf('product_variant');
        const told = rows.filter((row) => row.some((cell) => cell.trim() !== ''));

        const report = await importFileOf(shop.ctx(), stringify([HEADER, ...rows]));

        expect(report.problems).toHaveLength(report.refused);
        expect(report.created + report.updated + report.unchanged + report.refused).toBe(told.length);
        expect(await countOf('product_variant')).toBe(variants + report.created);
        expect(await halfApplied()).toEqual([]);
        expect(report.problems.filter(({ reason }) => reason === 'The database does not take the row.')).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('survives any bytes behind a header, in any encoding', async () => {
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 3_000 }).map((all) => Buffer.from(all)),
      fc.string({ unit: 'binary', maxLength: 2_000 }).map((all) => Buffer.from(all, 'utf16le')),
      fc
        .string({ unit: fc.constantFrom('"', ',', '\n', 'a', '\r\n', '1'), maxLength: 400 })
        .map((all) => Buffer.from(all)),
    );
    const header = fc.constantFrom('name,category,price\n', '\ufeffname;category;price\r\n', '"name', '');
    await fc.assert(
      fc.asyncProperty(header, bytes, fc.constantFrom('csv' as const, 'jsonl' as const), async (head, body, format) => {
        const file = Buffer.concat([Buffer.from(head), body]);
        const report = await importFileOf(shop.ctx(), file, { format }).catch((thrown: unknown) => asShopError(thrown));

        if (report instanceof ShopError) expect(report.code).toBe('BAD_USER_INPUT');
        else expect(report?.problems).toHaveLength(report?.refused ?? -1);
        expect(await halfApplied()).toEqual([]);
      }),
      { numRuns: 80 },
    );
  });

  it('gives up a quotation mark that is never closed, and goes on behind it', async () => {
    const file = `name,category,price\nDal,Food,10\nRice,"Food,20\n${'x,y,1\n'.repeat(200_000)}`;

    const report = await importFileOf(shop.ctx(), file);

    expect(report.created).toBeGreaterThanOrEqual(1);
    expect(report.problems[0]).toMatchObject({ row: 3 });
    expect(await halfApplied()).toEqual([]);
  });
});
