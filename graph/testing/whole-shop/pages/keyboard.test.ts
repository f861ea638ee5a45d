import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { inFull, testsEverything } from '../../every-case.js';
import { hydrated, openBrowser, SCREENS, visit } from '../browser.js';
import { fillIn, isLost, tabTo } from '../by-keyboard.js';
import { type SomeGoods, someGoods } from '../shop-calls.js';
import { BILLING_BOXES, newShopper, rememberedBy, theOwner } from '../shopper.js';

let browser: Browser;
let goods: SomeGoods;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function enterAccount(page: Page, email: string): Promise<void> {
  await page.goto('/signUp');
  await heading(page, 'Sign Up');
  await fillIn(page, page.getByRole('form', { name: 'Sign Up' }), {
    'Full Name': 'Asha Rao',
    Email: email,
    Phone: '9876543210',
    Password: 'a-good-password',
  });
  await page.keyboard.press('Enter');
  await heading(page, 'Sign In');
  await fillIn(page, page.getByRole('form', { name: 'Sign In' }), { Email: email, Password: 'a-good-password' });
  await page.keyboard.press('Enter');
  await heading(page, /Everyday goods, fairly priced/i);
}

async function openProduct(page: Page): Promise<void> {
  await page.goto(`/products/subCat/${goods.subCategory.id}`);
  await heading(page, goods.subCategory.name);
  await hydrated(page);
  await tabTo(page, page.locator(`h3 a[href="/product/${goods.product.id}"]`));
  await page.keyboard.press('Enter');
  await heading(page, goods.product.name);
}

async function addToCart(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const options of await main.getByRole('radiogroup', { name: /^(Size|RAM|Weight)/ }).all()) {
    await tabTo(page, options.getByRole('radio').first());
    await page.keyboard.press('Space');
  }
  await tabTo(page, main.getByRole('button', { name: 'Add to cart' }));
  await page.keyboard.press('Enter');
  await page.getByText('Item is added in the cart').waitFor();
  expect(await isLost(page)).toBe(false);
}

/** The wide screen has all that the phone's has, and the long way through its header. */
const TRIED = testsEverything ? SCREENS : SCREENS.slice(1);
/**
 * What `npm test` leaves to `npm run test:all`: more forms, which are filled as that of the
 * checkout is.
 */
const all = inFull(it);

describe.each(TRIED)('by keyboard alone on %s', (_screen, size) => {
  all('a new shopper signs up and in, and the focus is never lost', async () => {
    const { page, context, complaints } = await visit(browser, size);

    await enterAccount(page, `keyboard.${size.width}.${Date.now()}@example.com`);

    expect(await isLost(page)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('a shopper comes from a list of goods to an order, and the focus is never lost', async () => {
    const { page, context, complaints } = await visit(browser, { ...size, ...rememberedBy(await newShopper()) });

    await openProduct(page);
    expect(await isLost(page)).toBe(false);
    await addToCart(page);
    await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await heading(page, 'Your Cart');
    await tabTo(page, page.getByRole('link', { name: 'Proceed To CheckOut' }));
    await page.keyboard.press('Enter');
    await heading(page, 'Checkout');
    await fillIn(page, page.getByRole('form', { name: 'BILLING DETAILS' }), BILLING_BOXES);
    await tabTo(page, page.getByRole('radio', { name: /^UPI/ }));
    await page.keyboard.press('ArrowUp');
    await page.getByRole('radio', { name: /Cash on delivery/, checked: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('dialog').getByRole('button', { name: /^Pay ₹/ }));
    await page.keyboard.press('Enter');
    await heading(page, 'Orders');
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();

    expect(await isLost(page)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the owner sets the looks of the shop, and is told what could not be read', async () => {
    const { page, context, complaints } = await visit(browser, { ...size, ...rememberedBy(await theOwner()) });
    await page.goto('/desk/settings/appearance');
    await heading(page, 'Settings');

    await tabTo(page, page.getByRole('checkbox', { name: 'Custom colours on light pages' }));
    await page.keyboard.press('Space');
    await tabTo(page, page.getByRole('textbox', { name: 'Buttons and links' }));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('#FFB020');
    await page.getByText(/^The accent on light pages has a contrast of 1\.\d+/).waitFor();
    const down = page.getByRole('button', { name: 'Move Slides down' });
    await tabTo(page, down);
    for (let place = 0; place < 5; place++) {
      await page.keyboard.press('Enter');
      expect(await down.evaluate((button) => button.matches(':focus'))).toBe(true);
    }
    await tabTo(page, page.getByRole('button', { name: 'Save' }));
    await page.keyboard.press('Enter');
    await page.getByRole('alert').filter({ hasText: 'The accent on light pages' }).first().waitFor();

    expect(await isLost(page)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('the owner tags a customer and takes back an invitation, and what was removed leaves the focus beside it', async () => {
    const customer = await newShopper();
    const { page, context, complaints } = await visit(browser, { ...size, ...rememberedBy(await theOwner()) });
    const press = async (name: RegExp) => {
      await tabTo(page, page.getByRole('button', { name }));
      await page.keyboard.press('Enter');
    };
    const gone = (name: RegExp) => page.getByRole('button', { name }).waitFor({ state: 'detached' });
    await page.goto(`/desk/customers/${customer.user.id}`);
    await heading(page, customer.user.name);

    await fillIn(page, page.getByRole('form', { name: 'Add a tag' }), { 'New tag': 'keyboard' });
    await page.keyboard.press('Enter');
    await press(/^Remove the tag keyboard/);
    await gone(/^Remove the tag keyboard/);
    expect(await isLost(page)).toBe(false);
    await page.goto('/desk/staff');
    await heading(page, 'Staff');
    const email = `keyboard.${size.width}.${Date.now()}@example.com`;
    await fillIn(page, page.getByRole('form', { name: 'Invite somebody' }), { 'E-mail': email });
    await page.keyboard.press('Enter');
    await press(new RegExp(`^Take back the invitation of ${email}`));
    await gone(new RegExp(`^Take back the invitation of ${email}`));

    expect(await isLost(page)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
