import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { hydrated, openBrowser, SCREENS, visit } from '../browser.js';
import { fillIn, isLost, tabTo } from '../by-keyboard.js';
import { newMigratedDataDir, type RunningShop, removeDataDir, startShop } from '../running-shop.js';
import { BILLING_BOXES } from '../shopper.js';

let browser: Browser;
let shop: RunningShop;

beforeAll(async () => {
  const [opened, dataDir] = await Promise.all([openBrowser(), newMigratedDataDir()]);
  browser = opened;
  shop = await startShop(dataDir, { SEED_CATALOGUE: 'no', LOG_LEVEL: 'error' });
});
afterAll(async () => {
  await browser?.close();
  await shop?.stop();
  await removeDataDir(shop.dataDir);
});

const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Goes to something by Tab and presses a key on it. */
async function press(page: Page, wanted: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press(key);
}

const steps = (page: Page) => page.getByRole('region', { name: 'To your first sale' });

/** Comes back to the first page of the desk, on which so many steps are done, and takes one up. */
async function takeUp(page: Page, done: number, action: string): Promise<void> {
  await press(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }));
  await headed(page, 'Today');
  await steps(page).getByText(`${done} of 8 steps done`).waitFor();
  await press(page, steps(page).getByRole('link', { name: action }));
}

const saved = (page: Page) => page.getByText('Saved.').first().waitFor();

/** The owner of an empty shop signs in at the desk. */
async function enterDesk(page: Page): Promise<void> {
  await page.goto('/desk');
  await headed(page, 'Sign in to the desk');
  await fillIn(page, page.getByRole('main'), { Email: 'admin@example.com', Password: 'admin-demo' });
  await page.keyboard.press('Enter');
  await headed(page, 'Today');
}

async function nameTheShop(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'The shop' });
  await takeUp(page, 0, 'Name the shop');
  await headed(page, 'Settings');
  await fillIn(page, form, { 'Name of the shop': 'Asha Stores' });
  await page.keyboard.press('Enter');
  await saved(page);
  await takeUp(page, 1, 'Write the address');
  await fillIn(page, form, { 'Postal address': '4 Market Road, Mysuru 570001' });
  await page.keyboard.press('Enter');
  await saved(page);
}

async function makeCategory(page: Page): Promise<void> {
  await takeUp(page, 2, 'Make a category');
  await headed(page, 'Categories');
  await press(page, page.getByRole('button', { name: 'Add a category' }));
  await fillIn(page, page.getByRole('dialog'), { 'Name of the category': 'Rice' });
  await page.keyboard.press('Enter');
  await page.getByRole('tree', { name: 'Categories' }).getByText('Rice').first().waitFor();
}

/** Types half of a product, leaves it, and finds it again as it was. */
async function shelveProduct(page: Page): Promise<void> {
  const form = page.getByRole('form', { name: 'New product' });
  await takeUp(page, 3, 'Add a product');
  await headed(page, 'New product');
  await fillIn(page, form, { 'Name of the product': 'Sona Masoori', Brand: 'Asha' });
  await takeUp(page, 3, 'Add a product');
  await page.getByText(/^Your draft of .* is here again\.$/).waitFor();
  expect(await form.getByLabel('Name of the product').inputValue()).toBe('Sona Masoori');
  await tabTo(page, form.getByLabel('Category', { exact: true }));
  await page.keyboard.type('Rice');
  await fillIn(page, form, {
    'Pack of variant 1': '5 kg',
    'Price ₹ of variant 1': '420',
    'In stock of variant 1': '9',
  });
  await page.keyboard.press('ControlOrMeta+s');
  await headed(page, 'Sona Masoori');
}

async function setDeliveryAndPayment(page: Page): Promise<void> {
  await takeUp(page, 4, 'Set the delivery');
  await fillIn(page, page.getByRole('form', { name: 'What delivery costs' }), {
    'Fee in rupees': '30',
    'Free from, in rupees': '500',
  });
  await page.keyboard.press('Enter');
  await saved(page);
  await takeUp(page, 5, 'Set the payment');
  await press(page, page.getByRole('checkbox', { name: 'Orders can be paid for on delivery' }), 'Space');
  await press(page, page.getByRole('button', { name: 'Save cash on delivery' }));
  await saved(page);
}

async function buyAsShopper(page: Page): Promise<void> {
  await takeUp(page, 6, 'Go to the shop');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await hydrated(page);
  await tabTo(page, page.getByRole('combobox', { name: /Search/ }));
  await page.keyboard.type('sona masoori');
  await page.keyboard.press('Enter');
  await headed(page, /sona masoori/i);
  await hydrated(page);
  await press(page, page.locator('h3 a[href^="/product/"]').first());
  await headed(page, /Sona Masoori/);
  await hydrated(page);
  await press(page, page.getByRole('main').getByRole('button', { name: 'Add to cart' }));
  await page.getByText('Item is added in the cart').waitFor();
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page, page.getByRole('link', { name: 'Proceed To CheckOut' }));
  await headed(page, 'Checkout');
  await fillIn(page, page.getByRole('form', { name: 'BILLING DETAILS' }), BILLING_BOXES);
  await tabTo(page, page.getByRole('radio', { name: /^UPI/ }));
  // The first and the last of a group are neighbours.
  await page.keyboard.press('ArrowUp');
  await page.getByRole('radio', { name: /Cash on delivery/, checked: true }).waitFor();
  await press(page, page.getByRole('button', { name: 'Checkout' }));
  await headed(page, 'Orders');
  await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();
}

async function deliver(page: Page): Promise<void> {
  await page.goto('/desk');
  await headed(page, 'Today');
  await takeUp(page, 7, 'See the orders');
  await headed(page, 'Orders');
  await press(page, page.getByRole('table').getByRole('link', { name: /^JH-/ }));
  await press(page, page.getByRole('button', { name: 'Mark as packed' }));
  await press(page, page.getByRole('button', { name: 'Send the parcel' }));
  await press(page, page.getByRole('dialog').getByRole('button', { name: 'Send the parcel' }));
  await press(page, page.getByRole('button', { name: 'Delivered, ₹450.00 collected' }));
  await page.getByText(/^Paid on delivery/).waitFor();
}

describe('an empty shop', () => {
  it('leads its owner to a paid and delivered order by keyboard alone, through steps that can be left and taken up', async () => {
    const [, [, wide]] = SCREENS;
    const { page, context, complaints } = await visit(browser, { ...wide, baseURL: shop.address });

    await enterDesk(page);
    await nameTheShop(page);
    await makeCategory(page);
    await shelveProduct(page);
    await setDeliveryAndPayment(page);
    await buyAsShopper(page);
    await deliver(page);
    await press(page, page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }));
    await page.getByText('Sold today').waitFor();

    await steps(page).waitFor({ state: 'detached' });
    expect(await isLost(page)).toBe(false);
    expect(complaints.filter((complaint) => !complaint.startsWith(`other host: ${shop.address}`))).toEqual([]);
    await context.close();
  });
});
