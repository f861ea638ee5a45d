import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { projectRoot } from '../../../shared/config/project-root.js';
import { until } from '../../payment-calls.js';
import { hydrated, openBrowser, SCREENS, shopAddress, type Visit, visit } from '../browser.js';
import { linkSentTo } from '../mailbox.js';
import { ask, get, type SomeProduct } from '../shop-calls.js';
import { BILLING_BOXES, newShopper, PASSWORD, rememberedBy, type Shopper, theOwner } from '../shopper.js';

const [[, PHONE]] = SCREENS;
/** So long a page is watched for a clock that runs. In milliseconds. */
const WATCHED_MS = 45_000;

/** A product of one pack; prices in rupees. */
interface Goods extends SomeProduct {
  oldPrice: number | null;
  subCategory: { id: string };
}

/** What a page of the visit showed on arrival. */
interface SeenPage {
  path: string;
  text: string;
  /** What its links and buttons say. */
  controls: string[];
  /** What boxes to tick and choices ask. */
  questions: string[];
  /** Boxes that were ticked before the shopper came. */
  ticked: string[];
  /** Where the links of its middle lead. */
  ways: string[];
  /** Whatever lies over the page. */
  overlays: string[];
  /** Addresses of scripts and frames. */
  scripts: string[];
}

/** What was said of a purchase at each of its steps; sums in rupees. */
interface Purchase {
  card: number;
  page: number;
  cart: Bill;
  checkout: Bill;
  express: Bill;
  cash: Bill;
  /** What the choices of express and cash announced before they were taken. */
  announced: { express: number; cash: number };
  /** The boxes of the form. */
  boxes: string[];
  /** Of each group of choices: how its options look. */
  looks: string[][];
  asked: number;
  order: PlacedOrder;
}

interface Bill {
  lines: string[];
  shipping: number;
  total: number;
}

interface PlacedOrder {
  total: number;
  shipping: number;
  cashFee: number;
  paymentId: string;
  lines: { quantity: number; price: number; product: { id: string } }[];
}

let browser: Browser;
let seen: Visit;
let page: Page;
let shopper: Shopper;
let goods: Goods;
let few: Goods;
let lowered: Goods;
let pages: SeenPage[];
let bought: Purchase;
/** Windows, questions of the browser and files that came by themselves. */
const uninvited: string[] = [];
/** What the payment dialog was opened with. */
const paidWith: string[] = [];

beforeAll(async () => {
  [browser, shopper] = await Promise.all([openBrowser(), newShopper()]);
  [goods, few, lowered] = await someOfOnePack();
  // Those who have credit may be tempted to have it spent unasked.
  await asOwner(
    `mutation ($customerId: ID!) {
      issueStoreCredit(input: { customerId: $customerId, amount: 5, note: "a test" }) { userErrors { message } }
    }`,
    { customerId: shopper.user.id },
  );
  seen = await visit(browser, PHONE);
  page = seen.page;
  await watch(page);
  pages = await look(['/signIn', '/signUp', '/hi/signUp', '/contactus']);
  await signedIn(page, shopper);
  bought = await buy();
  const { subCategory, id } = goods;
  const inEnglish = [
    '/',
    `/products/subCat/${subCategory.id}`,
    `/product/${id}`,
    '/search?q=rice',
    '/cart',
    '/checkout',
  ];
  // Those that ask the shopper something, who may read both languages.
  const inHindi = [`/hi/products/subCat/${subCategory.id}`, `/hi/product/${id}`, '/hi/my-account'];
  pages.push(...(await look([...inEnglish, '/orders', '/my-account', '/myList', '/privacy', ...inHindi])));
});
afterAll(() => browser.close());

/** Three products of one pack of a category in which no other test buys, the last one lowered. */
async function someOfOnePack(): Promise<[Goods, Goods, Goods]> {
  const { categories } = await ask<{ categories: { id: string }[] }>('{ categories { id } }');
  const { products } = await ask<{ products: { nodes: Goods[] } }>(
    `query ($id: ID!) {
      products(filter: { categoryId: $id, inStock: true }, first: 100) {
        nodes { id name price oldPrice countInStock subCategory { id } variants { id sku countInStock } }
      }
    }`,
    { id: categories.at(-2)?.id },
  );
  const plain = products.nodes.filter((each) => each.variants.length === 1 && each.countInStock > 5);
  const reduced = plain.find(({ oldPrice }) => oldPrice !== null);
  const [first, second] = plain.filter((each) => each !== reduced);
  if (!first || !second || !reduced) throw new Error('There are too few products of one pack.');
  return [first, second, reduced];
}

