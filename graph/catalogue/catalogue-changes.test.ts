import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { AuditEntry } from '../audit/audit-entry.entity.js';
import { aUser } from '../testing/account.factory.js';
import { aCategory, aProduct } from '../testing/catalogue.factory.js';
import { aBuyer, aVariant, startCheckout, stockOf } from '../testing/checkout.factory.js';
import { aPicture } from '../testing/picture.factory.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { operationOf, sendOperation } from '../testing/upload-calls.js';

let shop: TestShop;
let as: User;

beforeAll(async () => {
  shop = await openShop();
  as = await aUser(shop.ctx(), { isAdmin: true });
});

afterAll(() => shop.close());

const entriesOf = (subjectId: string) =>
  shop.database.manager.find(AuditEntry, { where: { subjectId }, order: { id: 'ASC' } });
const save = async (input: object) =>
  (
    await shop.graphql(
      `mutation ($input: CategoryInput!) { saveCategory(input: $input) {
         category { id name slug color productCount parent { id } images { id alt } } userErrors { code field } } }`,
      { input },
      { as },
    )
  ).data.saveCategory;
const remove = async (id: string, moveTo: string | null = null) =>
  (
    await shop.graphql(
      `mutation ($id: ID!, $moveTo: ID) { removeCategory(id: $id, moveTo: $moveTo) {
         ok message userErrors { code field message } } }`,
      { id, moveTo },
      { as },
    )
  ).data.removeCategory;
const shelfOf = async (id: string) => {
  const { data } = await shop.graphql('query ($id: ID!) { product(id: $id) { category { id } subCategory { id } } }', {
    id,
  });
  return [data.product.category.id, data.product.subCategory?.id ?? null];
};
const countIn = async (categoryId: string) =>
  (
    await shop.graphql('query ($filter: ProductFilter) { products(filter: $filter) { totalCount } }', {
      filter: { categoryId },
    })
  ).data.products.totalCount;

/** Three levels with a product on each. */
async function aTree() {
  const ctx = shop.ctx();
  const top = await aCategory(ctx);
  const middle = await aCategory(ctx, { parentId: top.id });
  const leaf = await aCategory(ctx, { parentId: middle.id });
  const products = [
    await aProduct(ctx, { categoryId: top.id }),
    await aProduct(ctx, { categoryId: top.id, subCategoryId: middle.id }),
    await aProduct(ctx, { categoryId: top.id, subCategoryId: leaf.id }),
  ];
  const [ofTop = '', ofMiddle = '', ofLeaf = ''] = products.map(({ id }) => id);
  return { top, middle, leaf, ofTop, ofMiddle, ofLeaf };
}

