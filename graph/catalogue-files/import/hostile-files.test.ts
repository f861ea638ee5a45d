import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { asShopError, ShopError } from '../../shared/errors.js';
import { importFileOf } from '../../testing/factories/catalogue-file.factory.js';
import { aWorkbook } from '../../testing/factories/workbook.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { filesOf, zipOf } from '../read/zip.js';

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

/**
 * Every product of the shop is whole: in a category, with a choice, at the price of its first
 * choice, known to search.
 */
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
        expect(report.problems.filter(({ reason }) => reason === 'The database rejects this row.')).toEqual([]);
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

  it.each([
    ['a word in the last cell that a sheet can have', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'],
    ['a note far behind a long list', '<row r="9000"><c r="XFD9000"><v>1</v></c></row>'],
    ['a row that no sheet can have', '<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>'],
    ['an empty row that no sheet can have', '<row r="99999999999"/>'],
    ['a column that no sheet can have', '<row r="3"><c r="ZZZZZZZ3"><v>1</v></c></row>'],
  ])('refuses a workbook with %s, before it fills the memory', async (_what, far) => {
    const list = filesOf(aWorkbook({ Goods: [['SKU', 'Name', 'Category', 'Price']] }));
    const sheet = 'xl/worksheets/sheet1.xml';
    const workbook = zipOf({ ...list, [sheet]: String(list[sheet]).replace('</sheetData>', `${far}</sheetData>`) });

    await expect(importFileOf(shop.ctx(), workbook)).rejects.toThrow(/^The list in the workbook reaches too far/);
  });

  it('reads a workbook whose last row is only painted', async () => {
    const list = filesOf(
      aWorkbook({
        Goods: [
          ['SKU', 'Name', 'Category', 'Price'],
          ['painted-1', 'Painted', 'Food', 9],
        ],
      }),
    );
    const sheet = 'xl/worksheets/sheet1.xml';
    const painted = '<row r="1048576"><c r="XFD1048576" s="1"/></row></sheetData>';
    const workbook = zipOf({ ...list, [sheet]: String(list[sheet]).replace('</sheetData>', painted) });

    expect((await importFileOf(shop.ctx(), workbook)).created).toBe(1);
  });

  it('refuses a line of JSON that is nested by the thousand, and goes on behind it', async () => {
    const nested = `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
    const good = '{"sku":"behind-nested","name":"Behind","category":"Food","price":9}';

    const report = await importFileOf(shop.ctx(), `${nested}\n${good}\n`, { format: 'jsonl' });

    expect([report.created, report.refused]).toEqual([1, 1]);
  });

  it('gives up a quotation mark that is never closed, and goes on behind it', async () => {
    const file = `name,category,price\nDal,Food,10\nRice,"Food,20\n${'x,y,1\n'.repeat(200_000)}`;

    const report = await importFileOf(shop.ctx(), file);

    expect(report.created).toBeGreaterThanOrEqual(1);
    expect(report.problems[0]).toMatchObject({ row: 3 });
    expect(await halfApplied()).toEqual([]);
  });
});