/** Has a page tell of whatever it asks the browser for, and of what comes unasked. */
async function watch(watched: Page): Promise<void> {
  await watched.addInitScript(`{
    const told = (what) => console.warn('uninvited: ' + what);
    if (window.Notification) Notification.requestPermission = async () => (told('notifications'), 'denied');
    navigator.geolocation.getCurrentPosition = () => told('place');
    if (window.PushManager) PushManager.prototype.subscribe = async () => told('push');
    let provider;
    Object.defineProperty(window, 'Razorpay', {
      get: () => provider,
      set: (given) => {
        provider = class extends given {
          constructor(options) {
            super(options);
            console.debug('paid with ' + Object.keys(options).join(' '));
          }
        };
      },
    });
  }`);
  watched.on('dialog', (dialog) => {
    uninvited.push(dialog.message());
    void dialog.dismiss();
  });
  watched.on('popup', (opened) => uninvited.push(`window ${opened.url()}`));
  watched.on('download', (file) => uninvited.push(`file ${file.suggestedFilename()}`));
  watched.on('console', (message) => {
    if (message.text().startsWith('paid with ')) paidWith.push(...message.text().split(' ').slice(2));
  });
}

async function signedIn(at: Page, { token, user }: Shopper): Promise<void> {
  const kept = rememberedBy({ token, user }).storageState;
  const stored = typeof kept === 'object' ? kept.origins.flatMap((each) => each.localStorage) : [];
  await at.evaluate(`for (const { name, value } of ${JSON.stringify(stored)}) localStorage.setItem(name, value)`);
}

const LOOK = `(() => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const said = (element) => [element.innerText, element.ariaLabel].filter(Boolean).join(' ').trim();
  return {
    text: document.body.innerText,
    controls: all('a, button, [role=button]').map(said),
    questions: all('label').filter(({ control }) => /^(checkbox|radio)$/.test(control?.type)).map(said),
    ticked: all('input[type=checkbox]:checked').map(({ name, labels }) => name || labels[0]?.innerText),
    ways: all('main a[href]').map(({ href }) => href),
    overlays: all('dialog[open], [role=dialog], [role=alertdialog]').filter((each) => each.checkVisibility()).map(said),
    scripts: all('script[src], iframe, embed, object').map((element) => element.src || element.data),
  };
})()`;

/** What the page shows that is open just now. */
const lookHere = async (name: string): Promise<SeenPage> => ({
  path: name,
  ...(await page.evaluate<Omit<SeenPage, 'path'>>(LOOK)),
});

/** Goes to pages. */
async function look(paths: string[]): Promise<SeenPage[]> {
  const found: SeenPage[] = [];
  for (const each of paths) {
    await page.goto(each);
    await hydrated(page);
    found.push(await lookHere(each));
  }
  return found;
}

const main = () => page.getByRole('main');
const rupees = (text: string) => Number(/₹([\d,]+(?:\.\d\d)?)/.exec(text)?.[1]?.replaceAll(',', ''));
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** What a summary says that things cost. */
async function billOf(summary: Locator, lines: Locator): Promise<Bill> {
  const text = await summary.innerText();
  const sum = (label: string) => {
    const [, said = ''] = new RegExp(`(?:^|\\n)${label}\\s+(Free|₹[\\d,.]+)`).exec(text) ?? [];
    return said === 'Free' ? 0 : rupees(said);
  };
  return { lines: await lines.allInnerTexts(), shipping: sum('Shipping'), total: sum('Total') };
}

