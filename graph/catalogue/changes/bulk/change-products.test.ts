import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { User } from '../../../accounts/user.entity.js';
import { asPaise } from '../../../shared/money/money.js';
import { Role } from '../../../shared/rights/role.js';
import { aUser } from '../../../testing/factories/account.factory.js';
import { aCategory, aProduct } from '../../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../../testing/shop.js';
import type { Product } from '../../product.entity.js';

let shop: TestShop;
let owner: User;

beforeAll(async () => {
  shop = await openShop();
  owner = await aUser(shop.ctx(), { role: Role.OWNER });
});
afterAll(() => shop.close());

const ANSWER = `{ products { id name price oldPrice discount status featured category { id } subCategory { id }
  variants { price oldPrice } } refused { id error { code message } } entryIds endCursor userErrors { code field } }`;

const change = async (products: object, wish: object) => {
  const text = `mutation ($products: ProductsInput!, $change: ProductsChangeInput!) {
    changeProducts(products: $products, change: $change) ${ANSWER} }`;
  return (await shop.graphql(text, { products, change: wish }, { as: owner })).data.changeProducts;
};
const revert = async (entryIds: string[]) => {
  const text = `mutation ($entryIds: [ID!]!) { restoreProducts(entryIds: $entryIds) ${ANSWER} }`;
  return (await shop.graphql(text, { entryIds }, { as: owner })).data.restoreProducts;
};
const twoPacks = () =>
  aProduct(shop.ctx(), {
    variants: [
      { weight: '500 g', pricePaise: asPaise(9_950), oldPricePaise: asPaise(12_000), onHand: 4 },
      { weight: '1 kg', pricePaise: asPaise(18_900), onHand: 0 },
    ],
  });

describe('changeProducts', () => {
  it('lowers all prices by a percentage, to whole rupees, and strikes what they cost before', async () => {
    const { id } = await twoPacks();

    const { products, refused, userErrors } = await change({ ids: [id] }, { pricePercent: -10, strikesPrice: true });

    expect([refused, userErrors]).toEqual([[], []]);
    expect(products).toMatchObject([
      {
        ...{ price: 90, oldPrice: 120, discount: 25 },
        variants: [
          { price: 90, oldPrice: 120 },
          { price: 170, oldPrice: 189 },
        ],
      },
    ]);
  });

  it('raises prices, and strikes nothing that is no dearer', async () => {
    const { id } = await twoPacks();

    const { products } = await change({ ids: [id] }, { pricePercent: 30 });

    expect(products).toMatchObject([{ price: 129, oldPrice: null, discount: 0 }]);
  });

  it('changes the others where one cannot be, and says why', async () => {
    const { id } = await aProduct(shop.ctx());
    const dear = await aProduct(shop.ctx(), { price: 9_000_000 });
    const nobody = v7();

    const { products, refused } = await change({ ids: [nobody, dear.id, id] }, { pricePercent: 100 });

    expect(products.map((product: Product) => product.id)).toEqual([id]);
    expect(refused).toEqual([
      { id: nobody, error: { code: 'NOT_FOUND', message: 'There is no such product.' } },
      { id: dear.id, error: { code: 'BAD_USER_INPUT', message: 'The price would be too high.' } },
    ]);
  });

  it('moves, features and archives all that fit a filter', async () => {
    const from = await aCategory(shop.ctx());
    const to = await aCategory(shop.ctx());
    const shelf = await aCategory(shop.ctx(), { parentId: to.id });
    for (const _ of [1, 2, 3]) await aProduct(shop.ctx(), { categoryId: from.id });

    const { products } = await change(
      { filter: { categoryId: from.id } },
      { categoryId: shelf.id, featured: true, status: 'ARCHIVED' },
    );

    expect(products).toHaveLength(3);
    for (const product of products)
      expect(product).toMatchObject({
        ...{ status: 'ARCHIVED', featured: true },
        ...{ category: { id: to.id }, subCategory: { id: shelf.id } },
      });
  });

  it('changes all that fit a filter in steps, each product once, though it fits no more once it is changed', async () => {
    const { id: categoryId } = await aCategory(shop.ctx());
    const made: string[] = [];
    for (let count = 0; count < 7; count++) made.push((await aProduct(shop.ctx(), { categoryId })).id);
    const filter = { categoryId, statuses: ['PUBLISHED'] };

    const steps: string[][] = [];
    for (let after: string | null = null; steps.length === 0 || after; ) {
      const { products, endCursor } = await change({ filter, first: 3, after }, { status: 'HIDDEN' });
      steps.push(products.map(({ id }: Product) => id));
      after = endCursor;
    }

    expect(steps.map(({ length }) => length)).toEqual([3, 3, 1]);
    expect(steps.flat()).toEqual(made.toSorted());
  });

  it('hides until a time, at which a job publishes each', async () => {
    const { id } = await aProduct(shop.ctx());

    await change({ ids: [id] }, { publishAt: new Date(Date.now() + 3_600_000).toISOString() });

    const jobs: object[] = await shop.database.query('SELECT key FROM graphile_worker.jobs WHERE key = $1', [
      `publish-product ${id}`,
    ]);
    expect(jobs).toHaveLength(1);
  });

  it('asks the database for all of many at once, and writes an entry of the audit for each', async () => {
    const { id: categoryId } = await aCategory(shop.ctx());
    const made = await Promise.all(Array.from({ length: 60 }, () => aProduct(shop.ctx(), { categoryId })));
    const ids = made.map(({ id }) => id);

    const statements = await shop.countStatements(async () => {
      const { products, userErrors } = await change({ ids }, { pricePercent: 10, featured: true });
      expect([products.length, userErrors]).toEqual([60, []]);
    });

    // Two for each are those of its entry.
    expect(statements).toBeLessThan(60 * 2 + 40);
  });
});