describe('importCatalogue, given what a spreadsheet makes of a list', () => {
  it.each([
    ['a title above the header', 'Price list, May\n\nName of the shop;Jhola\nname,category,price\nDal A,Food,10\n'],
    ['the separator on a line of its own', 'sep=;\r\nname;category;price\r\nDal B;Food;10\r\n'],
    ['a title that is the name of a column', 'Products\nname\tcategory\tprice\nDal C\tFood\t10\n'],
    ['both', '"sep=|"\nProducts\nname|category|price\nDal D|Food|10\n'],
  ])('finds the header below %s', async (_what, file) => {
    const report = await importFileOf(shop.ctx(), file);

    expect([report.created, report.refused, report.unread]).toEqual([1, 0, []]);
  });

  it('reads rows that end as Windows, Linux and an old Mac end theirs', async () => {
    const report = await importFileOf(
      shop.ctx(),
      'name,category,price\r\nEnd A,Food,1\nEnd B,Food,2\rEnd C,Food,3\r\n',
    );

    expect([report.created, report.problems]).toEqual([3, []]);
  });

  it.each([
    ['without a column for name or SKU', 'category,price\nFood,10\n'],
    ['of something else', 'customer,phone\nAsha,98\n'],
    ['of titles alone', 'Price list\nMay\n'],
  ])('refuses a file %s as a whole, in one sentence', async (_what, file) => {
    await expect(importFileOf(shop.ctx(), file)).rejects.toThrow(/^The file is not a catalogue: [^.]+\.$/);
  });

  it('refuses a barcode that was shortened, since its last digits are lost', async () => {
    const report = await importFileOf(
      shop.ctx(),
      'sku,name,category,price\n8.90103E+12,Dal,Food,10\n1E3,Rice,Food,10\n',
    );

    expect(report.created).toBe(1);
    expect(report.problems).toEqual([
      { row: 2, column: 'sku', reason: expect.stringContaining('format the column as text') },
    ]);
  });

  it('reads a workbook of which no cell says where it is', async () => {
    const rows = [
      ['SKU', 'Name', 'Brand', 'Category', 'Price'],
      ['unplaced-1', 'Unplaced rice', null, 'Food', 40.5],
      [],
      ['unplaced-2', 'Unplaced dal', 'Khalihan', 'Food', 90],
    ];
    const report = await importFileOf(shop.ctx(), aWorkbook({ Goods: rows }, { isReferenced: false }));

    expect([report.created, report.problems]).toEqual([2, []]);
    const { data } = await shop.graphql('{ product(slug: "khalihan-unplaced-dal") { brand price } }');
    expect(data.product).toEqual({ brand: 'Khalihan', price: 90 });
  });

  it('refuses a number of a workbook of which Excel has kept fifteen digits, and takes those that are whole', async () => {
    const rows = [
      ['SKU', 'Name', 'Category', 'Price'],
      [123_456_789_012_345, 'Fifteen digits', 'Food', 10],
      [1_234_567_890_123_450, 'Sixteen, the last of them lost', 'Food', 10],
      [12_345_678_901_234_500_000, 'Twenty', 'Food', 10],
      [1_234_567_890_123_457, 'Sixteen that another program wrote', 'Food', 10],
      ['1234567890123450', 'Sixteen as a text', 'Food', 10],
    ];
    const report = await importFileOf(shop.ctx(), aWorkbook({ Goods: rows }));

    const lost = expect.stringMatching(/^'1\.2345678901234\dE\+\d\d' is a number that a spreadsheet has shortened/);
    expect(report.problems).toEqual([3, 4].map((row) => ({ row, column: 'sku', reason: lost })));
    const { data } = await shop.graphql(
      '{ products(skus: ["123456789012345", "1234567890123457", "1234567890123450"]) { totalCount } }',
    );
    expect([report.created, data.products.totalCount]).toEqual([3, 3]);
  });

  it.each([
    ['utf16le', 'दाल, साबुत और धुली हुई, घर की रसोई के लिए '],
    ['utf16be', 'दाल, साबुत और धुली हुई, घर की रसोई के लिए '],
    ['utf16le', 'Plain words '],
    ['utf16be', 'Plain words '],
  ])('reads a file in UTF-16 without the mark of its byte order: %s, %s', async (encoding, words) => {
    const name = `${words.slice(0, 3)} ${encoding}`;
    const bytes = Buffer.from(
      `name\tcategory\tprice\tdescription\r\n${name}\tFood\t10\t${words.repeat(40)}\r\n`,
      'utf16le',
    );
    const report = await importFileOf(shop.ctx(), encoding === 'utf16be' ? bytes.swap16() : bytes);

    expect([report.created, report.problems]).toEqual([1, []]);
    expect(await shop.database.query('SELECT name FROM product WHERE name = $1', [name])).toEqual([{ name }]);
  });

  it.each([
    ['the least', [0xff, 0xfe, 0, 0]],
    ['the most', [0, 0, 0xfe, 0xff]],
  ])('refuses a file in UTF-32, %s significant byte first, in one sentence', async (_what, mark) => {
    const letters = [...'name,category,price\nDal,Food,10\n'].flatMap((letter) => [letter.charCodeAt(0), 0, 0, 0]);

    await expect(importFileOf(shop.ctx(), Buffer.from([...mark, ...letters]))).rejects.toThrow(
      /^The file is written in UTF-32: [^.]+\.$/,
    );
  });

  it('reads dates with the day first', async () => {
    const days = ['05/01/2026', '31-01-2026', '1.2.2026 9:30', '01/31/2026', '31/02/2026'];
    const rows = days.map((day, place) => `dated-${place},Dated ${place},Food,10,${day}\n`).join('');
    const report = await importFileOf(shop.ctx(), `sku,name,category,price,created_at\n${rows}`);

    const made: { at: Date }[] = await shop.database.query(
      "SELECT created_at AS at FROM product WHERE name LIKE 'Dated _' ORDER BY name LIMIT 4",
    );
    expect(made.map(({ at }) => at.toISOString())).toEqual([
      ...['2026-01-05T00:00:00.000Z', '2026-01-31T00:00:00.000Z', '2026-02-01T09:30:00.000Z'],
      '2026-01-31T00:00:00.000Z',
    ]);
    expect([report.created, report.problems]).toEqual([5, []]);
    expect(report.warnings).toEqual([{ row: 6, column: 'createdAt', reason: expect.any(String) }]);
  });

  it.each(['utf8', 'latin1'] as const)(
    'reads letters that first come after a hundred thousand others: %s',
    async (encoding) => {
      const plain = `${encoding},Plain,Food,10,${'plain '.repeat(3_000)}\n`.repeat(6);
      const file = `sku,name,category,price,description\n${plain}${encoding}-late,Café crème ${encoding},Food,10,\n`;

      await importFileOf(shop.ctx(), Buffer.from(file, encoding));

      expect(await shop.database.query('SELECT name FROM product WHERE name LIKE $1', [`Caf%${encoding}`])).toEqual([
        { name: `Café crème ${encoding}` },
      ]);
    },
  );
});
