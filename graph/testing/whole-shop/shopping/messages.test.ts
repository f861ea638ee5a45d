import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { aPicture } from '../../factories/picture.factory.js';
import {
  hydrated,
  openBrowser,
  pauseTime,
  runUntil,
  SOME_SCREENS,
  STEP_MS,
  type Visit,
  visit,
  visitAnew,
} from '../browser.js';
import { ask, type SomeGoods, someGoods } from '../shop-calls.js';
import { fillCart, newShopper, rememberedBy } from '../shopper.js';

let browser: Browser;
let goods: SomeGoods;

beforeAll(async () => {
  browser = await openBrowser();
  goods = await someGoods();
});
afterAll(() => browser.close());

const main = (page: Page) => page.getByRole('main');
const told = (page: Page, kind: 'alert' | 'status', text: string) =>
  page.getByRole(kind).getByText(text, { exact: true }).first().waitFor();
const complainsOf = (page: Page, text: string) => told(page, 'alert', text);
const confirms = (page: Page, text: string) => told(page, 'status', text);

/** The page of the product to buy, ready to be used. */
async function openProduct(page: Page) {
  await page.goto(`/product/${goods.product.id}`);
  await hydrated(page);
}

async function chooseOptions(page: Page) {
  for (const options of await main(page)
    .getByRole('radiogroup', { name: /^(Size|RAM|Weight)/ })
    .all())
    await options.getByRole('radio').first().check();
}

async function openReviews(page: Page) {
  await page.getByRole('tab', { name: /^Reviews/ }).click();
  return page.getByRole('form', { name: 'Write a review' });
}

/**
 * Fills the boxes of a form one after the other, submitting before each, and hears what the shop
 * misses.
 */
async function missesInOrder(page: Page, form: string, button: string, boxes: [label: string, text: string][]) {
  const place = page.getByRole('form', { name: form });
  for (const [label, text] of boxes) {
    await place.getByLabel(label, { exact: true }).fill('');
    await page.getByRole('button', { name: button, exact: true }).last().click();
    await complainsOf(page, text.trim());
    // As the specification spells it, a blank at the end included.
    expect(await page.getByRole('alert').first().textContent()).toContain(text);
    await place.getByLabel(label, { exact: true }).fill(label === 'Email' ? 'asha@example.com' : '560001');
  }
}

