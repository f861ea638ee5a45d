import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { BILLING } from '../../factories/checkout.factory.js';
import { openBrowser, SCREENS, type Visit, visit, visitAnew } from '../browser.js';
import { ask, get, type SomeGoods, someGoods } from '../shop-calls.js';
import { buyCart, fillCart, newShopper, newStaff, PASSWORD, rememberedBy, type Shopper } from '../shopper.js';

const [[, phone]] = SCREENS;

let browser: Browser;
let goods: SomeGoods;
let shopper: Shopper;
let packer: Shopper;
let seen: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  [goods, shopper, packer] = await Promise.all([someGoods(), newShopper(), newStaff('PACKER')]);
  seen = await visit(browser, phone);
  for (const _order of ['to be sent', 'to be picked']) {
    await fillCart(shopper, goods.product);
    await buyCart(shopper);
  }
});
afterAll(() => browser.close());

const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** A shopper's latest order. */
async function latestOrderOf({ token }: Shopper): Promise<{ id: string; number: string }> {
  const { me } = await ask<{ me: { orders: { nodes: { id: string; number: string }[] } } }>(
    '{ me { orders(first: 1) { nodes { id number } } } }',
    {},
    token,
  );
  const [order] = me.orders.nodes;
  if (!order) throw new Error('no order');
  return order;
}

describe('an order in cash', () => {
  it('is refused at the door of a shopper, who sees step by step what the packer does', async () => {
    const buyer = await newShopper();
    const shopping = await visit(browser, { ...phone, ...rememberedBy(buyer) });
    const packing = seen;
    await visitAnew(packing, { ...phone, ...rememberedBy(packer) });
    const [atHome, atDesk] = [shopping.page, packing.page];
    const latest = atHome.getByRole('table').getByRole('row').nth(1);
    const sees = (status: string) => latest.getByText(status, { exact: true }).first().waitFor();
    await fillCart(buyer, goods.product);
    await ask(
      'mutation ($input: BillingInput!) { placeCashOrder(input: $input) { order { id } } }',
      { input: BILLING },
      buyer.token,
    );
    await atHome.goto('/orders');
    await sees('confirmed');

    await atDesk.goto(`/desk/orders/${(await latestOrderOf(buyer)).id}`);
    await atDesk.getByText('To collect on delivery').waitFor();
    await atDesk.getByRole('button', { name: 'Mark as packed' }).click();
    await atDesk.getByRole('button', { name: 'Send the parcel' }).click();
    await atDesk
      .getByRole('dialog', { name: /^Send JH-/ })
      .getByRole('button', { name: 'Send the parcel' })
      .click();
    await sees('shipped');
    await atDesk.getByRole('button', { name: 'Refused on delivery' }).click();
    const form = atDesk.getByRole('dialog', { name: /was refused on delivery$/ });
    await form.getByLabel('Why').fill('Nobody at home');
    await form.getByRole('button', { name: 'End the order' }).click();
    await atDesk.getByText('“Nobody at home”').waitFor();
    await sees('cancelled');

    expect(await atDesk.getByText('To collect on delivery').count()).toBe(0);
    expect([...shopping.complaints, ...packing.complaints]).toEqual([]);
    await shopping.context.close();
  });
});

