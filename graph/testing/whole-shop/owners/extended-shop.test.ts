import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { readConfig } from '../../../shared/config/config.js';
import { callsTo, type TestShop } from '../../shop.js';
import { hydrated, openBrowser } from '../browser.js';
import { copyExample, installExample, newMerchantFolder, removeMerchantFolder } from '../merchant-folder.js';
import { writePurse } from '../purse.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';
import { BILLING_BOXES } from '../shopper.js';

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
  elsewhere = await newMerchantFolder();
  const extensions = [
    await copyExample('spice-level', elsewhere),
    await installExample('pay-at-counter', elsewhere),
    await writePurse(elsewhere),
    await copyExample('own-jar', elsewhere),
  ];
  [browser, dataDir] = await Promise.all([openBrowser(), newMigratedDataDir()]);
  shop = await startShop(dataDir, {
    ...{ SEED_CATALOGUE: 'no', LOG_LEVEL: 'error' },
    SHOP_EXTENSIONS: extensions.join(),
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
  await Promise.all([removeDataDir(dataDir), removeMerchantFolder(elsewhere)]);
});

describe('kinds of offers of an extension', () => {
  it('are made, said back and taken off like those of the shop: docs/examples/own-jar', async () => {
    const SAVE = `mutation ($input: OfferInput!) {
      saveOffer(input: $input) { offer { id sentence terms { options { name value } } } userErrors { field } }
    }`;
    const input = (off: string) => ({
      title: 'Bring a jar',
      terms: { kind: 'OWN_JAR', scope: { categoryIds: [spices] }, options: [{ name: 'off', value: off }] },
    });
    const refused = await calls.graphql(SAVE, { input: input('some') }, { as: owner });
    const { data } = await calls.graphql(SAVE, { input: input('5') }, { as: owner });
    const PREVIEW = 'query ($input: OfferInput!) { previewOffer(input: $input, days: 7) { sentence } }';
    const hindi = await calls.graphql(
      PREVIEW,
      { input: input('5') },
      { as: owner, headers: { 'Accept-Language': 'hi' } },
    );

    expect(refused.data.saveOffer.userErrors).toEqual([{ field: 'terms.off' }]);
    expect(data.saveOffer.offer).toMatchObject({
      sentence: '₹5 off each of Spices for a jar of your own',
      terms: { options: [{ name: 'off', value: '5' }] },
    });
    expect(hindi.data.previewOffer.sentence).toBe('अपना डिब्बा लाने पर Spices के हर पीस पर ₹5 की छूट');
  });
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
    await hydrated(page);
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

describe('ways to pay in one shop', () => {
  let page: Page;
  let token: string;
  /** Paths of scripts that the page fetched. */
  const fetched: string[] = [];

  beforeAll(async () => {
    token = await signedIn(ASHA);
    page = await open('/signIn');
    page.on('request', (request) => request.resourceType() === 'script' && fetched.push(request.url()));
    const form = page.getByRole('form', { name: 'Sign In' });
    await form.getByLabel('Email').fill(ASHA.email);
    await form.getByLabel('Password', { exact: true }).fill(ASHA.password);
    await form.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('User Login Successfully!').waitFor();
  });
  afterAll(() => page.close());

  /** Comes to the checkout with goods and a filled form, and chooses a way to pay. */
  const checkOut = async (way: RegExp, before: string, after: string) => {
    const product = await calls.graphql('query ($id: ID!) { product(id: $id) { variants { id } } }', {
      id: ids.get('Turmeric'),
    });
    await calls.graphql(
      'mutation ($p: ID!, $v: ID!) { addToCart(input: { productId: $p, variantId: $v, quantity: 1 }) { message } }',
      { p: ids.get('Turmeric'), v: product.data.product.variants[0].id },
      { as: token },
    );
    await page.goto(`${shop.address}/checkout`);
    const billing = page.getByRole('form', { name: 'BILLING DETAILS' });
    for (const [label, value] of Object.entries(BILLING_BOXES))
      await billing.getByLabel(label, { exact: true }).fill(value);
    await page.getByText(before).first().waitFor();
    await page.getByRole('radio', { name: way }).check();
    await page.getByText(after).first().waitFor();
  };
  const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
  const placed = async () => {
    await page.getByText('Your order is placed. Thank you!').waitFor();
    const ORDERS = '{ me { orders(first: 1) { nodes { id status total shipping amountDue paymentLabel } } } }';
    return (await calls.graphql(ORDERS, {}, { as: token })).data.me.orders.nodes[0];
  };
  const isOf = (part: RegExp) => (url: string) => part.test(new URL(url).pathname);

  it('are the counter of docs/examples/pay-at-counter, which brings to nobody and fetches nothing', async () => {
    await checkOut(/Pay at the counter/, 'You pay ₹130.00', 'You pay ₹90.00 when your order arrives.');
    const before = [...fetched];
    await press('Checkout');

    const order = await placed();
    await page.getByText('Pay at the counter: ₹90.00').first().waitFor();
    expect(order).toMatchObject({ status: 'CONFIRMED', total: 90, shipping: 0, amountDue: 90 });
    expect(order.paymentLabel).toBe('Pay at the counter');
    expect(before.filter(isOf(/razorpay|purse|checkout\.js/))).toEqual([]);
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

  it('are a provider of an extension, whose web part is fetched once it is chosen, and left by Back until it is paid', async () => {
    await checkOut(/Purse/, 'You pay ₹130.00', 'You pay now, in the next step.');
    while (!fetched.some(isOf(/^\/extensions\/purse\//))) await pause(25);
    expect(fetched.filter(isOf(/razorpay/))).toEqual([]);
    await press('Checkout');
    await page.getByRole('button', { name: 'Take it from the purse' }).waitFor();
    await page.goBack();
    await page.getByText('The payment was not completed').waitFor();
    expect(new URL(page.url()).pathname).toBe('/checkout');
    await press(/^Checkout|Try again/);
    await press('Take it from the purse');

    expect(await placed()).toMatchObject({ status: 'CONFIRMED', total: 130, amountDue: 0, paymentLabel: 'Purse' });
  });
});