describe('saveCategory', () => {
  it('makes a category with its picture, which the menus show last at once', async () => {
    const uploaded = await sendOperation(shop, as, operationOf([{ bytes: await aPicture() }]));
    const [image] = uploaded.data.uploadImages.images;

    const { category, userErrors } = await save({ name: ' Atta & Flours ', color: '#ffddb0', imageId: image.id });

    expect(userErrors).toEqual([]);
    expect(category).toMatchObject({ name: 'Atta & Flours', slug: 'atta-flours', color: '#FFDDB0', parent: null });
    expect(category.images).toEqual([{ id: image.id, alt: 'Atta & Flours' }]);
    const { data } = await shop.graphql('{ categories { id } }');
    expect(data.categories.at(-1)).toEqual({ id: category.id });
    expect(await entriesOf(category.id)).toMatchObject([{ operation: 'saveCategory', before: null }]);
  });

  it('changes what is said, leaves the rest, and names it otherwise in addresses', async () => {
    const { category } = await save({ name: 'Spices', color: '#FFDDB0' });

    const renamed = await save({ id: category.id, name: 'Masalas' });
    const bare = await save({ id: category.id, name: 'Masalas', color: null });

    expect(renamed.category).toMatchObject({ id: category.id, slug: 'masalas', color: '#FFDDB0' });
    expect(bare.category.color).toBeNull();
    expect((await entriesOf(category.id)).map(({ after }) => Object.keys(after ?? {}))).toEqual([
      expect.arrayContaining(['name', 'slug', 'color']),
      ['name', 'slug'],
      ['color'],
    ]);
  });

  it('moves a shelf with all that lies in it, and lists show that at once', async () => {
    const { top, middle, leaf, ofTop, ofMiddle, ofLeaf } = await aTree();
    const other = await aCategory(shop.ctx());

    await save({ id: middle.id, name: middle.name, parentId: other.id });

    expect([await countIn(top.id), await countIn(other.id), await countIn(middle.id)]).toEqual([1, 2, 2]);
    expect(await shelfOf(ofTop)).toEqual([top.id, null]);
    expect(await shelfOf(ofLeaf)).toEqual([other.id, leaf.id]);

    await save({ id: middle.id, name: middle.name, parentId: null });

    expect(await shelfOf(ofMiddle)).toEqual([middle.id, null]);
    expect(await shelfOf(ofLeaf)).toEqual([middle.id, leaf.id]);
    expect([await countIn(other.id), await countIn(middle.id)]).toEqual([0, 2]);
  });

  it('keeps two of the same name apart by the shelf above, and refuses them on one', async () => {
    const [one, other] = [await aCategory(shop.ctx(), { name: 'Men' }), await aCategory(shop.ctx(), { name: 'Women' })];

    const first = await save({ name: 'Jackets', parentId: one.id });
    const second = await save({ name: 'Jackets', parentId: other.id });

    expect([first.category.slug, second.category.slug]).toEqual(['jackets', `${other.slug}-jackets`]);
    expect((await save({ name: 'Jackets' })).userErrors).toEqual([{ code: 'CONFLICT', field: 'name' }]);
  });

  it('refuses a fourth level, a place below itself, and what is malformed', async () => {
    const { top, middle, leaf } = await aTree();
    const refusals = [
      [{ name: 'Deeper', parentId: leaf.id }, 'BAD_USER_INPUT', 'parentId'],
      [{ id: top.id, name: top.name, parentId: leaf.id }, 'BAD_USER_INPUT', 'parentId'],
      [{ id: top.id, name: top.name, parentId: (await aCategory(shop.ctx())).id }, 'BAD_USER_INPUT', 'parentId'],
      [{ name: '' }, 'BAD_USER_INPUT', 'name'],
      [{ name: 'Blue', color: 'blue' }, 'BAD_USER_INPUT', 'color'],
      [{ name: 'Far', position: 1001 }, 'BAD_USER_INPUT', 'position'],
      [{ name: 'Own', imageId: top.id }, 'BAD_USER_INPUT', 'imageId'],
      [{ name: 'Lost', parentId: 'nonsense' }, 'NOT_FOUND', 'parentId'],
      [{ id: 'nonsense', name: 'Lost' }, 'NOT_FOUND', 'id'],
    ] as const;

    for (const [input, code, field] of refusals)
      expect([input, await save(input)]).toEqual([input, { category: null, userErrors: [{ code, field }] }]);
    expect(await shelfOf((await aProduct(shop.ctx(), { categoryId: top.id, subCategoryId: middle.id })).id)).toEqual([
      top.id,
      middle.id,
    ]);
  });
});

