import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import type { Browser } from 'playwright-core';
import { loadExtensions } from '../../../extensions/load-extensions.js';
import { features } from '../../../features.js';
import { buildShopSchema } from '../../../schema.js';
import { readConfig } from '../../../shared/config/config.js';
import { BILLING } from '../../factories/checkout.factory.js';
import { aPicture } from '../../factories/picture.factory.js';
import { callsTo, type TestShop } from '../../shop.js';
import { formOf, operationOf } from '../../upload-calls.js';
import { openBrowser } from '../browser.js';
import { copyExample, newMerchantFolder, removeMerchantFolder } from '../merchant-folder.js';
import { writePurse } from '../purse.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';

/** A folder of a merchant's own, in which the shop is installed as a package. */
let elsewhere: string;
let dataDir: string;
let shop: RunningShop;
let calls: Pick<TestShop, 'graphql' | 'rest'>;
/** The token of a shopper. */
let as: string;

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

/** One that vouches for shoppers, and carries text messages. */
const GATE = `import fs from 'node:fs/promises';
import path from 'node:path';

const read = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url'));

export default {
  name: 'gate',
  contract: 1,
  parts: () => ({
    ports: {
      texts: ({ config }) => ({
        send: ({ to, text }) => fs.appendFile(path.join(config.dataDir, 'pigeons'), to + ' ' + text + '\\n'),
      }),
      identity: () => ({
        issuer: 'https://gate.example',
        clientId: 'the-shop',
        authorizationUrl: async ({ state }) => new URL('https://gate.example/?state=' + state),
        exchangeCode: async (callback) => callback.searchParams.get('code'),
        verifyIdToken: async (token, nonce) => {
          const { sub, email, name, ...claims } = read(token);
          if (claims.nonce !== nonce) throw new Error('another nonce');
          return { issuer: 'https://gate.example', subject: sub, email, isEmailVerified: true, name };
        },
      }),
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
  parts: ({ jobs }) => ({
    subscribers: {
      'product.created': async (ctx, { slug }) => {
        await note(ctx, 'new: ' + slug);
        await jobs.addJob(ctx, 'diary-later', { slug });
        if (slug.includes('calendar')) await jobs.addJob(ctx, 'diary-days', {});
        await jobs.addJob(ctx, 'send-webhooks', {}).catch(({ message }) => note(ctx, message));
      },
      'stock.changed': (ctx, { countInStock }) => note(ctx, 'left: ' + countInStock),
    },
    hooks: { onAccountDeleted: (tx, { email }) => note(tx, 'gone: ' + email) },
    tasks: [
      { name: 'diary-later', run: (ctx, { slug }) => note(ctx, 'later: ' + slug) },
      {
        name: 'diary-days',
        run: async (ctx) => {
          const days = "asked_at = now() - interval '3 days', erase_at = now() - interval '1 day'";
          const passed = 'WITH passed AS (UPDATE account_deletion SET ' + days + ')';
          await ctx.db.query(passed + " SELECT graphile_worker.add_job('erase-due-accounts')");
        },
      },
    ],
  }),
};`;

/** One whose part of every page breaks, and which has a page of its own. */
const KITES = `export default {
  name: 'kites',
  contract: 1,
  web: {
    slots: { footer: new URL('./kites-footer.mjs', import.meta.url) },
    pages: [{ path: 'sky', title: { en: 'The sky' }, module: new URL('./kites-sky.mjs', import.meta.url) }],
  },
};`;
const KITES_FOOTER = `export default () => function Torn() { throw new Error('the string is cut'); };`;
const KITES_SKY = `export default ({ React, ui }) => () => React.createElement(ui.Text, null, 'Blue all over');`;

/** One with a shipping rule, 5 rupees a piece, and 10 rupees off the pieces of larger lines. */
const RIDERS = `export default {
  name: 'riders',
  contract: 1,
  parts: () => ({
    hooks: {
      reckonShipping: async (ctx, { lines }) => lines.reduce((sum, { quantity }) => sum + 500 * quantity, 0),
      reckonDiscounts: async (ctx, { lines }) => ({ lines: lines.map(({ quantity }) => (quantity >= 3 ? 1000 * quantity : 0)) }),
      reckonTax: async (ctx, { category, gstRate }) => (category === 'spices' ? 12 : (gstRate ?? 5)),
    },
  }),
};`;

