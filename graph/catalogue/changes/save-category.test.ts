import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../../accounts/user.entity.js';
import { AuditEntry } from '../../audit/audit-entry.entity.js';
import { aUser } from '../../testing/factories/account.factory.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { aPicture } from '../../testing/factories/picture.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import { operationOf, sendOperation } from '../../testing/upload-calls.js';

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
const categoryIdsOf = async (id: string) => {
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

describe('the place of a category', () => {
  it('is that which is said, before whatever stood there, and nowhere else does anything move', async () => {
    const { category: shelf } = await save({ name: 'Millets' });
    const put = async (name: string, position?: number) =>
      (await save({ name, parentId: shelf.id, ...(position ? { position } : {}) })).category;
    const [ragi, jowar] = [await put('Ragi'), await put('Jowar')];
    await put('Bajra', 40);
    const placesNow = async () => {
      const { data } = await shop.graphql('query ($id: ID!) { category(id: $id) { children { name position } } }', {
        id: shelf.id,
      });
      return data.category.children.map(({ name, position }: { name: string; position: number }) => [name, position]);
    };

    await save({ id: jowar.id, name: 'Jowar', position: 1 });
    expect(await placesNow()).toEqual([
      ['Jowar', 1],
      ['Ragi', 2],
      ['Bajra', 41],
    ]);
    await save({ id: ragi.id, name: 'Ragi', position: 50 });

    expect(await placesNow()).toEqual([
      ['Jowar', 1],
      ['Bajra', 41],
      ['Ragi', 50],
    ]);
  });
});

describe('the name of a category', () => {
  it('is Hindi to those who ask in Hindi, in lists, filters and over REST, where it was given one', async () => {
    const { category } = await save({ name: 'Dried Chillies', hindiName: 'सूखी मिर्च' });
    await aProduct(shop.ctx(), { categoryId: category.id });
    const namesIn = async (headers: Record<string, string>) => {
      const { data } = await shop.graphql(
        `query ($id: ID!, $filter: ProductFilter) { category(id: $id) { name }
           products(filter: $filter) { nodes { category { name } } facets { key values { value label } } } }`,
        { id: category.id, filter: { categoryId: category.id } },
        { headers },
      );
      const facet = data.products.facets.find(({ key }: { key: string }) => key === 'CATEGORY');
      const label = facet.values.find(({ value }: { value: string }) => value === category.id)?.label;
      const { body } = await shop.rest(`GET /api/category/${category.id}`, { headers });
      return [data.category.name, data.products.nodes[0].category.name, label, body.categoryData[0].name];
    };

    expect(new Set(await namesIn({ cookie: 'lang=hi' }))).toEqual(new Set(['सूखी मिर्च']));
    expect(new Set(await namesIn({ 'accept-language': 'hi' }))).toEqual(new Set(['सूखी मिर्च']));
    expect(new Set(await namesIn({}))).toEqual(new Set(['Dried Chillies']));
  });

  it('stays in Hindi when another thing of it changes, and goes when it is taken away', async () => {
    const hindiName = async (id: string) =>
      (await shop.graphql('query ($id: ID!) { category(id: $id) { hindiName } }', { id })).data.category.hindiName;
    const { category } = await save({ name: 'Dried Fruit', hindiName: 'सूखे फल' });

    await save({ id: category.id, name: 'Dried Fruits' });
    expect(await hindiName(category.id)).toBe('सूखे फल');

    await save({ id: category.id, name: 'Dried Fruits', hindiName: null });
    expect(await hindiName(category.id)).toBeNull();
  });
});

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

  it('moves a category with all that lies in it, and lists show that at once', async () => {
    const { top, middle, leaf, ofTop, ofMiddle, ofLeaf } = await aTree();
    const other = await aCategory(shop.ctx());

    await save({ id: middle.id, name: middle.name, parentId: other.id });

    expect([await countIn(top.id), await countIn(other.id), await countIn(middle.id)]).toEqual([1, 2, 2]);
    expect(await categoryIdsOf(ofTop)).toEqual([top.id, null]);
    expect(await categoryIdsOf(ofLeaf)).toEqual([other.id, leaf.id]);

    await save({ id: middle.id, name: middle.name, parentId: null });

    expect(await categoryIdsOf(ofMiddle)).toEqual([middle.id, null]);
    expect(await categoryIdsOf(ofLeaf)).toEqual([middle.id, leaf.id]);
    expect([await countIn(other.id), await countIn(middle.id)]).toEqual([0, 2]);
  });

  it('keeps two of the same name apart by the category above, and refuses them on one', async () => {
    const [one, other] = [await aCategory(shop.ctx(), { name: 'Men' }), await aCategory(shop.ctx(), { name: 'Women' })];

    const first = await save({ name: 'Jackets', parentId: one.id });
    const second = await save({ name: 'Jackets', parentId: other.id });

    expect([first.category.slug, second.category.slug]).toEqual(['jackets', `${other.slug}-jackets`]);
    expect((await save({ name: 'Jackets' })).userErrors).toEqual([{ code: 'CONFLICT', field: 'name' }]);
  });

  it('refuses a fourth level, and a place below itself', async () => {
    const { top, middle, leaf } = await aTree();
    const refusals = [
      { name: 'Deeper', parentId: leaf.id },
      { id: top.id, name: top.name, parentId: leaf.id },
      { id: top.id, name: top.name, parentId: (await aCategory(shop.ctx())).id },
    ];

    const userErrors = [{ code: 'BAD_USER_INPUT', field: 'parentId' }];
    for (const input of refusals) expect(await save(input)).toEqual({ category: null, userErrors });
    expect(
      await categoryIdsOf((await aProduct(shop.ctx(), { categoryId: top.id, subCategoryId: middle.id })).id),
    ).toEqual([top.id, middle.id]);
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

    expect(await categoryIdsOf(ofTop)).toEqual([other.id, null]);
    expect(await categoryIdsOf(ofMiddle)).toEqual([other.id, middle.id]);
    expect(await categoryIdsOf(ofLeaf)).toEqual([other.id, leaf.id]);
    expect(await remove(middle.id, below.id)).toMatchObject({ ok: true, userErrors: [] });
    expect(await categoryIdsOf(ofMiddle)).toEqual([other.id, below.id]);
    expect(await countIn(other.id)).toBe(3);
  });
});
