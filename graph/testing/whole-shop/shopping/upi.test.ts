import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { openBrowser, type Visit, visit, visitAnew } from '../browser.js';
import { ask, post, type SomeProduct, someGoods } from '../shop-calls.js';
import { BILLING_BOXES, fillCart, newShopper, rememberedBy, type Shopper } from '../shopper.js';

let browser: Browser;
let goods: SomeProduct;
let seen: Visit | null = null;

beforeAll(async () => {
  browser = await openBrowser();
  ({ product: goods } = await someGoods());
});
afterEach(async () => {
  await seen?.context.close();
  seen = null;
});
afterAll(() => browser.close());

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/** How long a QR code of the stand-in can be scanned, and a little more. In milliseconds. */
const QR_MS = 301_000;

/** Opens the checkout of a new shopper, with one piece in the cart and the form filled in. */
async function openCheckout(size: typeof PHONE): Promise<{ page: Page; shopper: Shopper; complaints: string[] }> {
  const shopper = await newShopper();
  await fillCart(shopper, goods);
  seen = await visit(browser, size);
  await visitAnew(seen, { ...size, ...rememberedBy(shopper) });
  const { page, complaints } = seen;
  await page.clock.install();
  await page.goto('/checkout');
  const form = page.getByRole('form', { name: 'BILLING DETAILS' });
  for (const [label, value] of Object.entries(BILLING_BOXES)) await form.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('radio', { name: /^UPI/, checked: true }).waitFor();
  return { page, shopper, complaints };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const dialogOf = (page: Page) => page.getByRole('dialog');

interface Figures {
  me: {
    orders: { nodes: { id: string; status: string; total: number; refunds: { reason: string; amount: number }[] }[] };
    cart: { totalQuantity: number };
  };
}

/** What the shopper has bought and has in the cart. */
const figuresOf = async ({ token }: Shopper) =>
  (
    await ask<Figures>(
      '{ me { orders(first: 5) { nodes { id status total refunds { reason amount } } } cart { totalQuantity } } }',
      {},
      token,
    )
  ).me;

/** The payment that the window has begun last. */
function nextPayment(page: Page): Promise<string> {
  return page
    .waitForResponse((response) => /\/standin\/orders\/[^/]+\/pay$/.test(response.url()))
    .then(async (response) => ((await response.json()) as { razorpay_payment_id: string }).razorpay_payment_id);
}

const answer = (paymentId: string) => post(`/standin/payments/${paymentId}/answer`, { outcome: 'captured' });

describe('UPI on a phone', () => {
  it('opens the chosen app, waits for the bank without giving up cart or goods, and ends as the order', async () => {
    const { page, shopper, complaints } = await openCheckout(PHONE);
    await page.getByText('PhonePe', { exact: true }).click();
    await press(page, 'Checkout');
    await dialogOf(page).getByRole('radio', { name: 'PhonePe', checked: true }).waitFor();
    expect(await dialogOf(page).getByRole('img').count()).toBe(0);
    expect(await dialogOf(page).getByRole('textbox').count()).toBe(0);

    const begun = nextPayment(page);
    await dialogOf(page).getByRole('button', { name: 'Leave the bank without an answer' }).click();
    const paymentId = await begun;
    await dialogOf(page)
      .getByText(/^Waiting for your bank\./)
      .waitFor();
    await dialogOf(page).getByRole('button', { name: 'Close the payment' }).click();
    await page.getByText('Your payment is pending at the bank').waitFor();

    expect(await figuresOf(shopper)).toMatchObject({
      ...{ orders: { nodes: [{ status: 'PENDING' }] }, cart: { totalQuantity: 1 } },
    });
    await answer(paymentId);
    await press(page, 'Check again');
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();
    expect(await figuresOf(shopper)).toMatchObject({
      ...{ orders: { nodes: [{ status: 'CONFIRMED', refunds: [] }] }, cart: { totalQuantity: 0 } },
    });
    expect(complaints).toEqual([]);
  });
});

describe('UPI on a wide screen', () => {
  it('is a QR code that expires, is shown anew, is paid late and twice: one order, one refund', async () => {
    const { page, shopper, complaints } = await openCheckout(WIDE);
    await press(page, 'Checkout');
    const code = dialogOf(page).getByRole('img', { name: 'QR code to pay by UPI' });
    await code.waitFor();
    expect(await dialogOf(page).getByRole('textbox').count()).toBe(0);

    // Scanned, and the bank is slow.
    const first = nextPayment(page);
    await dialogOf(page).getByRole('button', { name: 'Leave the bank without an answer' }).click();
    const late = await first;
    await dialogOf(page).getByRole('button', { name: 'Close the payment' }).click();
    await page.getByText('Your payment is pending at the bank').waitFor();

    await press(page, 'Checkout');
    await code.waitFor();
    await page.clock.fastForward(QR_MS);
    await dialogOf(page).getByText('This QR code has expired. Nothing was paid.').waitFor();
    expect(
      await dialogOf(page)
        .getByRole('button', { name: /^Pay ₹/ })
        .isDisabled(),
    ).toBe(true);
    expect((await figuresOf(shopper)).cart.totalQuantity).toBe(1);
    await dialogOf(page).getByRole('button', { name: 'Show a new QR code' }).click();
    await code.waitFor();
    await dialogOf(page)
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();

    await answer(late);
    const figures = async () => (await figuresOf(shopper)).orders.nodes;
    while ((await figures())[0]?.refunds.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));

    const [order, ...others] = await figures();
    expect(others).toEqual([]);
    expect(order).toMatchObject({ status: 'CONFIRMED', refunds: [{ reason: 'PAID_TWICE', amount: order?.total }] });
    expect(complaints).toEqual([]);
  });
});
