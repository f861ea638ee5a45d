import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { loadExtensions } from '../../extensions/load-extensions.js';
import { features } from '../../features.js';
import { readConfig } from '../../shared/config.js';
import { projectRoot } from '../../shared/project-root.js';
import { aPicture } from '../factories/picture.factory.js';
import { callsTo, type TestShop } from '../shop.js';
import { formOf } from '../upload-calls.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from './running-shop.js';

/** A folder of a merchant's own, in which the shop is installed as a package. */
let elsewhere: string;
let dataDir: string;
let shop: RunningShop;
let calls: Pick<TestShop, 'graphql' | 'rest'>;
/** The token of a shopper. */
let as: string;

/** A third one, of fields alone. */
const SPICES = path.join(projectRoot, 'docs/examples/spice-level');

/** Another one, which fails. */
const CLUMSY = `export default {
  name: 'clumsy',
  contract: 1,
  parts: ({ express, rest, zod: { z } }) => {
    const router = express.Router();
    const fails = () => Promise.reject(new Error('the cupboard is bare'));
    router.get('/cupboard', rest.about({ summary: 'Fails.', caller: 'anyone', answer: z.object({}) }), rest.route(fails));
    return { routers: [router] };
  },
};`;

/** One that keeps pictures in a place of its own, and fails at what it is told to. */
const ATTIC = `import fs from 'node:fs/promises';
import path from 'node:path';

export default {
  name: 'attic',
  contract: 1,
  parts: () => ({
    ports: {
      pictures: ({ config }) => {
        const at = (name) => path.join(config.dataDir, 'attic', name);
        const isThere = (name) => fs.access(at(name)).then(() => true, () => false);
        return {
          has: isThere,
          read: async (name) => ((await isThere(name)) ? fs.readFile(at(name)) : null),
          write: async (name, bytes) => {
            if (await isThere('full')) throw new Error('the attic is full');
            await fs.mkdir(at(''), { recursive: true });
            await fs.writeFile(at(name), bytes);
          },
          remove: (name) => fs.rm(at(name), { force: true }),
        };
      },
    },
  }),
};`;

/** One that writes down what it hears. */
const DIARY = `import fs from 'node:fs/promises';
import path from 'node:path';

const note = (ctx, line) => fs.appendFile(path.join(ctx.config.dataDir, 'diary'), line + '\\n');

export default {
  name: 'diary',
  contract: 1,
  parts: () => ({
    subscribers: {
      'product.created': (ctx, { slug }) => note(ctx, 'new: ' + slug),
      'stock.changed': (ctx, { countInStock }) => note(ctx, 'left: ' + countInStock),
    },
  }),
};`;

/** One with a rule of shipping: 5 rupees a piece. */
const RIDERS = `export default {
  name: 'riders',
  contract: 1,
  parts: () => ({
    hooks: {
      reckonShipping: async (ctx, { lines }) => lines.reduce((sum, { quantity }) => sum + 500 * quantity, 0),
    },
  }),
};`;