/** One with fields of what is no product. */
const LABELS = `export default {
  name: 'labels',
  contract: 1,
  customFields: [
    { entity: 'ProductVariant', name: 'shelfNumber', type: 'whole', label: { en: 'Shelf' }, isPublic: true },
    { entity: 'Category', name: 'motto', type: 'text', label: { en: 'Motto', hi: 'नारा' }, isPublic: true },
    { entity: 'Order', name: 'giftFor', type: 'text', label: { en: 'Gift for' }, isPublic: true, editable: 'shopper' },
    { entity: 'Order', name: 'rack', type: 'text', label: { en: 'Rack' }, isPublic: true },
    { entity: 'User', name: 'birthday', type: 'date', label: { en: 'Birthday' }, isPublic: true, editable: 'shopper' },
  ],
};`;

/** One that would do what it may not. */
const THIEF = `export default {
  name: 'thief',
  contract: 1,
  parts: ({ typeGraphql }) => {
    const { Resolver, Query } = typeGraphql;
    class ThiefResolver {
      NAME() {
        return [];
      }
    }
    Resolver()(ThiefResolver);
    const described = Object.getOwnPropertyDescriptor(ThiefResolver.prototype, 'NAME');
    Reflect.defineMetadata('design:type', Function, ThiefResolver.prototype, 'NAME');
    Reflect.defineMetadata('design:paramtypes', [], ThiefResolver.prototype, 'NAME');
    Query(() => [String], { name: 'NAME' })(ThiefResolver.prototype, 'NAME', described);
    return { resolvers: [ThiefResolver] };
  },
};`;

