import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { aPicture } from '../../factories/picture.factory.js';
import { openBrowser, SCREENS, SOME_SCREENS, visit } from '../browser.js';
import { fillIn, isLost, tabTo } from '../by-keyboard.js';
import { ask } from '../shop-calls.js';
import { rememberedBy, theOwner } from '../shopper.js';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const headed = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

async function takeOff(slug: string, token: string): Promise<void> {
  const { product } = await ask<{ product: { id: string } }>('query ($slug: String!) { product(slug: $slug) { id } }', {
    slug,
  });
  await ask('mutation ($id: ID!) { removeProduct(id: $id) { ok } }', { id: product.id }, token);
}

describe.each(SOME_SCREENS)('the shelf, on %s', (_screen, size) => {
  it('takes a product that an owner makes from nothing by keyboard alone, where a shopper finds and sees it', async () => {
    const owner = await theOwner();
    const name = `Jowar Malt ${randomUUID().slice(0, 8)}`;
    const { page, context, complaints } = await visit(browser, { ...size, ...rememberedBy(owner) });
    const press = async (wanted: Parameters<typeof tabTo>[1], key = 'Enter') => {
      await tabTo(page, wanted);
      await page.keyboard.press(key);
    };

    await page.goto('/desk/products');
    await headed(page, 'Products');
    await press(page.getByRole('link', { name: 'Add a product' }));
    await headed(page, 'New product');
    const form = page.getByRole('form', { name: 'New product' });
    await fillIn(page, form, { 'Name of the product': name, Brand: 'Bajra Bagh' });
    await press(form.getByRole('combobox', { name: 'Category' }), 'ArrowDown');
    await fillIn(page, form, { Description: 'A warm cup in two minutes.' });
    const photo = { name: 'malt.jpg', mimeType: 'image/jpeg', buffer: await aPicture() };
    await tabTo(page, form.getByLabel('Add pictures'));
    await form.getByLabel('Add pictures').setInputFiles(photo);
    await form.getByRole('list', { name: 'Pictures' }).waitFor();
    await fillIn(page, form, { 'What picture 1 shows': 'A jar of malt' });
    await fillIn(page, form, {
      'Pack of variant 1': '500 g',
      'MRP ₹ of variant 1': '240',
      'Price ₹ of variant 1': '210',
      'In stock of variant 1': '12',
    });
    await form.getByText('₹420/kg').waitFor();
    await press(form.getByRole('button', { name: 'Put it on sale' }));
    await headed(page, name);
    expect(await isLost(page)).toBe(false);

    const shopping = await visit(browser, SCREENS[0][1]);
    await shopping.page.goto(`/search?q=${encodeURIComponent(name)}`);
    await shopping.page.getByRole('main').getByRole('link', { name }).first().click();
    await headed(shopping.page, name);
    await shopping.page.getByText('₹210.00').first().waitFor();
    await shopping.page.getByText('A warm cup in two minutes.').first().waitFor();

    expect([...complaints, ...shopping.complaints]).toEqual([]);
    await takeOff(`bajra-bagh-${name.toLowerCase().replaceAll(' ', '-')}`, owner.token);
    await Promise.all([context.close(), shopping.context.close()]);
  });
});
