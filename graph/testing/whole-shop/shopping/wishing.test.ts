import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { hydrated, openBrowser, SCREENS, SOME_SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { ask, type SomeGoods, someGoods } from '../shop-calls.js';
import { newShopper, PASSWORD, rememberedBy, type Shopper, wish } from '../shopper.js';

let browser: Browser;
let goods: SomeGoods;
let seen: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
  seen = await visit(browser);
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();
const main = (page: Page) => page.getByRole('main');
/** A card of a product by its id, since several products may have one name. */
const card = (page: Page, id: string) =>
  main(page)
    .getByRole('article')
    .filter({ has: page.locator(`h3 a[href="/product/${id}"]`) });
const heart = (page: Page, id: string) => card(page, id).getByRole('button', { name: /Wishlist: / });
const pressed = (page: Page, id: string) => heart(page, id).and(page.locator('[aria-pressed=true]')).waitFor();

async function asShopper(size: { width: number; height: number }): Promise<Visit & { shopper: Shopper }> {
  const shopper = await newShopper();
  await visitAnew(seen, { ...size, ...rememberedBy(shopper) });
  return { ...seen, shopper };
}

describe.each(SCREENS)('a line of My List on %s', (_screen, size) => {
  it('has the stars of a product and the link below them apart', async () => {
    const { page, shopper } = await asShopper(size);
    const { products } = await ask<{ products: { nodes: [{ id: string }] } }>(
      '{ products(first: 1, filter: { minRating: 1 }) { nodes { id } } }',
    );
    await wish(shopper, products.nodes[0]);
    await page.goto('/myList');

    const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { y: 0, height: 0 };
    const stars = await boxOf(main(page).getByRole('img', { name: /^Rated / }));
    const link = await boxOf(main(page).getByRole('link', { name: /^Notify me of stock and price/ }));
    expect(link.y).toBeGreaterThanOrEqual(stars.y + stars.height);
  });
});

describe.each(SOME_SCREENS)('a heart on %s', (_screen, size) => {
  it('is filled on a page that came as a visitor sees it, without a complaint or a second answer', async () => {
    const { page, complaints, shopper } = await asShopper(size);
    await wish(shopper, goods.product);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname !== '/graphql') return;
      asked.push(searchParams.get('operationName') ?? request.postDataJSON().operationName);
    });

    const response = await page.goto(`/products/subCat/${goods.subCategory.id}`);
    expect(await response?.text()).not.toContain('Added in Wishlist');

    await pressed(page, goods.product.id);
    await hydrated(page);
    expect(asked.filter((name) => name !== 'Wishlist' && name !== 'CartBadge')).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it('is remembered from the press of a visitor until they have signed in', async () => {
    const shopper = await newShopper();
    const { page, complaints } = seen;
    await visitAnew(seen, size);
    const { id, name } = goods.product;
    await page.goto(`/product/${id}`);
    await hydrated(page);

    await main(page)
      .getByRole('button', { name: `Add to Wishlist: ${name}` })
      // Related products may have the same name.
      .first()
      .click();
    const told = page.getByRole('alert').filter({ hasText: 'Please Login to continue' });
    await told.getByRole('link', { name: 'Sign In' }).click();
    await heading(page, 'Sign In');
    const form = page.getByRole('form', { name: 'Sign In' });
    await form.getByLabel('Email').fill(shopper.user.email);
    await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await form.getByRole('button', { name: 'Sign In' }).click();

    await heading(page, name);
    const filled = main(page).getByRole('button', { name: `Added in Wishlist: ${name}` });
    await filled.waitFor();
    await page.getByText('The product added in my list').waitFor();
    await page.reload();
    await filled.click();
    await page.getByText('Item removed from My List!').waitFor();
    expect(complaints).toEqual([]);
  });
});
