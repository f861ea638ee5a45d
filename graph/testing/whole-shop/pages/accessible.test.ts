import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { testsEverything } from '../../every-case.js';
import { hydrated, openBrowser, SCREENS, type Visit, visit } from '../browser.js';
import { ask, type SomeGoods, someGoods } from '../shop-calls.js';
import { buyCart, fillCart, newShopper, rememberedBy, type Shopper, sendOrder, theOwner, wish } from '../shopper.js';

/** Web Content Accessibility Guidelines 2.2, levels A and AA. */
const GUIDELINES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

let browser: Browser;
let goods: SomeGoods;
/** Has an order behind, goods in the cart and a product in the list. */
let regular: Shopper;
/** Has none of them. */
let newcomer: Shopper;
/** Runs the shop. */
let owner: Shopper;

beforeAll(async () => {
  // A scene that the gate leaves out waits for a picture.
  browser = await openBrowser({ pictures: testsEverything });
  [goods, regular, newcomer, owner] = await Promise.all([someGoods(), newShopper(), newShopper(), theOwner()]);
  await fillCart(regular, goods.product);
  await buyCart(regular);
  await sendSomebodysOrder();
  await fillCart(regular, goods.product);
  await wish(regular, goods.product);
});
afterAll(() => browser.close());

/** Has an order of another shopper on its way. */
async function sendSomebodysOrder(): Promise<void> {
  const buyer = await newShopper();
  await fillCart(buyer, goods.product);
  await sendOrder(await buyCart(buyer), owner);
}

/** A state of a screen: how one comes there, and what is seen once it is there. */
type Scene = [name: string, arrive: (page: Page) => Promise<void>];

const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function open(page: Page, path: string, heading: string | RegExp) {
  await page.goto(path);
  await headed(page, heading);
}

async function openPayment(page: Page) {
  await page.goto('/checkout');
  const form = page.getByRole('form', { name: 'BILLING DETAILS' });
  await form.waitFor();
  for (const box of await form.getByRole('textbox').or(form.getByRole('combobox')).all()) await box.fill('560001');
  await form.getByLabel('Email').fill('asha@example.com');
  await page.getByRole('button', { name: 'Checkout' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay ₹/ })
    .waitFor();
}

async function openReviews(page: Page) {
  await open(page, `/product/${goods.product.id}`, goods.product.name);
  await hydrated(page);
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  await page.getByRole('form', { name: 'Write a review' }).waitFor();
}

