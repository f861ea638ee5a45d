import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readConfig } from '../../shared/config/config.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { callsTo, type TestShop } from '../shop.js';
import { openBrowser } from './browser.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from './running-shop.js';
import { BILLING_BOXES } from './shopper.js';

/** A folder of a merchant's own, in which the shop is installed as a package. */
let elsewhere: string;
let dataDir: string;
let shop: RunningShop;
let calls: Pick<TestShop, 'graphql' | 'rest'>;
let browser: Browser;
let owner: string;
let spices: string;
const ids = new Map<string, string>();

const ASHA = { name: 'Asha Rao', email: 'asha@example.org', phone: '9876543210', password: 'Mangoes-4-ever' };

beforeAll(async () => {
  elsewhere = await mkdtemp(path.join(tmpdir(), 'merchant-'));
  await mkdir(path.join(elsewhere, 'node_modules'));
  await symlink(projectRoot, path.join(elsewhere, 'node_modules', 'jhola'));
  for (const name of ['spice-level', 'pay-at-counter'])
    await cp(path.join(projectRoot, 'docs/examples', name), path.join(elsewhere, name), { recursive: true });
  const counter = path.join(elsewhere, 'pay-at-counter');
  await promisify(execFile)(process.execPath, [
    path.join(projectRoot, 'node_modules/typescript/bin/tsc'),
    '-p',
    counter,
  ]);
  [browser, dataDir] = await Promise.all([openBrowser(), newMigratedDataDir()]);
  shop = await startShop(dataDir, {
    ...{ SEED_CATALOGUE: 'no', LOG_LEVEL: 'error' },
    SHOP_EXTENSIONS: `${path.join(elsewhere, 'spice-level')}, ${counter}`,
  });
  calls = callsTo(shop.address, readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));
  owner = await signedIn({ email: 'admin@example.com', password: 'admin-demo' });
  const made = await calls.graphql(
    'mutation { saveCategory(input: { name: "Spices" }) { category { id } } }',
    {},
    { as: owner },
  );
  spices = made.data.saveCategory.category.id;
  for (const [name, level] of [
    ['Red Chilli', 'HOT'],
    ['Turmeric', 'MILD'],
    ['Cardamom', 'MILD'],
    ['Salt', null],
  ] as const) {
    const customFields = level ? [{ name: 'spiceLevel', value: level }] : [];
    const input = { name, brand: 'Gokul Lane', price: 90, countInStock: 5, categoryId: spices, customFields };
    const { data } = await calls.graphql(
      'mutation ($input: ProductInput!) { saveProduct(input: $input) { product { id } userErrors { message } } }',
      { input },
      { as: owner },
    );
    ids.set(name, data.saveProduct.product.id);
  }
  await calls.rest('POST /api/user/signup', { body: ASHA });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await Promise.all([removeDataDir(dataDir), rm(elsewhere, { recursive: true, force: true })]);
});

async function signedIn(account: { email: string; password: string }): Promise<string> {
  return `Bearer ${(await calls.rest('POST /api/user/signin', { body: account })).body.token}`;
}

async function open(address: string): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, serviceWorkers: 'block' });
  await page.goto(`${shop.address}${address}`);
  return page;
}

const names = (page: Page) =>
  page
    .getByRole('main')
    .locator('article h3 a')
    .evaluateAll((links) => links.map((link) => link.textContent ?? ''));

describe('the field of docs/examples/spice-level', () => {
  it('narrows a list by its boxes, which tell how many there are, and stands in the address', async () => {
    const page = await open(`/products/category/${spices}`);
    const group = page.getByRole('group', { name: 'Spice level' });
    await group.getByRole('checkbox', { name: /Mild\s*2/ }).check();
    await page.getByText(/We found 2 items for you!/).waitFor();

    expect(new URL(page.url()).searchParams.getAll('f.spiceLevel')).toEqual(['MILD']);
    const shown = (await names(page)).join();
    expect(shown).toContain('Turmeric');
    expect(shown).not.toContain('Red Chilli');
    await group.getByRole('checkbox', { name: /Hot/ }).check();
    await page.getByText(/We found 3 items for you!/).waitFor();
    await page.getByRole('button', { name: 'Remove filter: Spice level: Mild' }).click();
    await page.getByText(/We found 1 items? for you!/).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Remove filter: Spice level: Hot' }).waitFor();
    await page.close();
  });

  it('is among the facts of a product, in the language of the page', async () => {
    const english = await open(`/product/${ids.get('Red Chilli')}`);
    const fact = english.locator('dl div', { has: english.locator('dt', { hasText: 'Spice level' }) });
    expect(await fact.locator('dd').textContent()).toBe('Hot');
    await english.close();

    const hindi = await browser.newContext({ serviceWorkers: 'block' });
    await hindi.addCookies([{ name: 'lang', value: 'hi', url: shop.address }]);
    const page = await hindi.newPage();
    await page.goto(`${shop.address}/product/${ids.get('Red Chilli')}`);
    // What stands below the first view comes to life when it is scrolled to.
    await page.locator('dl').first().scrollIntoViewIfNeeded();
    await page.locator('dl div', { hasText: 'तीखापन' }).getByText('तीखा', { exact: true }).waitFor();
    await hindi.close();
  });
});

describe('the way to pay of docs/examples/pay-at-counter', () => {
  it('is chosen at checkout, brings to nobody, and is what the order is told to be paid by', async () => {
    const token = await signedIn(ASHA);
    const product = await calls.graphql('query ($id: ID!) { product(id: $id) { variants { id } } }', {
      id: ids.get('Turmeric'),
    });
    await calls.graphql(
      'mutation ($p: ID!, $v: ID!) { addToCart(input: { productId: $p, variantId: $v, quantity: 2 }) { message } }',
      { p: ids.get('Turmeric'), v: product.data.product.variants[0].id },
      { as: token },
    );
    const page = await open('/signIn');
    const form = page.getByRole('form', { name: 'Sign In' });
    await form.getByLabel('Email').fill(ASHA.email);
    await form.getByLabel('Password', { exact: true }).fill(ASHA.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('User Login Successfully!').waitFor();
    await page.goto(`${shop.address}/checkout`);
    const billing = page.getByRole('form', { name: 'BILLING DETAILS' });
    for (const [label, value] of Object.entries(BILLING_BOXES))
      await billing.getByLabel(label, { exact: true }).fill(value);
    await page.getByText(/You pay ₹220.00/).waitFor();
    await page.getByRole('radio', { name: /Pay at the counter/ }).check();
    await page.getByText(/You pay ₹180.00 when your order arrives./).waitFor();
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.getByText('Your order is placed. Thank you!').waitFor();
    await page.getByText('Pay at the counter: ₹180.00').first().waitFor();
    await page.close();

    const ORDERS = '{ me { orders(first: 1) { nodes { id status total shipping amountDue paymentLabel } } } }';
    const { data } = await calls.graphql(ORDERS, {}, { as: token });
    const [order] = data.me.orders.nodes;
    expect(order).toMatchObject({ status: 'CONFIRMED', total: 180, shipping: 0, amountDue: 180 });
    expect(order.paymentLabel).toBe('Pay at the counter');
    const saved = await calls.graphql(
      `mutation ($id: ID!) {
        saveCustomFields(entity: ORDER, id: $id, customFields: [{ name: "waitsUnder", value: "Rao" }]) {
          customFields { label text }
        }
      }`,
      { id: order.id },
      { as: token },
    );
    expect(saved.data.saveCustomFields.customFields).toEqual([{ label: 'Waits under the name', text: 'Rao' }]);
  });
});
