import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { importFileOf } from '../../testing/factories/catalogue-file.factory.js';
import { aPicture } from '../../testing/factories/picture.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { columnMappingOf } from '../read/column-mapping.js';
import { type ImportReport, importCatalogue } from './import-catalogue.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

beforeEach(() => shop.database.query('TRUNCATE product, category, image, country CASCADE'));

const STRANGERS = `index,Product,Category,sub_category,Brand,sale_price,Market Price,type,rating,description
1,"Garlic Oil, Vegetarian",Beauty & Hygiene,Hair Care,Sri Sri Ayurveda ,"₹1,220.00",1220.0,Hair Oil,4.1,"Good for hair.  Take two."
2,Water Bottle &amp; Cup,Kitchen,Storage,Mastercook,180.5,200,Bottles,,
3,Brass Deep,Home,Lamps,Trm,119,250,Lamps,3.44,Shines
`;

interface CatalogueRow {
  name: string;
  brand: string;
  price: number;
  weightOptions: string[];
  images: unknown[];
  countries: { iso2: string }[];
}

async function catalogueRows(): Promise<CatalogueRow[]> {
  const { data } = await shop.graphql(`{ products(first: 100, sort: PRICE_ASC) { nodes {
    name brand description price oldPrice discount rating countInStock category { name }
    subCategory { name parent { name } } sizes weightOptions variants { sku weight price countInStock }
    images { alt } countries { iso2 } } } }`);
  return data.products.nodes;
}

/** Which transaction wrote each row last, over all tables that an import may touch. */
async function writers(): Promise<unknown> {
  const tables = ['product', 'product_variant', 'category', 'search_document', 'search_term', 'product_image', 'image'];
  return Promise.all(
    tables.map((table) => shop.database.query(`SELECT xmin::text, ctid::text FROM ${table} ORDER BY ctid`)),
  );
}

const counts = ({ created, updated, unchanged, refused }: ImportReport) => [created, updated, unchanged, refused];

