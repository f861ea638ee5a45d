import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql';
import { v7 } from 'uuid';
import { Image } from '../media/image.entity.js';
import { buildShopSchema } from '../schema.js';
import { asPaise } from '../shared/money/money.js';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { Category } from './category.entity.js';
import { discountOf } from './changes/product-draft.js';
import { slugOf } from './slug.js';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

describe('product', () => {
  it('shows the default variant’s price, and the choices and stock of all', async () => {
    const { id } = await aProduct(shop.ctx(), {
      name: 'Toor Dal',
      brand: 'Annvriksh',
      variants: [
        { weight: '500 g', pricePaise: asPaise(9_950), oldPricePaise: asPaise(12_000), onHand: 4 },
        { weight: '1 kg', pricePaise: asPaise(18_900), onHand: 0 },
        { weight: '5 kg', pricePaise: asPaise(89_900), onHand: 3 },
      ],
    });

    const { data } = await shop.graphql(
      `query ($id: ID!) { product(id: $id) { name slug brand price oldPrice discount rating reviewCount countInStock
         sizes ramOptions weightOptions variants { sku weight price oldPrice countInStock } } }`,
      { id },
    );

    expect(data.product).toMatchObject({
      slug: 'annvriksh-toor-dal',
      price: 99.5,
      oldPrice: 120,
      discount: 17,
      rating: null,
      reviewCount: 0,
      countInStock: 7,
      sizes: [],
      ramOptions: [],
      weightOptions: ['500 g', '1 kg', '5 kg'],
    });
    expect(data.product.variants[1]).toEqual({
      sku: 'annvriksh-toor-dal-2',
      weight: '1 kg',
      price: 189,
      oldPrice: null,
      countInStock: 0,
    });
  });

  it('is none by a name that nothing can have, nor is one of its sizes', async () => {
    const { data, errors } = await shop.graphql(
      `query ($name: String!) { product(slug: $name) { id } variant(sku: $name) { id } }`,
      { name: 'toor\0dal' },
    );

    expect([data, errors]).toEqual([{ product: null, variant: null }, []]);
  });

  it('leaves out of the stock what a checkout holds', async () => {
    const { id } = await aProduct(shop.ctx(), { countInStock: 10 });
    await shop.database.query('UPDATE product_variant SET reserved = 4 WHERE product_id = $1', [id]);

    const { data } = await shop.graphql('query ($id: ID!) { product(id: $id) { countInStock } }', { id });

    expect(data.product.countInStock).toBe(6);
  });
});

describe('a field of a product', () => {
  it('tells the same alone as beside all others, on its page and in a list', async () => {
    const { categoryId } = await aProduct(shop.ctx(), {
      variants: [{ weight: '500 g', pricePaise: asPaise(9_000), oldPricePaise: asPaise(12_000), onHand: 3 }],
    });
    const type = (await buildShopSchema()).getType('Product');
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    const selections = fields
      .filter(({ args }) => !args.some(isRequiredArgument))
      .map(({ name, type }) => `${name}${isLeafType(getNamedType(type)) ? '' : ' { __typename }'}`);
    const listed = async (selection: string) => {
      const query = `query ($filter: ProductFilter) { products(filter: $filter) { nodes { ${selection} } } }`;
      return (await shop.graphql(query, { filter: { categoryId } })).data.products.nodes[0];
    };
    const whole = await listed(selections.join(' '));
    const shown = async (selection: string) =>
      (await shop.graphql(`query ($id: ID!) { product(id: $id) { ${selection} } }`, { id: whole.id })).data.product;

    expect(selections.length).toBeGreaterThan(20);
    for (const selection of selections) {
      const [name = ''] = selection.split(' ');
      expect([await listed(selection), await shown(selection)]).toEqual([
        { [name]: whole[name] },
        { [name]: whole[name] },
      ]);
    }
  });
});

describe('related', () => {
  it('names the nearest category first and the better rated first, never the product itself', async () => {
    const ctx = shop.ctx();
    const top = await aCategory(ctx);
    const near = await aCategory(ctx, { parentId: top.id });
    const far = await aCategory(ctx, { parentId: top.id });
    const put = (name: string, subCategoryId: string, rating: number) =>
      aProduct(ctx, { name, categoryId: top.id, subCategoryId, prior: { rating, count: 1 } });
    const { id } = await put('Itself', near.id, 5);
    await put('Far, best', far.id, 4.9);
    await put('Near, fair', near.id, 3);
    await put('Near, good', near.id, 4);
    await aProduct(ctx, { name: 'Elsewhere' });

    const { data } = await shop.graphql(
      'query ($id: ID!) { product(id: $id) { related { name } few: related(first: 1) { name } } }',
      { id },
    );

    expect(data.product.related.map(({ name }: { name: string }) => name)).toEqual([
      'Near, good',
      'Near, fair',
      'Far, best',
    ]);
    expect(data.product.few).toEqual([{ name: 'Near, good' }]);
  });
});

