import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../../accounts/user.entity.js';
import { Banner, BannerPlacement } from '../../banners/banner.entity.js';
import { HomeSlide } from '../../banners/home-slide.entity.js';
import { variantsByProductId } from '../../catalogue/catalogue.loaders.js';
import { Image } from '../../media/image.entity.js';
import { refreshRatings } from '../../reviews/reviews.queries.js';
import { projectRoot } from '../../shared/config/project-root.js';
import { aFilledCart, aUser } from '../factories/account.factory.js';
import { aCategory, aProduct } from '../factories/catalogue.factory.js';
import { openShop, type TestShop } from '../shop.js';
import { untilCached } from '../until-cached.js';

/** What the web sends, by the names of its operations. */
let texts: string[];
let shop: TestShop;
let user: User;
let top: string;
let products: string[];

beforeAll(async () => {
  const file = path.join(projectRoot, 'web', 'gql', 'persisted-documents.json');
  texts = Object.values(JSON.parse(await readFile(file, 'utf8')));
  shop = await openShop();
  const ctx = shop.ctx();
  const imageId = v7();
  await ctx.db.insert(Image, { id: imageId, key: 'card', alt: '', width: 640, height: 640, widths: [640] });
  top = (await aCategory(ctx, { imageId })).id;
  const subCategory = await aCategory(ctx, { parentId: top });
  const made = [];
  for (let place = 0; place < 30; place++) {
    const subCategoryId = place % 2 ? subCategory.id : null;
    made.push(await aProduct(ctx, { categoryId: top, subCategoryId, imageIds: [imageId], featured: true }));
  }
  products = made.map(({ id }) => id);
  await ctx.db.query(
    `INSERT INTO review (product_id, text, customer_rating, customer_name) VALUES ($1, 'Good', 4, 'Asha')`,
    [products[0]],
  );
  await refreshRatings(ctx, products);
  await ctx.db.insert(HomeSlide, { imageId, categoryId: subCategory.id, position: 1 });
  await ctx.db.insert(Banner, { imageId, categoryId: top, placement: BannerPlacement.HOME, position: 1 });
  user = await aUser(ctx);
  const variants = await Promise.all(products.slice(0, 8).map((id) => variantsByProductId(ctx).load(id)));
  await aFilledCart(ctx, user, Object.fromEntries(variants.flat().map(({ id }) => [id, 1])));
  const FRAME = texts.find((text) => /query Frame\b/.test(text)) ?? '';
  await untilCached(shop, () => shop.graphql(FRAME));
});
afterAll(() => shop.close());

/**
 * How many statements an operation of the web takes that is worked out, once what seldom changes is
 * kept.
 */
async function statementsOf(name: string, variables: object, as: User | null = null): Promise<number> {
  const text = texts.find((each) => new RegExp(`\\b(query|mutation) ${name}\\b`).test(each)) ?? '';
  // A visitor with a cookie is known, and their answer is never taken from memory.
  const ask = async () => {
    const { data, errors } = await shop.graphql(text, variables, { as, headers: { cookie: 'somebody=1' } });
    expect([errors, Object.values(data)]).toEqual([[], expect.not.arrayContaining([null])]);
  };
  await ask();
  return shop.countStatements(ask);
}

describe('the statements that a screen takes', () => {
  it('are one for a page of a list: the products, with how many there are and what hangs on them', async () => {
    const list = (after?: string) => ({ filter: { categoryId: top }, sort: 'NEWEST', after });
    const { data } = await shop.graphql(`{ products(filter: { categoryId: "${top}" }) { pageInfo { endCursor } } }`);

    expect(await statementsOf('MoreOfListing', list(data.products.pageInfo.endCursor))).toBe(1);
  });

  it('are one more for what a list can be narrowed by', async () => {
    expect(await statementsOf('Listing', { filter: { categoryId: top }, sort: 'NEWEST' })).toBe(2);
  });

  it('are two for a product, itself and its neighbours, and two more for its reviews and their photos where it has any', async () => {
    expect(await statementsOf('ProductPage', { id: products[0] })).toBe(4);
    expect(await statementsOf('ProductPage', { id: products[1] })).toBe(2);
  });

  it('is one for the front page: what is featured', async () => {
    expect(await statementsOf('HomePage', {})).toBe(0);
    expect(await statementsOf('FeaturedProducts', { filter: { featured: true } })).toBe(1);
  });

  it('are none for what stands around each page', async () => {
    expect(await statementsOf('Frame', {})).toBe(0);
  });

  it('are one for a search whose words were looked up before, whatever it is narrowed to', async () => {
    const SEARCH =
      'query ($most: Rupees) { search(query: "toor dal", filter: { maxPrice: $most }) { nodes { name } } }';
    const search = (most: number) => shop.graphql(SEARCH, { most });
    // What owners have set is read once for all searches.
    await shop.graphql('{ search(query: "ghee") { nodes { name } } }');
    await search(9_000);

    expect(await shop.countStatements(() => search(9_001))).toBe(1);
  });

  it('is one to put a piece into the cart, with its pictures as well, under an idempotency key too, once a cart held its product in this version of the catalogue', async () => {
    const addAnd = (more: string) => `mutation ($input: CartLineInput!, $key: String) {
      addToCart(input: $input, idempotencyKey: $key) {
        userErrors { code } cart { total lines { price subTotal countInStock quantity ${more} } } } }`;
    const [variant] = await variantsByProductId(shop.ctx()).load(products[9] ?? '');
    const input = { productId: products[9], variantId: variant?.id, quantity: 1 };
    const add = (more = '', key: string | null = null) => shop.graphql(addAnd(more), { input, key }, { as: user });
    expect((await add()).data.addToCart.userErrors).toEqual([]);

    const PICTURED = 'product { name images(first: 1) { url } category { name } }';
    expect((await add(PICTURED)).data.addToCart.userErrors).toEqual([]);

    expect(await shop.countStatements(add)).toBe(1);
    expect(await shop.countStatements(() => add(PICTURED))).toBe(1);
    expect(await shop.countStatements(() => add('', 'a key'))).toBe(1);
  });
});
