import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { defaultFacts } from './shop-facts.js';

let shop: TestShop;
let owner: User;

beforeAll(async () => {
  shop = await openShop();
  owner = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

describe('shop', () => {
  it('tells its constants as the specification has them, and who takes payments', async () => {
    const { data } = await shop.graphql(
      '{ shop { name currency hours promises estimateFor priceSlider { min max step } paymentProvider socialProviders url uploadUrl } }',
    );

    expect(data.shop).toEqual({
      name: 'The Shop',
      currency: 'INR',
      hours: '10:00 to 18:00, Monday to Saturday',
      promises: ['Best prices', 'Free delivery', 'Great daily deal', 'Wide assortment', 'Easy returns'],
      estimateFor: 'United Kingdom',
      priceSlider: { min: 100, max: 60_000, step: 5 },
      paymentProvider: 'standin',
      socialProviders: ['google'],
      url: shop.config.publicUrl,
      uploadUrl: '/graphql',
    });
  });
});

const SAVE = `mutation ($input: ShopSettingsInput!) {
  updateShopSettings(input: $input) { shop { name gstin } userErrors { code field } }
}`;
const FACTS = '{ shop { name address phone gstin fssaiLicence grievanceOfficer } }';

describe('updateShopSettings', () => {
  it('changes what everybody reads of the shop with the next request, and is written down without who is named', async () => {
    await shop.graphql(FACTS);
    const facts = { name: 'Thaili', gstin: '27abcde1234f1z5', fssaiLicence: '11223344556677' };
    const officer = { grievanceOfficer: 'Meera Nair', grievanceContact: 'meera@thaili.example' };

    const { data } = await shop.graphql(SAVE, { input: { ...defaultFacts, ...facts, ...officer } }, { as: owner });

    expect(data.updateShopSettings).toEqual({ shop: { name: 'Thaili', gstin: '27ABCDE1234F1Z5' }, userErrors: [] });
    const { data: read } = await shop.graphql(FACTS);
    expect(read.shop).toMatchObject({ name: 'Thaili', phone: defaultFacts.phone, fssaiLicence: '11223344556677' });
    expect(read.shop.grievanceOfficer).toBe('Meera Nair');
    const kept = await shop.database.query("SELECT after FROM audit_entry WHERE operation = 'updateShopSettings'");
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain('Meera');
  });
});

describe('setShopText', () => {
  const SET = 'mutation ($body: String) { setShopText(page: RETURNS, body: $body) { userErrors { code field } } }';
  const READ = '{ shopText(page: RETURNS) { heading html } }';
  const read = async () => (await shop.graphql(READ)).data.shopText;

  it('writes a page anew in sections, with the phone of the shop where the text has a place for it', async () => {
    expect(await read()).toEqual([]);

    await shop.graphql(SET, { body: 'Call {phone}.\n\n## Ten days\n\n- **All** of it' }, { as: owner });

    expect(await read()).toEqual([
      { heading: null, html: '<p>Call <a href="tel:0000000000">00000 00000</a>.</p>\n' },
      { heading: 'Ten days', html: '<ul>\n<li><strong>All</strong> of it</li>\n</ul>\n' },
    ]);
  });

  it('shows markup and dangerous links as they were typed', async () => {
    await shop.graphql(SET, { body: '<script>alert(1)</script> [x](javascript:alert(1))' }, { as: owner });

    const [section] = await read();
    expect(section.html).toContain('&lt;script&gt;');
    expect(section.html).not.toMatch(/<script|href/);
  });

  it('shows who reads Hindi the Hindi text, or the English one until there is one', async () => {
    const setHindi = (body: string) =>
      shop.graphql(
        `mutation ($body: String) { setShopText(page: RETURNS, body: $body, inHindi: true) { message } }`,
        { body },
        { as: owner },
      );
    const readHindi = async () =>
      (await shop.graphql(READ, {}, { headers: { 'accept-language': 'hi' } })).data.shopText;
    await shop.graphql(SET, { body: 'Ten days' }, { as: owner });
    expect(await readHindi()).toEqual([{ heading: null, html: '<p>Ten days</p>\n' }]);

    await setHindi('दस दिन');

    expect(await readHindi()).toEqual([{ heading: null, html: '<p>दस दिन</p>\n' }]);
    expect(await read()).toEqual([{ heading: null, html: '<p>Ten days</p>\n' }]);
    const typed = '{ en: shopTextSource(page: RETURNS) hi: shopTextSource(page: RETURNS, inHindi: true) }';
    expect((await shop.graphql(typed, {}, { as: owner })).data).toEqual({ en: 'Ten days', hi: 'दस दिन' });

    await shop.graphql(SET, { body: '' }, { as: owner });
    expect([await read(), await readHindi()]).toEqual([[], [{ heading: null, html: '<p>दस दिन</p>\n' }]]);

    expect((await setHindi('')).data.setShopText.message).toBe('The text that comes with the shop is back.');
    expect(await readHindi()).toEqual([]);
  });

  it('keeps both of two texts that are saved at once, and writes down which page was changed', async () => {
    const set = (page: string, body: string, inHindi: boolean) =>
      shop.graphql(
        `mutation ($page: ShopPage!, $body: String, $inHindi: Boolean!) {
          setShopText(page: $page, body: $body, inHindi: $inHindi) { userErrors { code } }
        }`,
        { page, body, inHindi },
        { as: owner },
      );
    const saved = await Promise.all([set('TERMS', 'Be kind.', false), set('TERMS', 'अच्छे रहें.', true)]);
    expect(saved.map(({ errors, data }) => [errors, data.setShopText.userErrors])).toEqual([
      [[], []],
      [[], []],
    ]);
    const typed = '{ en: shopTextSource(page: TERMS) hi: shopTextSource(page: TERMS, inHindi: true) }';
    expect((await shop.graphql(typed, {}, { as: owner })).data).toEqual({ en: 'Be kind.', hi: 'अच्छे रहें.' });

    await set('TERMS', 'Be fair.', false);

    const audit = '{ auditEntries(first: 1) { nodes { operation before after } } }';
    const [{ operation, before, after }] = (await shop.graphql(audit, {}, { as: owner })).data.auditEntries.nodes;
    expect(operation).toBe('setShopText');
    for (const { TERMS } of [before, after]) expect(TERMS).toMatch(/^8 characters/);
    expect(after.TERMS).not.toBe(before.TERMS);
  });

  it('puts back the text that comes with the shop when it is emptied', async () => {
    await shop.graphql(SET, { body: '' }, { as: owner });

    expect(await read()).toEqual([]);
  });
});
