import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { inFull } from '../../every-case.js';
import { aPicture } from '../../factories/picture.factory.js';
import { until } from '../../payment-calls.js';
import { openBrowser, SOME_SCREENS, shopAddress, type Visit, visit, visitAnew } from '../browser.js';
import { linkSentTo } from '../mailbox.js';
import { post } from '../shop-calls.js';
import { newShopper, rememberedBy } from '../shopper.js';

let browser: Browser;
let photo: Buffer;
let seen: Visit;

beforeAll(async () => {
  browser = await openBrowser({ pictures: true });
  seen = await visit(browser);
  photo = await aPicture({ width: 1200, height: 900 });
});
afterAll(() => browser.close());

const profile = (page: Page) => page.getByRole('form', { name: 'Edit Profile' });
const picture = (page: Page) => profile(page).getByRole('img', { name: /^Picture of/ });
const file = (name: string, mimeType = 'image/jpeg') => ({ name, mimeType, buffer: photo });
const tokenIn = (page: Page) => page.evaluate<string>("localStorage.getItem('token')");
const userIn = (page: Page) =>
  page.evaluate<{ name: string; image: string }>("JSON.parse(localStorage.getItem('user'))");
async function open(page: Page) {
  await page.goto('/my-account');
  await profile(page).getByRole('button', { name: 'Save' }).waitFor();
}

/** Holds files back on their way to the shop until they are let go. */
async function holdUploads(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/graphql', async (route) => {
    const type = (await route.request().headerValue('content-type')) ?? '';
    if (type.startsWith('multipart/form-data')) await held;
    await route.continue();
  });
  return letGo;
}

describe.each(SOME_SCREENS)('my account on %s', (_screen, size) => {
  it('leads from tab to tab by the keyboard, and keeps the open one in the address', async () => {
    const { page, complaints } = seen;
    await visitAnew(seen, { ...size, ...rememberedBy(await newShopper()) });
    await open(page);
    const press = async (key: string, opens: string, search: string) => {
      await page.keyboard.press(key);
      await page.getByRole('tab', { name: opens, selected: true }).and(page.locator(':focus')).waitFor();
      await page.waitForURL((url) => url.search === search);
      await page.getByRole('tabpanel', { name: opens }).waitFor();
    };

    await page.getByRole('tab', { name: 'Edit Profile' }).click();
    await press('ArrowRight', 'Change Password', '?tab=password');
    await press('Home', 'Edit Profile', '');
    await press('End', 'Change Password', '?tab=password');
    await press('ArrowLeft', 'Edit Profile', '');

    expect(complaints).toEqual([]);
  });

  it('takes pictures, showing the first before it has arrived', async () => {
    const shopper = await newShopper();
    const { page, complaints } = seen;
    await visitAnew(seen, { ...size, ...rememberedBy(shopper) });
    await open(page);

    await page.getByLabel('Upload pictures').setInputFiles(file('drawing.svg', 'image/svg+xml'));
    await page.getByRole('alert').getByText('Please select a valid JPG or PNG image file.').waitFor();
    const letGo = await holdUploads(page);
    await page.getByLabel('Upload pictures').setInputFiles([file('a.jpg'), file('b.jpg')]);
    await page.getByRole('progressbar', { name: 'Uploading' }).waitFor();
    expect(await picture(page).getAttribute('src')).toMatch(/^blob:/);
    letGo();
    await page.getByText('Images Uploaded!').waitFor();

    expect(await picture(page).getAttribute('src')).toMatch(/^\/images\/upload-/);
    expect((await userIn(page)).image).toMatch(/^\/images\/upload-/);
    await page.reload();
    await picture(page).waitFor();
    // Fails for a picture that cannot be shown.
    await page.evaluate("document.querySelector('form img').decode()");
    expect(
      await profile(page)
        .getByRole('button', { name: /^Show picture \d first$/ })
        .count(),
    ).toBe(2);
    expect(complaints).toEqual([]);
  });
});

// A journey goes the same way, which is enough for `npm test`.
inFull(describe)('a forgotten password', () => {
  it('is replaced by the link of a mail, with which the shopper signs in again', async () => {
    const { user } = await newShopper();
    const { page, complaints } = seen;
    await visitAnew(seen);
    await page.goto('/signIn');
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    // Sign In has such a box as well, until the page has changed.
    await page.getByRole('button', { name: 'Send Link' }).waitFor();
    await page.getByRole('main').getByLabel('Email').fill(user.email);
    await page.getByRole('button', { name: 'Send Link' }).click();
    await page.getByText('Please check your e-mail.').waitFor();
    await page.goto(await linkSentTo(user.email));
    await page.getByLabel('New password', { exact: true }).fill('a-better-password');
    await page.getByRole('button', { name: 'Save' }).click();

    await page.getByText('Your password has been changed. Please sign in.').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Sign In' }).waitFor();
    expect((await post('/api/user/signin', { email: user.email, password: 'a-better-password' })).status).toBe(200);
    expect(complaints).toEqual([]);
  });
});

describe('the mailbox of a shop that sends no mail', () => {
  it('is read on its own machine alone, since its links let people in', async () => {
    const headers = [{ 'x-forwarded-for': '203.0.113.9' }, { via: '1.1 balancer' }, { origin: 'https://evil.example' }];
    for (const sent of [{}, ...headers]) {
      const { status } = await fetch(`${shopAddress()}/dev/mail`, { headers: sent });

      expect(status).toBe(Object.keys(sent).length === 0 ? 200 : 403);
    }
  });
});

describe('a session that has ended meanwhile', () => {
  it('leaves the goods on the shelves, and a visitor before them', async () => {
    const shopper = await newShopper();
    const { page } = seen;
    await visitAnew(seen, rememberedBy({ ...shopper, token: 'no-token-of-the-shop' }));

    await page.goto('/');
    await page.getByRole('link', { name: 'Sign In' }).first().waitFor();
    // The markup that the server sent is a visitor's in any case.
    await until(async () => (await tokenIn(page)) === null);
    await page.getByRole('heading', { name: 'Popular Products' }).waitFor();
  });
});