const AS_VISITOR: Scene[] = [
  ['the home page', (page) => open(page, '/', /Everyday goods/i)],
  ['a category', (page) => open(page, `/products/category/${goods.category.id}`, goods.category.name)],
  ['a product', (page) => open(page, `/product/${goods.product.id}`, goods.product.name)],
  [
    'a heart that wants a visitor to sign in',
    async (page) => {
      await open(page, `/products/category/${goods.category.id}`, goods.category.name);
      await hydrated(page);
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Add to Wishlist/ })
        .first()
        .click();
      await page.getByRole('alert').getByText('Please Login to continue').waitFor();
    },
  ],
  [
    'a review that wants a visitor to sign in',
    async (page) => {
      await openReviews(page);
      await page.getByRole('button', { name: 'Submit Review' }).click();
      await page.getByRole('link', { name: 'Sign in to continue' }).waitFor();
    },
  ],
  ['Sign In', (page) => open(page, '/signIn', 'Sign In')],
  [
    'Sign In with a blank box',
    async (page) => {
      await open(page, '/signIn', 'Sign In');
      await page.getByRole('main').getByRole('button', { name: 'Sign In', exact: true }).click();
      await page.getByRole('alert').getByText('Email can not be blank!').first().waitFor();
    },
  ],
  ['Sign Up', (page) => open(page, '/signUp', 'Sign Up')],
  ['a search', (page) => open(page, '/search?q=milk', 'Results for “milk”')],
  ['a search without results', (page) => open(page, '/search?q=qqzzxxyy', 'Results for “qqzzxxyy”')],
  ['the search without words', (page) => open(page, '/search', 'What are you looking for?')],
  [
    'the suggestions of the search box',
    async (page) => {
      await open(page, '/', /Everyday goods/i);
      const entry = page.getByRole('navigation', { name: 'Quick' }).getByRole('button', { name: 'Search' });
      if (await entry.isVisible()) await entry.click();
      await page.getByPlaceholder('Search for items...').locator('visible=true').fill('milk');
      await page.getByRole('option').first().waitFor();
    },
  ],
  ['About Us', (page) => open(page, '/about', 'About Us')],
  ['a policy', (page) => open(page, '/shippingpolicy', 'Shipping Policy')],
  [
    'the Support Center with an answer open',
    async (page) => {
      await open(page, '/supportcenter', 'Support Center');
      await page.getByText('Can I cancel an order?').click();
    },
  ],
  ['Contact Us', (page) => open(page, '/contactus', 'Contact Us')],
  [
    'Contact Us after Submit',
    async (page) => {
      await open(page, '/contactus', 'Contact Us');
      await page.getByLabel('Mobile').fill('9876543210');
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('Nothing was sent from this page').waitFor();
    },
  ],
  ['the offline page', (page) => open(page, '/offline', 'You are offline')],
  ['Page Not Found', (page) => open(page, '/no-such-page', 'Page Not Found')],
  ['the door of the desk', (page) => open(page, '/desk', 'Sign in to the desk')],
  [
    'an invitation that no longer works',
    async (page) => {
      await open(page, '/desk/invitation#long-gone', 'Work in this shop');
      await page.getByText('This invitation no longer works.').waitFor();
    },
  ],
];

const AS_NEWCOMER: Scene[] = [
  ['the desk, which is not for shoppers', (page) => open(page, '/desk', 'This is the desk of the shop')],
  [
    'an empty cart',
    async (page) => {
      await page.goto('/cart');
      await page.getByText('Your Cart is currently empty').waitFor();
    },
  ],
  [
    'an empty list',
    async (page) => {
      await page.goto('/myList');
      await page.getByText('Your Wishlist is currently empty').waitFor();
    },
  ],
  [
    'a review without words',
    async (page) => {
      await openReviews(page);
      await page.getByRole('button', { name: 'Submit Review' }).click();
      await page.getByRole('alert').getByText('Please add Review').waitFor();
    },
  ],
  [
    'orders without any',
    async (page) => {
      await page.goto('/orders');
      await page.getByText('You have no orders yet').waitFor();
    },
  ],
  [
    'My Account',
    async (page) => {
      await page.goto('/my-account');
      await page.getByRole('form', { name: 'Edit Profile' }).getByRole('button', { name: 'Save' }).waitFor();
    },
  ],
  [
    'My Account with a blank box and a file that is no picture',
    async (page) => {
      await page.goto('/my-account');
      await page.getByLabel('Phone').fill('');
      await page.getByRole('form', { name: 'Edit Profile' }).getByRole('button', { name: 'Save' }).click();
      const buffer = Buffer.from('no picture');
      await page.getByLabel('Upload pictures').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer });
      await page.getByRole('button', { name: 'Dismiss' }).waitFor();
    },
  ],
  [
    'Change Password with a blank box',
    async (page) => {
      await page.goto('/my-account?tab=password');
      await page.getByRole('form', { name: 'Change Password' }).getByRole('button', { name: 'Save' }).click();
      await page.getByRole('alert').getByText('Please fill all the details').first().waitFor();
    },
  ],
];