describe.each(SOME_SCREENS)('the messages of the specification on %s', (_screen, size) => {
  let visitor: Visit;
  let member: Visit;

  beforeAll(async () => {
    visitor = await visit(browser, size);
    const shopper = await newShopper();
    await fillCart(shopper, goods.product);
    member = await visit(browser, { ...size, ...rememberedBy(shopper) });
  });
  afterAll(async () => {
    expect([...visitor.complaints, ...member.complaints]).toEqual([]);
    await visitor.context.close();
    await member.context.close();
  });

  it('ask a visitor in three ways to sign in', async () => {
    const { page } = visitor;
    await openProduct(page);

    await main(page)
      .getByRole('button', { name: /Add to Wishlist: / })
      .first()
      .click();
    await complainsOf(page, 'Please Login to continue');
    await chooseOptions(page);
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await complainsOf(page, 'Please login first');
    const form = await openReviews(page);
    await form.getByLabel('Your review').fill('Good');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await complainsOf(page, 'Please Login first');
  });

  it('miss what is blank on Sign Up and Sign In, and repeat what the server says of a wrong password', async () => {
    const { page } = visitor;
    await page.goto('/signUp');
    await missesInOrder(page, 'Sign Up', 'Sign Up', [
      ['Full Name', 'name can not be blank!'],
      ['Email', 'email can not be blank!'],
      ['Phone', 'phone can not be blank!'],
      ['Password', 'password can not be blank!'],
    ]);
    await page.goto('/signIn');
    await missesInOrder(page, 'Sign In', 'Sign In', [
      ['Email', 'Email can not be blank!'],
      ['Password', 'Password can not be blank!'],
    ]);
    await page.getByRole('form', { name: 'Sign In' }).getByRole('button', { name: 'Sign In', exact: true }).click();
    await complainsOf(page, 'Invalid email or password');
  });

  it('stop a quantity at the stock until it is lowered, and want words in a review', async () => {
    const { page } = member;
    const { product } = await ask<{ product: { variants: { countInStock: number }[] } }>(
      'query ($id: ID!) { product(id: $id) { variants { countInStock } } }',
      { id: goods.product.id },
    );
    const most = Math.max(...product.variants.map(({ countInStock }) => countInStock));
    await openProduct(page);
    await chooseOptions(page);
    const quantity = main(page)
      .getByRole('group', { name: /^Quantity for/ })
      .first();
    await quantity
      .getByRole('textbox')
      .or(quantity.getByRole('spinbutton'))
      .fill(String(most + 1));
    await page.keyboard.press('Tab');
    await complainsOf(page, 'The quantity is greater than product count in stock');

    await quantity.getByRole('button', { name: /^Decrease/ }).click();
    await page.getByText('The quantity is greater than product count in stock').first().waitFor({ state: 'hidden' });

    const form = await openReviews(page);
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await complainsOf(page, 'Please add Review');
  });

  it('tell that a product is in the list and in the cart, and out of both', async () => {
    const { page } = member;
    await openProduct(page);
    await main(page)
      .getByRole('button', { name: /Add to Wishlist: / })
      .first()
      .click();
    await confirms(page, 'The product added in my list');
    await chooseOptions(page);
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await confirms(page, 'Item is added in the cart');
    await page.goto('/myList');
    await main(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await confirms(page, 'Item removed from My List!');
    await page.goto('/cart');
    await main(page)
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click();
    await confirms(page, 'Item removed from cart!');
  });

  it('miss what is blank at the checkout, in the order of the form', async () => {
    const shopper = await newShopper();
    await fillCart(shopper, goods.product);
    const { page, complaints } = visitor;
    await visitAnew(visitor, { ...size, ...rememberedBy(shopper) });
    await page.goto('/checkout');
    await page.getByRole('form', { name: 'BILLING DETAILS' }).waitFor();
    // What the account tells is filled in.
    for (const label of ['Full Name', 'Phone Number', 'Email']) await page.getByLabel(label, { exact: true }).fill('');
    await missesInOrder(page, 'BILLING DETAILS', 'Checkout', [
      ['Full Name', 'Please fill full name '],
      ['Country', 'Please fill country '],
      ['Street Address Line 1', 'Please fill Street address'],
      ['City', 'Please fill city '],
      ['State', 'Please fill state '],
      ['PIN Code (ZIP)', 'Please fill zipCode '],
      ['Phone Number', 'Please fill phone Number '],
      ['Email', 'Please fill email'],
    ]);
    expect(complaints).toEqual([]);
  });

  it('come to where Checkout is pressed, which stays in its place while the PIN code is looked up', async () => {
    const shopper = await newShopper();
    await fillCart(shopper, goods.product);
    const { page } = visitor;
    await visitAnew(visitor, { ...size, ...rememberedBy(shopper) });
    await page.goto('/checkout');
    const order = page.getByRole('region', { name: 'YOUR ORDER' });
    const height = () => order.evaluate((part) => Math.round(part.getBoundingClientRect().height));
    await order.getByText('Enter the PIN code to see the delivery day.').waitFor();
    const before = await height();

    await page.getByLabel('PIN Code (ZIP)', { exact: true }).fill('560001');
    await order
      .getByRole('status', { name: 'Delivery' })
      .getByText(/^Delivery/)
      .first()
      .waitFor();
    expect(await height()).toBe(before);
  });

  it('watch over the profile, its pictures and the password', async () => {
    const { page } = member;
    await page.goto('/my-account');
    const profile = page.getByRole('form', { name: 'Edit Profile' });
    await profile.getByLabel('Phone').fill('');
    await profile.getByRole('button', { name: 'Save' }).click();
    await complainsOf(page, 'Please fill all the details');
    await profile.getByLabel('Phone').fill('9876543210');

    const file = profile.getByLabel('Upload pictures');
    await file.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a picture') });
    await complainsOf(page, 'Please select a valid JPG or PNG image file.');
    await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(await aPicture()) });
    await confirms(page, 'Images Uploaded!');
    await profile.getByRole('button', { name: 'Save' }).click();
    await confirms(page, 'user updated');

    await page.getByRole('tab', { name: 'Change Password' }).click();
    const password = page.getByRole('form', { name: 'Change Password' });
    await password.getByRole('button', { name: 'Save' }).click();
    await complainsOf(page, 'Please fill all the details');
    await password.getByLabel('Old Password', { exact: true }).fill('a-good-password');
    await password.getByLabel('New password', { exact: true }).fill('another-password');
    await password.getByLabel('Confirm Password', { exact: true }).fill('yet-another-one');
    await password.getByRole('button', { name: 'Save' }).click();
    await complainsOf(page, 'Password and confirm password not match');
  });

  it('go away after six seconds; that which welcomes who signs in leads home two seconds later', async () => {
    const { page, context, complaints } = await visit(browser, size);
    await page.clock.install();
    await page.goto('/signIn');
    await hydrated(page);
    await pauseTime(page);
    const form = page.getByRole('form', { name: 'Sign In' });
    const signIn = form.getByRole('button', { name: 'Sign In', exact: true });
    const close = page.getByRole('button', { name: 'Close message' });

    await signIn.click();
    // A message waits while it is pointed at, and on a phone it may come up where the button is.
    await page.mouse.move(0, 0);
    await runUntil(page, () => close.isVisible());
    await page.clock.runFor(6_000 - 2 * STEP_MS);
    expect(await close.isVisible()).toBe(true);
    await page.clock.runFor(2 * STEP_MS);
    await close.waitFor({ state: 'detached' });

    await form.getByLabel('Email').fill('shopper@example.com');
    await form.getByLabel('Password', { exact: true }).fill('shopper-demo');
    await signIn.click();
    await page.mouse.move(0, 0);
    const welcome = page.getByRole('status').getByText('User Login Successfully!', { exact: true }).first();
    await runUntil(page, () => welcome.isVisible());
    await page.clock.runFor(2_000 - 2 * STEP_MS);
    expect(new URL(page.url()).pathname).toBe('/signIn');
    await page.clock.runFor(2 * STEP_MS);
    await page.clock.resume();

    await page.waitForURL((url) => url.pathname === '/');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
