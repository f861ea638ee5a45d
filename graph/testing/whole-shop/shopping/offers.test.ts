import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, SCREENS, visit } from '../browser.js';
import { fillIn, isLost, tabTo } from '../by-keyboard.js';
import { wordsSentTo } from '../mailbox.js';
import { ask, type SomeProduct, someGoods } from '../shop-calls.js';
import { BILLING_BOXES, fillCart, newShopper, rememberedBy, theOwner } from '../shopper.js';

let browser: Browser;
let product: SomeProduct;

beforeAll(async () => {
  browser = await openBrowser();
  ({ product } = await someGoods());
});
afterAll(() => browser.close());

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Starts an offer on the product, as its owner does; answers its id. */
async function startOffer(input: object, terms: object, code?: string): Promise<string> {
  const { token } = await theOwner();
  const scope = { productIds: [product.id] };
  const SAVE = 'mutation ($input: OfferInput!) { saveOffer(input: $input) { offer { id } userErrors { message } } }';
  const saved = await ask<{ saveOffer: { offer: { id: string } } }>(
    SAVE,
    { input: { title: 'A tenth off', terms: { kind: 'PERCENT_OFF', percent: 10, scope, ...terms }, ...input } },
    token,
  );
  const { id } = saved.saveOffer.offer;
  if (code)
    await ask(
      'mutation ($id: ID!, $code: String) { createOfferCodes(offerId: $id, input: { code: $code }) { codes } }',
      { id, code },
      token,
    );
  await ask('mutation ($id: ID!) { startOffer(id: $id) { userErrors { message } } }', { id }, token);
  return id;
}

async function stopOffer(id: string): Promise<void> {
  await ask('mutation ($id: ID!) { stopOffer(id: $id) { userErrors { message } } }', { id }, (await theOwner()).token);
}

/** Of a gift card. */
const CODE = /[A-Z2-9]{4}(-[A-Z2-9]{4}){3}/;

interface Bought {
  creditBalance: number;
  orders: { nodes: { total: number; paidByCredit: number; discount: number }[] };
}

const rupees = (amount: number) => `₹${amount.toLocaleString('en-US')}.00`;

describe('a code', () => {
  it('is entered on a phone by keyboard alone, and the order, its dialog and its sum are those with it', async () => {
    const offer = await startOffer({ needsCode: true }, {}, 'PHONE-10');
    const shopper = await newShopper();
    await fillCart(shopper, product);
    const { page, context, complaints } = await visit(browser, { ...SCREENS[0][1], ...rememberedBy(shopper) });
    const off = Math.floor(product.price * 10) / 100;
    const total = Math.floor(product.price - off);

    await page.goto('/cart');
    await heading(page, 'Your Cart');
    const box = page.getByRole('textbox', { name: 'Have a code?' });
    await tabTo(page, box);
    await page.keyboard.type('no-such-code');
    await page.keyboard.press('Enter');
    await page.getByText('There is no code NO-SUCH-CODE.').first().waitFor();
    expect(await box.evaluate((input) => input.matches(':focus'))).toBe(true);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('phone-10');
    await page.keyboard.press('Enter');
    await page.getByText('The code PHONE-10 is applied.').first().waitFor();
    const summary = page.getByRole('region', { name: 'Summary' });
    await summary.getByText('A tenth off (PHONE-10)').waitFor();
    await summary.getByText(`₹${total.toLocaleString('en-US')}.00`, { exact: true }).waitFor();
    expect(await isLost(page)).toBe(false);
    await tabTo(page, page.getByRole('link', { name: 'Proceed To CheckOut' }));
    await page.keyboard.press('Enter');
    await heading(page, 'Checkout');
    await page.getByText('A tenth off (PHONE-10)').waitFor();
    await fillIn(page, page.getByRole('form', { name: 'BILLING DETAILS' }), BILLING_BOXES);
    await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
    await page.keyboard.press('Enter');
    const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay ₹/ });
    await tabTo(page, pay);
    expect(await pay.innerText()).toContain(`₹${total.toLocaleString('en-US')}`);
    await page.keyboard.press('Enter');
    await heading(page, 'Orders');
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Click here to view' }));
    await page.keyboard.press('Enter');
    await page
      .getByRole('dialog')
      .getByText(/A tenth off −₹/)
      .waitFor();

    expect(complaints).toEqual([]);
    await context.close();
    await stopOffer(offer);
  });
});

describe('a code, a gift card and store credit together', () => {
  it('pay for one order on a phone by keyboard alone, each told with its sum, and the dialog asks for the rest', async () => {
    const offer = await startOffer({ needsCode: true }, {}, 'ALL-10');
    const shopper = await newShopper();
    const { token } = await theOwner();
    const off = Math.floor(product.price * 10) / 100;
    const total = Math.floor(product.price - off);
    // A rupee is left for the dialog, which no credit may take.
    const [card, store] = [Math.floor(total / 2), total - Math.floor(total / 2) - 1];
    const email = `friend-${Date.now()}@example.com`;
    await ask(
      `mutation ($card: GiftCardInput!, $store: StoreCreditInput!) {
        issueGiftCard(input: $card) { userErrors { message } } issueStoreCredit(input: $store) { userErrors { message } } }`,
      {
        card: { amount: card, email, name: 'Meera', note: 'For the test' },
        store: { customerId: shopper.user.id, amount: store, note: 'For the test' },
      },
      token,
    );
    const code = await wordsSentTo(email, CODE);
    await fillCart(shopper, product);
    const { page, context, complaints } = await visit(browser, { ...SCREENS[0][1], ...rememberedBy(shopper) });

    await page.goto('/cart');
    await heading(page, 'Your Cart');
    await tabTo(page, page.getByRole('textbox', { name: 'Have a code?' }));
    await page.keyboard.type('all-10');
    await page.keyboard.press('Enter');
    await page.getByText('The code ALL-10 is applied.').first().waitFor();
    await tabTo(page, page.getByRole('link', { name: 'Proceed To CheckOut' }));
    await page.keyboard.press('Enter');
    await heading(page, 'Checkout');
    await fillIn(page, page.getByRole('form', { name: 'BILLING DETAILS' }), BILLING_BOXES);
    const credit = page.getByRole('region', { name: 'Gift cards and store credit' });
    await tabTo(page, credit.getByRole('textbox', { name: 'Gift card code' }));
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    await credit.getByText(`It has ${rupees(card)} left.`).waitFor();
    const use = credit.getByRole('checkbox', { name: `Pay ${rupees(card + store)} with them` });
    await tabTo(page, use);
    await page.keyboard.press('Space');
    await page
      .getByText(`−${rupees(card + store)}`)
      .first()
      .waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Checkout' }));
    await page.keyboard.press('Enter');
    const pay = page.getByRole('dialog').getByRole('button', { name: /^Pay ₹/ });
    await tabTo(page, pay);
    expect(await pay.innerText()).toContain('₹1');
    await page.keyboard.press('Enter');
    await heading(page, 'Orders');
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();

    const { me } = await ask<{ me: Bought }>(
      '{ me { creditBalance orders(first: 1) { nodes { total paidByCredit discount } } } }',
      {},
      shopper.token,
    );
    expect(me).toEqual({ creditBalance: 0, orders: { nodes: [{ total, paidByCredit: total - 1, discount: off }] } });
    expect(complaints).toEqual([]);
    await context.close();
    await stopOffer(offer);
  });
});