const AS_REGULAR: Scene[] = [
  [
    'a filled cart',
    async (page) => {
      await page.goto('/cart');
      await page.getByRole('link', { name: 'Proceed To CheckOut' }).waitFor();
    },
  ],
  [
    'a filled list',
    async (page) => {
      await page.goto('/myList');
      await page.getByText('There are 1 products in your Wishlist').waitFor();
    },
  ],
  [
    'a product that is in the list',
    async (page) => {
      await page.goto(`/product/${goods.product.id}`);
      await page.getByRole('button', { name: /^Added in Wishlist/ }).waitFor();
    },
  ],
  [
    'the checkout',
    async (page) => {
      await page.goto('/checkout');
      await page.getByLabel('PIN Code (ZIP)').fill('560001');
      await page.getByRole('radio', { name: /Cash on delivery/ }).check();
    },
  ],
  ['the payment dialog', openPayment],
  [
    'orders',
    async (page) => {
      await page.goto('/orders');
      await page.getByRole('button', { name: 'Click here to view' }).waitFor();
    },
  ],
  [
    'the products of an order',
    async (page) => {
      await page.goto('/orders');
      await page.getByRole('button', { name: 'Click here to view' }).click();
      await page.getByRole('dialog').getByRole('table').waitFor();
    },
  ],
];

async function openFirstOrder(page: Page) {
  await open(page, '/desk/orders', 'Orders');
  await page.getByRole('table').getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^JH-/ }).waitFor();
}

/** The count that is open, or a new one: one is open at a time. */
async function openCount(page: Page) {
  await open(page, '/desk/stock/counts', 'Stock');
  const start = page.getByRole('button', { name: 'Start a count' });
  const begun = page.getByRole('row').filter({ hasText: 'Open' }).getByRole('link');
  await start.or(begun).first().waitFor();
  if (await start.isVisible()) {
    await start.click();
    await page.getByLabel('What is counted').fill('Front shelves');
    await page.getByRole('button', { name: 'Start counting' }).click();
  } else {
    await begun.first().click();
  }
  await headed(page, 'Front shelves');
}

