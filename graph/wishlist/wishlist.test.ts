import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../accounts/user.entity.js';
import type { Product } from '../catalogue/product.entity.js';
import { Country } from '../location/country.entity.js';
import { Image } from '../media/image.entity.js';
import { aUser } from '../testing/factories/account.factory.js';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { untilCached } from '../testing/until-cached.js';
import { WishlistItem } from './wishlist-item.entity.js';

let shop: TestShop;
let user: User;

beforeAll(async () => {
  shop = await openShop();
});

beforeEach(async () => {
  user = await aUser(shop.ctx());
});

afterAll(() => shop.close());

const UNKNOWN = '01900000-0000-7000-8000-000000000000';
const ITEM = 'id addedAt product { id name price rating inWishlist images(first: 1) { id } }';
const ANSWER = `wishlist { ${ITEM} } message userErrors { code message field }`;
const ADD = `mutation ($productId: ID!) { addToWishlist(productId: $productId) { ${ANSWER} } }`;
const REMOVE = `mutation ($id: ID!) { removeFromWishlist(id: $id) { ${ANSWER} } }`;
const LIST = `{ me { wishlist { ${ITEM} } } }`;

interface Listed {
  id: string;
  product: { id: string; inWishlist: boolean };
}

const add = async ({ id: productId }: { id: string }, as = user) =>
  (await shop.graphql(ADD, { productId }, { as })).data.addToWishlist;
const remove = async (id: string, as = user) => (await shop.graphql(REMOVE, { id }, { as })).data.removeFromWishlist;
const list = async (as = user): Promise<Listed[]> => (await shop.graphql(LIST, {}, { as })).data.me.wishlist;
const myList = async (as = user, more = '') =>
  (await shop.rest(`GET /api/my-list?userId=${as.id}${more}`, { as })).body;

describe('addToWishlist', () => {
  it('puts a product on top of the list and tells so', async () => {
    const tea = await aProduct(shop.ctx(), { price: 120.5 });
    const rice = await aProduct(shop.ctx());
    await add(tea);

    const added = await add(rice);

    expect(added.message).toBe('The product added in my list');
    expect(added.userErrors).toEqual([]);
    expect(added.wishlist.map(({ product }: Listed) => product.id)).toEqual([rice.id, tea.id]);
    expect(added.wishlist[1]).toMatchObject({ product: { name: tea.name, price: 120.5, inWishlist: true } });
    expect(await list()).toEqual(added.wishlist);
  });

  it('counts one of many presses at once', async () => {
    const tea = await aProduct(shop.ctx());

    const answers = await Promise.all(Array.from({ length: 8 }, () => add(tea)));

    expect(answers.filter(({ message }) => message !== null)).toHaveLength(1);
    expect(await list()).toHaveLength(1);
  });

  it('refuses more than 500 products', async () => {
    const { id: categoryId } = await aCategory(shop.ctx());
    const product = await aProduct(shop.ctx(), { categoryId });
    const others = Array.from({ length: 500 }, () => v7());
    await shop.database.query(
      `INSERT INTO product (id, slug, name, description, brand, category_id, price_paise)
       SELECT other, other, 'Tea', '', '', $2, 100 FROM unnest($1::uuid[]) AS other`,
      [others, categoryId],
    );
    await shop.database.manager.insert(
      WishlistItem,
      others.map((productId) => ({ userId: user.id, productId })),
    );

    expect((await add(product)).userErrors).toEqual([
      { code: 'CONFLICT', message: 'Your list is full: it holds 500 products.', field: null },
    ]);
    expect((await add({ id: others[0] ?? '' })).userErrors[0].message).toBe('The product is in your list already');
  });
});

describe('removeFromWishlist', () => {
  it('takes an entry out and tells so', async () => {
    const [tea, rice] = [await aProduct(shop.ctx()), await aProduct(shop.ctx())];
    await add(tea);
    const { wishlist } = await add(rice);

    const removed = await remove(wishlist[0].id);

    expect(removed).toMatchObject({ message: 'Item removed from My List!', userErrors: [] });
    expect(removed.wishlist.map(({ product }: Listed) => product.id)).toEqual([tea.id]);
  });
});

