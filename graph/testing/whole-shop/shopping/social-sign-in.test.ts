import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { testsEverything } from '../../every-case.js';
import { openBrowser, SOME_SCREENS, shopAddress, type Visit, visit, visitAnew } from '../browser.js';

let browser: Browser;
let seen: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  seen = await visit(browser);
});
beforeEach(() => visitAnew(seen));
afterAll(() => browser.close());

const googleButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In with Google' });

/** Presses the button, again where the shop is busy, and waits until the window asks who it is. */
async function openWindow(page: Page): Promise<Page> {
  for (;;) {
    await googleButton(page).waitFor();
    const [shown] = await Promise.all([page.waitForEvent('popup'), googleButton(page).click()]);
    const choice = shown.getByRole('heading', { level: 1, name: 'Choose an account' });
    // A window that says something else is closed by the page.
    if (
      await choice.waitFor().then(
        () => true,
        () => false,
      )
    )
      return shown;
    await page.getByRole('alert').getByText('The shop is busy just now.').waitFor();
  }
}

async function typePerson(shown: Page, name: string, email: string) {
  const form = shown.getByRole('form', { name: 'Use another account' });
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Email').fill(email);
}

const stored = (page: Page, key: string) => page.evaluate<string | null>(`localStorage.getItem('${key}')`);
const storedUser = async (page: Page) => JSON.parse((await stored(page, 'user')) ?? '{}');

/** Where a shopper signs in for the first time, and where again. */
const PATHS = testsEverything
  ? [
      ['/signIn', '/signIn'],
      ['/signUp', '/signUp'],
    ]
  : [['/signUp', '/signIn']];
const SCHEMES = testsEverything ? (['light', 'dark'] as const) : (['dark'] as const);

describe.each(SOME_SCREENS)('Sign In with Google on %s', (_screen, size) => {
  it.each(PATHS)('signs a new shopper in from %s, and the same one again from %s', async (...paths) => {
    const { page, complaints } = seen;
    await page.setViewportSize(size);
    const email = `google.${size.width}.${Date.now()}@example.com`;
    const userIds: string[] = [];

    for (const path of paths) {
      await page.goto(path);
      const shown = await openWindow(page);
      await typePerson(shown, 'Zoya Khan', email);
      const [closed] = await Promise.all([
        shown.waitForEvent('close').then(() => true),
        shown.getByRole('button', { name: 'Continue' }).click(),
      ]);
      expect(closed).toBe(true);
      await page.getByText('User Login Successfully!').waitFor();
      await page.waitForURL(`${shopAddress()}/`);
      const user = await storedUser(page);
      expect(user).toMatchObject({ name: 'Zoya Khan', email, isAdmin: false });
      userIds.push(user.userId);
      await page.evaluate('localStorage.clear()');
    }

    expect(userIds[1]).toBe(userIds[0]);
    expect(complaints).toEqual([]);
  });
});

describe('Sign In with Google', () => {
  it('says so when the window is closed, when the shopper cancels there and when the e-mail is not verified, and can be tried again', async () => {
    const { page, complaints } = seen;
    await page.goto('/signIn');
    const shown = await openWindow(page);
    await page.getByRole('button', { name: 'Waiting for Google...' }).waitFor();

    await shown.close();

    await page.getByRole('alert').getByText('The sign-in window closed before you were signed in.').waitFor();
    const cancelled = await openWindow(page);
    await cancelled.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('alert').getByText('The sign-in was cancelled.').waitFor();

    const unverified = await openWindow(page);
    await typePerson(unverified, 'Eve', 'shopper@example.com');
    await unverified.getByLabel('This e-mail is not verified').check();
    await unverified.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('alert').getByText('Your account there has no confirmed e-mail address.').waitFor();
    expect(await stored(page, 'token')).toBeNull();

    const again = await openWindow(page);
    await again.getByRole('button', { name: /Meera Nair/ }).click();
    await page.getByText('User Login Successfully!').waitFor();
    expect(complaints).toEqual([]);
  });

  it.each(SCHEMES)('has a window that everybody can use, also on a phone: %s', async (colorScheme) => {
    const { page, context } = await visit(browser, { width: 390, height: 844, colorScheme });
    const complaints: string[] = [];
    context.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    await page.goto('/signIn');
    const shown = await openWindow(page);
    await shown.setViewportSize({ width: 390, height: 844 });

    const { violations } = await new AxeBuilder({ page: shown }).analyze();

    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    expect(await shown.evaluate('document.documentElement.scrollWidth')).toBe(390);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
