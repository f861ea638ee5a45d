import { readFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { inFull, testsEverything } from '../../every-case.js';
import { aPicture } from '../../factories/picture.factory.js';
import { openBrowser, SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { ask } from '../shop-calls.js';
import { newShopper, PASSWORD, type Shopper } from '../shopper.js';

const [[, PHONE], [, WIDE]] = SCREENS;
/** What `npm test` leaves to `npm run test:all`: another way to what it proves as well. */
const all = inFull(it);

let browser: Browser;
let seen: Visit;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser({ switches: ['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] });
  seen = await visit(browser);
  page = seen.page;
});
afterAll(() => browser.close());

/** Opens the playground for a new visitor. */
async function open(size: { width: number; height: number }): Promise<void> {
  await visitAnew(seen, size);
  await page.goto('/playground');
  await operation().getByText('query').first().waitFor();
}

const operation = () => page.getByRole('region', { name: 'Query Editor' });
const answer = () => page.getByRole('region', { name: 'Result Window' });
const panel = (title: string) => page.getByRole('button', { name: new RegExp(`^(Show|Hide) ${title}$`) });
const example = (title: string) =>
  page.locator('.panel').getByRole('button', { name: new RegExp(`^${title}( signed in| admin)?$`) });
const tab = (name: string) => page.locator(`button[title="${name}"][id^="graphiql-session-tab"]`);

/** Runs what the tab holds and waits until the answer has this text. */
async function run(text: string): Promise<void> {
  await page.getByRole('button', { name: /Execute query/ }).click();
  await answer().getByText(text).first().waitFor();
}

/** Writes the variables of the open tab. */
async function type(variables: object): Promise<void> {
  const editor = page.getByRole('region', { name: 'Variables' });
  await editor.locator('.CodeMirror:visible').click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(JSON.stringify(variables));
}

/** Goes on to the next operation of a collection, once it stands in the editor. */
async function next(title: string, name: string): Promise<void> {
  await page.getByRole('button', { name: `Next: ${title}` }).click();
  await operation().getByText(name, { exact: true }).waitFor();
}

/** Signs in with the operation that stands in the open tab. */
async function signIn({ user }: Shopper): Promise<void> {
  await type({ email: user.email, password: PASSWORD });
  await run('"token"');
}

async function openExample(title: string, name: string): Promise<void> {
  await example(title).click();
  await operation().getByText(name, { exact: true }).waitFor();
}

/**
 * What can be open beside the editors: a tree, and lists, of which one is looked at where not
 * everything is tested.
 */
const PANELS = testsEverything ? ['Examples', 'Collections', 'Explorer', 'REST calls'] : ['Examples', 'Explorer'];

describe('the playground, with all other hosts out of reach, to one visitor', () => {
  beforeAll(() => open(WIDE));

  it('has a tab for each task and answers the first of them', async () => {
    for (const name of ['ShopInfo', 'Search', 'Listing', 'Product', 'SignUp', 'MyCart', 'MyList', 'StartPayment']) {
      expect([name, await tab(name).count()]).toEqual([name, 1]);
    }

    const before = page.getByText('Press ▶ or Ctrl+Enter to run the operation.');
    await before.waitFor();

    await run('"Jhola"');

    await before.waitFor({ state: 'hidden' });
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

  it('tells what a product has in stock until it is stopped, lists the REST calls beside their form on the graph and explains the schema', async () => {
    await openExample('Stock changed', 'StockChanged');
    await run('"countInStock"');
    await page.getByRole('button', { name: /Stop query/ }).click();
    await page.getByRole('button', { name: /Execute query/ }).waitFor();

    await panel('REST calls').click();
    await page.getByRole('link', { name: 'GET /api/category', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Query.categories' }).first().click();
    await operation().getByText('Menus', { exact: true }).waitFor();
    await run('"children"');

    await panel('Documentation Explorer').click();
    await page.getByRole('link', { name: 'Query', exact: true }).click();
    await page.getByText('Who the token belongs to; null for a visitor.').waitFor();
    expect(seen.complaints).toEqual([]);
  });

  it('lists the tools of agents and calls one, as a visitor', async () => {
    await panel('Tools').click();
    await page.getByText('suggest', { exact: true }).click();
    await page.getByLabel('Arguments of suggest').fill('{ "prefix": "toor" }');
    await page.getByRole('button', { name: 'Call suggest' }).click();

    await page.getByRole('status').getByText('"queries"').waitFor();
    expect(await page.getByText('set_price', { exact: true }).count()).toBe(0);
    expect(seen.complaints).toEqual([]);
  });

  it(`can be used by everybody, whichever of ${PANELS.join(', ')} is open`, async () => {
    for (const title of PANELS) {
      if (!(await page.locator('.panel').getByRole('heading', { name: title }).isVisible())) await panel(title).click();
      await page.locator('.panel').getByRole('heading', { name: title }).waitFor();

      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .include('.panel')
        .include('.answer-bar')
        .analyze();

      expect([title, violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])]).toEqual([title, []]);
    }
  });
});

describe('the playground, with all other hosts out of reach', () => {
  beforeEach(() => open(WIDE));

  it('tells why somebody could not sign in, and signs in as the demo shopper, who puts something into the cart and finds it there', async () => {
    await page.getByText('With your own account').click();
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password').fill('not-it-at-all');
    await page.getByRole('button', { name: 'Sign in', exact: true }).first().click();
    await page.getByRole('alert').getByText('Invalid email or password').waitFor();

    await page.getByRole('button', { name: 'Demo shopper' }).click();
    await page.getByText('Signed in as Asha Shopper').waitFor();
    await openExample('Add to cart', 'AddToCart');
    await page.getByRole('button', { name: 'Headers', exact: true }).click();
    await page.getByText('"Bearer ').first().waitFor();
    await run('"userErrors": []');
    await openExample('Set cart line quantity', 'SetCartLineQuantity');
    await run('"userErrors": []');

    expect(seen.complaints).toEqual([]);
  });

  it('leads through a whole purchase, each answer giving the next call what it needs, the payment window included', async () => {
    const shopper = await newShopper();
    await panel('Collections').click();
    await page.getByRole('button', { name: '1. Sign in' }).click();
    await operation().getByText('SignIn', { exact: true }).waitFor();
    await signIn(shopper);
    await next('Search', 'Search');
    await run('"interpretation"');
    await next('Product', 'Product');
    await run('"weightOptions"');
    await next('Add to cart', 'AddToCart');
    await run('"Item is added in the cart"');
    await next('Add address', 'AddAddress');
    await run('"Address saved"');
    await next('Start payment', 'StartPayment');
    await run('"providerOrderId"');
    await page.getByRole('button', { name: 'Open the payment window' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    await page.getByText('Paid. The payment and its signature').waitFor();
    await next('Place order', 'PlaceOrder');
    await run('"CONFIRMED"');
    await next('Order', 'Order');
    await run('"placedAt"');

    const { me } = await ask<{ me: { orders: { nodes: { status: string; paymentId: string | null }[] } } }>(
      '{ me { orders(first: 5) { nodes { status paymentId } } } }',
      {},
      shopper.token,
    );
    expect(me.orders.nodes).toEqual([{ status: 'CONFIRMED', paymentId: expect.stringMatching(/^pay_/) }]);
    expect(seen.complaints).toEqual([]);
  });

  it('shares what a tab holds by its address, without a token or a password, and sends chosen files with an operation that takes some', async () => {
    await openExample('Sign in', 'SignIn');
    await signIn(await newShopper());
    await page.getByRole('button', { name: 'Share by a link' }).click();
    await page.getByRole('button', { name: 'The link is copied' }).waitFor();
    const shared = new URLSearchParams(new URL(page.url()).hash.slice(1));
    expect(JSON.parse(shared.get('variables') ?? '')).toMatchObject({ password: '' });
    expect(page.url()).not.toMatch(/Bearer|eyJ/);

    await openExample('Upload images', 'UploadImages');
    await page.getByLabel('Files for $images').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await aPicture(),
    });
    await run('"Images Uploaded!"');
    expect(seen.complaints).toEqual([]);

    const link = `/playground#${new URLSearchParams({ query: 'query Shared { shop { name } }' })}`;
    await page.goto('about:blank');
    await page.goto(link);
    await operation().getByText('Shared', { exact: true }).waitFor();
    await run('"Jhola"');
  });

  it("stores operations in collections of one's own, which can leave and come back as a file", async () => {
    await openExample('Reduced', 'Reduced');
    await panel('Collections').click();
    await page.getByLabel('Save the open tab into a collection').fill('Bargains');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const own = page.getByRole('region', { name: 'Bargains' });
    await own.getByRole('button', { name: '1. Reduced' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as a file' }).click(),
    ]);
    const exported = await readFile(await file.path());
    await own.getByRole('button', { name: 'Remove Reduced' }).click();
    await own.waitFor({ state: 'detached' });

    await page
      .getByLabel('Import a file')
      .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: exported });
    await own.waitFor();
    await page.reload();
    await panel('Collections').click();
    await own.getByRole('button', { name: '1. Reduced' }).click();
    await operation().getByText('Reduced', { exact: true }).waitFor();
    await run('"totalCount"');
    expect(seen.complaints).toEqual([]);
  });

  it('puts an operation together from fields that are ticked by the keyboard, its arguments with it, and has it answered', async () => {
    await page.getByRole('button', { name: 'New tab' }).click();
    await operation().getByText('ShopInfo', { exact: true }).waitFor({ state: 'detached' });
    // A new tab begins with a long comment, and an editor draws no more lines than it has room for.
    await operation().locator('.CodeMirror').click();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await panel('Explorer').click();
    const explorer = page.locator('.explorer');
    await explorer.getByLabel('Find a field').fill('product');
    await explorer.getByRole('checkbox', { name: 'product Product', exact: true }).focus();
    await page.keyboard.press('Space');
    await operation().getByText('product', { exact: true }).waitFor();
    await explorer.getByRole('checkbox', { name: 'brand String!' }).press('Space');
    await operation().getByText('brand', { exact: true }).waitFor();
    await explorer.getByRole('checkbox', { name: 'id: ID', exact: true }).press('Space');
    // The placeholder gives way to a product that the shop has.
    const variables = page.getByRole('region', { name: 'Variables' });
    await variables.getByText('"id"').waitFor();
    await variables.getByText('…product').waitFor({ state: 'detached' });
    await run('"brand"');
    expect(await answer().getByText('"errors"').count()).toBe(0);

    expect(seen.complaints).toEqual([]);
  });

  all('signs in as the demo admin, who may see what only admins see', async () => {
    await page.getByRole('button', { name: 'Demo admin' }).click();
    await page.getByText('Signed in as Ravi Admin').waitFor();
    await openExample('Payments needing attention', 'PaymentsNeedingAttention');
    await run('"paymentsNeedingAttention"');

    expect(seen.complaints).toEqual([]);
  });
});

describe('the playground on a phone', () => {
  beforeEach(() => open(PHONE));

  all('shows the editors, and the examples in their place when they are asked for', async () => {
    await run('"Jhola"');
    await panel('Examples').click();
    await openExample('Suggest', 'Suggest');
    await run('"queries"');

    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(seen.complaints).toEqual([]);
  });
});
