import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { findSoldLines } from '../../invoices/invoices.queries.js';
import { Order } from '../../orders/order.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { aBuyer, payAtStandIn, startCheckout } from '../../testing/factories/checkout.factory.js';
import { createOrder } from '../../testing/payment-calls.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { variantsByProductId } from '../catalogue.loaders.js';

const HINDI = { cookie: 'lang=hi' };
const SAVE = `mutation ($input: ProductInput!) { saveProduct(input: $input) {
  product { id name translations { language name description } } userErrors { code field } } }`;
const TEXTS = `query ($id: ID!) { product(id: $id) {
  name description inEnglish: name(language: EN) inHindi: name(language: HI) } }`;

let shop: TestShop;
let as: User;
let categoryId: string;

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
  categoryId = (await aCategory(shop.ctx(), { name: 'Staples' })).id;
});
afterAll(() => shop.close());

let made = 0;
const save = async (input: object) => {
  const base = { name: `Red Gram ${++made}`, brand: 'Khalihan', description: 'Cooks fast.', price: 90, categoryId };
  return (await shop.graphql(SAVE, { input: { ...base, ...input } }, { as })).data.saveProduct;
};
const translated = async (name = 'अरहर दाल', description: string | null = 'जल्दी पकती है.') =>
  (await save({ translations: [{ language: 'HI', name, description }] })).product;
const textsOf = async (id: string, headers: Record<string, string> = {}) =>
  (await shop.graphql(TEXTS, { id }, { headers })).data.product;

describe('a product with a name in Hindi', () => {
  it('is called so to those who ask in Hindi, over the graph and REST, and in English to all others', async () => {
    const { id } = await translated();
    const name = `Red Gram ${made}`;

    const english = { name, description: 'Cooks fast.', inEnglish: name, inHindi: 'अरहर दाल' };
    const hindi = { ...english, name: 'अरहर दाल', description: 'जल्दी पकती है.' };
    // Each twice, so that what is answered from memory is of the right language too.
    for (const _time of [1, 2, 3]) {
      expect(await textsOf(id)).toEqual(english);
      expect(await textsOf(id, HINDI)).toEqual(hindi);
      expect(await textsOf(id, { 'accept-language': 'hi-IN' })).toEqual(hindi);
    }
    const inRest = async (query: string, headers = {}) =>
      (await shop.rest(`GET /api/products/${id}${query}`, { headers })).body.name;
    expect(await inRest('?lang=hi')).toBe('अरहर दाल');
    expect(await inRest('', HINDI)).toBe('अरहर दाल');
    expect(await inRest('?lang=en', HINDI)).toBe(name);
    expect(await inRest('')).toBe(name);
  });

  it('is called so in lists, searches and suggestions', async () => {
    const { id } = await translated('घुघनी मटर');
    const { id: brown } = await aProduct(shop.ctx(), { name: 'Sona Rice', categoryId });
    const namesIn = async (headers: Record<string, string>) => {
      const { data } = await shop.graphql(
        `query ($ids: [ID!]) { products(ids: $ids) { nodes { id name } } search(query: "ghughni") { nodes { name } }
           suggest(prefix: "ghughn") { products { name } } }`,
        { ids: [id, brown] },
        { headers },
      );
      const listed = data.products.nodes.find((node: { id: string }) => node.id === id);
      return [listed.name, data.search.nodes[0].name, data.suggest.products[0].name];
    };

    expect(new Set(await namesIn(HINDI))).toEqual(new Set(['घुघनी मटर']));
    expect(new Set(await namesIn({}))).toEqual(new Set([`Red Gram ${made}`]));
  });

  it('is found by it in Hindi, in Latin letters and in English, in one list', async () => {
    const { id } = await translated('घेवर की मिठाई');
    const found = async (query: string) =>
      (
        await shop.graphql('query ($query: String!) { search(query: $query) { nodes { id } } }', { query })
      ).data.search.nodes.map((node: { id: string }) => node.id);

    for (const query of ['घेवर', 'घेवर मिठाई', 'ghevar', 'ghevar mithai', `red gram ${made}`])
      expect([query, await found(query)]).toEqual([query, expect.arrayContaining([id])]);
    await save({ id, name: `Red Gram ${made}`, translations: [{ language: 'HI', name: null }] });
    expect(await found('ghevar')).toEqual([]);
  });

  it('keeps what a change does not speak of, loses what is null, and reads in English where there is nothing', async () => {
    const { id } = await translated();
    const name = `Red Gram ${made}`;

    await save({ id, name, translations: [{ language: 'HI', name: 'तूर दाल' }] });
    expect(await textsOf(id, HINDI)).toMatchObject({ name: 'तूर दाल', description: 'जल्दी पकती है.' });
    await save({ id, name });
    expect(await textsOf(id, HINDI)).toMatchObject({ name: 'तूर दाल' });
    const { product } = await save({ id, name, translations: [{ language: 'HI', name: ' ', description: null }] });
    expect(product.translations).toEqual([]);
    expect(await textsOf(id, HINDI)).toMatchObject({ name, description: 'Cooks fast.' });
  });

  it('is refused a translation into the language that it is written in, or one that is too long', async () => {
    const refusalOf = async (translation: object) => (await save({ translations: [translation] })).userErrors;

    expect(await refusalOf({ language: 'EN', name: 'Dal' })).toEqual([
      { code: 'BAD_USER_INPUT', field: 'translations.0.language' },
    ]);
    expect(await refusalOf({ language: 'HI', name: 'द'.repeat(201) })).toEqual([
      { code: 'BAD_USER_INPUT', field: 'translations.0.name' },
    ]);
  });

  it('is remembered by an order in the language of the purchase, beside its name in English', async () => {
    const { id } = await save({ countInStock: 9, translations: [{ language: 'HI', name: 'अरहर दाल' }] }).then(
      ({ product }) => product,
    );
    const name = `Red Gram ${made}`;
    const [variant] = await variantsByProductId(shop.ctx()).load(id);
    if (!variant) throw new Error('a product without variants');
    const buyer = await aBuyer(shop, variant, 2);
    const { orderId } = await startCheckout(shop, buyer, HINDI);
    const { razorpay_payment_id: paymentId } = await payAtStandIn(shop, orderId);
    const { body: order } = await createOrder(shop, buyer, { paymentId });
    await save({ id, name: 'Pigeon Pea', translations: [{ language: 'HI', name: 'तूर' }] });

    const titleIn = async (headers: Record<string, string>) => {
      const ask =
        'query ($id: ID!) { order(id: $id) { lines { productTitle inEnglish: productTitle(language: EN) } } }';
      return (await shop.graphql(ask, { id: order.id }, { as: buyer, headers })).data.order.lines[0];
    };
    expect(await titleIn(HINDI)).toEqual({ productTitle: 'अरहर दाल', inEnglish: name });
    expect(await titleIn({})).toEqual({ productTitle: name, inEnglish: name });
    const row = await shop.database.manager.findOneByOrFail(Order, { id: order.id });
    expect((await findSoldLines(shop.ctx(), row))[0]?.description).toBe(`${name} (अरहर दाल)`);
  });
});