describe('the desk', () => {
  it('lets a packer take an order from the till to the door, and give no money back', async () => {
    const { page, complaints } = seen;
    await visitAnew(seen, phone);
    await page.goto('/desk/orders');
    await page.getByLabel('Email').fill(packer.user.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();

    await headed(page, 'Orders');
    // An order of this test's own: others may be sent or cancelled meanwhile.
    const { number } = await latestOrderOf(shopper);
    await page.getByRole('searchbox', { name: 'Find an order' }).fill(number);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('navigation', { name: 'States of orders' }).getByRole('link', { name: 'To pack' }).click();
    // The list of before may still be there, with other orders.
    await page.getByRole('row').filter({ hasText: 'To pack' }).getByRole('link', { name: number }).click();
    await headed(page, number);
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await page.getByRole('button', { name: 'Send the parcel' }).click();
    const form = page.getByRole('dialog', { name: /^Send JH-/ });
    await form.getByLabel('Courier').fill('Delhivery');
    await form.getByLabel('Tracking number').fill('DL-4711');
    await form.getByRole('button', { name: 'Send the parcel' }).click();
    await page.getByText('Delhivery', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Mark as delivered' }).click();

    await page.getByText('Delivered', { exact: true }).first().waitFor();
    expect(await page.getByRole('button', { name: 'Cancel the order' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  it('ticks off what a scanner reads on the picking list, and says what is not on it', async () => {
    const { page, complaints } = seen;
    await visitAnew(seen, { ...phone, ...rememberedBy(packer) });
    await page.goto('/desk/picking');
    const list = page.getByRole('table', { name: 'Picking list' });
    const article = list
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .first();
    const sku = (await article.getByRole('cell').nth(1).textContent()) ?? '';
    const wanted = Number(/of\s*(\d+)/.exec((await article.getByRole('cell').nth(2).textContent()) ?? '')?.[1]);

    const widths = await list.locator('img').evaluateAll((all) => all.map((picture) => picture.clientWidth));

    for (let piece = 0; piece < wanted; piece++) await page.keyboard.type(`${sku}\n`);
    await page.getByRole('status').getByText(`${wanted} of ${wanted}.`).waitFor();
    const isTicked = await article.getByRole('checkbox').isChecked();
    await page.keyboard.type('no-such-thing\n');

    await page.getByRole('status').getByText('no-such-thing is not on this list.').waitFor();
    expect(isTicked).toBe(true);
    // However long the name is that stands beside it.
    expect([...new Set(widths)]).toEqual([48]);
    expect(complaints).toEqual([]);
  });

  it('says at once that it is opening, and offers another attempt where its code does not come', async () => {
    const { page, context } = seen;
    await visitAnew(seen, { ...phone, ...rememberedBy(packer) });
    const code = /[/]desk[/]assets[/].*[.]js$/;
    let comes = false;
    // Held until the next attempt: a browser that is told to hold nothing any more lets go what it
    // held.
    await context.route(code, async (route) => comes && route.continue());

    await page.goto('/desk/orders', { waitUntil: 'commit' });

    await page.getByText('One moment…').waitFor();
    await page.getByText('एक पल…').waitFor({ state: 'hidden' });
    const again = page.getByRole('link', { name: 'Open it again' });
    expect(await again.isVisible()).toBe(false);
    await page.getByText('The desk takes long to open.').evaluate((late) => {
      for (const wait of late.getAnimations()) wait.finish();
    });
    comes = true;
    await again.click();
    await headed(page, 'Orders');
    await context.unroute(code);
  });

  it('says that it could not be opened while the shop is away, and opens by another attempt', async () => {
    const { page, context } = seen;
    await visitAnew(seen, { ...phone, ...rememberedBy(packer) });
    const graph = ({ pathname }: URL) => pathname === '/graphql';
    await context.route(graph, (route) => route.abort());

    await page.goto('/desk/orders');

    await page.getByText('We could not open the desk.').waitFor();
    await context.unroute(graph);
    await page.getByRole('button', { name: 'Retry' }).click();
    await headed(page, 'Orders');
  });

  it('speaks Hindi once that is chosen there, with its dates and states, and English again', async () => {
    const { page, complaints } = seen;
    await visitAnew(seen, { ...phone, ...rememberedBy(packer) });
    await page.goto('/desk/orders');
    await headed(page, 'Orders');

    await page.getByRole('combobox', { name: 'Language' }).selectOption('hi');

    await headed(page, 'ऑर्डर');
    await page.getByRole('link', { name: 'पैक करना है' }).click();
    await page.getByRole('navigation', { name: 'काउंटर' }).getByRole('link', { name: 'सामान निकालना' }).click();
    await headed(page, 'सामान निकालने की सूची');
    await page.getByRole('combobox', { name: 'भाषा' }).selectOption('en');
    await headed(page, 'Picking list');
    expect(complaints).toEqual([]);
  });

  it('is no page for search engines; who shops fetches no file of it, and is told in plain words that it is not for them', async () => {
    const { headers } = await get('/desk');
    const { page, complaints } = seen;
    await visitAnew(seen, { ...phone, ...rememberedBy(shopper) });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));

    await page.goto('/');
    await page.goto('/orders');
    await headed(page, 'Orders');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    // It reads bar codes by the camera.
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(fetched.filter((path) => path.startsWith('/desk'))).toEqual([]);

    await page.goto('/desk/orders');
    await headed(page, 'This is the desk of the shop');
    await page.getByText('You are signed in as Asha Rao, with a shopper’s account').waitFor();
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await headed(page, /Everyday goods/i);
    expect(complaints).toEqual([]);
  });
});
