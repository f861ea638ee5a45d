import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core';
import { projectRoot } from '../../../shared/config/project-root.js';
import { inFull } from '../../every-case.js';
import { BILLING } from '../../factories/checkout.factory.js';
import { until } from '../../payment-calls.js';
import { hydrated, openBrowser, SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { linkSentTo } from '../mailbox.js';
import { ask, type SomeGoods, type SomeProduct, someGoods } from '../shop-calls.js';
import { buyCart, fillCart, newShopper, PASSWORD, rememberedBy, type Shopper, theOwner } from '../shopper.js';

const [[, PHONE]] = SCREENS;
/**
 * What `npm test` leaves to `npm run test:all`, since shell, routes, searching, buying, back and
 * web/pages prove what it rests on.
 */
const all = inFull(it);

let browser: Browser;
let goods: SomeGoods;
let severalPacks: Pick<SomeProduct, 'id' | 'variants'>;
let seen: Visit;
let page: Page;
/** What the shopper's fingers did: a tap, or a box that was typed into. */
let done: string[];

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
  const { products } = await ask<{ products: { nodes: (typeof severalPacks)[] } }>(
    'query ($id: ID!) { products(filter: { subCategoryId: $id }, first: 24) { nodes { id variants { id countInStock } } } }',
    { id: goods.subCategory.id },
  );
  const found = products.nodes.find(({ variants }) => variants.filter((each) => each.countInStock > 5).length === 2);
  if (!found) throw new Error('Nothing comes in two packs.');
  severalPacks = found;
  seen = await visit(browser, TOUCHED);
});
afterAll(() => browser.close());

const TOUCHED = { ...PHONE, hasTouch: true, isMobile: true, reducedMotion: 'reduce' } as const;

/** Begins a journey at a page, on a phone that is touched. */
async function begin(at: string, remembered: BrowserContextOptions = {}): Promise<void> {
  await visitAnew(seen, { ...PHONE, ...remembered });
  page = seen.page;
  done = [];
  await page.goto(at);
  await hydrated(page);
}

async function tap(what: string, target: Locator): Promise<void> {
  done.push(`Tap ${what}`);
  await target.locator('visible=true').first().tap();
}

async function type(what: string, target: Locator, text: string): Promise<void> {
  done.push(`Type ${what}`);
  await target.fill(text);
}

const button = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('button', { name });
const link = (name: string | RegExp, within: Page | Locator = page) => within.getByRole('link', { name });
const dialog = () => page.getByRole('dialog');
const main = () => page.getByRole('main');
const quickly = () => page.getByRole('navigation', { name: 'Quick' });
const box = (label: string) => main().getByLabel(label, { exact: true });

/** What docs/journeys.md says that a journey takes, step by step. */
async function toldOf(journey: string): Promise<string[]> {
  const text = await readFile(path.join(projectRoot, 'docs/journeys.md'), 'utf8');
  const [, chapter = ''] = text.split(`. ${journey}\n`);
  const [steps = ''] = chapter.split('\n## ');
  return [...steps.matchAll(/^\| \d+ \| ((?:Tap|Type) [^|]+?) \|/gm)].map(([, step = '']) => step);
}

/** An order of the shopper's, moved to a status by the owner. */
async function anOrder(shopper: Shopper, ...statuses: string[]): Promise<void> {
  await fillCart(shopper, goods.product);
  await buyCart(shopper);
  const { me } = await ask<{ me: { orders: { nodes: { id: string }[] } } }>(
    '{ me { orders(first: 1) { nodes { id } } } }',
    {},
    shopper.token,
  );
  const owner = await theOwner();
  for (const status of statuses) {
    await ask(
      'mutation ($id: ID!, $status: OrderStatus!) { setOrderStatus(id: $id, status: $status) { userErrors { message } } }',
      { id: me.orders.nodes[0]?.id, status },
      owner.token,
    );
  }
}

async function pay(): Promise<void> {
  await tap('Checkout', button('Checkout', main()));
  await tap('Pay', button(/^Pay ₹/, dialog()));
  await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();
}

/** What was done is what the document tells of it, step by step. */
async function isAsTold(): Promise<void> {
  const { currentTestName = '' } = expect.getState();
  expect(done).toEqual(await toldOf(currentTestName.split('journeys.md: ')[1] ?? ''));
}

