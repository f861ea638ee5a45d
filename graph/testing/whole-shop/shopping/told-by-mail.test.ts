import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, type Visit, visit, visitAnew } from '../browser.js';
import { linkSentTo } from '../mailbox.js';
import { ask, type SomeGoods, someGoods } from '../shop-calls.js';
import { newShopper, rememberedBy, theOwner } from '../shopper.js';

let browser: Browser;
let goods: SomeGoods;
let seen: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  // What it costs less is no longer what others were shown who buy it meanwhile.
  goods = await someGoods(2);
  seen = await visit(browser);
});
afterAll(() => browser.close());

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name }).click();

describe('the mail about a price', () => {
  it('comes once to an address that confirmed it, and leads to the way to get no more', async () => {
    const { page, complaints } = seen;
    await visitAnew(seen, { width: 390, height: 844 });
    const email = `${randomUUID()}@example.com`;
    await page.goto(`/product/${goods.product.id}`);
    await main(page).getByRole('link', { name: 'Notify me of stock and price' }).click();
    await main(page).getByRole('textbox', { name: 'Your e-mail' }).fill(email);
    await press(page, 'Tell me');
    await page.getByText('We have sent you a link. Once you use it, we will tell you.').waitFor();

    await page.goto(await linkSentTo(email, 'mails/confirm'));
    await press(page, 'Yes, write to me');
    await main(page).getByText('We will mail you once it costs less.').waitFor();
    await lowerThePrice(goods.product.id);

    await page.goto(await linkSentTo(email, 'mails/leave'));
    await press(page, 'Write to me no more');
    await main(page).getByText('You get no more mails about stock and prices.').waitFor();
    expect(complaints).toEqual([]);
  });

  it('is asked for by one press of who is signed in with a confirmed address, and taken back by one', async () => {
    const shopper = await newShopper();
    const { page } = seen;
    await visitAnew(seen, { width: 390, height: 844, ...rememberedBy(shopper) });
    await page.goto(`/mails/tellMe/${goods.product.id}`);
    await press(page, 'Tell me');
    await main(page)
      .getByText(/^When it costs less than/)
      .waitFor();

    await page.goto('/my-account');
    await main(page)
      .getByRole('button', { name: `Do not tell me: ${goods.product.name}` })
      .click();

    await page.getByText('We will not write to you about it.').waitFor();
    await main(page).getByText('Nothing now.').waitFor();
  });
});

/** Has every pack of a product cost a rupee less. */
async function lowerThePrice(id: string): Promise<void> {
  const { token } = await theOwner();
  const { product } = await ask<{ product: { variants: { id: string; price: number }[] } }>(
    'query ($id: ID!) { product(id: $id) { variants { id price } } }',
    { id },
  );
  for (const { id: variantId, price } of product.variants)
    await ask(
      `mutation ($variantId: ID!, $price: Rupees!) {
        setPrice(variantId: $variantId, price: $price) { userErrors { code message } }
      }`,
      { variantId, price: price - 1 },
      token,
    );
}