const AS_OWNER: Scene[] = [
  ['today at the desk', (page) => open(page, '/desk', 'Today')],
  [
    'the orders at the desk',
    async (page) => {
      await open(page, '/desk/orders', 'Orders');
      await page.getByRole('table').waitFor();
    },
  ],
  ['an order at the desk', openFirstOrder],
  [
    'the picking list',
    async (page) => {
      await open(page, '/desk/picking', 'Picking list');
      await page.getByRole('table', { name: 'Picking list' }).waitFor();
    },
  ],
  [
    'the packing slips',
    async (page) => {
      await open(page, '/desk/slips', 'Packing slips');
      await page.getByRole('button', { name: /^Print/ }).waitFor();
    },
  ],
  [
    'the form that sends money back',
    async (page) => {
      await openFirstOrder(page);
      await page.getByRole('button', { name: 'Refund money' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the form that ends what was refused at the door',
    async (page) => {
      await open(page, '/desk/orders?state=SHIPPED', 'Orders');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Refused on delivery' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the looks of the shop, with colours and a link of its own',
    async (page) => {
      await open(page, '/desk/settings/appearance', 'Settings');
      for (const pages of ['light', 'dark']) await page.getByLabel(`Custom colours on ${pages} pages`).check();
      await page.getByRole('button', { name: 'Add a link' }).click();
      await page
        .getByText(/^Contrast/)
        .nth(5)
        .waitFor();
    },
  ],
  ['the payments', (page) => open(page, '/desk/payments', 'Payments')],
  [
    'the GST return',
    async (page) => {
      await open(page, '/desk/gst-return', 'GST return');
      await page.getByRole('combobox', { name: 'Month' }).selectOption({ index: 0 });
      await page.getByRole('table', { name: 'By HSN code' }).waitFor();
    },
  ],
  [
    'what sells, with its table',
    async (page) => {
      await open(page, '/desk/sales', 'Sales');
      await page.getByRole('button', { name: 'Show as a table' }).click();
    },
  ],
  [
    'what sells, by product',
    async (page) => {
      await open(page, '/desk/sales?by=product', 'Sales');
      await page.getByRole('table', { name: 'Sales by product' }).waitFor();
    },
  ],
  ['the returns', (page) => open(page, '/desk/returns', 'Returns')],
  [
    'the products at the desk',
    async (page) => {
      await open(page, '/desk/products', 'Products');
      await page.getByRole('checkbox', { name: /^Choose all/ }).check();
      await page.getByRole('region', { name: 'Chosen products' }).waitFor();
    },
  ],
  [
    'the columns of the products at the desk',
    async (page) => {
      await open(page, '/desk/products?show=sold-out', 'Products');
      await page.getByRole('button', { name: 'Columns' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the HSN codes in the editor of a product',
    async (page) => {
      await open(page, '/desk/products/new', 'New product');
      await page.getByRole('button', { name: 'Find the HSN code' }).click();
      await page.getByRole('searchbox', { name: 'What kind of goods' }).fill('dal');
      await page.getByText('0713').waitFor();
    },
  ],
  [
    'cropping in the editor of a product',
    async (page) => {
      await open(page, '/desk/products', 'Products');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('button', { name: 'Crop picture 1 to a square' }).click();
      await page.getByRole('slider', { name: 'Size of the picture' }).waitFor();
    },
  ],
  [
    'the editor of a product',
    async (page) => {
      await open(page, '/desk/products', 'Products');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('heading', { level: 2, name: 'Packs and prices' }).waitFor();
    },
  ],
  [
    'the categories at the desk',
    async (page) => {
      await open(page, '/desk/categories', 'Categories');
      await page.getByRole('button', { name: 'Open all' }).click();
      await page
        .getByRole('button', { name: /^Change / })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the tree of categories, all open',
    async (page) => {
      await open(page, '/desk/categories', 'Categories');
      await page.getByRole('button', { name: 'Open all' }).click();
      await page.getByRole('treeitem').nth(30).waitFor();
    },
  ],
  [
    'the tags, and another name for one',
    async (page) => {
      const CHANGE = `mutation ($products: ProductsInput!, $change: ProductsChangeInput!) {
        changeProducts(products: $products, change: $change) { userErrors { message } } }`;
      const variables = { products: { ids: [goods.product.id] }, change: { addTags: ['diwali'] } };
      await ask(CHANGE, variables, owner.token);
      await open(page, '/desk/products/tags', 'Tags');
      await page.getByRole('button', { name: 'Rename diwali' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  ['the keys of programs', (page) => open(page, '/desk/integrations', 'Integrations')],
  ['the webhooks', (page) => open(page, '/desk/integrations/webhooks', 'Integrations')],
  [
    'the exports',
    async (page) => {
      await open(page, '/desk/integrations/exports', 'Integrations');
      await page.getByRole('heading', { level: 2, name: 'By a program' }).waitFor();
    },
  ],
  [
    'the audit trail',
    async (page) => {
      await open(page, '/desk/integrations/audit', 'Integrations');
      await page.getByRole('combobox', { name: 'Who changed it' }).waitFor();
    },
  ],
  ['the import', (page) => open(page, '/desk/import', 'Import')],
  [
    'the reviews at the desk',
    async (page) => {
      await open(page, '/desk/reviews', 'Reviews');
      await page.getByRole('button', { name: 'Hide' }).first().waitFor();
    },
  ],
  [
    'a customer at the desk',
    async (page) => {
      await open(page, '/desk/customers', 'Customers');
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('heading', { level: 2, name: 'Orders' }).waitFor();
    },
  ],
  [
    'the staff',
    async (page) => {
      await open(page, '/desk/staff', 'Staff');
      await page.getByRole('table').waitFor();
    },
  ],
  [
    'the roles and their rights',
    async (page) => {
      await open(page, '/desk/staff/roles', 'Staff');
      await page.getByRole('table', { name: 'Roles and rights' }).waitFor();
    },
  ],
  [
    'setting up an authenticator app',
    async (page) => {
      await open(page, '/desk/security', 'Security');
      await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
      await page.getByRole('img', { name: 'QR code for the app' }).waitFor();
    },
  ],
  [
    'what is running out',
    async (page) => {
      await open(page, '/desk/stock', 'Stock');
      await page.getByRole('table', { name: 'Running out' }).or(page.getByText('Nothing is running out')).waitFor();
    },
  ],
  [
    'what is near its date',
    async (page) => {
      await open(page, '/desk/stock/aging', 'Stock');
      await page
        .getByRole('table', { name: 'Near their date' })
        .or(page.getByText('Nothing is near its date'))
        .waitFor();
    },
  ],
  [
    'a count of the shelves',
    async (page) => {
      await openCount(page);
      await page.getByLabel('Scan or type a SKU').fill(goods.product.variants[0]?.sku ?? '');
      await page.keyboard.press('Enter');
      await page.getByRole('table', { name: 'Counted' }).waitFor();
    },
  ],
  [
    'the counts of the shelves',
    async (page) => {
      await open(page, '/desk/stock/counts', 'Stock');
      await page.getByRole('table', { name: 'Counts' }).waitFor();
    },
  ],
  [
    'the bill of a supplier',
    async (page) => {
      await open(page, '/desk/stock/receipts/new', 'Receive goods');
      await page.getByLabel('Scan or type a SKU').fill(goods.product.variants[0]?.sku ?? '');
      await page.keyboard.press('Enter');
      await page.getByRole('table', { name: 'On the bill' }).waitFor();
    },
  ],
  ['the bills of suppliers', (page) => open(page, '/desk/stock/receipts', 'Stock')],
  [
    'the form that takes out waste',
    async (page) => {
      await page.goto(`/desk/stock/variants/${goods.product.variants[0]?.id}`);
      await page.getByRole('button', { name: 'Take out waste' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the settings of the shop',
    async (page) => {
      await open(page, '/desk/settings', 'Settings');
      await page.getByRole('textbox', { name: 'Name of the shop' }).waitFor();
    },
  ],
  [
    'a zone of delivery',
    async (page) => {
      await open(page, '/desk/settings/delivery', 'Settings');
      await page.getByRole('button', { name: 'Add a zone' }).click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the text of a page and its preview',
    async (page) => {
      await open(page, '/desk/settings/texts', 'Settings');
      const begin = page.getByRole('button', { name: 'Start from the current text' });
      await begin.click();
      await begin.waitFor({ state: 'detached' });
      await page.getByRole('button', { name: 'Preview' }).click();
      await page.getByRole('article').waitFor();
    },
  ],
  [
    'the offers',
    async (page) => {
      await open(page, '/desk/offers', 'Offers');
      await page.getByRole('link', { name: 'New offer' }).waitFor();
    },
  ],
  [
    'a new offer, with its preview',
    async (page) => {
      await open(page, '/desk/offers/new', 'New offer');
      const preview = page.getByRole('region', { name: 'Preview' });
      await preview.getByText('10 % off everything').waitFor();
      await preview.getByText('What it would have given away').waitFor();
    },
  ],
  [
    'the promotions',
    async (page) => {
      await open(page, '/desk/promotions', 'Promotions');
      await page.getByRole('list', { name: 'Slides' }).waitFor();
    },
  ],
];

const VIEWERS: [name: string, scenes: Scene[], remembered: () => BrowserContextOptions][] = [
  ['a visitor', AS_VISITOR, () => ({})],
  ['a new shopper', AS_NEWCOMER, () => rememberedBy(newcomer)],
  ['a regular shopper', AS_REGULAR, () => rememberedBy(regular)],
  ['an owner', AS_OWNER, () => rememberedBy(owner)],
];

/**
 * Waits for what moves to come to rest; what turns for ever, such as a spinner, is not waited for.
 * The state is read again and again rather than `finished` awaited, which a browser does not settle
 * for what is out of view.
 */
const REST = `(async () => {
  const moves = (each) => each.playState === 'running' && each.effect?.getComputedTiming().endTime !== Infinity;
  while (document.getAnimations().some(moves)) await new Promise((resolve) => setTimeout(resolve, 50));
})()`;

/**
 * What people scroll to and axe does not: out from under the bar that is fixed to a phone's lower
 * edge, and near to what is laid out only then.
 */
const AS_IF_SCROLLED = `
  nav[aria-label="Quick"] { position: static !important; }
  [data-dehydrated], [data-dehydrated] * { content-visibility: visible !important; }`;

/** Not as an element, which the policy of the page would keep out. */
const DRESS_AS_IF_SCROLLED = `{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(${JSON.stringify(AS_IF_SCROLLED)});
  document.adoptedStyleSheets.push(sheet);
}`;

/**
 * The rules that judge colours: names, roles and order are the same in both schemes, and reading
 * them takes longest.
 */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

type Scheme = 'light' | 'dark';
const other = (scheme: Scheme): Scheme => (scheme === 'light' ? 'dark' : 'light');

/**
 * The head and the foot of the shop: the same around all screens that one viewer sees, though not
 * those of a dialog.
 */
const FRAME = ['header', 'footer'].map((each) => `${each}:not(main *, [role=dialog] *)`);

/** Cards of goods after the third beside one another, which are as the first three are. */
const MORE_CARDS = 'li:nth-child(n + 4):has(article)';

/**
 * What hinders a visitor, each as the rule, the element and what was expected of it.
 *
 * @param seenBefore what is not looked at again, as selectors
 */
async function hindrances(
  page: Page,
  colorScheme: Scheme,
  { rules = [] as string[], seenBefore = [] as string[] } = {},
): Promise<string[]> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(REST);
  // Of what is as it should be nothing is asked, which saves writing most of the page down.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  for (const selector of seenBefore) axe.exclude(selector);
  const judge = rules.length > 0 ? axe.withRules(rules) : axe.withTags(GUIDELINES);
  const { violations } = await judge.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${colorScheme}: ${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/**
 * What `npm test` looks at: screens and states that differ from one another, twice where they are
 * laid out differently. That text can be read in both schemes is proved of all colours in
 * web/theme/contrast.test.ts; here each scene is seen in the scheme of its screen, its frame once
 * for each viewer, and all of everything in both by `npm run test:all`.
 */
const IN_GATE: Record<(typeof SCREENS)[number][0], { scheme: Scheme; scenes: string[] }> = {
  'a phone': {
    scheme: 'light',
    scenes: [
      'the home page',
      'a product',
      'Sign In with a blank box',
      'a filled cart',
      'the payment dialog',
      'an order at the desk',
      'the products at the desk',
    ],
  },
  'a wide screen': {
    scheme: 'dark',
    scenes: ['the checkout', 'the products of an order'],
  },
};

it('has every scene that the gate names', () => {
  const known = VIEWERS.flatMap(([, scenes]) => scenes.map(([name]) => name));

  expect(Object.values(IN_GATE).flatMap(({ scenes }) => scenes.filter((name) => !known.includes(name)))).toEqual([]);
});

describe.each(SCREENS)('on %s', (screen, size) => {
  const gate = IN_GATE[screen];

  describe.each(VIEWERS)('%s', (_viewer, all, remembered) => {
    const scenes = testsEverything ? all : all.filter(([name]) => gate.scenes.includes(name));
    if (scenes.length === 0) return;
    let seen: Visit;

    beforeAll(async () => {
      seen = await visit(browser, { ...size, reducedMotion: 'reduce', colorScheme: gate.scheme, ...remembered() });
    });
    afterAll(() => seen.context.close());

    it.each(scenes)('is not hindered by %s', async (scene, arrive) => {
      const { page } = seen;
      await arrive(page);
      await hydrated(page);
      await page.evaluate(DRESS_AS_IF_SCROLLED);

      const frame = scene === scenes[0]?.[0] ? [] : FRAME;
      const found = await hindrances(page, gate.scheme, { seenBefore: testsEverything ? [] : [...frame, MORE_CARDS] });
      if (testsEverything) found.push(...(await hindrances(page, other(gate.scheme), { rules: OF_COLOURS })));
      expect(found).toEqual([]);
    });
  });
});