describe('images', () => {
  it('come in their order, all of them or the first few, in one statement', async () => {
    const ctx = shop.ctx();
    const images = ['Front', 'Back', 'Side'].map((alt) => ({
      id: v7(),
      key: alt,
      alt,
      width: 640,
      height: 640,
      widths: [640],
    }));
    await ctx.db.insert(Image, images);
    const { id } = await aProduct(ctx, { imageIds: images.map((image) => image.id) });

    const ask = () =>
      shop.graphql(
        'query ($id: ID!) { product(id: $id) { images { alt } card: images(first: 1) { alt } } }',
        { id },
        { headers: { cookie: 'somebody=1' } },
      );
    const { data } = await ask();

    expect(data.product.images).toEqual([{ alt: 'Front' }, { alt: 'Back' }, { alt: 'Side' }]);
    expect(data.product.card).toEqual([{ alt: 'Front' }]);
    // The product with its pictures.
    expect(await shop.countStatements(ask)).toBe(1);
  });
});

describe('categories', () => {
  it('come in the order of the menus, with what lies below and how much of it, in three statements', async () => {
    const own = await openShop();
    const ctx = own.ctx();
    const second = await aCategory(ctx, { name: 'Second', position: 2 });
    const first = await aCategory(ctx, { name: 'First', position: 1, color: '#FFDDB0' });
    const child = await aCategory(ctx, { name: 'Child', parentId: first.id });
    const grandchild = await aCategory(ctx, { name: 'Grandchild', parentId: child.id });
    await aProduct(ctx, { categoryId: first.id, subCategoryId: grandchild.id });
    await aProduct(ctx, { categoryId: first.id, subCategoryId: child.id });
    await aProduct(ctx, { categoryId: first.id });
    await aProduct(ctx, { categoryId: second.id });

    let categories: unknown;
    const statements = await own.countStatements(async () => {
      ({ categories } = (
        await own.graphql('{ categories { name color productCount children { name parent { name } } } }')
      ).data);
    });
    const { data } = await own.graphql(
      'query ($id: ID!) { category(id: $id) { name productCount children { name productCount } } }',
      {
        id: child.id,
      },
    );
    await own.close();

    expect(categories).toEqual([
      { name: 'First', color: '#FFDDB0', productCount: 3, children: [{ name: 'Child', parent: { name: 'First' } }] },
      { name: 'Second', color: null, productCount: 1, children: [] },
    ]);
    // The list, the counts, the children, and the parents of these.
    expect(statements).toBe(4);
    expect(data.category).toEqual({
      name: 'Child',
      productCount: 2,
      children: [{ name: 'Grandchild', productCount: 1 }],
    });
  });

  it('show as many of their sub-categories as are asked for', async () => {
    const { id: parentId } = await aCategory(shop.ctx(), { name: 'Sweets' });
    for (const name of ['Barfi', 'Laddu', 'Peda']) await aCategory(shop.ctx(), { name, parentId });
    const listed = (first?: number) =>
      shop.graphql('query ($id: ID!, $first: Int) { category(id: $id) { children(first: $first) { name } } }', {
        id: parentId,
        first,
      });

    expect((await listed(2)).data.category.children).toEqual([{ name: 'Barfi' }, { name: 'Laddu' }]);
    expect((await listed()).data.category.children).toHaveLength(3);
    expect((await listed(0)).errors[0]?.message).toBe('first must be from 1 to 100.');
  });
});

describe('a row of a product', () => {
  it('is backed by the database, where nothing can slip past', async () => {
    const { id } = await aProduct(shop.ctx());
    const set = (what: string) => shop.database.query(`UPDATE product_variant SET ${what} WHERE product_id = $1`, [id]);

    await expect(set('on_hand = -1')).rejects.toThrow('variant_');
    await expect(set('reserved = on_hand + 1')).rejects.toThrow('variant_reserves_only_what_is_there');
    await expect(set('price_paise = 0')).rejects.toThrow('variant_price_is_positive');
    await expect(set('old_price_paise = price_paise - 1')).rejects.toThrow('variant_old_price_is_no_lower');
    await expect(
      shop.database.getRepository(Category).delete({ id: (await aProduct(shop.ctx())).categoryId }),
    ).rejects.toThrow();
  });
});

describe('discountOf', () => {
  it.each([
    [10_000, null, 0],
    [10_000, 10_000, 0],
    [9_950, 12_000, 17],
    [5_000, 10_000, 50],
    [9_901, 10_000, 0],
    [1, 10_000_000, 99],
  ])('%i paise instead of %p paise are %i percent less', (price, oldPrice, percent) => {
    expect(discountOf(asPaise(price), oldPrice === null ? null : asPaise(oldPrice))).toBe(percent);
  });
});

describe('slugOf', () => {
  it.each([
    [['Bori & Sons', 'Toor Dal'], 'bori-sons-toor-dal'],
    [["Lay's", '100% Crème'], 'lays-100-creme'],
    [['  —  '], ''],
    [['आटा', '5 kg'], 'आटा-5-kg'],
  ])('writes %p as %p', (parts, slug) => {
    expect(slugOf(...parts)).toBe(slug);
  });
});