beforeAll(async () => {
  elsewhere = await newMerchantFolder();
  const example = await copyExample('gift-notes', elsewhere);
  const clumsy = path.join(elsewhere, 'clumsy.mjs');
  await writeFile(clumsy, CLUMSY);
  const attic = path.join(elsewhere, 'attic.mjs');
  await writeFile(attic, ATTIC);
  const gate = path.join(elsewhere, 'gate.mjs');
  await writeFile(gate, GATE);
  const diary = path.join(elsewhere, 'diary.mjs');
  await writeFile(diary, DIARY);
  const riders = path.join(elsewhere, 'riders.mjs');
  await writeFile(riders, RIDERS);
  const purse = await writePurse(elsewhere);
  const labels = path.join(elsewhere, 'labels.mjs');
  await writeFile(labels, LABELS);
  const kites = path.join(elsewhere, 'kites.mjs');
  await writeFile(kites, KITES);
  await writeFile(path.join(elsewhere, 'kites-footer.mjs'), KITES_FOOTER);
  await writeFile(path.join(elsewhere, 'kites-sky.mjs'), KITES_SKY);
  const spices = await copyExample('spice-level', elsewhere);
  dataDir = await newMigratedDataDir();
  shop = await startShop(dataDir, {
    SEED_CATALOGUE: 'no',
    LOG_LEVEL: 'error',
    SHOP_GSTIN: '29ABCDE1234F1Z5',
    SHOP_EXTENSIONS: `${example}, ${clumsy}, ${attic}, ${gate}, ${diary}, ${riders}, ${purse}, ${labels}, ${kites}, ${spices}`,
  });
  const account = { name: 'Asha', email: 'asha@example.org', phone: '9876543210', password: 'Mangoes-4-ever' };
  calls = callsTo(shop.address, readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  await calls.rest('POST /api/user/signup', { body: account });
  as = `Bearer ${(await calls.rest('POST /api/user/signin', { body: account })).body.token}`;
});
afterAll(async () => {
  await shop?.stop();
  await Promise.all([removeDataDir(dataDir), removeMerchantFolder(elsewhere)]);
});

/** What came of a CSV that the owner sends. */
async function importText(text: string, by: string) {
  const query = `mutation ($file: Upload!) {
    importCatalogue(file: $file) { updated refused warned unread problems { reason } warnings { column reason } }
  }`;
  const file = { bytes: Buffer.from(text), name: 'shop.csv' };
  const form = operationOf([file], { 0: ['variables.file'] }, { query, variables: { file: null } });
  const headers = { authorization: by, 'apollo-require-preflight': 'yes' };
  const response = await fetch(`${shop.address}/graphql`, { method: 'POST', headers, body: form });
  const { data } = (await response.json()) as { data: { importCatalogue: Record<string, unknown> } };
  return data.importCatalogue;
}

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

  it('vouches for shoppers who sign in by it', async () => {
    const ISSUE = 'mutation { issueSignInNonce(provider: "google") { nonce issuer clientId } }';
    const { issueSignInNonce: ticket } = (await calls.graphql(ISSUE)).data;
    expect(ticket).toMatchObject({ issuer: 'https://gate.example', clientId: 'the-shop' });

    const idToken = jwt.sign({ sub: '7', email: 'meena@example.org', name: 'Meena', nonce: ticket.nonce }, 'the gate');
    const SIGN_IN = `mutation ($idToken: String!) {
      signInWithProvider(provider: "google", idToken: $idToken) { token user { name email } userErrors { code } }
    }`;
    const { signInWithProvider: first } = (await calls.graphql(SIGN_IN, { idToken })).data;
    const { signInWithProvider: again } = (await calls.graphql(SIGN_IN, { idToken })).data;

    expect(first).toMatchObject({ user: { name: 'Meena', email: 'meena@example.org' }, userErrors: [] });
    expect(again).toMatchObject({ token: null, userErrors: [{ code: 'INVALID_CREDENTIALS' }] });
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

  it('are searched for by their words, in the language of the shop or of the visitor', async () => {
    const find = async (query: string) => {
      const { data } = await calls.graphql('query ($q: String!) { search(query: $q) { nodes { name } } }', {
        q: query,
      });
      return data.search.nodes.map(({ name }: { name: string }) => name);
    };
    const { body } = await calls.rest('GET /api/search?q=mild');

    expect(await find('mild turmeric')).toEqual(['Turmeric']);
    expect(await find('तीखा')).toEqual(['Red Chilli']);
    expect(JSON.stringify(body)).toContain('Turmeric');
  });

  it('narrow lists', async () => {
    const ASK =
      'query ($filter: ProductFilter) { products(filter: $filter, sort: PRICE_ASC) { totalCount nodes { name } } }';
    const by = (...values: string[]) =>
      calls.graphql(ASK, { filter: { customFields: [{ name: 'spiceLevel', values }] } });

    expect((await by('HOT')).data.products).toEqual({ totalCount: 1, nodes: [{ name: 'Red Chilli' }] });
    expect((await by('MILD', 'HOT')).data.products.totalCount).toBe(2);
    expect((await by('FIERY')).errors[0]?.extensions).toMatchObject({ field: 'customFields.spiceLevel' });
    const listed = await calls.rest('GET /api/products/filterByPrice?f.spiceLevel=HOT');
    expect(listed.body.map(({ name }: { name: string }) => name)).toEqual(['Red Chilli']);
    expect(await calls.rest('GET /api/products/filterByPrice?f.spiceLevel=FIERY')).toMatchObject({
      status: 400,
      body: { field: 'customFields.spiceLevel' },
    });
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
    const body = { entity: 'product', customFields: [{ name: 'spiceLevel', value: 'FIERY' }] };
    expect(await calls.rest(`PUT /api/custom-fields/${chilli}`, { as: owner, body })).toMatchObject({
      status: 400,
      body: { field: 'customFields.spiceLevel', msg: 'Spice level is one of MILD, MEDIUM, HOT.' },
    });
    const { data: after } = await calls.graphql('query ($id: ID!) { product(id: $id) { spiceLevel } }', { id: chilli });
    expect(after.product.spiceLevel).toBe('HOT');
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

describe('fields that an extension adds to what is no product', () => {
  let owner: string;
  const SAVE = `mutation ($entity: CustomFieldEntity!, $id: ID!, $fields: [CustomFieldInput!]!) {
    saveCustomFields(entity: $entity, id: $id, customFields: $fields) {
      customFields { name text } userErrors { field message }
    }
  }`;
  const save = (entity: string, id: string, name: string, value: string | null, by: string) =>
    calls.graphql(SAVE, { entity, id, fields: [{ name, value }] }, { as: by });
  const goods = () =>
    calls
      .graphql('{ products(first: 1) { nodes { id variants { id } category { id } } } }')
      .then(({ data }) => data.products.nodes[0]);

  beforeAll(async () => {
    const admin = { email: 'admin@example.com', password: 'admin-demo' };
    owner = `Bearer ${(await calls.rest('POST /api/user/signin', { body: admin })).body.token}`;
  });

  it('are told of variants and categories, on the graph and under /api', async () => {
    const { variants, category } = await goods();
    await save('VARIANT', variants[0].id, 'shelfNumber', '7', owner);
    const body = { entity: 'category', customFields: [{ name: 'motto', value: 'Fresh from the mill' }] };
    const put = await calls.rest(`PUT /api/custom-fields/${category.id}`, { as: owner, body });

    const motto = { name: 'motto', label: 'Motto', value: 'Fresh from the mill', text: 'Fresh from the mill' };
    expect(put.body).toEqual({ customFields: [motto] });
    const { data } = await calls.graphql(
      `query ($v: ID!, $c: ID!) {
        variant(id: $v) { shelfNumber customFields { name text } }
        category(id: $c) { motto customFields { label text } }
      }`,
      { v: variants[0].id, c: category.id },
    );
    expect(data.variant).toEqual({ shelfNumber: 7, customFields: [{ name: 'shelfNumber', text: '7' }] });
    expect(data.category).toEqual({ motto: motto.text, customFields: [{ label: 'Motto', text: motto.text }] });
    const variant = await calls.rest(`GET /api/variants/${variants[0].id}`, { as: owner });
    expect(variant.body.customFields).toMatchObject([{ name: 'shelfNumber', value: '7' }]);
  });

  it('are written by shoppers where they say so, each their own', async () => {
    const { id } = (await calls.graphql('{ me { id } }', {}, { as })).data.me;
    const mine = await save('ACCOUNT', id, 'birthday', '1990-02-29', as);
    const right = await save('ACCOUNT', id, 'birthday', '1992-02-29', as);
    const { variants } = await goods();
    const foreign = await save('VARIANT', variants[0].id, 'shelfNumber', '8', as);
    const adminId = (await calls.graphql('{ me { id } }', {}, { as: owner })).data.me.id;
    const another = await save('ACCOUNT', adminId, 'birthday', '1992-02-29', as);

    expect(mine.data.saveCustomFields.userErrors).toEqual([
      { field: 'customFields.birthday', message: 'Birthday is a day such as 2026-11-24.' },
    ]);
    expect(right.data.saveCustomFields.customFields).toEqual([{ name: 'birthday', text: '1992-02-29' }]);
    expect((await calls.graphql('{ me { birthday } }', {}, { as })).data.me.birthday).toBe('1992-02-29');
    const CUSTOMER = 'query ($id: ID!) { customer(id: $id) { customFields { name text } } }';
    expect((await calls.graphql(CUSTOMER, { id }, { as: owner })).data.customer.customFields).toEqual([
      { name: 'birthday', text: '1992-02-29' },
    ]);
    expect(foreign.errors[0]?.extensions.code).toBe('FORBIDDEN');
    expect(another.data.saveCustomFields.userErrors).toMatchObject([{ field: 'id' }]);
  });

  it('are described to those who draw a form, those that are public to visitors', async () => {
    const ASK = '{ customFieldDefinitions(entity: PRODUCT) { name type isFacet isEditable choices { text } } }';
    const seen = (await calls.graphql(ASK, {}, { as: owner })).data.customFieldDefinitions;
    const hidden = (await calls.graphql(ASK)).data.customFieldDefinitions;
    const { body } = await calls.rest('GET /api/custom-fields?entity=account');

    expect(seen.map(({ name, isEditable }: never) => [name, isEditable])).toEqual([
      ['spiceLevel', true],
      ['shelf', true],
    ]);
    const choices = [{ text: 'Mild' }, { text: 'Medium' }, { text: 'Hot' }];
    expect(hidden).toEqual([{ name: 'spiceLevel', type: 'enum', isFacet: true, isEditable: false, choices }]);
    expect(body).toMatchObject([{ name: 'birthday', type: 'date', isEditable: true }]);
  });

  it('go into a file of the catalogue and come back from it, and a bad value is named', async () => {
    const { data } = await calls.graphql('{ products(sort: PRICE_ASC) { nodes { id name spiceLevel } } }');
    const turmeric = data.products.nodes.find(({ name }: { name: string }) => name === 'Turmeric');
    expect(turmeric.spiceLevel).toBe('MILD');
    const file = await (await fetch(`${shop.address}/catalogue.csv`, { headers: { authorization: owner } })).text();
    const [header = '', ...rows] = file.split('\n');
    expect(header).toMatch(/,shelf_number,spice_level,shelf$/);
    const row = rows.find((one) => one.includes('Turmeric')) ?? '';
    expect(row).toMatch(/,MILD,$/);

    const hotter = `${header}\n${row.replace(/,MILD,$/, ',HOT,C 9')}`;
    const report = await importText(hotter, owner);
    const wrong = await importText(`${header}\n${row.replace(/,MILD,$/, ',FIERY,C 9')}`, owner);

    expect(report).toMatchObject({ updated: 1, refused: 0, warned: 0, unread: [] });
    expect(wrong.warnings).toMatchObject([{ column: 'customFields.spiceLevel' }]);
    const after = await calls.graphql(
      'query ($id: ID!) { product(id: $id) { spiceLevel shelf } }',
      { id: turmeric.id },
      { as: owner },
    );
    expect(after.data.product).toEqual({ spiceLevel: 'HOT', shelf: 'C 9' });
  });

  it('are counted in lists, to choose by', async () => {
    const ASK = `query ($filter: ProductFilter) {
      products(filter: $filter) { facets { key field label values { value label count selected } } }
    }`;
    const facetOf = async (filter: object, headers = {}) =>
      (await calls.graphql(ASK, { filter }, { headers })).data.products.facets.at(-1);

    const all = await facetOf({}, { 'accept-language': 'hi' });
    expect(all).toMatchObject({ key: 'CUSTOM', field: 'spiceLevel', label: 'तीखापन' });
    expect(all.values).toEqual([{ value: 'HOT', label: 'तीखा', count: 1, selected: false }]);
    const chosen = await facetOf({ customFields: [{ name: 'spiceLevel', values: ['HOT'] }] });
    expect(chosen.values).toEqual([{ value: 'HOT', label: 'Hot', count: 1, selected: true }]);
  });
});

describe('a way to pay that an extension brings', () => {
  const START = `mutation ($input: BillingInput!) {
    startPayment(input: $input) {
      paymentOrder { id provider keyId scriptUrl providerOrderId amountPaise } userErrors { field message }
    }
  }`;
  const PLACE = `mutation ($input: PlaceOrderInput!) {
    placeOrder(input: $input) { order { id number status total paymentMethod paymentLabel giftFor } userErrors { code } }
  }`;
  const start = async (paymentOption: string, by: string) =>
    (await calls.graphql(START, { input: { ...BILLING, paymentOption } }, { as: by })).data.startPayment;
  let buyer: string;

  beforeAll(async () => {
    const account = { name: 'Ravi', email: 'ravi@example.org', phone: '9876543211', password: 'Mangoes-4-ever' };
    await calls.rest('POST /api/user/signup', { body: account });
    buyer = `Bearer ${(await calls.rest('POST /api/user/signin', { body: account })).body.token}`;
  });
  const fill = async () => {
    const { data } = await calls.graphql('{ products(filter: { inStock: true }) { nodes { id variants { id } } } }');
    const { id, variants } = data.products.nodes[0];
    await calls.graphql(
      'mutation ($p: ID!, $v: ID!) { addToCart(input: { productId: $p, variantId: $v, quantity: 1 }) { userErrors { message } } }',
      { p: id, v: variants[0].id },
      { as: buyer },
    );
  };

  it('is offered beside those of the shop', async () => {
    await fill();
    const ASK =
      '{ me { cart { shipping paymentChoices(pin: "560001") { code method label fee shipping isOffered } } } }';
    const { data } = await calls.graphql(ASK, {}, { as: buyer, headers: { 'accept-language': 'hi' } });

    const free = { fee: 0, shipping: 5, isOffered: true };
    expect(data.me.cart.paymentChoices).toEqual([
      { code: 'online', method: 'ONLINE', label: 'UPI, कार्ड या नेटबैंकिंग', ...free },
      { code: 'purse', method: 'ONLINE', label: 'बटुआ', ...free },
    ]);
    expect((await start('barter', buyer)).userErrors).toMatchObject([{ field: 'paymentOption' }]);
  });

  it('takes the money of an order, which its own provider proves', async () => {
    const { paymentOrder } = await start('purse', buyer);
    expect(paymentOrder).toMatchObject({ provider: 'purse', keyId: 'purse-key', scriptUrl: '/purse.js' });
    const paymentId = paymentOrder.providerOrderId.replace('purse_', 'coin_');
    const claim = { paymentOrderId: paymentOrder.id, paymentId };
    const place = (signature: string) =>
      calls.graphql(PLACE, { input: { ...claim, signature } }, { as: buyer }).then(({ data }) => data.placeOrder);

    expect((await place('forged')).userErrors).toMatchObject([{ code: 'PAYMENT_NOT_VERIFIED' }]);
    const { order } = await place(`signed ${paymentOrder.providerOrderId}`);
    expect(order).toMatchObject({ status: 'CONFIRMED', paymentMethod: 'ONLINE', paymentLabel: 'Purse' });
    expect(await calls.rest('POST /api/purse/told', { body: { paymentId } })).toMatchObject({
      body: { status: 'CONFIRMED' },
    });
  });

  it('settles what its provider tells of by itself, and cancelling gives it back', async () => {
    await fill();
    const { paymentOrder } = await start('purse', buyer);
    const paymentId = paymentOrder.providerOrderId.replace('purse_', 'coin_');
    const made = await calls.rest('POST /api/purse/told', { body: { paymentId } });
    const ORDERS = '{ me { orders(first: 1) { nodes { id status refunds { status } } } } }';
    const [order] = (await calls.graphql(ORDERS, {}, { as: buyer })).data.me.orders.nodes;
    await calls.graphql('mutation ($id: ID!) { cancelOrder(id: $id) { message } }', { id: order.id }, { as: buyer });

    expect(made.body).toEqual({ status: 'CONFIRMED' });
    for (;;) {
      const [{ status, refunds }] = (await calls.graphql(ORDERS, {}, { as: buyer })).data.me.orders.nodes;
      expect(status).toBe('CANCELLED');
      if (refunds[0]?.status === 'PROCESSED') break;
      await pause(50);
    }
  });

  it('pays no order of another way to pay', async () => {
    await fill();
    const { paymentOrder } = await start('online', buyer);
    // Its provider says that it took the money of an order which is open at the other one.
    const purse = path.join(dataDir, 'purse.json');
    const known = JSON.parse(await readFile(purse, 'utf8'));
    const { providerOrderId: id, amountPaise } = paymentOrder;
    await writeFile(purse, JSON.stringify([...known, { id, paymentId: 'coin_x', amountPaise, receipt: 'x' }]));

    const told = await calls.rest('POST /api/purse/told', { body: { paymentId: 'coin_x' } });

    expect(told.body).toMatchObject({ msg: 'This payment is not for an order of ours.' });
    const { data } = await calls.graphql(
      '{ me { cart { totalQuantity } orders(first: 9) { nodes { id } } } }',
      {},
      { as: buyer },
    );
    expect(data.me).toMatchObject({ cart: { totalQuantity: 1 }, orders: { nodes: [{}, {}] } });
  });

  it('pays no second order with a payment that has paid one', async () => {
    const purse = path.join(dataDir, 'purse.json');
    const known = JSON.parse(await readFile(purse, 'utf8'));
    const used = known[0].paymentId;
    const { paymentOrder } = await start('purse', buyer);
    const id = paymentOrder.providerOrderId;
    const input = { paymentOrderId: paymentOrder.id, paymentId: used, signature: `signed ${id}` };
    const place = async () => (await calls.graphql(PLACE, { input }, { as: buyer })).data.placeOrder;

    // First its provider tells whose the payment is, then it says that it is of this order.
    const honest = await place();
    await writeFile(purse, JSON.stringify([{ ...known[0], id }, ...known]));
    const lying = await place();
    await writeFile(purse, JSON.stringify(known));

    for (const { order, userErrors } of [honest, lying]) {
      expect(order).toBeNull();
      expect(userErrors).toMatchObject([{ code: 'PAYMENT_NOT_VERIFIED' }]);
    }
    const { data } = await calls.graphql('{ me { orders(first: 9) { nodes { id } } } }', {}, { as: buyer });
    expect(data.me.orders.nodes).toHaveLength(2);
  });

  it('lets its shopper say what an order is to have', async () => {
    const [order] = (await calls.graphql('{ me { orders(first: 1) { nodes { id } } } }', {}, { as: buyer })).data.me
      .orders.nodes;
    const save = (name: string, by: string) =>
      calls.graphql(
        `mutation ($id: ID!, $name: String!) {
          saveCustomFields(entity: ORDER, id: $id, customFields: [{ name: $name, value: "Amma" }]) {
            customFields { name text } userErrors { field }
          }
        }`,
        { id: order.id, name },
        { as: by },
      );

    expect((await save('giftFor', buyer)).data.saveCustomFields.customFields).toEqual([
      { name: 'giftFor', text: 'Amma' },
    ]);
    expect((await save('rack', buyer)).errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
    expect((await save('giftFor', as)).data.saveCustomFields.userErrors).toEqual([{ field: 'id' }]);
  });
});

describe('a rule of shipping and one of discounts that an extension brings', () => {
  it('are what the cart and the checkout reckon with', async () => {
    const { data } = await calls.graphql('{ products(first: 1) { nodes { id price variants { id } } } }');
    const [{ id, price, variants }] = data.products.nodes;
    const added = await calls.graphql(
      'mutation ($input: CartLineInput!) { addToCart(input: $input) { cart { discount shipping total lines { price subTotal discount } } userErrors { message } } }',
      { input: { productId: id, variantId: variants[0].id, quantity: 3 } },
      { as },
    );

    expect(added.data.addToCart.cart).toEqual({
      ...{ discount: 30, shipping: 15, total: Math.trunc(3 * price - 30) + 15 },
      lines: [{ price, subTotal: 3 * price, discount: 30 }],
    });
  });

  it('are what the order and its invoice say, with the tax by a rule of its own', async () => {
    const admin = { email: 'admin@example.com', password: 'admin-demo' };
    const owner = `Bearer ${(await calls.rest('POST /api/user/signin', { body: admin })).body.token}`;
    const input = { ...BILLING, paymentOption: 'purse' };
    const START =
      'mutation ($input: BillingInput!) { startPayment(input: $input) { paymentOrder { providerOrderId } } }';
    const { paymentOrder } = (await calls.graphql(START, { input }, { as })).data.startPayment;
    const paymentId = paymentOrder.providerOrderId.replace('purse_', 'coin_');
    await calls.rest('POST /api/purse/told', { body: { paymentId } });
    const ORDER = `{ me { orders(first: 1) { nodes {
      id total discount shipping lines { price quantity discount }
      invoice { total lines { price quantity discount amount gstRate taxable cgst sgst } }
    } } } }`;
    const order = async () => (await calls.graphql(ORDER, {}, { as })).data.me.orders.nodes[0];
    const placed = await order();
    const SHIP = 'mutation ($id: ID!) { shipOrder(id: $id, input: {}) { message userErrors { message } } }';
    const PACK = 'mutation ($id: ID!) { setOrderStatus(id: $id, status: PACKED) { userErrors { message } } }';
    for (const step of [PACK, SHIP])
      expect((await calls.graphql(step, { id: placed.id }, { as: owner })).errors).toEqual([]);

    const { data } = await calls.graphql('{ products(first: 1) { nodes { price } } }');
    const { price } = data.products.nodes[0];
    const paid = 3 * price - 30;
    expect(placed).toMatchObject({ total: Math.trunc(paid) + 15, discount: 30, shipping: 15, invoice: null });
    expect(placed.lines).toEqual([{ price, quantity: 3, discount: 30 }]);
    const { invoice } = await order();
    expect(invoice.total).toBe(placed.total);
    const [goods] = invoice.lines;
    expect(goods).toMatchObject({ price, quantity: 3, discount: 30, amount: paid, gstRate: 12 });
    expect(goods.taxable + goods.cgst + goods.sgst).toBeCloseTo(goods.amount, 5);
    expect(goods.taxable).toBeCloseTo(goods.amount / 1.12, 1);
    // The text message of the parcel goes by the extension that carries them, a moment later.
    const pigeons = () => readFile(path.join(dataDir, 'pigeons'), 'utf8').catch(() => '');
    while (!(await pigeons()).includes('is on its way')) await pause(25);
    const drawn = await fetch(`${shop.address}/api/orders/${placed.id}/invoice`, { headers: { authorization: as } });
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect((await drawn.text()).slice(0, 5)).toBe('%PDF-');
  });
});

/** Puts a product on the shelf. */
/** What the extension of that name has written down. */
const diary = () => readFile(path.join(dataDir, 'diary'), 'utf8').catch(() => '');

const putOnShelf = async (input: object) => {
  const owner = { email: 'admin@example.com', password: 'admin-demo' };
  const { token } = (await calls.rest('POST /api/user/signin', { body: owner })).body;
  const SAVE = `mutation ($product: ProductInput!) { saveProduct(input: $product) { product { id slug } } }`;
  const { data } = await calls.graphql('{ categories { id } }');
  const product = { brand: 'Gokul Lane', price: 40, categoryId: data.categories[0].id, ...input };
  return (await calls.graphql(SAVE, { product }, { as: `Bearer ${token}` })).data.saveProduct.product;
};

describe('what extensions bring to the web', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser.close());

  /** A page of this shop, as an account signed in, with the faults that it reports. */
  const visitAs = async (token: string) => {
    const user = JSON.stringify({ name: 'Asha', userName: 'Asha', email: '', userId: '', image: null, isAdmin: false });
    const localStorage = Object.entries({ token, user, isLogin: 'true' }).map(([name, value]) => ({ name, value }));
    const context = await browser.newContext({
      baseURL: shop.address,
      storageState: { cookies: [], origins: [{ origin: shop.address, localStorage }] },
    });
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    return { page, faults };
  };
  const tokenOf = (bearer: string) => bearer.replace('Bearer ', '');

  it('stands in the summary of the cart, and asks the graph as the shopper', async () => {
    const ADD = 'mutation ($input: CartLineInput!) { addToCart(input: $input) { userErrors { message } } }';
    const { id } = await putOnShelf({ name: 'Paper lantern', countInStock: 3 });
    const { data } = await calls.graphql(ADD, { input: { productId: id, quantity: 1 } }, { as });
    expect(data.addToCart.userErrors).toEqual([]);
    const { page } = await visitAs(tokenOf(as));
    await page.goto('/cart');

    await page.getByLabel('A note for a present').fill('For Nani');
    await page.getByRole('button', { name: 'Keep the note' }).click();

    await page.getByText('Kept: it is packed with your order.').waitFor();
    expect((await calls.graphql('{ giftNote }', {}, { as })).data).toEqual({ giftNote: 'For Nani' });
  });

  it('is a page of the desk, which its navigation leads to', async () => {
    const admin = { email: 'admin@example.com', password: 'admin-demo' };
    const { token } = (await calls.rest('POST /api/user/signin', { body: admin })).body;
    const { page } = await visitAs(token);
    await page.goto('/desk');

    await page.getByRole('link', { name: 'Gift notes' }).click();

    await page.getByRole('heading', { level: 1, name: 'Gift notes' }).waitFor();
    await page.getByText('1 shopper keeps a note.').waitFor();
  });

  it('is a page of the shop, and where a part of it fails, that is named as the extension and the page stands', async () => {
    const { page, faults } = await visitAs(tokenOf(as));
    await page.goto('/with/kites/sky');

    await page.getByText('Blue all over').waitFor();
    while (faults.length === 0) await pause(25);
    expect(faults[0]).toContain('The extension kites failed: Error: the string is cut');
    expect(await page.getByRole('contentinfo').isVisible()).toBe(true);
  });
});

describe('what happens in the shop', () => {
  it('is told to an extension that subscribes to it, once it is done', async () => {
    const { slug } = await putOnShelf({ name: 'Jaggery', countInStock: 7 });

    while (!(await diary()).includes(`new: ${slug}\n`)) await pause(25);
    while (!(await diary()).includes('left: 7\n')) await pause(25);
  });

  it('is work that an extension puts off, its own and no one else’s', async () => {
    const { slug } = await putOnShelf({ name: 'Palm sugar', countInStock: 7 });

    while (!(await diary()).includes(`later: ${slug}\n`)) await pause(25);
    expect(await diary()).toContain('diary puts off send-webhooks, which is no task of its own\n');
  });
});

describe('an account that is deleted', () => {
  it('is told to an extension as to the newsletter of the shop, so that it forgets it as well', async () => {
    const account = { name: 'Meera', email: 'meera@example.org', phone: '9876543212', password: 'Mangoes-4-ever' };
    await calls.rest('POST /api/user/signup', { body: account });
    const meera = `Bearer ${(await calls.rest('POST /api/user/signin', { body: account })).body.token}`;
    const DELETE = 'mutation ($password: String!) { deleteAccount(currentPassword: $password) { ok } }';

    const { data } = await calls.graphql(DELETE, { password: account.password }, { as: meera });

    expect(data.deleteAccount).toEqual({ ok: true });
    expect(await diary()).not.toContain('gone: meera@example.org\n');
    // The diary has three days pass then.
    await putOnShelf({ name: 'Calendar', countInStock: 7 });
    while (!(await diary()).includes('gone: meera@example.org\n')) await pause(25);
  });
});

describe('an extension that does what it may not', () => {
  it.each(['allOrders', 'me'])('keeps the shop closed where it hides %s', async (name) => {
    const file = path.join(elsewhere, `thief-${name}.mjs`);
    await writeFile(file, THIEF.replaceAll('NAME', name));

    const extended = [...features, ...(await loadExtensions([file], features))];
    await expect(buildShopSchema({ features: extended })).rejects.toThrow(
      `SHOP_EXTENSIONS: thief adds ${name}, which is there already`,
    );
  });

  it.each(['inWishlist', 'reviews'])('keeps the shop closed where a field of it hides Product.%s', async (name) => {
    const file = path.join(elsewhere, `cloak-${name}.mjs`);
    const field = { entity: 'Product', name, type: 'text', label: { en: 'x' }, isPublic: true };
    await writeFile(
      file,
      `export default ${JSON.stringify({ name: `cloak-${name.toLowerCase()}`, contract: 1, customFields: [field] })}`,
    );

    const extended = [...features, ...(await loadExtensions([file], features))];
    await expect(buildShopSchema({ features: extended })).rejects.toThrow(
      `adds Product.${name}, which is there already`,
    );
  });

  it('is held to the cost that one call may have', async () => {
    const items = 'spiceLevel customFields { text } variants { shelfNumber } related(first: 20) { spiceLevel }';
    const { errors } = await calls.graphql(
      `{ products(first: 100) { nodes { ${items} images { id } countries { id } } } }`,
    );

    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
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
    [
      `export default { name: 'fields', contract: 1,
        customFields: [{ entity: 'Product', name: 'stock', type: 'text', label: { en: 'x' }, isPublic: true }] };`,
      'its field stock is what files of the catalogue call something else',
    ],
    [
      `export default { name: 'fields', contract: 1,
        customFields: [{ entity: 'Order', name: 'x1', type: 'text', label: { en: 'x' }, isPublic: false, editable: 'shopper' }] };`,
      'its field x1 is written by shoppers, so that it has to be public, of an order or an account',
    ],
    [`throw new Error('the cupboard is bare');`, 'the cupboard is bare'],
  ])('says so by its name: %s', async (text, why) => {
    await expect(load(text)).rejects.toThrow(why);
    await expect(load(text)).rejects.toThrow(/^SHOP_EXTENSIONS: .*\.mjs cannot be loaded: /);
  });
});