describe('tags', () => {
  const tagsOf = async (filter: object) => {
    const asked = 'query ($filter: ProductFilter) { products(filter: $filter, sort: PRICE_ASC) { nodes { id tags } } }';
    const { data, errors } = await shop.graphql(asked, { filter }, { as: owner });
    return data?.products.nodes ?? errors;
  };

  it('are put on many products and taken off, each once, and taken back', async () => {
    const { id: categoryId } = await aCategory(shop.ctx());
    const [rice, dal] = [
      await aProduct(shop.ctx(), { categoryId, price: 100 }),
      await aProduct(shop.ctx(), { categoryId, price: 200 }),
    ];
    const ids = [rice.id, dal.id];

    await change({ ids }, { addTags: [' Diwali ', 'diwali', 'Bulk  Buy'] });
    const { entryIds } = await change({ ids }, { addTags: ['Clearance'], removeTags: ['DIWALI'] });
    await change({ ids: [dal.id] }, { addTags: ['new'] });

    expect(await tagsOf({ categoryId })).toEqual([
      { id: rice.id, tags: ['bulk buy', 'clearance'] },
      { id: dal.id, tags: ['bulk buy', 'clearance', 'new'] },
    ]);
    const { products, refused } = await revert(entryIds);
    expect(products).toMatchObject([{ id: rice.id }]);
    expect(refused).toMatchObject([{ id: dal.id, error: { code: 'CONFLICT' } }]);
    expect(await tagsOf({ categoryId, tags: ['Diwali', 'new'] })).toEqual([
      { id: rice.id, tags: ['bulk buy', 'diwali'] },
      { id: dal.id, tags: ['bulk buy', 'clearance', 'new'] },
    ]);
    expect(await tagsOf({ categoryId, tags: ['diwali'] })).toHaveLength(1);
  });

  it('are no more than thirty on one product, and the others get theirs', async () => {
    const [full, bare] = [await aProduct(shop.ctx()), await aProduct(shop.ctx())];
    await change({ ids: [full.id] }, { addTags: Array.from({ length: 30 }, (_, at) => `tag ${at}`) });

    const { products, refused } = await change({ ids: [full.id, bare.id] }, { addTags: ['one more'] });

    expect(products).toMatchObject([{ id: bare.id }]);
    const message = 'A product can have at most 30 tags.';
    expect(refused).toEqual([{ id: full.id, error: { code: 'BAD_USER_INPUT', message } }]);
  });

  it('are the words of the shop, which shoppers neither read nor filter by', async () => {
    const { id } = await aProduct(shop.ctx());
    await change({ ids: [id] }, { addTags: ['clearance'] });

    const { data } = await shop.graphql('query ($id: ID!) { product(id: $id) { id tags } }', { id });
    const listed = await shop.graphql('{ products(filter: {tags: ["clearance"]}) { nodes { id } } }');

    expect(data.product).toEqual({ id, tags: [] });
    expect(listed.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('restoreProducts', () => {
  it('takes back what many at once were changed to, and leaves what was changed again since', async () => {
    const [one, other] = [await twoPacks(), await twoPacks()];
    const { entryIds } = await change({ ids: [one.id, other.id] }, { pricePercent: 50, status: 'HIDDEN' });
    await change({ ids: [other.id] }, { status: 'ARCHIVED' });

    const { products, refused, entryIds: undone } = await revert(entryIds);

    expect(products).toMatchObject([{ id: one.id, status: 'PUBLISHED', price: 99.5, oldPrice: 120, discount: 17 }]);
    expect(refused).toMatchObject([{ id: other.id, error: { code: 'CONFLICT' } }]);
    expect((await revert(undone)).products).toMatchObject([{ id: one.id, status: 'HIDDEN', price: 149 }]);
  });

  it('gives a product its former name, texts, label and packs back, those that are gone too', async () => {
    const { id, categoryId } = await twoPacks();
    const save = `mutation ($input: ProductInput!) { saveProduct(input: $input) { product { variants { id } } userErrors { code field message } } }`;
    const product = { id, categoryId, brand: 'Khalihan' };
    const first = {
      ...{ ...product, name: `Toor ${id}`, description: 'Cooks fast.' },
      translations: [{ language: 'HI', name: 'तूर' }],
      tags: ['monsoon'],
      label: { shelfLifeDays: 90, allergens: ['Milk'] },
      variants: [
        { weight: '500 g', price: 99.5, oldPrice: 120 },
        { weight: '1 kg', price: 189, sku: `KG-${id}` },
      ],
    };
    const ask = `query ($id: ID!) { product(id: $id) { name slug description tags translations { language name }
      label { shelfLifeDays allergens } variants { sku weight price oldPrice } } }`;
    await shop.graphql(save, { input: first }, { as: owner });
    const before = (await shop.graphql(ask, { id }, { as: owner })).data;
    const second = {
      ...{ ...product, name: `Arhar ${id}`, description: '' },
      translations: [{ language: 'HI', name: null }],
      tags: [],
      label: { shelfLifeDays: null, allergens: [], manufacturer: 'A mill' },
      variants: [{ weight: '500 g', price: 100 }],
    };
    const { data } = await shop.graphql(save, { input: second }, { as: owner });
    expect(data.saveProduct.userErrors).toEqual([]);
    const entries = await shop.graphql(
      'query ($id: ID!) { auditEntries(filter: {subjectId: $id}) { nodes { id operation } } }',
      { id },
      { as: owner },
    );

    const { refused, userErrors } = await revert([entries.data.auditEntries.nodes[0].id]);

    expect([refused, userErrors]).toEqual([[], []]);
    expect((await shop.graphql(ask, { id }, { as: owner })).data).toEqual(before);
  });
});
