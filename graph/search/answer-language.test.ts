import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { saveProduct } from '../catalogue/changes/save-product.js';
import { asPaise } from '../shared/money/money.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aCategory } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';

const ASK = `query ($query: String!) {
  search(query: $query) {
    nodes { name called: name(asTyped: $query) }
    interpretation { language nothingText notSoldText notSold filters { label } nearest { called: name(asTyped: $query) } }
    facets { key values { label } }
  } }`;

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx(await aUser(shop.ctx(), { isAdmin: true }));
  const { id: categoryId } = await aCategory(ctx, { name: 'Sweets' });
  await saveProduct(ctx, {
    ...{ categoryId, name: 'Ghevar', brand: 'Halwai', description: 'Round.', price: asPaise(9000) },
    translations: [
      { language: 'hi', name: 'घेवर' },
      { language: 'mr', name: 'घेवर गोड' },
    ],
  });
});
afterAll(() => shop.close());

async function asked(query: string, headers: Record<string, string> = {}) {
  const { data } = await shop.graphql(ASK, { query }, { headers });
  const { interpretation, nodes, facets } = data.search;
  const facet = (key: string) => facets.find((one: { key: string }) => one.key === key)?.values[0]?.label;
  const labels = [
    ...interpretation.filters.map(({ label }: { label: string }) => label),
    facet('RATING'),
    facet('DISCOUNT'),
  ];
  return { ...interpretation, names: nodes.map(({ called }: { called: string }) => called), labels };
}

describe('the answer to a question', () => {
  it('is worded in the language of its script, names and labels of filters alike', async () => {
    const found = await asked('घेवर 100 रुपये से कम');

    expect([found.language, found.names, found.nothingText]).toEqual(['HI', ['घेवर'], null]);
    expect(found.labels).toEqual(['₹100 तक', '5 स्टार', '10% और ज़्यादा छूट']);
    const { body } = await shop.rest('GET /api/search?q=घेवर');
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['घेवर']);
  });

  it('tells other names in that script where the question narrows them to a price as well', async () => {
    const ctx = shop.ctx(await aUser(shop.ctx(), { isAdmin: true }));
    const { id: categoryId } = await aCategory(ctx, { name: 'Roots' });
    await saveProduct(ctx, {
      ...{ categoryId, name: 'Onion', brand: 'Mandi', description: 'Red.', price: asPaise(3000) },
    });
    const { data } = await shop.graphql(
      'query ($query: String!) { search(query: $query) { interpretation { synonyms } } }',
      {
        query: 'कांदा 100 रुपये से कम',
      },
    );

    const { synonyms } = data.search.interpretation;
    expect(synonyms.length).toBeGreaterThan(0);
    expect(synonyms.filter((name: string) => /[a-z]/.test(name))).toEqual([]);
  });

  it('is in the language of the visitor where that is written so, and where the letters are Latin', async () => {
    const marathi = await asked('घेवर', { cookie: 'lang=mr' });
    const latin = await asked('ghevar under 100');

    expect([marathi.language, marathi.names, marathi.labels]).toEqual([
      'MR',
      ['घेवर गोड'],
      ['5 स्टार', '10% आणि अधिक सूट'],
    ]);
    expect([latin.language, latin.names, latin.labels]).toEqual([
      'EN',
      ['Ghevar'],
      ['Up to ₹100', '5 stars', '10% off and more'],
    ]);
    expect((await asked('ghevar', { cookie: 'lang=hi' })).language).toBe('HI');
    expect((await asked('கத்தரிக்காய்')).language).toBe('EN');
  });

  it('says in it that nothing is found, and what is not sold', async () => {
    const nothing = await asked('क्षत्रपज्ञ');

    expect(nothing.nothingText).toBe('“क्षत्रपज्ञ” के लिए कुछ नहीं मिला');
    expect(nothing.notSoldText).toBe('यहाँ नहीं बिकता: क्षत्रपज्ञ.');
    const latin = await asked('iphone');
    expect([latin.nothingText, latin.notSoldText]).toEqual(['No results found for “iphone”', 'Not sold here: iphone.']);
  });
});
