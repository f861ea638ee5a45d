import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aUser } from '../../testing/factories/account.factory.js';
import { aVariant } from '../../testing/factories/checkout.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { LANGUAGE_CODES } from './languages.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const ADD = `mutation ($input: CartLineInput!) {
  addToCart(input: $input) { message userErrors { code field message parameters { name value } } }
}`;

/** What a call is answered in each of the languages of the shop, and to who names none. */
async function inEach<T>(ask: (headers: Record<string, string>) => Promise<T>): Promise<T[]> {
  const asked: Record<string, string>[] = [
    {},
    { 'accept-language': 'hi-IN,hi;q=0.9' },
    { cookie: 'lang=hi' },
    { 'accept-language': 'mr' },
  ];
  return Promise.all(asked.map(ask));
}

describe('a refusal', () => {
  it('is worded in the language of the request by the graph, with its code, field and parameters', async () => {
    const user = await aUser(shop.ctx());
    const most = shop.config.cartPiecesPerLine;
    const { productId } = await aVariant(shop, { countInStock: most + 5 });

    const refused = await inEach(async (headers) => {
      const { data } = await shop.graphql(ADD, { input: { productId, quantity: most + 1 } }, { as: user, headers });
      return data.addToCart.userErrors[0];
    });

    const parameters = [{ name: 'most', value: String(most) }];
    const error = { code: 'BAD_USER_INPUT', field: 'quantity', parameters };
    expect(refused).toEqual([
      { ...error, message: `You can buy at most ${most} pieces of this at once.` },
      { ...error, message: `यह एक बार में ज़्यादा से ज़्यादा ${most} ले सकते हैं.` },
      { ...error, message: `यह एक बार में ज़्यादा से ज़्यादा ${most} ले सकते हैं.` },
      { ...error, message: `हे एका वेळी जास्तीत जास्त ${most} घेता येतात.` },
    ]);
  });

  it('is worded in the language of the request under /api, in the envelope of the call', async () => {
    const user = await aUser(shop.ctx());
    const { productId } = await aVariant(shop, { countInStock: 1 });

    const refused = await inEach(async (headers) => {
      const { body } = await shop.rest('POST /api/cart/add', { as: user, headers, body: { productId, quantity: 2 } });
      return [body.error, body.code, body.msg];
    });

    const hindi = 'इतना सामान स्टॉक में नहीं है';
    const words = ['The quantity is greater than product count in stock', hindi, hindi, 'इतका माल शिल्लक नाही'];
    expect(refused).toEqual(words.map((message) => [true, 'OUT_OF_STOCK', message]));
  });

  it('is worded so at the top of an answer too, and before any call is reached', async () => {
    const asked = await inEach(async (headers) => (await shop.graphql('{ staff { id } }', {}, { headers })).errors);
    const lost = await inEach(async (headers) => (await shop.rest('GET /api/nowhere', { headers })).body.msg);

    expect(asked.map((errors) => errors?.[0]?.message)).toEqual([
      'Please login first',
      ...Array(2).fill('पहले लॉगिन करें'),
      'कृपया आधी साइन इन करा',
    ]);
    // Marathi has no words for this yet.
    expect(lost).toEqual([
      'There is nothing at this address.',
      ...Array(2).fill('इस पते पर कुछ नहीं है.'),
      'There is nothing at this address.',
    ]);
  });
});

describe('an answer under an idempotency key', () => {
  it('comes again as it was, in the one language that it was given in', async () => {
    const user = await aUser(shop.ctx());
    const { productId } = await aVariant(shop, { countInStock: 5 });
    const add = (language: string) =>
      shop.rest('POST /api/my-list/add', {
        ...{ as: user, headers: { 'Idempotency-Key': 'wish', 'accept-language': language } },
        body: { productId },
      });

    const first = await add('hi');
    const again = await add('en');

    expect(first.body.msg).toBe('सामान मेरी सूची में आ गया');
    expect(again.body).toEqual(first.body);
  });
});

/** What is compared with a text in quotation marks, or tried by a pattern. */
const COMPARED =
  /\b(?:message|msg|whatToDo)\)?\s*(?:===|!==|\.(?:match|startsWith|includes|endsWith)\()\s*['"`/]|\.test\((?:\w+\.)?(?:message|msg|whatToDo)\)|\.exec\((?:\w+\.)?(?:message|msg|whatToDo)\)/;

describe('what the graph and the pages say', () => {
  it('is compared with no English sentence, and matched by no pattern of one', () => {
    const files = ['graph', 'web'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    );
    const ours = files.filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.|\/(gql|testing|development|demo|migrations)\//.test(file),
    );

    const comparing = ours.filter((file) => COMPARED.test(readFileSync(file, 'utf8')));

    // What the network and the driver of the database say is not the shop's.
    expect(comparing.toSorted()).toEqual([
      'graph/accounts/openid/identity-provider.ts',
      'graph/postgres/auto-preparing-client.ts',
    ]);
  });
});

it('speaks at least English, Hindi and Marathi', () => {
  expect(LANGUAGE_CODES).toEqual(expect.arrayContaining(['en', 'hi', 'mr']));
});
