import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { hydrated, openBrowser, SOME_SCREENS, visit } from './browser.js';
import { someGoods } from './shop-calls.js';
import { BILLING_BOXES, fillCart, newShopper, PASSWORD, rememberedBy } from './shopper.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function signUp(page: Page, email: string) {
  await page.goto('/signUp');
  await heading(page, 'Sign Up');
  const form = page.getByRole('form', { name: 'Sign Up' });
  await form.getByLabel('Full name').fill('Asha Rao');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Phone').fill('9876543210');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign Up' }).click();
}

async function signIn(page: Page, email: string) {
  await heading(page, 'Sign In');
  const form = page.getByRole('form', { name: 'Sign In' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('User Login Successfully!').waitFor();
}

async function openFirstGoods(page: Page): Promise<string> {
  await heading(page, /Everyday goods, fairly priced/i);
  await page.getByRole('main').locator('a[href^="/products/category/"]').first().click();
  await page.getByText(/We found \d+ items for you!/).waitFor();
  const link = page.getByRole('main').locator('article:not([data-sold-out]) h3 a').first();
  // The name as a screen reader says it; on screen it is cut.
  const name = ((await link.innerText()).split('\n').at(-1) ?? '').trim();
  await link.click();
  await heading(page, name);
  return name;
}

async function addToCart(page: Page) {
  const button = page.getByRole('main').getByRole('button', { name: 'Add to cart' });
  await button.waitFor();
  for (const option of await page.getByRole('main').getByRole('radiogroup').all())
    await option.getByRole('radio').first().check();
  await button.click();
  await page.getByText('Item is added in the cart').waitFor();
}

async function pay(page: Page) {
  await page.getByRole('heading', { name: 'BILLING DETAILS' }).waitFor();
  const form = page.getByRole('form', { name: 'BILLING DETAILS' });
  for (const [label, value] of Object.entries(BILLING_BOXES)) await form.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay ₹/ })
    .click();
}

describe.each(SOME_SCREENS)('buying on %s', (_screen, size) => {
  it('leads a new shopper from signing up to an order', async () => {
    const { page, context, complaints } = await visit(browser, size);
    const email = `asha.${size.width}.${Date.now()}@example.com`;

    await signUp(page, email);
    await signIn(page, email);
    const name = await openFirstGoods(page);
    await addToCart(page);
    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await page.getByText('There are 1 products in your cart').waitFor();
    await page.getByRole('link', { name: 'Proceed To CheckOut' }).click();
    await pay(page);

    await heading(page, 'Orders');
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();
    await page.getByText('12 MG Road').waitFor();
    await page.getByRole('button', { name: 'Click here to view' }).click();
    await page.getByRole('dialog').getByText(name).first().waitFor();
    // On paper an order is one page.
    expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    await page.goto('/cart');
    await page.getByText('Your Cart is currently empty').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('fills the cart from cards, asking for the pack, and takes back what was taken out', async () => {
    const { page, context, complaints } = await visit(browser, { ...size, ...rememberedBy(await newShopper()) });
    const { subCategory } = await someGoods();
    await page.goto(`/products/subCat/${subCategory.id}`);
    await hydrated(page);
    const card = page.getByRole('main').locator('article:not([data-sold-out])').first();
    await card.getByRole('button', { name: /^Add .* to the cart$/ }).click();

    const packs = page.getByRole('dialog');
    // A product of one pack is in the cart by now.
    await packs.or(page.getByText('Item is added in the cart')).first().waitFor();
    if (await packs.isVisible()) {
      await packs
        .getByRole('button', { name: /^Add .* to the cart$/ })
        .first()
        .click();
      await packs.getByRole('button', { name: /^Increase quantity/ }).waitFor();
      await packs.getByRole('button', { name: 'Close' }).click();
    }
    await card.getByRole('button', { name: /^Remove / }).click();
    await page.getByText('Item removed from cart!').waitFor();
    await card.getByRole('button', { name: /^Undo/ }).click();
    await card.getByRole('button', { name: /^Increase quantity/ }).waitFor();
    await page.getByRole('link', { name: 'Cart, 1 item' }).first().waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('moves nothing in the cart when more is wanted than is in stock', async () => {
    const shopper = await newShopper();
    const { page, context } = await visit(browser, { ...size, ...rememberedBy(shopper) });
    const { product } = await someGoods();
    await fillCart(shopper, product);
    await page.goto('/cart');
    const line = page.getByRole('main');
    const onward = line.getByRole('link', { name: 'Proceed To CheckOut' });
    const more = line.getByRole('button', { name: /^Increase quantity/ });
    const before = [await more.boundingBox(), await onward.boundingBox()];

    await line.getByRole('textbox', { name: /^Quantity for/ }).fill('9999');
    await line.getByText('The quantity is greater than product count in stock').waitFor();

    expect([await more.boundingBox(), await onward.boundingBox()]).toEqual(before);
    await context.close();
  });
});
