import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, visit } from './browser.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const billing = {
  'Full name': 'Asha Rao',
  'Street address': '12 MG Road',
  City: 'Bengaluru',
  'PIN code': '560001',
  Phone: '9876543210',
  Email: 'asha@example.com',
};

describe.each([
  ['on a phone', { width: 390, height: 844 }],
  ['on a wide screen', { width: 1440, height: 900 }],
])('buying %s', (_where, screen) => {
  it('leads a new shopper from the home page to an order', async () => {
    const { page, context, complaints } = await visit(browser, screen);
    const email = `asha.${screen.width}.${Date.now()}@example.com`;

    await page.goto('/signUp');
    await page.getByLabel('Full name').fill('Asha Rao');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill('9876543210');
    await page.getByLabel('Password', { exact: true }).fill('a-good-password');
    await page.getByRole('main').getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('heading', { name: 'Sign In', level: 1 }).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('a-good-password');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('User Login Successfully!').first().waitFor();
    await page.waitForURL((url) => url.pathname === '/');

    await page.getByRole('main').locator('a[href^="/products/category/"]').first().click();
    await page
      .getByText(/We found \d+ items for you!/)
      .first()
      .waitFor();
    await page.getByRole('main').locator('article:not([data-sold-out]) h3 a').first().click();
    await page.waitForURL('**/product/*');
    const options = page.getByRole('main').getByRole('radio');
    if (await options.count()) await options.first().check({ force: true });
    await page.getByRole('button', { name: 'Add to cart' }).first().click();
    await page.getByText('Item is added in the cart').first().waitFor();

    await page.goto('/cart');
    await page.getByText(/There (is|are) 1 products? in your cart/).waitFor();
    await page.getByRole('link', { name: 'Proceed To CheckOut' }).click();
    await page.getByText('BILLING DETAILS').waitFor();
    for (const [label, value] of Object.entries(billing))
      await page.getByLabel(label, { exact: false }).first().fill(value);
    await page.getByLabel('State', { exact: false }).first().fill('Karnataka');
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /^Pay/ }).click();
    await page.waitForURL('**/orders');
    await page
      .getByText(/JH-\d+/)
      .first()
      .waitFor();
    await page.getByText('12 MG Road').first().waitFor();

    await page.goto('/cart');
    await page.getByText('Your Cart is currently empty').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  }, 90_000);
});
