import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { layOutMail } from '../messages/mail-layout.js';
import { aUser } from '../testing/factories/account.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { formOf } from '../testing/upload-calls.js';
import { readAppearance } from './read-appearance.js';
import { readShopFacts } from './shop-facts.js';

let shop: TestShop;
let owner: User;

const LIGHT = { page: '#FBFAFF', ink: '#1D1B2E', accent: '#4338CA' };
const LOOKS = {
  ...{ light: LIGHT, headingFont: 'SERIF', bodyFont: 'SYSTEM', homeSections: ['OFFERS', 'SLIDES'] },
  ...{ tagline: { text: 'Spices since 1962', translations: [{ language: 'HI', text: '1962 से मसाले' }] } },
  footerLinks: [{ label: { text: 'Mill', translations: [{ language: 'HI', text: 'चक्की' }] }, url: '/about' }],
};
const SAVE = `mutation ($input: ShopAppearanceInput!) {
  updateShopAppearance(input: $input) { userErrors { field message } }
}`;
const save = async (input: object, language = 'en') => {
  const headers = { 'accept-language': language };
  return (await shop.graphql(SAVE, { input }, { as: owner, headers })).data.updateShopAppearance.userErrors;
};
const drawing = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 40"><rect width="160" height="40" fill="#4338ca"/>${inner}</svg>`;
const send = (which: 'logo' | 'icon' | 'page-picture', file: string) =>
  shop.rest(`PUT /api/shop/${which}`, {
    as: owner,
    body: formOf([{ bytes: Buffer.from(file), name: `${which}.svg` }]),
  });

beforeAll(async () => {
  shop = await openShop();
  owner = await aUser(shop.ctx(), { isAdmin: true });
});
afterAll(() => shop.close());

describe('the looks of the shop', () => {
  it('are what everybody is told with the next request, in their language, and are written down', async () => {
    const TOLD = '{ shop { tagline homeSections footerLinks { label url } } }';
    await shop.graphql(TOLD);

    expect(await save(LOOKS)).toEqual([]);

    const { data } = await shop.graphql(TOLD);
    expect(data.shop).toEqual({
      tagline: 'Spices since 1962',
      homeSections: ['OFFERS', 'SLIDES'],
      footerLinks: [{ label: 'Mill', url: '/about' }],
    });
    const inHindi = await shop.graphql(TOLD, {}, { headers: { 'accept-language': 'hi' } });
    expect(inHindi.data.shop).toMatchObject({
      tagline: '1962 से मसाले',
      footerLinks: [{ label: 'चक्की', url: '/about' }],
    });
    const [kept] = await shop.database.query("SELECT after FROM audit_entry WHERE operation = 'updateShopAppearance'");
    expect(kept.after).toMatchObject({ light: LIGHT, tagline: { en: 'Spices since 1962' } });
  });

  it('are refused where they could not be read, in the language of the owner', async () => {
    const faint = { ...LOOKS, light: { ...LIGHT, accent: '#FFB020' } };

    expect(await save(faint)).toEqual([
      {
        field: 'light.accent',
        message: 'The accent on light pages has a contrast of 1.76 to their ground; it needs 4.5.',
      },
    ]);
    expect((await save(faint, 'hi'))[0].message).toMatch(/कंट्रास्ट/);
  });
});

describe('the picture of pages to read', () => {
  it('is drawn anew within its room, is told to everybody, and can be taken away', async () => {
    const { status, body } = await send('page-picture', drawing(''));

    expect(status).toBe(200);
    expect(body.pagePicture).toMatchObject({ width: 640, height: 160 });
    const seen = await fetch(shop.address + body.pagePicture.url);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const told = async () => (await shop.graphql('{ shop { pagePicture { url } } }')).data.shop.pagePicture;
    expect(await told()).toEqual({ url: body.pagePicture.url });
    await shop.rest('DELETE /api/shop/page-picture', { as: owner });
    expect(await told()).toBeNull();
  });
});

describe('the logo of the shop', () => {
  it('is drawn anew, so that nothing of the file is kept but what is to be seen', async () => {
    const { status, body } = await send('logo', drawing('<script>alert(1)</script><a href="javascript:alert(2)"/>'));

    expect([status, body.logo.height]).toEqual([200, 96]);
    const seen = await fetch(shop.address + body.logo.url);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(Buffer.from(await seen.arrayBuffer()).toString('latin1')).not.toContain('alert');
  });

  it('stands at the head of mails, whose button has the accent of the shop', async () => {
    const ctx = shop.ctx();
    const sender = { shop: await readShopFacts(ctx), appearance: await readAppearance(ctx) };
    const mailer = { addressOf: (path: string) => `https://shop.example${path}`, send: async () => undefined };
    const letter = { title: 'Thank you', greeting: 'Hello,', paragraphs: [], link: { label: 'Look', path: '/orders' } };

    const { html } = layOutMail({ language: 'en', ...letter }, mailer, sender);

    expect(html).toMatch(/<img src="https:\/\/shop\.example\/images\/shop-logo-\w+-288\.png" alt="The Shop"/);
    expect(html).toContain('background:#4338CA;color:#FFFFFF');
  });

  it.each([
    ['a text', 'logo'],
    ['a page', '<html><svg xmlns="http://www.w3.org/2000/svg"/></html>'],
    ['a drawing that fills itself in', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`],
    ['a line', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 10"><rect width="900" height="10"/></svg>'],
  ])('is never %s', async (_what, file) => {
    expect((await send('logo', file)).status).toBe(400);
  });
});