beforeAll(async () => {
  elsewhere = await mkdtemp(path.join(tmpdir(), 'merchant-'));
  const example = path.join(elsewhere, 'gift-notes');
  await cp(path.join(projectRoot, 'docs/examples/gift-notes'), example, { recursive: true });
  await mkdir(path.join(elsewhere, 'node_modules'));
  await symlink(projectRoot, path.join(elsewhere, 'node_modules', 'jhola'));
  await promisify(execFile)(path.join(projectRoot, 'node_modules/.bin/tsc'), ['-p', example]);
  const clumsy = path.join(elsewhere, 'clumsy.mjs');
  await writeFile(clumsy, CLUMSY);
  const attic = path.join(elsewhere, 'attic.mjs');
  await writeFile(attic, ATTIC);
  const diary = path.join(elsewhere, 'diary.mjs');
  await writeFile(diary, DIARY);
  const riders = path.join(elsewhere, 'riders.mjs');
  await writeFile(riders, RIDERS);
  dataDir = await newMigratedDataDir();
  shop = await startShop(dataDir, {
    SEED_CATALOGUE: 'no',
    LOG_LEVEL: 'error',
    SHOP_EXTENSIONS: `${example}, ${clumsy}, ${attic}, ${diary}, ${riders}, ${SPICES}`,
  });
  const account = { name: 'Asha', email: 'asha@example.org', phone: '9876543210', password: 'Mangoes-4-ever' };
  calls = callsTo(shop.address, readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await calls.rest('POST /api/user/signup', { body: account });
  as = `Bearer ${(await calls.rest('POST /api/user/signin', { body: account })).body.token}`;
});
afterAll(async () => {
  await shop?.stop();
  await Promise.all([removeDataDir(dataDir), rm(elsewhere, { recursive: true, force: true })]);
});

describe('an extension in a folder of its own', () => {
  it('adds a mutation and a query, whose rows are in a table of its own', async () => {
    const set = await calls.graphql(
      'mutation ($note: String!) { setGiftNote(note: $note) }',
      { note: 'For Amma' },
      { as },
    );

    expect(set.data).toEqual({ setGiftNote: 'For Amma' });
    expect((await calls.graphql('{ giftNote }', {}, { as })).data).toEqual({ giftNote: 'For Amma' });
  });

  it('adds the same under /api, described like every other call', async () => {
    const put = await calls.rest('PUT /api/gift-note', { as, body: { note: 'For Dada' } });

    expect(put).toMatchObject({ status: 200, body: { note: 'For Dada' } });
    expect((await calls.rest('GET /api/gift-note', { as })).body).toEqual({ note: 'For Dada' });
    const { paths } = (await calls.rest('GET /api/openapi.json')).body;
    expect(Object.keys(paths['/api/gift-note'] ?? paths['/gift-note'])).toEqual(['get', 'put']);
  });

  it('refuses in the words of the shop, at the field', async () => {
    const { status, body } = await calls.rest('PUT /api/gift-note', { as, body: { note: 'x'.repeat(201) } });

    expect(status).toBe(400);
    expect(body).toMatchObject({ msg: 'A note has at most 200 letters.', field: 'note' });
  });

  it('is asked by nobody whom it does not say that it admits', async () => {
    const ofShopper = await calls.graphql('{ giftNoteCount }', {}, { as });
    const ofVisitor = await calls.graphql('{ giftNote }');

    expect(ofShopper.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(ofVisitor.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('is named in the log where it fails, which ends nothing', async () => {
    const { status, body } = await calls.rest('GET /api/cupboard');

    expect(status).toBe(500);
    expect(JSON.stringify(body)).not.toContain('bare');
    // The log is written a moment later.
    while (!shop.printed().includes('the cupboard is bare')) await pause(25);
    expect(shop.printed()).toMatch(/"message":"the cupboard is bare","extension":"clumsy"/);
    expect((await calls.graphql('{ giftNote }', {}, { as })).data).toEqual({ giftNote: 'For Dada' });
  });
});

describe('a port that an extension opens', () => {
  const upload = async () => calls.rest('POST /api/user/upload', { as, body: formOf([{ bytes: await aPicture() }]) });

  it('takes the place of the one of the shop', async () => {
    const { status, body } = await upload();

    expect(status).toBe(201);
    const kept = await readdir(path.join(dataDir, 'attic'));
    expect(kept.length).toBeGreaterThan(0);
    const seen = await fetch(new URL(body.images[0], shop.address));
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('is named in the log where it fails', async () => {
    await writeFile(path.join(dataDir, 'attic', 'full'), '');

    expect((await upload()).status).toBe(500);
    while (!shop.printed().includes('the attic is full')) await pause(25);
    expect(shop.printed()).toMatch(/"message":"the attic is full","extension":"attic"/);
  });
});

describe('fields that an extension adds to products', () => {
  let owner: string;
  let chilli: string;
  const SAVE = `mutation ($product: ProductInput!) {
    saveProduct(input: $product) { product { id spiceLevel customFields { name text } } userErrors { field message } }
  }`;
  const product = (name: string) => ({ name, brand: 'Gokul Lane', price: 90, countInStock: 5 });
  const save = async (input: object) => (await calls.graphql(SAVE, { product: input }, { as: owner })).data.saveProduct;

  beforeAll(async () => {
    const admin = { email: 'admin@example.com', password: 'admin-demo' };
    owner = `Bearer ${(await calls.rest('POST /api/user/signin', { body: admin })).body.token}`;
    const made = await calls.graphql(
      'mutation { saveCategory(input: { name: "Spices" }) { category { id } userErrors { message } } }',
      {},
      { as: owner },
    );
    const categoryId = made.data.saveCategory.category.id;
    const fields = [
      { name: 'spiceLevel', value: 'HOT' },
      { name: 'shelf', value: 'B 4' },
    ];
    const saved = await save({ ...product('Red Chilli'), categoryId, customFields: fields });
    chilli = saved.product.id;
    await save({ ...product('Turmeric'), categoryId, customFields: [{ name: 'spiceLevel', value: 'MILD' }] });
    await save({ ...product('Salt'), categoryId });
  });

  it('are fields of the graph, of a type of their own', async () => {
    const { data } = await calls.graphql(
      `query ($id: ID!) { product(id: $id) { spiceLevel } __type(name: "ProductSpiceLevel") { enumValues { name } } }`,
      { id: chilli },
    );

    expect(data.product).toEqual({ spiceLevel: 'HOT' });
    expect(data.__type.enumValues.map(({ name }: { name: string }) => name)).toEqual(['MILD', 'MEDIUM', 'HOT']);
  });

  it('are shown in the language of the visitor, those that are public', async () => {
    const ASK = 'query ($id: ID!) { product(id: $id) { customFields { name label value text } } }';
    const english = await calls.graphql(ASK, { id: chilli });
    const hindi = await calls.graphql(ASK, { id: chilli }, { headers: { 'accept-language': 'hi' } });
    const { body } = await calls.rest(`GET /api/products/${chilli}`);

    const hot = { name: 'spiceLevel', label: 'Spice level', value: 'HOT', text: 'Hot' };
    expect(english.data.product.customFields).toEqual([hot]);
    expect(hindi.data.product.customFields).toEqual([{ ...hot, label: 'तीखापन', text: 'तीखा' }]);
    expect(body.customFields ?? body.product.customFields).toEqual([hot]);
  });

  it('that are not public are for the owner', async () => {
    const ASK = 'query ($id: ID!) { product(id: $id) { shelf customFields { name } } }';
    const seen = await calls.graphql(ASK, { id: chilli }, { as: owner });
    const hidden = await calls.graphql(ASK, { id: chilli });

    expect(seen.data.product).toEqual({ shelf: 'B 4', customFields: [{ name: 'spiceLevel' }, { name: 'shelf' }] });
    expect(hidden.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('narrow lists', async () => {
    const ASK =
      'query ($filter: ProductFilter) { products(filter: $filter, sort: PRICE_ASC) { totalCount nodes { name } } }';
    const by = (...values: string[]) =>
      calls.graphql(ASK, { filter: { customFields: [{ name: 'spiceLevel', values }] } });

    expect((await by('HOT')).data.products).toEqual({ totalCount: 1, nodes: [{ name: 'Red Chilli' }] });
    expect((await by('MILD', 'HOT')).data.products.totalCount).toBe(2);
    expect((await by('FIERY')).errors[0]?.extensions).toMatchObject({ field: 'customFields.spiceLevel' });
  });

  it('refuse what they can not hold, by their name, and lose nothing', async () => {
    const { data } = await calls.graphql('query ($id: ID!) { product(id: $id) { category { id } } }', { id: chilli });
    const { product: none, userErrors } = await save({
      ...product('Red Chilli'),
      ...{ id: chilli, categoryId: data.product.category.id },
      customFields: [{ name: 'spiceLevel', value: 'FIERY' }],
    });

    expect(none).toBeNull();
    expect(userErrors).toEqual([
      { field: 'customFields.spiceLevel', message: 'Spice level is one of MILD, MEDIUM, HOT.' },
    ]);
  });

  it('stay as they are unless they are named, and go by null', async () => {
    const { data } = await calls.graphql('query ($id: ID!) { product(id: $id) { category { id } } }', { id: chilli });
    const same = { ...product('Red Chilli'), id: chilli, categoryId: data.product.category.id };

    expect((await save({ ...same, price: 95 })).product.spiceLevel).toBe('HOT');
    expect((await save({ ...same, customFields: [{ name: 'spiceLevel', value: null }] })).product).toMatchObject({
      spiceLevel: null,
      customFields: [{ name: 'shelf', text: 'B 4' }],
    });
  });
});

describe('a rule of shipping that an extension brings', () => {
  it('is what the cart and the checkout reckon with', async () => {
    const { data } = await calls.graphql('{ products(first: 1) { nodes { id price variants { id } } } }');
    const [{ id, price, variants }] = data.products.nodes;
    const added = await calls.graphql(
      'mutation ($input: CartLineInput!) { addToCart(input: $input) { cart { shipping total } userErrors { message } } }',
      { input: { productId: id, variantId: variants[0].id, quantity: 3 } },
      { as },
    );

    expect(added.data.addToCart.cart).toEqual({ shipping: 15, total: Math.trunc(3 * price) + 15 });
  });
});

describe('what happens in the shop', () => {
  const save = async (input: object) => {
    const owner = { email: 'admin@example.com', password: 'admin-demo' };
    const { token } = (await calls.rest('POST /api/user/signin', { body: owner })).body;
    const SAVE = `mutation ($product: ProductInput!) { saveProduct(input: $product) { product { id slug } } }`;
    const { data } = await calls.graphql('{ categories { id } }');
    const product = { brand: 'Gokul Lane', price: 40, categoryId: data.categories[0].id, ...input };
    return (await calls.graphql(SAVE, { product }, { as: `Bearer ${token}` })).data.saveProduct.product;
  };
  const diary = () => readFile(path.join(dataDir, 'diary'), 'utf8').catch(() => '');

  it('is told to an extension that subscribes to it, once it is done', async () => {
    const { slug } = await save({ name: 'Jaggery', countInStock: 7 });

    while (!(await diary()).includes(`new: ${slug}\n`)) await pause(25);
    while (!(await diary()).includes('left: 7\n')) await pause(25);
  });
});

describe('an extension that cannot be loaded', () => {
  const load = async (text: string) => {
    const file = path.join(elsewhere, `${Math.random().toString(36).slice(2)}.mjs`);
    await writeFile(file, text);
    return loadExtensions([file], features);
  };

  it.each([
    ['export const nothing = 1;', 'it has no default export made by defineExtension'],
    [`export default { name: 'cart', contract: 1 };`, 'there is a feature or extension of the name cart already'],
    [`export default { name: 'My Shop', contract: 1 };`, 'its name My Shop is not of lower-case letters and hyphens'],
    [`export default { name: 'later', contract: 2 };`, 'version 2 of the seam, and this shop has version 1'],
    [
      `export default { name: 'loud', contract: 1, parts: () => ({ tasks: [{ name: 'send-webhooks', run() {} }] }) };`,
      'its task send-webhooks is not called loud-…',
    ],
    [
      `export default { name: 'fields', contract: 1,
        customFields: [{ entity: 'Product', name: 'price', type: 'text', label: { en: 'Price' }, isPublic: true }] };`,
      'its field price is there already',
    ],
    [`throw new Error('the cupboard is bare');`, 'the cupboard is bare'],
  ])('says so by its name: %s', async (text, why) => {
    await expect(load(text)).rejects.toThrow(why);
    await expect(load(text)).rejects.toThrow(/^SHOP_EXTENSIONS: .*\.mjs cannot be loaded: /);
  });
});
