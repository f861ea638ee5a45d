import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { inFull } from '../../every-case.js';
import { openBrowser, SCREENS, type Visit, visit } from '../browser.js';
import { tabTo, walkThrough } from '../by-keyboard.js';
import { ask, type SomeGoods, someGoods } from '../shop-calls.js';
import { rememberedBy, theOwner } from '../shopper.js';

const [[, phone], [, wide]] = SCREENS;

let browser: Browser;
let goods: SomeGoods;
let seen: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
  seen = await visit(browser, { ...phone, ...rememberedBy(await theOwner()) });
});
afterAll(() => browser.close());

const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Screens of all kinds: a list, a tree, a form of many boxes, a report. */
const TRIED: [path: string, heading: string][] = [
  ['/desk', 'Today'],
  ['/desk/products', 'Products'],
  ['/desk/categories', 'Categories'],
  ['/desk/sales', 'Sales'],
];
const FURTHER: [path: string, heading: string][] = [
  ['/desk/orders', 'Orders'],
  ['/desk/picking', 'Picking list'],
  ['/desk/slips', 'Packing slips'],
  ['/desk/returns', 'Returns'],
  ['/desk/payments', 'Payments'],
  ['/desk/gst-return', 'GST return'],
  ['/desk/products/tags', 'Tags'],
  ['/desk/products/new', 'New product'],
  ['/desk/stock', 'Stock'],
  ['/desk/stock/aging', 'Stock'],
  ['/desk/stock/counts', 'Stock'],
  ['/desk/stock/receipts', 'Stock'],
  ['/desk/stock/receipts/new', 'Receive goods'],
  ['/desk/import', 'Import'],
  ['/desk/reviews', 'Reviews'],
  ['/desk/customers', 'Customers'],
  ['/desk/staff', 'Staff'],
  ['/desk/staff/roles', 'Staff'],
  ['/desk/security', 'Security'],
  ['/desk/promotions', 'Promotions'],
  ['/desk/offers', 'Offers'],
  ['/desk/offers/new', 'New offer'],
  ['/desk/integrations', 'Integrations'],
  ['/desk/integrations/public-keys', 'Integrations'],
  ['/desk/integrations/webhooks', 'Integrations'],
  ['/desk/integrations/exports', 'Integrations'],
  ['/desk/integrations/audit', 'Integrations'],
  ['/desk/settings', 'Settings'],
  ['/desk/settings/delivery', 'Settings'],
  ['/desk/settings/texts', 'Settings'],
  ['/desk/settings/appearance', 'Settings'],
];

/** Walks a screen from its top to its end. */
async function walk({ page, complaints }: Visit, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await headed(page, heading);
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Loading' })
    .first()
    .waitFor({ state: 'detached' });

  expect(await walkThrough(page)).toBeGreaterThan(3);

  expect(complaints).toEqual([]);
}

describe('the desk on a phone, by keyboard alone', () => {
  it.each(TRIED)('shows the focus at each stop of %s, and lets it out again', (...at) => walk(seen, ...at));
  inFull(it).each(FURTHER)('shows the focus at each stop of %s, and lets it out again', (...at) => walk(seen, ...at));

  it('leads by the last way of its row to another screen', async () => {
    const { page } = seen;
    await page.goto('/desk');
    await headed(page, 'Today');

    await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Settings' }));
    await page.keyboard.press('Enter');

    await headed(page, 'Settings');
  });

  it('stops once at the tree of categories, and at the buttons of one of them', async () => {
    const { page } = seen;
    await page.goto('/desk/categories');
    await headed(page, 'Categories');
    const tree = page.getByRole('tree');

    await page.getByRole('button', { name: 'Open all' }).click();
    await tabTo(page, tree.getByRole('treeitem').first());
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp', 'End', 'Home']) await page.keyboard.press(key);
    const names: string[] = [];
    for (;;) {
      await page.keyboard.press('Tab');
      const focused = tree.locator(':focus');
      if ((await focused.count()) === 0) break;
      names.push((await focused.getAttribute('aria-label')) ?? '');
    }

    expect(names).toHaveLength(5);
  });

  it('shows in a list, without a reload, what another one changes meanwhile', async () => {
    const { page, complaints } = seen;
    const { token } = await theOwner();
    await page.goto('/desk/products?columns=tags');
    const href = await page.getByRole('table').getByRole('link').first().getAttribute('href');
    const id = href?.split('/').at(-1);

    const CHANGE = `mutation ($products: ProductsInput!, $change: ProductsChangeInput!) {
      changeProducts(products: $products, change: $change) { userErrors { message } } }`;
    const change = { addTags: ['seen by two'] };
    await ask(CHANGE, { products: { ids: [id] }, change }, token);

    await page.getByRole('table').getByText('seen by two').first().waitFor();
    await ask(CHANGE, { products: { ids: [id] }, change: { removeTags: change.addTags } }, token);
    await page.getByRole('table').getByText('seen by two').first().waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  it('shows an editor what another one saves meanwhile, and keeps what is typed', async () => {
    const { page, complaints } = seen;
    const { token } = await theOwner();
    const save = async (input: object) =>
      (
        await ask<{ saveProduct: { product: { id: string } } }>(
          'mutation ($input: ProductInput!) { saveProduct(input: $input) { product { id } } }',
          {
            input: {
              name: 'Chana',
              categoryId: goods.category.id,
              variants: [{ price: 90 }],
              status: 'HIDDEN',
              ...input,
            },
          },
          token,
        )
      ).saveProduct.product;
    const { id } = await save({ brand: 'Annvriksh' });
    await page.goto(`/desk/products/${id}`);
    await headed(page, 'Chana');
    const box = (name: string) => page.locator(`[name="${name}"]`);
    await box('description').fill('Typed and not saved.');

    await save({ id, brand: 'Chakki Nagar' });
    await page.locator('[name="brand"][value="Chakki Nagar"]').waitFor();

    expect(await box('description').inputValue()).toBe('Typed and not saved.');
    expect(complaints).toEqual([]);
  });
});

inFull(describe)('the desk on a wide screen, by keyboard alone', () => {
  let onDesk: Visit;

  beforeAll(async () => {
    onDesk = await visit(browser, { ...wide, ...rememberedBy(await theOwner()) });
  });
  afterAll(() => onDesk.context.close());

  it.each([...TRIED, ...FURTHER])('shows the focus at each stop of %s, and lets it out again', (...at) =>
    walk(onDesk, ...at),
  );
});