describe('importCatalogue', () => {
  it("reads a stranger's columns and puts the articles into categories that it makes", async () => {
    const report = await importFileOf(shop.ctx(), STRANGERS);

    expect(counts(report)).toEqual([3, 0, 0, 0]);
    expect(report.unread).toEqual(['index']);
    expect(await catalogueRows()).toMatchObject([
      { name: 'Brass Deep', price: 119, oldPrice: 250, discount: 52, rating: 3.4 },
      { name: 'Water Bottle & Cup', price: 180.5, oldPrice: 200, discount: 9, rating: null, description: '' },
      {
        name: 'Garlic Oil, Vegetarian',
        brand: 'Sri Sri Ayurveda',
        price: 1220,
        oldPrice: null,
        rating: 4.1,
        description: 'Good for hair. Take two.',
        category: { name: 'Beauty & Hygiene' },
        subCategory: { name: 'Hair Oil', parent: { name: 'Hair Care' } },
      },
    ]);
    const { data } = await shop.graphql('{ search(query: "garlic oil") { nodes { name } } }');
    expect(data.search.nodes).toEqual([{ name: 'Garlic Oil, Vegetarian' }]);
  });

  it('writes nothing when the same file comes again', async () => {
    await importFileOf(shop.ctx(), STRANGERS);
    const before = await writers();

    expect(counts(await importFileOf(shop.ctx(), STRANGERS))).toEqual([0, 0, 3, 0]);

    expect(await writers()).toEqual(before);
  });

  it('changes just what a file says otherwise', async () => {
    await importFileOf(shop.ctx(), STRANGERS);

    const report = await importFileOf(shop.ctx(), STRANGERS.replace('180.5,200', '150,').replace('Shines', 'Shines!'));

    expect(counts(report)).toEqual([0, 2, 1, 0]);
    expect(await catalogueRows()).toMatchObject([
      { name: 'Brass Deep', description: 'Shines!' },
      { name: 'Water Bottle & Cup', price: 150, oldPrice: null, discount: 0 },
      { name: 'Garlic Oil, Vegetarian' },
    ]);
  });

  it('brings price and stock of known articles up to date from a file that says nothing else', async () => {
    await importFileOf(shop.ctx(), 'sku,name,category,price,mrp,stock\nR1,Rice,Food,90,100,5\n');

    const report = await importFileOf(shop.ctx(), 'SKU,Stock,Price\nR1,7,95\nR2,1,10\n');

    expect(counts(report)).toEqual([0, 1, 0, 1]);
    expect(report.problems).toEqual([
      { row: 3, column: 'name', reason: 'The item is new to the shop, and its name is missing.' },
    ]);
    expect(await catalogueRows()).toMatchObject([
      { name: 'Rice', price: 95, oldPrice: 100, discount: 5, countInStock: 7 },
    ]);
  });

  it('makes rows of one handle the choices of one product, the later ones saying only what differs', async () => {
    const file = `Handle,Title,Vendor,Category,Weight,Price,Stock
toor-dal,Toor Dal,Farmly,Food > Dals,500 g,80,3
toor-dal,,,,1 kg,150,4
chana-dal,Chana Dal,Farmly,Food > Dals,1 kg,160,0
toor-dal,,,,5 kg,700,5
`;
    await importFileOf(shop.ctx(), file);

    const [toor, chana] = await catalogueRows();
    expect(toor).toMatchObject({ name: 'Toor Dal', price: 80, countInStock: 12, subCategory: { name: 'Dals' } });
    expect(toor?.weightOptions).toEqual(['500 g', '1 kg', '5 kg']);
    expect(chana).toMatchObject({ name: 'Chana Dal', countInStock: 0 });
    expect(counts(await importFileOf(shop.ctx(), file))).toEqual([0, 0, 4, 0]);
  });

  it('tells articles without a number apart by brand, name, category and option', async () => {
    const file = `name,brand,category,weight,price
Atta,Farmly,Food,1 kg,60
Atta,Farmly,Food,5 kg,280
Atta,Farmly,Food,1 kg,61
Atta,Other,Food,1 kg,62
`;
    await importFileOf(shop.ctx(), file);

    const found = await catalogueRows();
    expect(found.map(({ brand, price, weightOptions }) => [brand, price, weightOptions])).toEqual([
      ['Farmly', 60, ['1 kg', '5 kg']],
      ['Farmly', 61, ['1 kg']],
      ['Other', 62, ['1 kg']],
    ]);
    expect(counts(await importFileOf(shop.ctx(), file))).toEqual([0, 0, 4, 0]);
  });

  it.each([
    ['The name is missing.', 'name', ',Food,10,,1'],
    ['The item is new to the shop, and its category is missing.', 'category', 'Rice,,10,,1'],
    ['The item is new to the shop, and its price is missing.', 'price', 'Rice,Food,,,1'],
    ["'-5' is not a price in rupees.", 'price', 'Rice,Food,-5,,1'],
    ["'2,20' is not a price in rupees.", 'price', 'Rice,Food,"2,20",,1'],
    ['A price must be above 0.', 'price', 'Rice,Food,0.001,,1'],
    ['The price is above the old price.', 'price', 'Rice,Food,20,10,1'],
    ["'1.5' is not a whole number from 0 to 100,000,000.", 'stock', 'Rice,Food,20,,1.5'],
    ['The row has 6 cells, and the header has 5.', null, 'Rice,Food,20,,1,extra'],
    ['It is longer than 300 characters.', 'name', `${'x'.repeat(301)},Food,20,,1`],
  ])('refuses a row and says: %s', async (reason, column, row) => {
    const report = await importFileOf(shop.ctx(), `name,category,price,mrp,stock\n${row}\nDal,Food,30,,1\n`);

    expect(counts(report)).toEqual([1, 0, 0, 1]);
    expect(report.problems).toEqual([{ row: 2, column, reason }]);
    expect((await catalogueRows()).map(({ name }) => name)).toEqual(['Dal']);
  });

  it('passes over the empty cells that a spreadsheet writes behind its columns, and columns without a name', async () => {
    const report = await importFileOf(
      shop.ctx(),
      'name,category,price,,\nRice,Food,20\nDal,Food,30,,,,\nPoha,Food,40,,\n',
    );

    expect(counts(report)).toEqual([2, 0, 0, 1]);
    expect(report.problems).toEqual([{ row: 2, column: null, reason: 'The row has 3 cells, and the header has 5.' }]);
    expect(report.unread).toEqual([]);
  });

  it('refuses a number that another row has, or another product of the shop', async () => {
    await importFileOf(shop.ctx(), 'handle,sku,name,category,price\ndal,D1,Dal,Food,10\n');

    const report = await importFileOf(
      shop.ctx(),
      'handle,sku,name,category,price\nrice,D1,Rice,Food,20\nrice,R1,Rice,Food,20\nrice,R1,Rice,Food,21\n',
    );

    expect(report.problems).toEqual([
      { row: 2, column: 'sku', reason: 'The SKU D1 belongs to another product of the shop.' },
      { row: 4, column: 'sku', reason: 'Row 3 has this SKU already.' },
    ]);
    expect((await catalogueRows()).map(({ name, price }) => [name, price])).toEqual([
      ['Dal', 10],
      ['Rice', 20],
    ]);
  });

  it('leaves in the store room what checkouts have reserved', async () => {
    const file = 'sku,name,category,price,stock\nR1,Rice,Food,90,5\n';
    await importFileOf(shop.ctx(), file);
    await shop.database.query('UPDATE product_variant SET reserved = 3');

    await importFileOf(shop.ctx(), file.replace('90,5', '90,1'));

    expect(await shop.database.query('SELECT on_hand, reserved FROM product_variant')).toEqual([
      { on_hand: 3, reserved: 3 },
    ]);
  });

  it('tries a file out and leaves the shop as it was', async () => {
    const rows = Array.from({ length: 1_200 }, (_, at) => `item-${at % 600},N${at},Food,${at + 1},${at} g`);
    const file = `handle,name,category,price,weight\n${rows.join('\n')}\n,,,,\nbad,,Food,1,\n`;

    const tried = await importFileOf(shop.ctx(), file, { isTrial: true });

    expect(await shop.database.query('SELECT count(*)::int FROM category')).toEqual([{ count: 0 }]);
    expect(await catalogueRows()).toEqual([]);
    expect(counts(await importFileOf(shop.ctx(), file))).toEqual(counts(tried));
    expect(counts(tried)).toEqual([1_200, 0, 0, 1]);
  });

  it('takes the files of pictures out of a folder, by name or by the end of an address', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'jhola-pictures-'));
    await writeFile(path.join(folder, 'rice bag.png'), await aPicture());
    const file = `sku,name,category,price,images
R1,Rice,Food,90,https://cdn.example/a/rice%20bag.png?v=2
R2,Red Rice,Food,95,rice bag.png
R3,Wild Rice,Food,99,../../etc/passwd
`;
    const report = await importFileOf(shop.ctx(), file, { picturesFolder: folder });
    const again = await importFileOf(shop.ctx(), file, { picturesFolder: folder });
    const blind = await importFileOf(shop.ctx(), file.replaceAll('R', 'S'));
    await writeFile(path.join(folder, 'other.png'), await aPicture({ width: 500 }));
    // A pack with a picture of its own keeps it until the product has another, or the pack another
    // weight.
    const pictured = async (...changes: string[]) => {
      const counted = [];
      for (const change of ['sku,Variant Image\nR1,other.png\n', ...changes]) {
        counted.push(counts(await importFileOf(shop.ctx(), change, { picturesFolder: folder })));
      }
      const { data } = await shop.graphql('{ products { nodes { variants { sku image { url } } } } }');
      const variants = data.products.nodes.flatMap(
        (product: CatalogueRow & { variants: object[] }) => product.variants,
      );
      const { image } = variants.find(({ sku }: { sku: string }) => sku === 'R1');
      return [image !== null, ...counted];
    };
    const [created, changed, same, refusal] = [
      [1, 0, 0, 0],
      [0, 1, 0, 0],
      [0, 0, 1, 0],
      [0, 0, 0, 1],
    ];
    const packs = [
      await pictured('sku,price,images\nR1,91,rice bag.png\n', 'sku,variant_picture\nR1,other.png\n'),
      await pictured('sku,weight\nR1,2 kg\n'),
      await pictured('sku,images\nR1,other.png\n'),
      await pictured('sku,images,variant_picture\nR1,rice bag.png,other.png\n'),
      await pictured('sku,variant_picture\nR1,missing.png\n'),
      await pictured('sku,variant_picture\nR1,\n', 'sku,variant_picture\nR1,\n'),
      await pictured('sku,name,category,price,variant_picture\nR9,Gold Rice,Food,410,rice bag.png\n'),
    ];
    await rm(folder, { recursive: true });

    expect(report.problems).toEqual([
      { row: 4, column: 'pictures', reason: 'There is no picture passwd in the folder.' },
    ]);
    expect(counts(again)).toEqual([0, 0, 2, 1]);
    expect(packs).toEqual([
      [true, changed, changed, same],
      [false, same, changed],
      [false, changed, changed],
      [true, changed, changed],
      [true, same, refusal],
      [false, same, changed, same],
      [true, changed, created],
    ]);
    expect(await shop.database.query('SELECT count(*)::int FROM image')).toEqual([{ count: 2 }]);
    expect(blind).toMatchObject({ created: 3, withoutPictures: 3 });
    expect((await catalogueRows()).find(({ name }) => name === 'Red Rice')?.images).toHaveLength(1);
  });

  it('reads how much a pack holds and what its label says, and takes back what an empty cell says to be none', async () => {
    const header =
      'sku,name,brand,category,price,weight,net_content,veg/non-veg,fssai no,allergens,shelf life,origin,manufacturer,hsn,gst,ingredients,nutrition';
    const row =
      'T1,Tikki,Aloo Adda,Food,90,party pack,1.5 kg,Non-Veg,10000012345678,Egg; Milk,30 days,in,"Aloo Adda, Agra",2004.10,5%,"Potato, egg",Energy: 120 kcal | Protein:4 g';
    const asked = `{ products { nodes { unitPrice { amount per } label { diet fssaiLicense allergens shelfLifeDays
      countryOfOrigin manufacturer hsnCode gstRate ingredients nutrition } } } }`;
    const shown = async () => (await shop.graphql(asked)).data.products.nodes;

    expect(counts(await importFileOf(shop.ctx(), `${header}\n${row}\n`))).toEqual([1, 0, 0, 0]);
    expect(await shown()).toEqual([
      {
        unitPrice: { amount: 60, per: 'KG' },
        label: {
          ...{ diet: 'NON_VEG', fssaiLicense: '10000012345678', allergens: ['Egg', 'Milk'], shelfLifeDays: 30 },
          ...{ countryOfOrigin: 'IN', manufacturer: 'Aloo Adda, Agra', hsnCode: '200410', gstRate: 5 },
          ...{ ingredients: 'Potato, egg', nutrition: ['Energy: 120 kcal', 'Protein: 4 g'] },
        },
      },
    ]);
    expect(counts(await importFileOf(shop.ctx(), `${header}\n${row}\n`))).toEqual([0, 0, 1, 0]);
    expect(counts(await importFileOf(shop.ctx(), 'sku,price,net_content,diet,allergens,gst\nT1,80,,,,\n'))).toEqual([
      0, 1, 0, 0,
    ]);
    expect(await shown()).toMatchObject([
      {
        unitPrice: null,
        label: { diet: null, allergens: [], fssaiLicense: '10000012345678', hsnCode: '200410', gstRate: null },
      },
    ]);
    const report = await importFileOf(shop.ctx(), 'sku,net_content,fssai\nT1,some,10000012345678\nT1,1 kg,12\n');
    expect([report.refused, report.warnings.map(({ column }) => column)]).toEqual([1, ['netQuantity']]);
  });

  it('reads which packs are sold loose, leaves them where nothing is said, and warns of what is neither', async () => {
    const loose = async () => (await shop.database.query('SELECT is_loose FROM product_variant'))[0].is_loose;

    await importFileOf(shop.ctx(), 'sku,name,category,price,weight,Sold by weight\nT1,Onion,Food,38,1 kg,yes\n');
    expect(await loose()).toBe(true);
    expect(counts(await importFileOf(shop.ctx(), 'sku,price\nT1,40\n'))).toEqual([0, 1, 0, 0]);
    expect(await loose()).toBe(true);
    const { warnings } = await importFileOf(shop.ctx(), 'sku,loose\nT1,often\n');
    expect([warnings.map(({ column }) => column), await loose()]).toEqual([['loose'], true]);
    expect(counts(await importFileOf(shop.ctx(), 'sku,loose\nT1,no\n'))).toEqual([0, 1, 0, 0]);
    expect(await loose()).toBe(false);
  });

  it('reads tags as programs part them, and leaves out what no product can have', async () => {
    const tags = async (): Promise<string[]> => (await shop.database.query('SELECT tags FROM product'))[0].tags;
    const said = async (text: string) => counts(await importFileOf(shop.ctx(), `sku,tags\nT1,"${text}"\n`));

    await importFileOf(shop.ctx(), 'sku,name,category,price,tags\nT1,Ghee,Food,90,"Winter, bulk  buy | WINTER"\n');
    expect(await tags()).toEqual(['bulk buy', 'winter']);
    expect(await said('winter;bulk buy')).toEqual([0, 0, 1, 0]);
    const { warnings } = await importFileOf(shop.ctx(), `sku,tags\nT1,${'x'.repeat(41)}\n`);
    expect([warnings.map(({ column }) => column), await tags()]).toEqual([['tags'], ['bulk buy', 'winter']]);
    expect([await said(''), await tags()]).toEqual([[0, 1, 0, 0], []]);
  });

  it('sells to the countries of a row, and reads JSON lines as it reads a CSV', async () => {
    const lines = [
      { Name: 'Rice', Category: 'Food', Price: 90.5, countries: ['IN', 'np'], stock: 4 },
      { Name: '=Dal', Category: 'Food', Price: 91, countries: [], stock: 2 },
      { Name: 'Oil', Category: 'Food', Price: 92, countries: ['XX'] },
    ];
    const file = `${lines.map((line) => JSON.stringify(line)).join('\n')}\n{broken\n[1]\n`;

    const report = await importFileOf(shop.ctx(), file, { format: 'jsonl' });

    expect(report.problems).toEqual([
      { row: 3, column: 'countries', reason: "'XX' is not a two-letter country code." },
      { row: 4, column: null, reason: 'The line is not a JSON object.' },
      { row: 5, column: null, reason: 'The line is not a JSON object.' },
    ]);
    const [rice, dal] = await catalogueRows();
    expect(rice?.countries.map(({ iso2 }) => iso2).sort()).toEqual(['IN', 'NP']);
    expect(dal).toMatchObject({ name: '=Dal', countries: [] });
  });

  it.each([
    [
      'UTF-16 of a spreadsheet',
      Buffer.from('\ufeffname\tcategory\tprice\r\nCafé ₹\tFood\t₹10\r\n', 'utf16le'),
      'Café ₹',
    ],
    ['UTF-16 without a mark', Buffer.from('name,category,price\nCafé,Food,10\n', 'utf16le'), 'Café'],
    ['Windows-1252', Buffer.from('name;category;price\nCaf\xe9;Food;10\n', 'latin1'), 'Café'],
    ['UTF-8 with a mark', Buffer.from('\ufeff"name",category,price\n"Café ""x""\n\n y",Food,10'), 'Café "x" y'],
    ['old line ends', Buffer.from('name|category|price\rCafé|Food|10\r'), 'Café'],
  ])('reads %s', async (_, file, name) => {
    await importFileOf(shop.ctx(), file);

    expect(await catalogueRows()).toMatchObject([{ name, price: 10 }]);
  });

  it('keeps the batches that are done when a file breaks off, and does the rest the next time', async () => {
    const mapping = columnMappingOf(['sku', 'name', 'category', 'price']);
    const rowOf = (row: number) => ({ row, mapping, cells: [`A${row}`, `N${row}`, 'Food', '10'], broken: null });
    async function* rows(breaksAt: number) {
      for (let row = 1; row <= 1_200; row++) {
        if (row === breaksAt) throw new Error('the cable was pulled');
        yield rowOf(row);
      }
    }
    const done: number[] = [];

    await expect(
      importCatalogue(shop.ctx(), rows(1_100), { onProgress: ({ created }) => done.push(created) }),
    ).rejects.toThrow('the cable was pulled');

    expect(done).toEqual([1_000]);
    expect(await shop.database.query('SELECT count(*)::int FROM product')).toEqual([{ count: 1_000 }]);
    expect(counts(await importCatalogue(shop.ctx(), rows(0)))).toEqual([200, 0, 1_000, 0]);
  });

  it('refuses to begin while another import is under way', async () => {
    let goOn: () => void = () => undefined;
    let begin: () => void = () => undefined;
    const hasBegun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    async function* slow() {
      begin();
      await new Promise<void>((resolve) => {
        goOn = resolve;
      });
      yield* [];
    }
    const first = importCatalogue(shop.ctx(), slow());
    await hasBegun;

    await expect(importFileOf(shop.ctx(), STRANGERS)).rejects.toMatchObject({ code: 'CONFLICT' });

    goOn();
    await first;
    expect(counts(await importFileOf(shop.ctx(), STRANGERS))).toEqual([3, 0, 0, 0]);
  });
});
