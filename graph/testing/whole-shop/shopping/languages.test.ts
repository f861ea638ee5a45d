import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Locator, Page } from 'playwright-core';
import { BILLING } from '../../factories/checkout.factory.js';
import { hydrated, openBrowser, shopAddress, type Visit, visit, visitAnew } from '../browser.js';
import { linkSentTo } from '../mailbox.js';
import { ask, get } from '../shop-calls.js';
import { newShopper, PASSWORD } from '../shopper.js';

let browser: Browser;
let seen: Visit;
let page: Page;
let toor: { id: string; name: string };

beforeAll(async () => {
  browser = await openBrowser();
  const { products } = await ask<{ products: { nodes: { id: string; name: string; inHindi: string }[] } }>(
    '{ products(filter: { inStock: true }, first: 100) { nodes { id name inHindi: name(language: HI) } } }',
  );
  const named = products.nodes.find(({ name, inHindi }) => name !== inHindi);
  if (!named) throw new Error('Nothing on the first shelf has a name in Hindi.');
  toor = { id: named.id, name: named.inHindi };
  seen = await visit(browser);
  page = seen.page;
});
afterAll(() => browser.close());
beforeEach(() => visitAnew(seen));
afterEach(() => expect(seen.complaints).toEqual([]));

const main = () => page.getByRole('main');

/** Follows a link or presses a button, and sees that the page it leads to is one of `/hi`. */
async function staysInHindi(target: Locator, path: string): Promise<void> {
  await target.click();
  await page.waitForURL((url) => url.pathname === `/hi${path}`);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
}

/** What the head of a page says of itself, as a search engine reads it. */
async function headOf(path: string): Promise<{ canonical?: string; title: string; twins: Record<string, string> }> {
  const html = await (await get(path)).text();
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return {
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    title: /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '',
    twins: Object.fromEntries(links.map(([, language = '', href = '']) => [language, href])),
  };
}

describe('the shop in Hindi', () => {
  it('is found by search engines beside the English one, each page by its own address and title', async () => {
    const [english, hindi] = [`/product/${toor.id}`, `/hi/product/${toor.id}`];
    const sitemap = await (await get('/sitemap.xml')).text();

    for (const path of [english, hindi]) {
      expect(sitemap).toContain(`<loc>${shopAddress()}${path}</loc>`);
      const head = await headOf(path);
      expect(head.canonical).toBe(shopAddress() + path);
      expect(head.twins).toEqual({
        en: shopAddress() + english,
        hi: shopAddress() + hindi,
        'x-default': shopAddress() + english,
      });
    }
    expect((await headOf(hindi)).title).toContain(toor.name);
    expect((await headOf(english)).title).not.toContain(toor.name);
  });

  it('is left at no step from the address that a search engine knows to a paid order and its mail', async () => {
    const { user } = await newShopper();
    await page.goto(`/hi/product/${toor.id}`);
    await hydrated(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain(toor.name);
    for (const options of await main().getByRole('radiogroup').all()) await options.getByRole('radio').first().check();
    await main().getByRole('button', { name: 'कार्ट में डालें', exact: true }).click();
    await staysInHindi(page.getByRole('link', { name: 'आगे बढ़ने के लिए साइन इन करें' }), '/signIn');

    const signIn = page.getByRole('form', { name: 'साइन इन' });
    await signIn.getByLabel('ई-मेल').fill(user.email);
    await signIn.getByLabel('पासवर्ड', { exact: true }).fill(PASSWORD);
    await staysInHindi(signIn.getByRole('button', { name: 'साइन इन' }), `/product/${toor.id}`);
    await page.getByText('सामान कार्ट में आ गया').waitFor();

    await staysInHindi(page.locator('a[href="/hi/cart"]').locator('visible=true').first(), '/cart');
    await main().getByText(toor.name).first().waitFor();
    await staysInHindi(main().getByRole('link', { name: 'चेकआउट पर जाएँ' }), '/checkout');

    for (const [name, text] of Object.entries({ ...BILLING, email: user.email }))
      if (name !== 'country') await main().locator(`[name=${name}]`).fill(text);
    await main().getByRole('button', { name: 'चेकआउट', exact: true }).click();
    await staysInHindi(page.getByRole('dialog').getByRole('button', { name: /^₹.* चुकाएँ$/ }), '/orders');
    await page.getByText(/^धन्यवाद! आपका ऑर्डर JH-\d+ हो गया/).waitFor();
    await main().getByRole('button', { name: 'देखने के लिए यहाँ दबाएँ' }).first().click();
    await page.getByRole('dialog').getByText(toor.name).first().waitFor();

    await page.goto(await linkSentTo(user.email, 'hi/orders'));
    await hydrated(page);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  });
});

describe('a refusal on a screen', () => {
  it('is read as the graph words it, at an address of another language', async () => {
    await page.goto('/mr/signIn');
    await hydrated(page);
    await main().locator('input[name=email]').fill('nobody@example.com');
    await main().locator('input[name=password]').fill('not-the-password');
    await main().locator('input[name=password]').press('Enter');

    await page.getByRole('alert').getByText('ई-मेल किंवा पासवर्ड चुकीचा आहे', { exact: true }).first().waitFor();
  });
});
