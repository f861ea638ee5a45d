import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { aMobile } from '../../factories/phone.factory.js';
import { hydrated, openBrowser, SCREENS, shopAddress, visit } from '../browser.js';
import { wordsSentTo } from '../mailbox.js';
import { ask, someGoods } from '../shop-calls.js';

const [[, phone]] = SCREENS;

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Passkeys hold for a name, not for a number. */
const at = (path: string) => shopAddress().replace('127.0.0.1', 'localhost') + path;
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

/**
 * Counts the boxes that a person types in: every input that takes a key of the keyboard, by page
 * and name, however often. What the shop or the browser fills in, and what is pressed, is none.
 */
async function countTyped(context: BrowserContext): Promise<Set<string>> {
  const typed = new Set<string>();
  await context.exposeFunction('tellTyped', (box: string) => typed.add(box));
  await context.addInitScript(`addEventListener('keydown', ({ target }) => {
    if (target.matches('input:not([type=radio], [type=checkbox]), textarea, select'))
      tellTyped(location.pathname + ' ' + target.name);
  }, true)`);
  return typed;
}

async function signInByPhone(page: Page, number: string): Promise<void> {
  await heading(page, 'Sign In');
  const form = page.getByRole('form', { name: 'Continue with phone' });
  await form.getByLabel('Mobile number').pressSequentially(number.slice(3));
  await form.getByRole('button', { name: 'Text me a code' }).click();
  const code = form.getByLabel('Code from the text message');
  await code.pressSequentially(await wordsSentTo(number, /^\d{6}/));
  await form.getByRole('button', { name: 'Continue with phone' }).click();
  await page.getByText('User Login Successfully!').waitFor();
}

/** A device with a fingerprint reader that always agrees. */
async function aDevice(context: BrowserContext, page: Page): Promise<CDPSession> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });
  return cdp;
}

describe('a new shopper with a phone', () => {
  it('buys for the first time with five typed boxes: number, code, PIN code, name and street', async () => {
    const { page, context, complaints } = await visit(browser, phone);
    const typed = await countTyped(context);
    const number = aMobile();
    const { product } = await someGoods();

    await page.goto(`/product/${product.id}`);
    await hydrated(page);
    for (const option of await page.getByRole('main').getByRole('radiogroup').all())
      await option.getByRole('radio').first().check();
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await page.getByRole('link', { name: 'Sign in to continue' }).click();
    await signInByPhone(page, number);
    await heading(page, product.name);
    await page.getByRole('main').getByRole('button', { name: 'Add to cart' }).click();
    await page.getByText('Item is added in the cart').waitFor();
    await page.goto('/checkout');
    const form = page.getByRole('form', { name: 'BILLING DETAILS' });
    await form.getByLabel('PIN Code (ZIP)').pressSequentially('560001');
    await form.getByLabel('Full Name').pressSequentially('Ravi Kumar');
    await form.getByLabel('Street Address Line 1').pressSequentially('12 MG Road');
    expect(await form.getByLabel('City').inputValue()).toBe('Bengaluru');
    expect(await form.getByLabel('Phone Number').inputValue()).toBe(number);
    await page.getByRole('button', { name: 'Checkout' }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Pay ₹/ })
      .click();
    await heading(page, 'Orders');
    await page.getByText(/^Thank you! Order JH-\d+ is placed/).waitFor();

    expect([...typed]).toEqual([
      ...['/signIn phone', '/signIn code'],
      ...['/checkout zipCode', '/checkout fullName', '/checkout streetAddressLine1'],
    ]);
    const token = await page.evaluate<string | null>("localStorage.getItem('token')");
    const { me } = await ask<{ me: object }>(
      '{ me { name email orders(first: 1) { nodes { email } } } }',
      {},
      token ?? '',
    );
    expect(me).toEqual({ name: 'Ravi Kumar', email: '', orders: { nodes: [{ email: '' }] } });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('adds a passkey in My Account, signs in by it alone, and no longer once it is removed', async () => {
    const { page, context, complaints } = await visit(browser, phone);
    await aDevice(context, page);
    await page.goto(at('/signIn'));
    await signInByPhone(page, aMobile());
    await page.goto(at('/my-account'));
    const ways = page.getByRole('region', { name: 'How you sign in' });
    await ways.getByRole('button', { name: 'Add a passkey' }).click();
    await ways.getByLabel('What to call it').fill('My phone');
    await ways.getByRole('button', { name: 'Make the passkey' }).click();
    await ways.getByRole('button', { name: 'Remove My phone' }).waitFor();

    await page.evaluate('localStorage.clear()');
    await page.goto(at('/signIn'));
    await heading(page, 'Sign In');
    // A browser may take the only key of its device as it offers it, before anything is pressed.
    await page
      .getByRole('button', { name: 'Sign in with a passkey' })
      .click({ timeout: 5_000 })
      .catch(() => undefined);
    await page.getByText('User Login Successfully!').waitFor();
    await page.goto(at('/my-account'));
    await ways.getByRole('button', { name: 'Remove My phone' }).click();
    await page.getByText('My phone no longer lets you in.').first().waitFor();

    expect(complaints.filter((complaint) => !complaint.startsWith('other host: http://localhost:'))).toEqual([]);
    await context.close();
  });
});
