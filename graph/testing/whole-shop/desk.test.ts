import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, SCREENS, visit } from './browser.js';
import { get, type SomeGoods, someGoods } from './shop-calls.js';
import { buyCart, fillCart, newShopper, newStaff, PASSWORD, rememberedBy, type Shopper } from './shopper.js';

let browser: Browser;
let goods: SomeGoods;
let shopper: Shopper;
let packer: Shopper;

beforeAll(async () => {
  browser = await openBrowser();
  [goods, shopper, packer] = await Promise.all([someGoods(), newShopper(), newStaff('PACKER')]);
  for (const _order of ['to be sent', 'to be picked']) {
    await fillCart(shopper, goods.product);
    await buyCart(shopper);
  }
});
afterAll(() => browser.close());

const [[, phone]] = SCREENS;
const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

describe('the desk', () => {
  it('lets a packer take an order from the till to the door, and give no money back', async () => {
    const { page, context, complaints } = await visit(browser, phone);
    await page.goto('/desk/orders');
    await page.getByLabel('Email').fill(packer.user.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();

    await headed(page, 'Orders');
    await page.getByRole('searchbox', { name: 'Find an order' }).fill('9876543210');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('navigation', { name: 'States of orders' }).getByRole('link', { name: 'To pack' }).click();
    await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
    await headed(page, /^JH-/);
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
    await context.close();
  });

  it('ticks off what a scanner reads on the picking list, and says what is not on it', async () => {
    const { page, context, complaints } = await visit(browser, { ...phone, ...rememberedBy(packer) });
    await page.goto('/desk/picking');
    const list = page.getByRole('table', { name: 'Picking list' });
    const article = list
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') })
      .first();
    const sku = (await article.getByRole('cell').nth(1).textContent()) ?? '';
    const wanted = Number(/of\s*(\d+)/.exec((await article.getByRole('cell').nth(2).textContent()) ?? '')?.[1]);

    for (let piece = 0; piece < wanted; piece++) await page.keyboard.type(`${sku}\n`);
    await page.getByRole('status').getByText(`${wanted} of ${wanted}.`).waitFor();
    const isTicked = await article.getByRole('checkbox').isChecked();
    await page.keyboard.type('no-such-thing\n');

    await page.getByRole('status').getByText('no-such-thing is not on this list.').waitFor();
    expect(isTicked).toBe(true);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('tells a shopper in plain words that it is not for them', async () => {
    const { page, context, complaints } = await visit(browser, { ...phone, ...rememberedBy(shopper) });

    await page.goto('/desk/orders');

    await headed(page, 'This is the desk of the shop');
    await page.getByText('You are signed in as Asha Rao, who shops here').waitFor();
    await page.getByRole('link', { name: 'Go to the shop' }).click();
    await headed(page, /Everyday goods/i);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('is no page for search engines, and no file of it is fetched by who shops', async () => {
    const { headers } = await get('/desk');
    const { page, context } = await visit(browser, { ...phone, ...rememberedBy(shopper) });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));

    await page.goto('/');
    await page.goto('/orders');
    await headed(page, 'Orders');

    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(fetched.filter((path) => path.startsWith('/desk'))).toEqual([]);
    await context.close();
  });
});
