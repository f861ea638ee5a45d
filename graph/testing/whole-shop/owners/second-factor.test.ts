import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { testsEverything } from '../../every-case.js';
import { codeOf } from '../../factories/second-factor.factory.js';
import { openBrowser, SCREENS, shopAddress, visit } from '../browser.js';
import { linkSentTo } from '../mailbox.js';
import { ask } from '../shop-calls.js';
import { newStaff, PASSWORD, type Shopper, theOwner } from '../shopper.js';

const [[, phone]] = SCREENS;
const STEP_MS = 30_000;

let browser: Browser;
let support: Shopper;

beforeAll(async () => {
  [browser, support] = await Promise.all([openBrowser(), newStaff('SUPPORT')]);
});
afterAll(() => browser.close());

/** Passkeys hold for a name, not for a number. */
const desk = (path = '') => `${shopAddress().replace('127.0.0.1', 'localhost')}/desk${path}`;
const headed = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).first().waitFor();

async function signIn(page: Page, { user }: Shopper): Promise<void> {
  await headed(page, 'Sign in to the desk');
  await page.getByLabel('Email').fill(user.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign out' }).click();
  await headed(page, 'Sign in to the desk');
}

describe('a second factor at the desk', () => {
  it('is an app at first, then a passkey, and each lets in after the password; a recovery code does once', async () => {
    const { page, context, complaints } = await visit(browser, phone);
    await page.goto(desk('/security'));
    await signIn(page, support);

    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
    await dialog.getByRole('img', { name: 'QR code for the app' }).waitFor();
    const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '');
    await dialog.getByLabel('Code from the app').fill(codeOf(secret));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await headed(page, 'Your recovery codes');
    const recoveryCodes = await page.getByRole('listitem').allInnerTexts();
    const [recoveryCode = ''] = recoveryCodes.filter((text) => /^[A-Z\d]{4}(-[A-Z\d]{4}){3}$/.test(text));
    await page.getByRole('button', { name: 'I have kept them' }).click();

    await signOut(page);
    await signIn(page, support);
    await headed(page, 'Confirm that it is you');
    await page.getByLabel('Code from the app').fill('000000');
    await page.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('This code is wrong or was used before.').first().waitFor();
    await page.getByLabel('Code from the app').fill(codeOf(secret, Date.now() + STEP_MS));
    await page.getByRole('button', { name: 'Confirm' }).click();
    await headed(page, /^Today|^Security/);

    const cdp = await context.newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
    await page.goto(desk('/security'));
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    const form = page.getByRole('dialog', { name: 'Add a passkey' });
    await form.getByLabel('What to call it').fill('My phone');
    await form.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByRole('cell', { name: 'My phone', exact: true }).waitFor();

    await signOut(page);
    await signIn(page, support);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await headed(page, /^Today|^Security/);

    await signOut(page);
    await signIn(page, support);
    await page.getByRole('button', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
    await page.getByRole('button', { name: 'Confirm' }).click();
    await headed(page, /^Today|^Security/);
    await page.goto(desk('/security'));
    await page.getByText('9 of your recovery codes are left.').waitFor();

    expect(complaints.filter((complaint) => !complaint.startsWith('other host: http://localhost:'))).toEqual([]);
    await context.close();
  });
});

/** What a person who is invited reads, in each language of the mail; `npm test` reads the last. */
const INVITED = [
  {
    language: 'EN',
    path: 'desk/invitation\\?lang=en',
    heading: 'Work in this shop',
    boxes: { name: 'Full Name', phone: 'Phone', password: 'Password' },
    accept: 'Accept and open the desk',
    desk: 'Desk',
  },
  {
    language: 'HI',
    path: 'desk/invitation\\?lang=hi',
    heading: 'इस दुकान में काम करें',
    boxes: { name: 'पूरा नाम', phone: 'फ़ोन', password: 'पासवर्ड' },
    accept: 'स्वीकार करें और काउंटर खोलें',
    desk: 'काउंटर',
  },
];

describe('an invitation', () => {
  it.each(testsEverything ? INVITED : INVITED.slice(1))(
    'leads from the mail to the desk, in the language of the mail: $language',
    async (invited) => {
      const owner = await theOwner();
      const email = `invited-${Date.now()}@example.com`;
      const { inviteStaff } = await ask<{ inviteStaff: { userErrors: object[] } }>(
        `mutation ($email: String!, $language: Language!) {
        inviteStaff(email: $email, role: PACKER, language: $language) { userErrors { code message field } }
      }`,
        { email, language: invited.language },
        owner.token,
      );
      expect(inviteStaff.userErrors).toEqual([]);
      const { page, context, complaints } = await visit(browser, phone);

      await page.goto(await linkSentTo(email, invited.path));
      await page.getByRole('heading', { level: 1, name: invited.heading }).waitFor();
      await page.getByLabel(invited.boxes.name).fill('Meera Nair');
      await page.getByLabel(invited.boxes.phone).fill('9876543210');
      await page.getByLabel(invited.boxes.password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: invited.accept }).click();

      await page.getByRole('navigation', { name: invited.desk }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
