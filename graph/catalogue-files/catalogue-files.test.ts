import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { signToken } from '../accounts/sign-in/token.js';
import type { User } from '../accounts/user.entity.js';
import { cleanEnvironment } from '../testing/clean-environment.js';
import { aUser } from '../testing/factories/account.factory.js';
import { importFileOf } from '../testing/factories/catalogue-file.factory.js';
import { aWorkbook } from '../testing/factories/workbook.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { operationOf, sendOperation } from '../testing/upload-calls.js';
import { zipOf } from './read/zip.js';

let shop: TestShop;
let admin: User;

beforeAll(async () => {
  shop = await openShop();
  admin = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const IMPORT = `mutation ($file: Upload!, $dryRun: Boolean) {
  importCatalogue(file: $file, dryRun: $dryRun) {
    created updated unchanged refused warned unread problems { row column reason } warnings { row column reason } userErrors { code message }
  }
}`;

async function send(file: string | Buffer, { name = 'shop.csv', dryRun = false, as = admin } = {}) {
  const bytes = Buffer.from(file as string);
  const operation = { query: IMPORT, variables: { file: null, dryRun } };
  const form = operationOf([{ bytes, name }], { 0: ['variables.file'] }, operation);
  const { data, errors } = await sendOperation(shop, as, form);
  return { ...data?.importCatalogue, code: errors[0]?.extensions.code };
}

const countOfProducts = async () => (await shop.graphql('{ products { totalCount } }')).data.products.totalCount;

describe('importCatalogue', () => {
  it('tells an admin what came of each row of a file', async () => {
    const file = 'SKU,Name,Category,Price,Colour\nR1,Rice,Food,90,white\nR2,Oil,Food,free,\n';

    expect(await send(file, { dryRun: true })).toMatchObject({ created: 1, refused: 1 });
    expect(await countOfProducts()).toBe(0);
    expect(await send(file)).toEqual({
      created: 1,
      updated: 0,
      unchanged: 0,
      refused: 1,
      warned: 0,
      warnings: [],
      unread: ['Colour'],
      problems: [{ row: 3, column: 'price', reason: "'free' is not a price in rupees." }],
      userErrors: [],
    });
    expect(await send(file)).toMatchObject({ created: 0, unchanged: 1 });
    expect(await send('{"sku":"R1","price":95}', { name: 'shop.jsonl' })).toMatchObject({ updated: 1 });
  });

  it('reads a workbook as spreadsheets save it, the sheet with the articles, a title above its header', async () => {
    const header = ['SKU', 'Name', 'Category', 'Price', 'Stock', 'Featured', 'Created at', 'Shelf life days'];
    const file = aWorkbook({
      Notes: [['Do not touch & do not print']],
      Goods: [
        ['Price list', null, 'spring'],
        header,
        [8_901_234_567_894, 'Besan, fine', 'Flours', 62.5, 7, true, new Date('2026-01-31T00:00:00Z'), 'long'],
        [null, null],
        ['B-2', '=Maida', 'Flours', 0.1 + 0.2, 3, false, null, 90],
      ],
    });

    expect(await send(file, { name: 'goods.xlsx' })).toMatchObject({
      ...{ created: 2, refused: 0, warned: 1, userErrors: [] },
      warnings: [
        {
          row: 3,
          column: 'shelfLifeDays',
          reason: expect.stringMatching(/^'long' is not a whole number.*left out\.$/),
        },
      ],
    });

    const { data } = await shop.graphql(
      '{ besan: variant(sku: "8901234567894") { price countInStock product { name } } maida: variant(sku: "B-2") { price } }',
    );
    expect(data).toEqual({
      besan: { price: 62.5, countInStock: 7, product: { name: 'Besan, fine' } },
      maida: { price: 0.3 },
    });
    expect(await send(file, { name: 'goods.csv' })).toMatchObject({ unchanged: 2 });
  });

  it('imports a row without the cells that nobody can read and nobody needs, and tells of twins without a SKU', async () => {
    const file = `name,brand,category,price,mrp,diet,fssai
Poha,Khalihan,Flakes,40,cheap,maybe,12
Poha,Khalihan,Flakes,40,,veg,
`;

    const { created, refused, warnings } = await send(file);

    expect([created, refused]).toEqual([2, 0]);
    expect(warnings.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [2, 'oldPrice'],
      [2, 'diet'],
      [2, 'fssaiLicense'],
      [3, 'sku'],
    ]);
    expect(warnings[3].reason).toBe(
      'It is the same as row 2, and neither has a SKU: it was imported as a separate item.',
    );
  });

  it('unpacks no workbook that is a bomb', async () => {
    const bomb = zipOf({ 'xl/worksheets/sheet1.xml': Buffer.alloc(301 * 2 ** 20) });

    expect(bomb.length).toBeLessThan(2 ** 20);
    expect(await send(bomb, { name: 'goods.xlsx' })).toMatchObject({
      userErrors: [{ code: 'BAD_USER_INPUT', message: expect.stringContaining('too large once unpacked') }],
    });
  });

  it('tells of bad rows from the top of the file, whatever showed first that they are bad', async () => {
    const { problems } = await send('SKU,Name,Category,Price\nB1,Tea,,40\nB2,Salt,Food,free\nB3,,Food,20\n');

    expect(problems.map(({ row, column }: { row: number; column: string }) => [row, column])).toEqual([
      [2, 'category'],
      [3, 'price'],
      [4, 'name'],
    ]);
  });

  it('tells of the first hundred bad rows only', async () => {
    const { refused, problems } = await send(`name,category,price\n${',,\nx,y,\n'.repeat(150)}`);

    expect(refused).toBe(150);
    expect(problems).toHaveLength(100);
  });

  it('imports nothing of a file that is too large', async () => {
    const before = await countOfProducts();
    const large = `name,category,price\nBig,Food,1\n${'x'.repeat(20 * 1024 * 1024)}`;

    expect(await send(large)).toMatchObject({
      created: 0,
      userErrors: [
        { code: 'PAYLOAD_TOO_LARGE', message: expect.stringMatching(/^Please send a catalogue of up to 20 MB/) },
      ],
    });
    const larger = await sendOperation(
      shop,
      admin,
      operationOf(
        [{ bytes: Buffer.alloc(27 * 1024 * 1024) }],
        { 0: ['variables.file'] },
        { query: IMPORT, variables: { file: null } },
      ),
    );
    expect(larger.errors[0]?.message).toMatch(/pictures of up to 5 MB each, or a catalogue of up to 20 MB/);
    expect(await countOfProducts()).toBe(before);
  });

  it.each([
    ['an empty file', '', 'The file contains no items.'],
    ['a header without rows', 'sku,name,category,price\n', 'The file contains no items.'],
    ['empty rows', '\n\nsku,name,category,price\r\n , ,\n\n', 'The file contains no items.'],
    ['a zip', Buffer.from(`PK\x03\x04${'\n,\0'.repeat(50)}`), 'The file is an archive or a document, not text'],
    ['a zip with nothing in it', Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`), 'The file is an archive or a document'],
    ['a letter', 'Dear shop,\nplease sell my mangoes, and my dal\n', 'The file is not a catalogue'],
  ])('refuses %s as a whole, in one sentence', async (_what, file, sentence) => {
    const { userErrors, refused } = await send(file);

    expect(refused).toBe(0);
    expect(userErrors).toEqual([{ code: 'BAD_USER_INPUT', message: expect.stringContaining(sentence) }]);
  });

  it.each([
    ['that holds no article', 'header-alone.csv', /^The file contains no items\.$/m],
    ['that is not there', 'mistyped.csv', /^There is no file .*mistyped\.csv\.$/m],
  ])('ends the command with 1, and one sentence, for a file %s', async (_what, name, sentence) => {
    const folder = shop.config.dataDir;
    await writeFile(path.join(folder, 'header-alone.csv'), 'sku,name,category,price\n');
    const env = { ...cleanEnvironment(), DATABASE_URL: shop.config.databaseUrl ?? '', DATA_DIR: folder };

    const command = ['dist/graph/cli/catalogue.js', 'import', path.join(folder, name)];
    const run = promisify(execFile)(process.execPath, command, { env });

    await expect(run).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(sentence) });
  });

  it('refuses JSON lines without a line, and a zip that is called so', async () => {
    for (const file of ['', '\n \n', 'PK\x03\x04{}'])
      expect(await send(file, { name: 'shop.jsonl' })).toMatchObject({ userErrors: [{ code: 'BAD_USER_INPUT' }] });
  });
});

describe('the file of the catalogue', () => {
  const get = async (as: User | null) => {
    const headers: Record<string, string> = as ? { Authorization: `Bearer ${signToken(as, shop.config)}` } : {};
    const answer = await fetch(`${shop.address}/catalogue.csv`, { headers });
    return { status: answer.status, text: await answer.text(), kind: answer.headers.get('content-disposition') };
  };

  it('is taken back by the import without a change', async () => {
    await send('SKU,Name,Category,Price,Stock\nE1,"Ragi, whole",Food,90.50,7\nE2,Jowar,Food,60,0\n');

    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const { status, text, kind } = await get(admin);
    process.off('warning', note);

    expect([status, kind, warnings]).toEqual([200, 'attachment; filename=catalogue.csv', []]);
    const rows = text.trim().split('\n').length - 1;
    expect(rows).toBeGreaterThanOrEqual(2);
    expect(await send(text)).toMatchObject({ created: 0, updated: 0, unchanged: rows, refused: 0 });
  });

  it('waits for a slow reader, and ends with one that goes', async () => {
    const rows = Array.from({ length: 150 }, (_, row) => `slow-${row},Slow ${row},Food,90,${'long '.repeat(2_000)}\n`);
    await importFileOf(shop.ctx(), `SKU,Name,Category,Price,Description\n${rows.join('')}`);
    const whole = (await get(admin)).text;
    const headers = { Authorization: `Bearer ${signToken(admin, shop.config)}`, 'Accept-Encoding': 'identity' };
    const read = async (most: number) => {
      const leaves = new AbortController();
      const { body } = await fetch(`${shop.address}/catalogue.csv`, { headers, signal: leaves.signal });
      let bytes = 0;
      for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
        bytes += chunk.length;
        if (bytes > most) break;
      }
      leaves.abort();
      return bytes;
    };

    expect(await read(1_000)).toBeLessThan(whole.length);
    expect(await read(Number.POSITIVE_INFINITY)).toBe(Buffer.byteLength(whole));
  });

  it('is for nobody who may not see the stock', async () => {
    expect((await get(null)).status).toBe(401);
    expect((await get(await aUser(shop.ctx()))).status).toBe(403);
  });
});