/** How large and strong the options of a choice are, each in words. */
const looksOf = (name: string) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('input[name=${name}]')].map((input) => {
    const option = input.closest('label');
    const { fontSize, fontWeight, color } = getComputedStyle(option.querySelector('b'));
    return [option.offsetWidth, fontSize, fontWeight, color, getComputedStyle(option).opacity].join(' ');
  })`);

/** Buys one product from its card to the order, and tries on the way what costs more. */
async function buy(): Promise<Purchase> {
  await page.goto(`/products/subCat/${goods.subCategory.id}`);
  await hydrated(page);
  const card = main()
    .getByRole('article')
    .filter({ has: page.locator(`h3 a[href$="/product/${goods.id}"]`) });
  const onCard = rupees(await card.innerText());
  await page.goto(`/product/${goods.id}`);
  await hydrated(page);
  const onPage = rupees(await main().innerText());
  for (const options of await main().getByRole('radiogroup').all()) await options.getByRole('radio').first().check();
  await main().getByRole('button', { name: 'Add to cart' }).click();
  await page.getByText('Item is added in the cart').waitFor();

  await page.goto('/cart');
  await heading('Your Cart');
  const summary = page.getByRole('region', { name: 'Summary' });
  await summary.waitFor();
  const cart = await billOf(summary, main().locator('[data-variant] a[href*="/product/"]:not([tabindex="-1"])'));
  pages.push(await lookHere('the full cart'));
  await page.getByRole('link', { name: 'Proceed To CheckOut' }).click();
  await heading('Checkout');
  const form = page.getByRole('form', { name: 'BILLING DETAILS' });
  for (const [label, value] of Object.entries(BILLING_BOXES)) await form.getByLabel(label, { exact: true }).fill(value);
  const boxes = await form.locator('input').evaluateAll((found: { name: string }[]) => found.map(({ name }) => name));
  const order = page.getByRole('region', { name: 'YOUR ORDER' });
  const bill = () => billOf(order, order.locator('tbody tr'));
  const choice = (name: RegExp) => page.getByRole('radio', { name });
  const announced = async (option: Locator) => rupees(await option.locator('xpath=ancestor::label').innerText());
  await choice(/^Express delivery/).waitFor();
  pages.push(await lookHere('the checkout of a full cart'));
  const asChosenByNobody = await bill();
  const fees = {
    express: await announced(choice(/^Express delivery/)),
    cash: await announced(choice(/^Cash on delivery/)),
  };
  const looks = [await looksOf('speed'), await looksOf('payment')];
  await choice(/^Express delivery/).check();
  const express = await bill();
  await choice(/^Standard delivery/).check();
  await choice(/^Cash on delivery/).check();
  const cash = await bill();
  await page.locator('input[name=payment]').first().check();
  await page.getByRole('button', { name: 'Checkout' }).click();
  const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay ₹/ });
  const asked = rupees(await pay.innerText());
  await pay.click();
  await heading('Orders');
  await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();

  const { me } = await ask<{ me: { orders: { nodes: PlacedOrder[] } } }>(
    '{ me { orders(first: 1) { nodes { total shipping cashFee paymentId lines { quantity price product { id } } } } } }',
    {},
    shopper.token,
  );
  const [placed] = me.orders.nodes;
  if (!placed) throw new Error('Nothing was ordered.');
  return {
    ...{ card: onCard, page: onPage, cart, checkout: asChosenByNobody, express, cash, announced: fees, boxes, looks },
    ...{ asked, order: placed },
  };
}

/** Asks the graph as the owner. @throws Error for a refusal */
async function asOwner(mutation: string, variables: object): Promise<void> {
  const { token } = await theOwner();
  const answer = await ask<Record<string, { userErrors: object[] }>>(mutation, variables, token);
  const refusals = Object.values(answer).flatMap(({ userErrors }) => userErrors);
  if (refusals.length > 0) throw new Error(JSON.stringify(refusals));
}

/** Has so many pieces of a product on the shelf while something is looked at. */
async function whileThereAre(count: number, { variants, countInStock }: Goods, work: () => Promise<void>) {
  const move = (delta: number) =>
    asOwner(
      `mutation ($variantId: ID!, $delta: Int!) {
        adjustStock(variantId: $variantId, delta: $delta, reason: "a test") { userErrors { message } }
      }`,
      { variantId: variants[0]?.id, delta },
    );
  await move(count - countInStock);
  try {
    await work();
  } finally {
    await move(countInStock - count);
  }
}

/** What lies over a page after a while of its clock in which the visitor does nothing. */
async function overlaysAfterAWhile(path: string): Promise<string[]> {
  const waiting = await seen.context.newPage();
  await watch(waiting);
  await waiting.clock.install();
  await waiting.goto(path);
  await hydrated(waiting);
  await waiting.clock.runFor(WATCHED_MS);
  const { overlays } = await waiting.evaluate<SeenPage>(LOOK);
  await waiting.close();
  return overlays;
}

/** Since when a customer is on the list of the newsletter, as the owner sees it; null: is not. */
async function newsletterOf({ user }: Shopper): Promise<string | null> {
  const { customer } = await ask<{ customer: { newsletterSince: string | null } }>(
    'query ($id: ID!) { customer(id: $id) { newsletterSince } }',
    { id: user.id },
    (await theOwner()).token,
  );
  return customer.newsletterSince;
}

/** Every text of the web in English and in Hindi, also of what no page of the visit shows. */
async function textsOfTheShop(): Promise<string[]> {
  const folder = path.join(projectRoot, 'web/lib/languages/hi');
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) => text.split('\n')).filter((line) => /^ {2}\S.*: '/.test(line));
}

/** What such pages have in common, of all that were seen. */
const whereSeen = (wanted: (seenPage: SeenPage) => readonly string[]) =>
  pages.flatMap((each) => wanted(each).map((text) => `${each.path}: ${text}`));

const HURRY =
  /hurry|last chance|\bends? (in|soon)\b|selling fast|people (are )?(viewing|looking|bought)|\d\d?:\d\d:\d\d|जल्दी करें|आख़िरी मौक़ा|लोग देख रहे/i;
const SHAMES =
  /no,? thanks?,? i|i('d| would) rather|i (don['’]?t|do not) (want|need|like|care)|i (hate|prefer to pay)|miss out|(pay|spend) (the )?(full|more|higher)|(skip|refuse|decline) (the |my |this )?(saving|discount|offer)|नहीं,? मुझे|मुझे (बचत|छूट|ऑफ़र)|मौक़ा गँवा/i;
/** A refusal that speaks in the shopper's place. */
const SPEAKS_FOR_THE_SHOPPER = /\b(No|Skip)\b.*\bI\b|(^|\s)नहीं.*(मैं|मुझे)(\s|$)/;
const NEGATED = /\b(not|no|never|don['’]t|without|unless|opt out|uncheck|untick)\b|नहीं|(^|\s)(न|मत|बिना)(\s|$)/i;

describe('a shop without dark patterns', () => {
  it('1. hurries nobody: "only 3 left" is what is on the shelf, and no clock runs down', async () => {
    const { page: watched, context } = await visit(browser, PHONE);
    await whileThereAre(3, few, async () => {
      await watched.clock.install();
      await watched.goto(`/product/${few.id}`);
      await hydrated(watched);
      const shown = watched.getByRole('main');
      const before = await shown.innerText();
      await watched.clock.runFor(WATCHED_MS);

      expect(before).toContain('Only 3 left');
      expect(await shown.innerText()).toBe(before);
    });
    expect((await textsOfTheShop()).filter((text) => HURRY.test(text))).toEqual([]);
    expect(whereSeen(({ text }) => HURRY.exec(text)?.slice(0, 1) ?? [])).toEqual([]);
    expect(
      whereSeen(({ path: at, text }) => (at.includes(goods.id) ? (/Only \d+ left/.exec(text) ?? []) : [])),
    ).toEqual([]);
    await context.close();
  });

  it('2. puts nothing into the basket, ticks no box and takes no fee that was not chosen', () => {
    expect(bought.cart.lines).toEqual([expect.stringContaining(goods.name)]);
    expect(bought.checkout.lines).toHaveLength(1);
    // As the checkout stood before anything was chosen there.
    expect(bought.checkout).toMatchObject({ shipping: 0, total: Math.floor(goods.price) });
    expect(bought.order.lines).toEqual([expect.objectContaining({ quantity: 1, product: { id: goods.id } })]);
    expect(bought.order).toMatchObject({ shipping: 0, cashFee: 0 });
    expect(whereSeen(({ ticked }) => ticked)).toEqual([]);
  });

  it('3. shames nobody who declines: no button speaks in their place, and no text of the shop mocks them', async () => {
    const texts = await textsOfTheShop();

    expect(texts.length).toBeGreaterThan(1000);
    expect(texts.filter((text) => SHAMES.test(text))).toEqual([]);
    expect(
      whereSeen(({ controls }) => controls.filter((text) => SHAMES.test(text) || SPEAKS_FOR_THE_SHOPPER.test(text))),
    ).toEqual([]);
  });

  it('4. forces nothing on who buys: the form wants an address alone, and nobody comes on the newsletter', async () => {
    expect(new Set(bought.boxes)).toEqual(
      new Set([
        ...['zipCode', 'fullName', 'streetAddressLine1', 'streetAddressLine2'],
        ...['city', 'state', 'country', 'phoneNumber', 'email'],
      ]),
    );
    expect(await newsletterOf(shopper)).toBeNull();
    // Prices are for everybody to read.
    expect(await (await get(`/product/${goods.id}`)).text()).toContain(
      goods.price.toLocaleString('en-US', { style: 'currency', currency: 'INR' }),
    );
  });

  it('5. lets go as easily as it takes: one press leaves the newsletter, and the account ends in My Account', async () => {
    const leaver = await newShopper();
    const { email } = leaver.user;
    const { page: at, context } = await visit(browser, { ...PHONE, ...rememberedBy(leaver) });
    await at.goto('/my-account');
    await hydrated(at);
    const newsletter = at.getByRole('form', { name: 'Our newsletter' });
    await newsletter.getByRole('textbox').fill(email);
    await newsletter.getByRole('button', { name: 'Subscribe', exact: true }).click();
    await at.goto(await linkSentTo(email, 'mails/confirm'));
    await at.getByRole('button', { name: 'Yes, write to me' }).click();
    await at.getByText('Thank you! You are on our newsletter list.').first().waitFor();
    expect(await newsletterOf(leaver)).not.toBeNull();
    await newsletter.getByRole('link', { name: 'Leave the list' }).click();
    await at.getByRole('main').getByRole('button', { name: 'Leave the list' }).click();
    await at.getByText('This address gets no newsletter any more.').first().waitFor();
    expect(await newsletterOf(leaver)).toBeNull();

    await at.goto('/my-account');
    await at.getByRole('button', { name: 'Delete my account' }).click();
    const form = at.getByRole('form', { name: 'Delete my account' });
    expect(await form.locator('input:visible').count()).toBe(1);
    await form.getByLabel('Your password').fill(PASSWORD);
    await form.getByRole('button', { name: 'Delete in 48 hours' }).click();
    await until(async () => (await at.evaluate("localStorage.getItem('token')")) === null);
    const { signIn } = await ask<{ signIn: { user: { eraseAt: string } } }>(
      'mutation ($email: String!, $password: String!) { signIn(email: $email, password: $password) { user { eraseAt } } }',
      { email, password: PASSWORD },
    );
    expect(Date.parse(signIn.user.eraseAt) - Date.now()).toBeLessThanOrEqual(48 * 3_600_000);
    await context.close();
  });

  it('6. shows what costs less as large as what costs more, and the price no smaller than the former one', async () => {
    for (const options of bought.looks) expect(new Set(options).size).toBe(1);
    expect(bought.looks.map(({ length }) => length)).toEqual([2, expect.any(Number)]);
    await page.goto(`/product/${lowered.id}`);
    await hydrated(page);
    const [price = 0, former = 0] = await page.evaluate<number[]>(`(() => {
      const former = document.querySelector('main del');
      const sizeOf = (element) => parseFloat(getComputedStyle(element).fontSize);
      return [sizeOf(former.parentElement.parentElement.firstElementChild), sizeOf(former)];
    })()`);
    expect(price).toBeGreaterThanOrEqual(former);
  });

  it('7. sells what it shows at the price that it shows, and says on the card what has sold out', async () => {
    const { card, page: onPage, cart, order } = bought;
    expect([card, onPage, order.lines[0]?.price]).toEqual([goods.price, goods.price, goods.price]);
    expect(cart.total).toBe(Math.floor(goods.price));
    await whileThereAre(0, few, async () => {
      await page.goto(`/products/subCat/${few.subCategory.id}`);
      await hydrated(page);
      const gone = main()
        .getByRole('article')
        .filter({ has: page.locator(`h3 a[href$="/product/${few.id}"]`) });
      expect(await gone.innerText()).toMatch(/sold out/i);
      await page.goto(`/product/${few.id}`);
      await hydrated(page);
      expect(await main().getByRole('button', { name: 'Out of stock' }).isDisabled()).toBe(true);
    });
  });

  it('8. names the whole price in the cart: the checkout, the payment and the order ask the same', () => {
    const { cart, checkout, express, cash, announced, asked, order } = bought;
    expect([checkout.total, asked, order.total]).toEqual([cart.total, cart.total, cart.total]);
    expect(checkout.shipping).toBe(cart.shipping);
    // What costs more said so before it was chosen, and costs just that.
    expect(announced).toEqual({ express: expect.any(Number), cash: expect.any(Number) });
    expect(express.total - cart.total).toBe(announced.express);
    expect(cash.total - cart.total).toBe(announced.cash);
  });

  it('9. hides no advertisement among its goods: lists stand in their own order, and lead to the shop alone', async () => {
    const [listed] = pages.filter(({ path: at }) => at === `/products/subCat/${goods.subCategory.id}`);
    const { products } = await ask<{ products: { nodes: { id: string }[] } }>(
      'query ($id: ID!) { products(filter: { subCategoryId: $id }, first: 24) { nodes { id } } }',
      { id: goods.subCategory.id },
    );
    const shown = [...new Set(listed?.ways.flatMap((way) => /\/product\/([^/?#]+)$/.exec(way)?.[1] ?? []))];

    expect(shown.length).toBeGreaterThan(3);
    expect(shown).toEqual(products.nodes.slice(0, shown.length).map(({ id }) => id));
    const elsewhere = ({ ways }: SeenPage) =>
      ways.filter((way) => !way.startsWith(`${shopAddress()}/`) && !/^(tel|mailto):/.test(way));
    expect(whereSeen(elsewhere)).toEqual([]);
  });

  it('10. nags nobody: no page opens a window, covers itself or asks to send messages, now or after a while', async () => {
    expect(pages.length).toBeGreaterThan(15);
    expect(whereSeen(({ overlays }) => overlays)).toEqual([]);
    for (const path of ['/', `/product/${goods.id}`, '/cart']) expect(await overlaysAfterAWhile(path)).toEqual([]);
    expect(uninvited).toEqual([]);
    expect(seen.complaints.filter((text) => text.includes('uninvited'))).toEqual([]);
  });

  it('11. asks straight: what a tick means holds no "not" that turns it round', () => {
    expect(whereSeen(({ questions }) => questions).length).toBeGreaterThan(10);
    expect(whereSeen(({ questions }) => questions.filter((text) => NEGATED.test(text)))).toEqual([]);
  });

  it('12. charges once: the provider holds one payment of the order, and no leave to take another', async () => {
    const ledger = (await (await get('/standin/ledger')).json()) as {
      orders: { id: string; amount: number }[];
      payments: { id: string; order_id: string; amount: number; status: string }[];
    };
    const made = ledger.payments.find(({ id }) => id === bought.order.paymentId);
    const all = ledger.payments.filter(({ order_id: id }) => id === made?.order_id);

    expect(all.map(({ amount, status }) => [amount, status])).toEqual([[bought.order.total * 100, 'captured']]);
    expect(paidWith).toContain('order_id');
    expect(paidWith.filter((name) => /recurring|token|mandate|subscription|customer_id|save/.test(name))).toEqual([]);
  });

  it('13. brings nothing along: scripts come from the shop alone, nothing is downloaded, and the browser keeps to it', async () => {
    const strange = ({ scripts }: SeenPage) => scripts.filter((address) => !address.startsWith(`${shopAddress()}/`));
    expect(whereSeen(strange)).toEqual([]);
    expect(uninvited.filter((text) => text.startsWith('file'))).toEqual([]);
    expect(seen.complaints).toEqual([]);
    const policy = (await get('/')).headers.get('content-security-policy') ?? '';
    const [, sources = ''] = /script-src ([^;]*)/.exec(policy) ?? [];
    expect(sources.split(' ').filter((source) => !/^'(self|sha256-\S+)'$/.test(source))).toEqual([]);
  });
});