const HOME = '/';

describe('a journey of docs/journeys.md:', () => {
  it('A stranger buys something', async () => {
    await begin(`/product/${goods.product.id}`);
    done.push('Tap a pack');
    await main().getByRole('radiogroup').getByRole('radio').first().check();
    await tap('Add to cart', button('Add to cart', main()));
    await tap('Sign in to continue', link('Sign in to continue'));
    await tap('Sign Up', link('Sign Up', main()));
    const signUp = page.getByRole('form', { name: 'Sign Up' });
    await type('Full Name', signUp.getByLabel('Full Name'), BILLING.fullName);
    await type('Email', signUp.getByLabel('Email'), `asha.${randomUUID()}@example.com`);
    await type('Phone', signUp.getByLabel('Phone'), BILLING.phoneNumber);
    await type('Password', signUp.getByLabel('Password', { exact: true }), PASSWORD);
    await tap('Sign Up', button('Sign Up', signUp));
    await page.waitForURL('**/signIn');
    const signIn = page.getByRole('form', { name: 'Sign In' });
    await type('Password', signIn.getByLabel('Password', { exact: true }), PASSWORD);
    await tap('Sign In', button('Sign In', signIn));
    await page.waitForURL('**/product/**');
    await tap('Cart', link('Cart, 1 item'));
    await tap('Proceed To CheckOut', link('Proceed To CheckOut'));
    await type('Street Address Line 1', box('Street Address Line 1'), BILLING.streetAddressLine1);
    await type('City', box('City'), BILLING.city);
    await type('State', box('State'), BILLING.state);
    await type('PIN Code (ZIP)', box('PIN Code (ZIP)'), BILLING.zipCode);
    await pay();
    await isAsTold();
  });

  all('The same again', async () => {
    const shopper = await newShopper();
    await anOrder(shopper);
    await begin(HOME, rememberedBy(shopper));
    await tap('Orders', link('Orders', quickly()));
    await tap('Buy again', button('Buy again'));
    await tap('Go to cart', link('Go to cart'));
    await tap('Proceed To CheckOut', link('Proceed To CheckOut'));
    await page.getByRole('radio', { name: /^12 MG Road/ }).waitFor();
    await pay();
    await isAsTold();
  });

  it('An order is cancelled', async () => {
    const shopper = await newShopper();
    await anOrder(shopper);
    await begin(HOME, rememberedBy(shopper));
    await tap('Orders', link('Orders', quickly()));
    await tap('Click here to view', button('Click here to view'));
    await tap('Cancel this order', button('Cancel this order', dialog()));
    await tap('Yes, cancel it', button('Yes, cancel it', dialog()));
    await button('Cancel this order', dialog()).waitFor({ state: 'detached' });
    await isAsTold();
  });

  it('One pack is changed for another', async () => {
    await begin(`/products/subCat/${goods.subCategory.id}`, rememberedBy(await newShopper()));
    const card = main()
      .getByRole('article')
      .filter({ has: page.locator(`a[href="/product/${severalPacks.id}"]`) });
    await tap('Add', button(/^Add .* to the cart$/, card));
    await tap('Add at the first pack', button(/^Add .* to the cart$/, dialog()));
    await button(/^Increase quantity/, dialog()).waitFor();
    await tap('Add at the other pack', button(/^Add .* to the cart$/, dialog()));
    await until(async () => (await button(/^Increase quantity/, dialog()).count()) === 2);
    await tap('Minus at the first pack', button(/^Remove /, dialog()));
    await until(async () => (await button(/^Increase quantity/, dialog()).count()) === 1);
    await isAsTold();
  });

  all('Without a network', async () => {
    const former = seen;
    seen = await visit(browser, { ...TOUCHED, serviceWorkers: 'allow' });
    await begin(HOME);
    const card = main().locator('article h3 a').first();
    const name = ((await card.innerText()).split('\n').at(-1) ?? '').trim();
    await seen.context.setOffline(true);
    await tap('a product', card);
    await page.getByText('This page opens by itself once you are back online').waitFor();
    await seen.context.setOffline(false);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await isAsTold();
    await seen.context.close();
    seen = former;
  });

  all('In Hindi', async () => {
    await begin(HOME);
    await tap('Menu', button('Menu'));
    const load = page.waitForEvent('load');
    await tap('हिन्दी', dialog().getByText('हिन्दी'));
    await load;
    await page.locator('html[lang="hi"]').waitFor({ state: 'attached' });
    await isAsTold();
  });

  all('A misspelt search', async () => {
    await begin(HOME, rememberedBy(await newShopper()));
    await tap('Search', quickly().getByText('Search'));
    const words = dialog().getByRole('combobox').or(dialog().getByRole('searchbox')).first();
    await type('tomatos', words, 'tomatos');
    done.push('Tap Go');
    await words.press('Enter');
    await page.waitForURL('**/search**');
    const card = main().getByRole('article').filter({ hasText: 'Tomato' }).first();
    await tap('Add', button(/^Add .* to the cart$/, card));
    await tap('Add at a pack', button(/^Add .* to the cart$/, dialog()));
    await button(/^Increase quantity/, dialog()).waitFor();
    await isAsTold();
  });

  all('A PIN code and the day', async () => {
    const shopper = await newShopper();
    await fillCart(shopper, goods.product);
    await begin('/cart', rememberedBy(shopper));
    await type('PIN code', main().getByLabel('PIN code').first(), BILLING.zipCode);
    const load = page.waitForEvent('load');
    await tap('Check', button('Check', main()));
    await load;
    await hydrated(page);
    await tap('Proceed To CheckOut', link('Proceed To CheckOut'));
    await until(async () => (await box('PIN Code (ZIP)').inputValue()) === BILLING.zipCode);
    await isAsTold();
  });

  it('Fresh food at a chosen time', async () => {
    const shopper = await newShopper();
    await anOrder(shopper);
    await fillCart(shopper, goods.product);
    await begin('/cart', rememberedBy(shopper));
    await tap('Proceed To CheckOut', link('Proceed To CheckOut'));
    const times = main().getByRole('combobox', { name: 'Delivery' });
    const last = times.locator('option').last();
    await last.waitFor({ state: 'attached' });
    const [day, slot] = ((await last.getAttribute('value')) ?? '').split(' ');
    const hours = (await last.innerText()).split(', ').at(-1);
    await tap('Delivery', times);
    done.push('Tap a time');
    await times.selectOption({ index: (await times.locator('option').count()) - 1 });
    await pay();
    await main().getByText(`, ${hours}`).first().waitFor();
    const { me } = await ask<{ me: { orders: { nodes: { deliveries: object[] }[] } } }>(
      '{ me { orders(first: 1) { nodes { deliveries { date slot } } } } }',
      {},
      shopper.token,
    );
    expect(me.orders.nodes[0]?.deliveries).toEqual([{ date: day, slot }]);
    await isAsTold();
  });

  it('One thing goes back', async () => {
    const shopper = await newShopper();
    await anOrder(shopper, 'PACKED', 'SHIPPED', 'DELIVERED');
    await begin(HOME, rememberedBy(shopper));
    await tap('Orders', link('Orders', quickly()));
    await tap('Click here to view', button('Click here to view'));
    await tap('Return items', button('Return items', dialog()));
    const form = page.getByRole('form', { name: 'Return items' });
    await type('1 at the thing', form.getByRole('spinbutton'), '1');
    await type('why it goes back', form.getByLabel('Why do you want to return it?'), 'Came broken');
    await tap('Request return', button('Request return', form));
    await form.waitFor({ state: 'detached' });
    await isAsTold();
  });

  it('A forgotten password', async () => {
    const { user } = await newShopper();
    await begin('/signIn');
    await tap('Forgot your password?', link('Forgot your password?'));
    // Sign In has such a box as well, until the page has changed.
    await button('Send Link').waitFor();
    await type('Email', main().getByLabel('Email'), user.email);
    await tap('Send Link', button('Send Link'));
    await page.getByText('Please check your e-mail.').waitFor();
    done.push('Tap the link in the mail');
    await page.goto(await linkSentTo(user.email));
    await type('New password', page.getByLabel('New password', { exact: true }), 'a-better-password');
    await tap('Save', button('Save'));
    await page.getByText('Your password has been changed. Please sign in.').waitFor();
    await isAsTold();
  });
});
