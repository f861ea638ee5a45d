import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { inFull } from '../../every-case.js';
import { hydrated, openBrowser, SOME_SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { ask, type SomeProduct, someGoods } from '../shop-calls.js';
import { BILLING_BOXES, buyCart, fillCart, newShopper, PASSWORD, rememberedBy, theOwner } from '../shopper.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

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

/** Products of one choice each, of a category in which no other test buys. */
async function plainGoods(count: number): Promise<SomeProduct[]> {
  const { categories } = await ask<{ categories: { id: string }[] }>('{ categories { id } }');
  const { products } = await ask<{ products: { nodes: SomeProduct[] } }>(
    `query ($id: ID!) {
      products(filter: { categoryId: $id, inStock: true }, first: 100) {
        nodes { id name price countInStock variants { id countInStock } }
      }
    }`,
    { id: categories.at(-1)?.id },
  );
  const plain = products.nodes.filter(({ variants, countInStock }) => variants.length === 1 && countInStock > 1);
  if (plain.length < count) throw new Error('There are too few products of one choice.');
  return plain.slice(0, count);
}

/** Has the owner of the shop put so many pieces more, or less, on the shelf. */
async function moveStock({ variants }: SomeProduct, delta: number): Promise<void> {
  const { adjustStock } = await ask<{ adjustStock: { userErrors: object[] } }>(
    `mutation ($variantId: ID!, $delta: Int!) {
      adjustStock(variantId: $variantId, delta: $delta, reason: "a test") { userErrors { message } }
    }`,
    { variantId: variants[0]?.id, delta },
    (await theOwner()).token,
  );
  expect(adjustStock.userErrors).toEqual([]);
}

async function pressAdd(page: Page, { id }: SomeProduct) {
  await page.goto(`/product/${id}`);
  await hydrated(page);
  await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
}

/**
 * What `npm test` leaves to `npm run test:all`: a purchase from its beginning to its end is a
 * journey and goes by keyboard as well.
 */
const all = inFull(it);

describe.each(SOME_SCREENS)('buying on %s', (_screen, size) => {
  let seen: Visit;

  beforeAll(async () => {
    seen = await visit(browser, size);
  });
  afterAll(() => seen.context.close());

  it('ends with an order that is one page on paper', async () => {
    const { page, complaints } = seen;
    const shopper = await newShopper();
    const { product } = await someGoods();
    await fillCart(shopper, product);
    await buyCart(shopper);
    await visitAnew(seen, { ...size, ...rememberedBy(shopper) });

    await page.goto('/orders');
    await page.getByText('12 MG Road').waitFor();
    await page.getByRole('button', { name: 'Click here to view' }).click();
    await page.getByRole('dialog').getByText(product.name).first().waitFor();

    expect((await page.pdf()).toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(complaints).toEqual([]);
  });

  all('leads a new shopper from the front page to an order', async () => {
    const { page, complaints } = seen;
    await visitAnew(seen, { ...size, ...rememberedBy(await newShopper()) });

    await page.goto('/');
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
    await page.goto('/cart');
    await page.getByText('Your Cart is currently empty').waitFor();
    expect(complaints).toEqual([]);
  });

  it('fills the cart from cards, asking for the pack, and takes back what was taken out', async () => {
    const { page, complaints } = seen;
    await visitAnew(seen, { ...size, ...rememberedBy(await newShopper()) });
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
  });

  it('moves nothing in the cart when more is wanted than is in stock', async () => {
    const shopper = await newShopper();
    const { page } = seen;
    await visitAnew(seen, { ...size, ...rememberedBy(shopper) });
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
  });

  it('keeps Checkout in its place while the PIN code is looked up', async () => {
    const shopper = await newShopper();
    const { page } = seen;
    await visitAnew(seen, { ...size, ...rememberedBy(shopper) });
    await fillCart(shopper, (await someGoods()).product);
    await page.goto('/checkout');
    const order = page.getByRole('region', { name: 'YOUR ORDER' });
    const height = () => order.evaluate((part) => Math.round(part.getBoundingClientRect().height));
    await order.getByText('Enter the PIN code to see the delivery day.').waitFor();
    const before = await height();

    await page.getByLabel('PIN Code (ZIP)', { exact: true }).fill('560001');
    await order
      .getByRole('status', { name: 'Delivery' })
      .getByText(/^Delivery/)
      .first()
      .waitFor();
    expect(await height()).toBe(before);
  });

  it('puts what a visitor chose into the cart after signing in, and tells what has sold out meanwhile', async () => {
    const shopper = await newShopper();
    const { page, complaints } = seen;
    await visitAnew(seen, size);
    const goods = await plainGoods(3);
    const [soldOut] = goods as [SomeProduct, SomeProduct, SomeProduct];
    for (const product of goods) {
      await pressAdd(page, product);
      await page.getByRole('alert').getByText('Please login first').waitFor();
    }
    await moveStock(soldOut, -soldOut.countInStock);

    await page.getByRole('link', { name: 'Sign in to continue' }).click();
    await signIn(page, shopper.user.email);
    await page.waitForURL('**/product/**');
    await page.getByRole('link', { name: /^Cart/ }).first().click();

    await page.getByText('There are 2 products in your cart').waitFor();
    await page.getByRole('main').getByText(`${soldOut.name}: sold out for now.`).waitFor();
    expect(await page.evaluate("localStorage.getItem('keptChoices')")).toBeNull();
    expect(complaints).toEqual([]);
    await moveStock(soldOut, soldOut.countInStock);
  });

  it('keeps what is added without a network, and puts it into the cart with what changed once there is one', async () => {
    const { page, context } = await visit(browser, { ...size, ...rememberedBy(await newShopper()) });
    const product = (await plainGoods(4))[3] as SomeProduct;
    await page.goto(`/product/${product.id}`);
    await hydrated(page);
    const form = page.getByRole('main').getByRole('form', { name: /^Buy/ });
    await form.getByRole('button', { name: /^Increase quantity/ }).click();
    await context.setOffline(true);

    await form.getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('Saved. We will add it to your cart once the shop can be reached.').waitFor();
    await page.getByText('No connection to the shop. We keep trying.').waitFor();
    await moveStock(product, 1 - product.countInStock);
    await context.setOffline(false);
    await page.getByText('No connection to the shop. We keep trying.').waitFor({ state: 'detached' });

    await page.getByRole('link', { name: /^Cart/ }).first().click();
    await page.getByText('There are 1 products in your cart').waitFor();
    await page.getByRole('main').getByText(`${product.name}: only 1 of 2 left.`).waitFor();
    await moveStock(product, product.countInStock - 1);
    await context.close();
  });

  it('opens a page whose code could not come while there was no network, once there is one', async () => {
    const { page, context } = await visit(browser, { ...size, ...rememberedBy(await newShopper()) });
    await page.goto('/about');
    await hydrated(page);
    await context.setOffline(true);
    const cart = page.getByRole('link', { name: /^Cart/ }).first();
    const failed = page.waitForEvent('requestfailed', (request) => /CartPage/.test(request.url()));
    await cart.hover();
    await failed;
    await page.getByText('No connection to the shop. We keep trying.').waitFor();
    await context.setOffline(false);
    await page.getByText('No connection to the shop. We keep trying.').waitFor({ state: 'detached' });

    await cart.click();

    await page.getByText('Your Cart is currently empty').waitFor();
    await context.close();
  });
});