describe('removeCategory', () => {
  it('removes one that is empty, and no other', async () => {
    const { top, leaf, ofLeaf } = await aTree();

    expect((await remove(leaf.id)).userErrors).toMatchObject([
      { code: 'CONFLICT', field: 'id', message: expect.stringContaining('is not empty (products: 1, categories: 0)') },
    ]);
    await shop.database.query('DELETE FROM product WHERE id = $1', [ofLeaf]);
    expect(await remove(leaf.id)).toMatchObject({ ok: true, userErrors: [] });
    expect((await remove(leaf.id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
    expect((await remove(top.id)).userErrors).toMatchObject([{ code: 'CONFLICT' }]);
    expect((await entriesOf(leaf.id)).at(-1)).toMatchObject({ operation: 'removeCategory', after: null });
  });

  it('moves what lies in it elsewhere when told where to', async () => {
    const { top, middle, leaf, ofTop, ofMiddle, ofLeaf } = await aTree();
    const other = await aCategory(shop.ctx());
    const below = await aCategory(shop.ctx(), { parentId: other.id });

    expect((await remove(top.id, leaf.id)).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'moveTo' }]);
    expect((await remove(top.id, top.id)).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT', field: 'moveTo' }]);
    expect((await remove(top.id, below.id)).userErrors).toMatchObject([{ code: 'BAD_USER_INPUT' }]);
    expect(await remove(top.id, other.id)).toMatchObject({ ok: true, userErrors: [] });

    expect(await shelfOf(ofTop)).toEqual([other.id, null]);
    expect(await shelfOf(ofMiddle)).toEqual([other.id, middle.id]);
    expect(await shelfOf(ofLeaf)).toEqual([other.id, leaf.id]);
    expect(await remove(middle.id, below.id)).toMatchObject({ ok: true, userErrors: [] });
    expect(await shelfOf(ofMiddle)).toEqual([other.id, below.id]);
    expect(await countIn(other.id)).toBe(3);
  });
});

describe('adjustStock', () => {
  const STOCK = 'stock { onHand reserved movements { nodes { delta onHand reason actorKind actorId } } }';
  const adjust = async (variables: object) =>
    (
      await shop.graphql(
        `mutation ($variantId: ID!, $delta: Int, $onHand: Int, $reason: String!) {
           adjustStock(variantId: $variantId, delta: $delta, onHand: $onHand, reason: $reason) {
             product { countInStock variants { ${STOCK} } } userErrors { code field } } }`,
        { reason: 'Delivery 4711', ...variables },
        { as },
      )
    ).data.adjustStock;

  it('adds, takes and counts anew, shown to shoppers at once and kept as history', async () => {
    const variant = await aVariant(shop, { name: 'Poha', countInStock: 0 });
    const inStock = async () =>
      (await shop.graphql('{ search(query: "poha", filter: { inStock: true }) { totalCount } }')).data.search
        .totalCount;
    expect(await inStock()).toBe(0);

    await adjust({ variantId: variant.id, delta: 8 });
    expect(await inStock()).toBe(1);
    await adjust({ variantId: variant.id, delta: -3, reason: 'Broken' });
    await adjust({ variantId: variant.id, onHand: 4, reason: 'Counted' });
    const { product, userErrors } = await adjust({ variantId: variant.id, onHand: 4, reason: 'Counted again' });

    expect(userErrors).toEqual([]);
    expect(product.countInStock).toBe(4);
    const by = { actorKind: 'ADMIN', actorId: as.id };
    expect(product.variants[0].stock).toEqual({
      ...{ onHand: 4, reserved: 0 },
      movements: {
        nodes: [
          { delta: -1, onHand: 4, reason: 'Counted', ...by },
          { delta: -3, onHand: 5, reason: 'Broken', ...by },
          { delta: 8, onHand: 8, reason: 'Delivery 4711', ...by },
        ],
      },
    });
    expect(await entriesOf(variant.id)).toMatchObject([
      { operation: 'adjustStock', before: { onHand: 0 }, after: { onHand: 8, reason: 'Delivery 4711' } },
      { before: { onHand: 8 }, after: { onHand: 5 } },
      { before: { onHand: 5 }, after: { onHand: 4 } },
    ]);
  });

  it('never takes what a checkout holds', async () => {
    const variant = await aVariant(shop, { countInStock: 5 });
    await startCheckout(shop, await aBuyer(shop, variant, 3));

    for (const change of [{ delta: -3 }, { onHand: 2 }, { delta: 10_000_000 }]) {
      const [field] = Object.keys(change);
      const { userErrors } = await adjust({ variantId: variant.id, ...change });
      expect(userErrors).toEqual([{ code: 'CONFLICT', field }]);
    }
    expect((await adjust({ variantId: variant.id, delta: -2 })).userErrors).toEqual([]);
    expect(await stockOf(shop, variant)).toEqual({ onHand: 3, reserved: 3 });
  });

  it('loses nothing when many change it at once', async () => {
    const variant = await aVariant(shop, { countInStock: 20 });

    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => adjust({ variantId: variant.id, delta: index % 2 ? 5 : -4 })),
    );

    expect(answers.flatMap(({ userErrors }) => userErrors)).toEqual([]);
    expect((await stockOf(shop, variant)).onHand).toBe(26);
    const [sum] = await shop.database.query(
      'SELECT sum(delta)::integer AS sum FROM stock_movement WHERE variant_id = $1',
      [variant.id],
    );
    expect(sum).toEqual({ sum: 6 });
  });

  it.each([
    [{ delta: 0 }, 'BAD_USER_INPUT', 'delta'],
    [{}, 'BAD_USER_INPUT', 'delta'],
    [{ delta: 1, onHand: 1 }, 'BAD_USER_INPUT', 'delta'],
    [{ delta: 10_000_001 }, 'BAD_USER_INPUT', 'delta'],
    [{ onHand: -1 }, 'BAD_USER_INPUT', 'onHand'],
    [{ delta: 1, reason: ' ' }, 'BAD_USER_INPUT', 'reason'],
    [{ delta: 1, reason: 'x'.repeat(201) }, 'BAD_USER_INPUT', 'reason'],
    [{ delta: 1, variantId: 'nonsense' }, 'NOT_FOUND', 'variantId'],
    [{ delta: 1, variantId: '01900000-0000-7000-8000-000000000000' }, 'NOT_FOUND', 'variantId'],
  ])('refuses %j', async (variables, code, field) => {
    const { id: variantId } = await aVariant(shop);

    expect(await adjust({ variantId, ...variables })).toEqual({ product: null, userErrors: [{ code, field }] });
  });

  it('shows the history a page at a time, and the stock in full to nobody else', async () => {
    const variant = await aVariant(shop);
    for (const delta of [1, 2, 3]) await adjust({ variantId: variant.id, delta });
    const page = async (after: string | null) =>
      (
        await shop.graphql(
          `query ($id: ID!, $after: String) { product(id: $id) { variants { stock { movements(first: 2, after: $after) {
             totalCount nodes { delta } pageInfo { hasNextPage endCursor } } } } } }`,
          { id: variant.productId, after },
          { as },
        )
      ).data.product.variants[0].stock.movements;

    const first = await page(null);
    const second = await page(first.pageInfo.endCursor);
    const asked = await shop.graphql(
      'query ($id: ID!) { product(id: $id) { name variants { sku stock { onHand } } } }',
      {
        id: variant.productId,
      },
    );

    expect([first.nodes, second.nodes]).toEqual([[{ delta: 3 }, { delta: 2 }], [{ delta: 1 }]]);
    expect([first.pageInfo.hasNextPage, second.pageInfo.hasNextPage]).toEqual([true, false]);
    expect([first.totalCount, second.totalCount]).toEqual([3, 3]);
    expect(asked.data.product.variants).toEqual([{ sku: expect.any(String), stock: null }]);
    expect(asked.errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('takes as many statements for the histories of five products as for one', async () => {
    const { id: categoryId } = await aCategory(shop.ctx());
    const put = async () => {
      const { id } = await aVariant(shop, { categoryId });
      await adjust({ variantId: id, delta: 1 });
    };
    const ask = () =>
      shop.graphql(
        `query ($filter: ProductFilter) { products(filter: $filter, first: 5) {
           nodes { variants { stock { onHand movements(first: 5) { totalCount nodes { delta } } } } } } }`,
        { filter: { categoryId } },
        { as },
      );
    await put();
    const one = await shop.countStatements(ask);
    for (let more = 0; more < 4; more++) await put();

    expect((await ask()).data.products.nodes).toHaveLength(5);
    expect(await shop.countStatements(ask)).toBe(one);
  });
});
