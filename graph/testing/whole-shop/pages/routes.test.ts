import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { testsEverything } from '../../every-case.js';
import { goOffline, hydrated, openBrowser, SOME_SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';
import { newShopper, rememberedBy, type Shopper } from '../shopper.js';

let browser: Browser;
let goods: SomeGoods;
let shopper: Shopper;

beforeAll(async () => {
  browser = await openBrowser();
  [goods, shopper] = await Promise.all([someGoods(), newShopper()]);
});
afterAll(() => browser.close());

/**
 * The rows of the route table that anybody may open: the address and the heading of the screen.
 *
 * @see spec §2
 */
const FOR_EVERYBODY: [row: string, path: () => string, heading: () => string | RegExp][] = [
  ['/', () => '/', () => /Everyday goods, fairly priced/i],
  [
    '/products/category/{id}',
    () => `/products/category/${goods.category.id}`,
    () => new RegExp(`^${goods.category.name}$`),
  ],
  [
    '/products/subCat/{id}',
    () => `/products/subCat/${goods.subCategory.id}`,
    () => new RegExp(`^${goods.subCategory.name}$`),
  ],
  ['/product/{id}', () => `/product/${goods.product.id}`, () => goods.product.name],
  ['/search', () => '/search', () => 'What are you looking for?'],
  ['/search?q=', () => '/search?q=milk', () => 'Results for “milk”'],
  ['/signIn', () => '/signIn', () => 'Sign In'],
  ['/signUp', () => '/signUp', () => 'Sign Up'],
  ['/about', () => '/about', () => 'About Us'],
  ['/contactus', () => '/contactus', () => 'Contact Us'],
  ['/privacy', () => '/privacy', () => 'Privacy Policy'],
  ['/terms', () => '/terms', () => 'Terms and Conditions'],
  ['/returnpolicy', () => '/returnpolicy', () => 'Return & Refund Policy'],
  ['/shippingpolicy', () => '/shippingpolicy', () => 'Shipping Policy'],
  ['/supportcenter', () => '/supportcenter', () => 'Support Center'],
];

/** The rows for signed-in shoppers: the address and a text of the screen. @see spec §2, §6 */
const FOR_SHOPPERS: [path: string, text: string | RegExp][] = [
  ['/cart', 'Your Cart is currently empty'],
  ['/checkout', 'Your Cart is currently empty'],
  ['/myList', 'Your Wishlist is currently empty'],
  ['/orders', 'You have no orders yet'],
  ['/my-account', 'Edit Profile'],
];

/**
 * What `npm test` leaves to `npm run test:all`: what other tests open and watch for complaints
 * (lazy-hydration, searching, wishing, account, installable, keyboard, content, shell), policies,
 * which are laid out as the one that it opens is, and of the screens that send a visitor away all
 * but one that is empty without a shopper and one that is written into.
 */
const OPENED_BY_OTHERS = [
  '/',
  '/products/category/{id}',
  '/product/{id}',
  '/search?q=',
  '/signIn',
  '/contactus',
  '/privacy',
  '/cart',
  '/checkout',
  '/orders',
  '/my-account',
];
const LIKE_ANOTHER = ['/products/subCat/{id}', '/terms', '/returnpolicy', '/shippingpolicy'];
const SENDING_AWAY = ['/checkout', '/my-account'];
const isInGate = ([row]: readonly [row: string, ...rest: unknown[]]) =>
  testsEverything || ![...OPENED_BY_OTHERS, ...LIKE_ANOTHER].includes(row);
const sendingAway = FOR_SHOPPERS.filter(([path]) => testsEverything || SENDING_AWAY.includes(path));

describe.each(SOME_SCREENS)('the route table on %s', (_screen, size) => {
  let seen: Visit;

  beforeAll(async () => {
    seen = await visit(browser, size);
  });
  beforeEach(() => visitAnew(seen, size));
  afterAll(() => seen.context.close());

  it.each(FOR_EVERYBODY.filter(isInGate))('opens %s to anybody', async (_row, path, heading) => {
    const { page, complaints } = seen;

    const response = await page.goto(path());

    await page.getByRole('heading', { level: 1, name: heading() }).waitFor();
    await hydrated(page);
    expect(response?.status()).toBe(200);
    expect(await page.title()).toMatch(/Jhola/);
    expect(complaints).toEqual([]);
  });

  it.each(FOR_SHOPPERS.filter(isInGate))('opens %s to a signed-in shopper', async (path, text) => {
    const { page, complaints } = seen;
    await visitAnew(seen, { ...size, ...rememberedBy(shopper) });

    await page.goto(path);

    await page.getByRole('main').getByText(text).first().waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(complaints).toEqual([]);
  });

  it.each(sendingAway)('sends a visitor from %s to /signIn', async (path) => {
    const { page, complaints } = seen;

    await page.goto(path);

    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/signIn');
    expect(complaints).toEqual([]);
  });

  it('leads from /products/{id} to /product/{id}', async () => {
    const { page } = seen;

    await page.goto(`/products/${goods.product.id}`);

    await page.getByRole('heading', { level: 1, name: goods.product.name }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/product/${goods.product.id}`);
  });

  it('answers any other path with Page Not Found and a way home', async () => {
    const { page } = seen;

    const response = await page.goto('/no/such/page');

    await page.getByRole('heading', { level: 1, name: 'Page Not Found' }).waitFor();
    expect(response?.status()).toBe(404);
    await page.getByRole('link', { name: 'Back to Home Page' }).click();
    await page.getByRole('heading', { level: 1, name: /Everyday goods, fairly priced/i }).waitFor();
  });

  it('says Unexpected Application Error! when a screen cannot be had', async () => {
    // A new profile, which has not fetched that screen before.
    const { page, context } = await visit(browser, size);
    await page.goto('/about');
    await hydrated(page);

    await page.route(/\/assets\/SupportPage.*\.js/, (route) => route.abort());
    // The page is loaded anew once, and its code does not come then either.
    const loadedAnew = page.waitForEvent('domcontentloaded');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support Center' }).click();
    await loadedAnew;

    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('banner').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await context.close();
  });

  it('opens by itself, once there is a network again, a page whose code could not come without one', async () => {
    const { page, context } = await visit(browser, size);
    await page.goto('/about');
    await hydrated(page);

    await goOffline(page);
    await page.getByText('No connection to the shop. We keep trying.').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Support Center' }).click();
    await page.getByRole('heading', { level: 1, name: 'You are offline' }).waitFor();
    await page.getByText('This page opens by itself once you are back online').waitFor();
    await context.setOffline(false);

    await page.getByRole('heading', { level: 1, name: 'Support Center' }).waitFor();
    await context.close();
  });
});
