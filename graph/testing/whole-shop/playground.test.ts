import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, shopAddress, type Visit, visit } from './browser.js';

let browser: Browser;
let seen: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());
afterEach(() => seen.context.close());

/** Opens the playground with every other host out of reach. */
async function open(size: { width: number; height: number }): Promise<void> {
  seen = await visit(browser, size);
  page = seen.page;
  await seen.context.route(
    ({ origin, protocol }) => origin !== shopAddress() && protocol.startsWith('http'),
    (route) => route.abort(),
  );
  await page.goto('/playground');
  await operation().getByText('query').first().waitFor();
}

const operation = () => page.getByRole('region', { name: 'Query Editor' });
const answer = () => page.getByRole('region', { name: 'Result Window' });
const panel = (title: string) => page.getByRole('button', { name: new RegExp(`${title}$`) });
const example = (title: string) =>
  page.locator('.panel').getByRole('button', { name: new RegExp(`^${title}( signed in| admin)?$`) });
const tab = (name: string) => page.locator(`button[title="${name}"][id^="graphiql-session-tab"]`);

/** Runs what the tab holds and waits until the answer has this text. */
async function run(text: string): Promise<void> {
  await page.getByRole('button', { name: /Execute query/ }).click();
  await answer().getByText(text).first().waitFor();
}

async function openExample(title: string, name: string): Promise<void> {
  await example(title).click();
  await operation().getByText(name, { exact: true }).waitFor();
}

describe('the playground, with all other hosts out of reach', () => {
  beforeEach(() => open({ width: 1440, height: 900 }));

  it('has a tab for each task and answers the first of them', async () => {
    for (const name of ['ShopInfo', 'Search', 'Listing', 'Product', 'SignUp', 'MyCart', 'MyList', 'StartPayment']) {
      expect([name, await tab(name).count()]).toEqual([name, 1]);
    }

    await run('"Jhola"');

    await answer().getByText('"cost"').waitFor();
    expect(seen.complaints).toEqual([]);
  });

  it('runs examples of several tasks about goods that the shop has, without a word typed', async () => {
    for (const [title, name, text] of [
      ['Category', 'Category', '"productCount"'],
      ['Search', 'Search', '"interpretation"'],
      ['Next page', 'NextPage', '"hasPreviousPage": true'],
      ['Product', 'Product', '"weightOptions"'],
      ['Countries', 'Countries', '"India"'],
    ] as const) {
      await openExample(title, name);
      await run(text);
    }

    expect(seen.complaints).toEqual([]);
  });

  it('signs in as the demo shopper, who puts something into the cart and finds it there', async () => {
    await page.getByRole('button', { name: 'Demo shopper' }).click();
    await page.getByText('You ask as Asha Shopper').waitFor();
    await openExample('Add to cart', 'AddToCart');
    await page.getByRole('button', { name: 'Headers', exact: true }).click();
    await page.getByText('"Bearer ').first().waitFor();
    await run('"userErrors": []');
    await openExample('Set cart line quantity', 'SetCartLineQuantity');
    await run('"userErrors": []');

    expect(seen.complaints).toEqual([]);
  });

  it('tells what a product has in stock for as long as it is not stopped', async () => {
    await openExample('Stock changed', 'StockChanged');
    await run('"countInStock"');

    await page.getByRole('button', { name: /Stop query/ }).click();
    await page.getByRole('button', { name: /Execute query/ }).waitFor();
    expect(seen.complaints).toEqual([]);
  });

  it('signs in as the demo admin, who may see what only admins see', async () => {
    await page.getByRole('button', { name: 'Demo admin' }).click();
    await page.getByText('You ask as Ravi Admin').waitFor();
    await openExample('Payments needing attention', 'PaymentsNeedingAttention');
    await run('"paymentsNeedingAttention"');

    expect(seen.complaints).toEqual([]);
  });

  it('tells why somebody could not sign in', async () => {
    await page.getByText('With your own account').click();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('not-it-at-all');
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();

    await page.getByRole('alert').getByText('Invalid email or password').waitFor();
  });

  it('lists the REST calls beside their form on the graph, which it opens', async () => {
    await panel('REST calls').click();
    await page.getByRole('link', { name: 'GET /api/category', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Query.categories' }).first().click();

    await operation().getByText('Menus', { exact: true }).waitFor();
    await run('"children"');
    expect(seen.complaints).toEqual([]);
  });

  it('explains the schema', async () => {
    await panel('Documentation Explorer').click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();

    await page.getByText('Who the token belongs to; null for a visitor.').waitFor();
    expect(seen.complaints).toEqual([]);
  });
});

describe('the playground on a phone', () => {
  beforeEach(() => open({ width: 390, height: 844 }));

  it('shows the editors, and the examples in their place when they are asked for', async () => {
    await run('"Jhola"');
    await panel('Examples').click();
    await openExample('Suggest', 'Suggest');
    await run('"queries"');

    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(seen.complaints).toEqual([]);
  });
});