describe('Product.inWishlist', () => {
  const PRODUCTS = 'query ($first: Int) { products(first: $first) { nodes { id inWishlist } } }';
  let goods: Product[];

  beforeAll(async () => {
    const { id: categoryId } = await aCategory(shop.ctx());
    goods = [];
    for (let made = 0; made < 12; made++) goods.push(await aProduct(shop.ctx(), { categoryId }));
  });

  it("is true for what is in the viewer's own list, and in no other", async () => {
    const [tea, rice] = goods as [Product, Product];
    const other = await aUser(shop.ctx());
    await add(tea);
    await add(rice, other);

    const wished = async (as: User | null) => {
      const { data } = await shop.graphql(PRODUCTS, { first: 100 }, { as });
      return data.products.nodes.filter((node: Listed['product']) => node.inWishlist).map(({ id }: Product) => id);
    };

    expect(await wished(user)).toEqual([tea.id]);
    expect(await wished(other)).toEqual([rice.id]);
    expect(await wished(null)).toEqual([]);
  });

  it('takes one statement for a list of any length, and none for a visitor', async () => {
    const bare = 'query ($first: Int) { products(first: $first) { nodes { id } } }';
    const count = (query: string, first: number, as: User | null) =>
      shop.countStatements(() => shop.graphql(query, { first }, { as }));

    expect((await count(PRODUCTS, 1, user)) - (await count(bare, 1, user))).toBe(1);
    expect((await count(PRODUCTS, 12, user)) - (await count(bare, 12, user))).toBe(1);
    expect((await count(PRODUCTS, 12, null)) - (await count(bare, 12, null))).toBe(0);
  });
});

describe('me.wishlist', () => {
  it('takes as many statements for ten entries as for one', async () => {
    // The caller is read over the connection that is open by then.
    await untilCached(shop, () => shop.graphql('{ categories { id } }'));
    await add(await aProduct(shop.ctx()));
    const one = await shop.countStatements(() => shop.graphql(LIST, {}, { as: user }));
    for (let more = 0; more < 9; more++) await add(await aProduct(shop.ctx()));

    const ten = await shop.countStatements(() => shop.graphql(LIST, {}, { as: user }));

    // The account, the list, its products, their pictures, and whether they are in the list.
    expect(one).toBe(5);
    expect(ten).toBe(5);
  });
});

describe('GET /api/my-list', () => {
  it('tells whether one product is in the list', async () => {
    const tea = await aProduct(shop.ctx());
    const rice = await aProduct(shop.ctx());
    await add(tea);
    await add(rice);

    expect(await myList(user, `&productId=${tea.id}`)).toEqual([expect.objectContaining({ productId: tea.id })]);
    expect(await myList(user, `&productId=${UNKNOWN}`)).toEqual([]);
    expect(await myList(user, '&productId=nonsense')).toEqual([]);
  });
});

describe('a page of products with their categories and the hearts on them', () => {
  const PAGE = `query ($categoryId: ID!, $first: Int!) {
    products(filter: { categoryId: $categoryId }, first: $first) {
      nodes {
        name price inWishlist
        images(first: 1) { url(width: 320) alt }
        category { name }
        subCategory { name parent { name } }
        variants { price countInStock }
        countries { name }
      }
    }
  }`;

  it('is read in two statements, whether it holds 3 products or 24', async () => {
    const ctx = shop.ctx();
    await ctx.db.insert(Country, { name: 'India', iso2: 'IN', position: 1 });
    const [imageId, top] = [v7(), await aCategory(ctx)];
    await ctx.db.insert(Image, { id: imageId, key: 'card', alt: '', width: 640, height: 640, widths: [640] });
    const subCategories = [await aCategory(ctx, { parentId: top.id }), await aCategory(ctx, { parentId: top.id })];
    for (let place = 0; place < 24; place += 1) {
      const placement = { categoryId: top.id, subCategoryId: subCategories[place % 2]?.id, imageIds: [imageId] };
      const product = await aProduct(ctx, { ...placement, countries: ['IN'] });
      if (place % 2) await add(product);
    }
    const ask = async (first: number) => {
      const { data } = await shop.graphql(PAGE, { categoryId: top.id, first }, { as: user });
      expect(data.products.nodes).toHaveLength(first);
      expect(
        data.products.nodes.filter(({ inWishlist }: { inWishlist: boolean }) => inWishlist).length,
      ).toBeGreaterThan(0);
    };

    await ask(24);
    const few = await shop.countStatements(() => ask(3));
    const many = await shop.countStatements(() => ask(24));

    // The page with what hangs on it; what is in their list. Categories are kept.
    expect([few, many]).toEqual([2, 2]);
  });
});
