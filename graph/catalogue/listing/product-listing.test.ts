import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Country } from '../../location/country.entity.js';
import { aCategory, aProduct } from '../../testing/factories/catalogue.factory.js';
import { openShop, type TestShop } from '../../testing/shop.js';
import type { Category } from '../category.entity.js';
import type { Diet } from '../label/product-label.type.js';
import { Product } from '../product.entity.js';

/** What the brute-force filter knows of a product. */
interface Known {
  name: string;
  brand: string;
  price: number;
  discount: number;
  rating: number | null;
  countInStock: number;
  featured: boolean;
  branch: CategoryBranch;
  countries: string[];
  diet: string | null;
  origin: string | null;
  age: number;
}

interface CategoryBranch {
  top: Category;
  middle: Category | null;
  leaf: Category | null;
}

interface Page {
  nodes: {
    name: string;
    price: number;
    discount: number;
    rating: number | null;
    unitPrice: { amount: number } | null;
  }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; endCursor: string | null };
}

interface Wish {
  categoryId?: string;
  subCategoryId?: string;
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  brands?: string[];
  diets?: string[];
  origins?: string[];
  minDiscount?: number;
  inStock?: boolean;
  soldOut?: boolean;
  featured?: boolean;
  location?: string;
}

const BRANDS = ['Annvriksh', 'Bori & Sons', "Lay'h", '100%'];
let shop: TestShop;
let branches: CategoryBranch[];
const known: Known[] = [];

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  await ctx.db.insert(Country, [
    { name: 'India', iso2: 'IN', position: 1 },
    { name: 'Nepal', iso2: 'NP', position: 2 },
    { name: 'Japan', iso2: 'JP', position: 3 },
  ]);
  branches = await someCategories(ctx);
  for (let index = 0; index < 60; index++) {
    const branch = branches[index % branches.length] as CategoryBranch;
    const price = [20, 99.5, 100, 100, 249.99, 250, 480, 999, 5000, 7000][index % 10] as number;
    const oldPrice = [undefined, price * 2, price * 1.25, price * 1.12][index % 4];
    const rating = [null, 1, 2.5, 3.9, 4, 4.6, 5][index % 7] ?? null;
    const product = await aProduct(ctx, {
      name: `Goods ${index}`,
      brand: BRANDS[index % BRANDS.length],
      price,
      ...(oldPrice === undefined ? {} : { oldPrice: Math.round(oldPrice * 100) / 100 }),
      countInStock: index % 6 === 0 ? 0 : index,
      weight: [null, '250 g', '2 kg', '750 ml', 'pack of 6'][index % 5] ?? null,
      featured: index % 5 === 0,
      categoryId: branch.top.id,
      subCategoryId: (branch.leaf ?? branch.middle)?.id ?? null,
      countries: [[], ['IN'], ['IN', 'NP'], []][index % 4],
      // Six ages for sixty goods, so that ties are common.
      createdAt: new Date(Date.UTC(2026, 0, 1 + (index % 6))),
      ...(rating === null ? {} : { prior: { rating, count: 3 } }),
    });
    const diet = ['VEG', 'VEG', null, 'EGG', 'NON_VEG'][index % 5] ?? null;
    const origin = ['IN', 'NP', null, 'IN', 'JP', 'IN', null][index % 7] ?? null;
    await ctx.db.update(Product, product.id, { diet: diet as Diet | null, countryOfOrigin: origin });
    known.push({
      ...{ diet, origin },
      name: product.name,
      brand: product.brand,
      price,
      discount: product.discount,
      rating,
      countInStock: index % 6 === 0 ? 0 : index,
      featured: index % 5 === 0,
      branch,
      countries: [[], ['IN'], ['IN', 'NP'], []][index % 4] ?? [],
      age: index % 6,
    });
  }
  await ctx.db.query(
    `INSERT INTO review (product_id, text, customer_rating, customer_name) SELECT id, 'Good', 4, 'Asha' FROM product`,
  );
  await ctx.db.query('UPDATE product SET review_count = 1');
});

afterAll(() => shop.close());

/**
 * Two top categories; below the first a sub-category with one of its own, beside another without.
 */
async function someCategories(ctx: ReturnType<TestShop['ctx']>): Promise<CategoryBranch[]> {
  const food = await aCategory(ctx, { name: 'Food', position: 1 });
  const home = await aCategory(ctx, { name: 'Home', position: 2 });
  const staples = await aCategory(ctx, { name: 'Staples', parentId: food.id });
  const flours = await aCategory(ctx, { name: 'Flours', parentId: staples.id });
  const snacks = await aCategory(ctx, { name: 'Snacks', parentId: food.id });
  return [
    { top: food, middle: staples, leaf: flours },
    { top: food, middle: staples, leaf: null },
    { top: food, middle: snacks, leaf: null },
    { top: home, middle: null, leaf: null },
  ];
}

function fits(product: Known, wish: Wish): boolean {
  const { top, middle, leaf } = product.branch;
  const isWithin = (id: string | undefined) => id === undefined || [top.id, middle?.id, leaf?.id].includes(id);
  return (
    isWithin(wish.categoryId) &&
    isWithin(wish.subCategoryId) &&
    product.price >= (wish.minPrice ?? 0) &&
    product.price <= (wish.maxPrice ?? Infinity) &&
    (wish.minRating === undefined || (product.rating ?? 0) >= wish.minRating) &&
    (!wish.brands?.length || wish.brands.includes(product.brand)) &&
    (!wish.diets?.length || wish.diets.includes(product.diet ?? '')) &&
    (!wish.origins?.length || wish.origins.map((one) => one.toUpperCase()).includes(product.origin ?? '')) &&
    product.discount >= (wish.minDiscount ?? 0) &&
    (!wish.inStock || product.countInStock > 0) &&
    (!wish.soldOut || product.countInStock === 0) &&
    (!wish.featured || product.featured) &&
    (wish.location === undefined || product.countries.length === 0 || product.countries.includes(wish.location))
  );
}

const namesOf = (products: { name: string }[]) => products.map(({ name }) => name).sort();

async function list(filter: Wish, fields = 'totalCount nodes { name }', more = '') {
  const { data, errors } = await shop.graphql(
    `query ($filter: ProductFilter) { products(filter: $filter, first: 100 ${more}) { ${fields} } }`,
    { filter },
  );
  expect(errors).toEqual([]);
  return data.products;
}

/** Filters of every kind and mixtures of them. */
function wishes(): Wish[] {
  const [flours, staples, snacks, home] = branches.map(({ top, middle, leaf }) => (leaf ?? middle ?? top).id);
  const food = branches[0]?.top.id;
  return [
    {},
    { categoryId: food },
    { subCategoryId: staples },
    { subCategoryId: flours },
    { categoryId: food, subCategoryId: snacks },
    { categoryId: home, subCategoryId: snacks },
    { minPrice: 100, maxPrice: 249.99 },
    { minPrice: 100.01 },
    { maxPrice: 99.99 },
    { minRating: 4 },
    { minRating: 0 },
    { brands: ["Lay'h", '100%'] },
    { brands: ['%'] },
    { minDiscount: 20 },
    { diets: ['VEG', 'EGG'] },
    { diets: [], origins: ['in'] },
    { origins: ['NP', 'JP'], categoryId: food, maxPrice: 1000 },
    { origins: ['SE'], diets: ['NON_VEG'] },
    { inStock: true },
    { soldOut: true },
    { soldOut: true, categoryId: food, maxPrice: 1000 },
    { soldOut: true, inStock: true },
    { featured: true },
    { location: 'NP' },
    { location: 'JP' },
    { categoryId: food, minRating: 2.5, maxPrice: 1000, brands: BRANDS.slice(0, 2), location: 'IN', inStock: true },
    { subCategoryId: staples, minDiscount: 10, featured: true },
  ];
}

describe('products › filter', () => {
  it('finds exactly what a person would pick out by hand, and counts it', async () => {
    for (const wish of wishes()) {
      const expected = known.filter((product) => fits(product, wish));

      const { totalCount, nodes } = await list(wish);

      expect({ wish, names: namesOf(nodes), totalCount }).toEqual({
        wish,
        names: namesOf(expected),
        totalCount: expected.length,
      });
    }
  });

  it('knows a country by name, code and id, in any case; All and nothing do not narrow', async () => {
    const { data } = await shop.graphql('{ countries(search: "nep") { id } }');
    const nepal = known.filter((product) => fits(product, { location: 'NP' })).length;

    for (const location of ['Nepal', 'NEPAL', 'np', data.countries[0].id]) {
      expect((await list({ location })).totalCount).toBe(nepal);
    }
    for (const location of ['All', 'all', '']) expect((await list({ location })).totalCount).toBe(known.length);
    expect((await list({ location: 'Atlantis' })).totalCount).toBe(0);
  });
});

describe('products › facets', () => {
  const facetsOf = async (wish: Wish) => {
    const { facets } = await list(wish, 'facets { key values { value label count selected } }');
    return facets as { key: string; values: { value: string; label: string; count: number; selected: boolean }[] }[];
  };

  /** The wish with this choice in the place of what it says of the same facet. */
  function choose(wish: Wish, key: string, value: string): Wish {
    const { categoryId, subCategoryId, ...noCategory } = wish;
    const { minPrice, maxPrice, ...noPrice } = wish;
    if (key === 'CATEGORY') return { ...noCategory, categoryId: value };
    if (key === 'BRAND') return { ...wish, brands: [value] };
    if (key === 'DIET') return { ...wish, diets: [value] };
    if (key === 'ORIGIN') return { ...wish, origins: [value] };
    if (key === 'RATING') return { ...wish, minRating: Number(value) };
    if (key === 'DISCOUNT') return { ...wish, minDiscount: Number(value) };
    if (key === 'AVAILABILITY') return { ...wish, inStock: value === 'true' };
    const [from = '', to = ''] = value.split('-');
    return { ...noPrice, minPrice: Number(from), ...(to === '' ? {} : { maxPrice: Number(to) }) };
  }

  it('promise as many products behind each choice as the choice then lists', async () => {
    for (const wish of wishes()) {
      for (const { key, values } of await facetsOf(wish)) {
        for (const { value, count } of values) {
          const expected = known.filter((product) => fits(product, choose(wish, key, value))).length;
          expect({ wish, key, value, count }).toEqual({ wish, key, value, count: expected });
        }
      }
    }
  });

  it('keep the siblings of what is chosen, and mark it', async () => {
    const [flours] = branches;
    const facets = await facetsOf({ brands: ['100%'], minRating: 4, subCategoryId: flours?.leaf?.id ?? '' });
    const selected = facets.map(({ key, values }) => [
      key,
      values.filter((value) => value.selected).map(({ label }) => label),
    ]);

    expect(Object.fromEntries(selected)).toMatchObject({
      BRAND: ['100%'],
      RATING: ['4 stars and up'],
      CATEGORY: ['Food'],
    });
    expect(facets.find(({ key }) => key === 'BRAND')?.values.length).toBeGreaterThan(1);
    expect(facets.find(({ key }) => key === 'CATEGORY')?.values.map(({ label }) => label)).toEqual(['Food', 'Home']);
  });

  it('call marks and countries of origin what the visitor calls them, those of most goods first', async () => {
    const { data } = await shop.graphql('{ products { facets { key values { value label } } } }', undefined, {
      headers: { 'accept-language': 'hi' },
    });
    const labelsOf = (wanted: string) =>
      data.products.facets
        .find(({ key }: { key: string }) => key === wanted)
        .values.map(({ value, label }: { value: string; label: string }) => [value, label]);

    expect(labelsOf('ORIGIN')).toEqual([
      ['IN', 'भारत'],
      ['NP', 'नेपाल'],
      ['JP', 'जापान'],
    ]);
    expect(labelsOf('DIET')[0]).toEqual(['VEG', 'शाकाहारी']);
  });

  it('count what is asked for as among all of them, and leave out the rest', async () => {
    const all = await facetsOf({ maxPrice: 100 });
    for (const keys of [['CATEGORY'], ['BRAND', 'PRICE'], ['ORIGIN', 'DIET', 'RATING'], []]) {
      const { facets } = await list(
        { maxPrice: 100 },
        `facets(keys: [${keys}]) { key values { value label count selected } }`,
      );

      expect(facets).toEqual(all.filter(({ key }) => keys.includes(key)));
    }
  });

  it('refuse what is the code of no country', async () => {
    const { errors } = await shop.graphql('{ products(filter: { origins: ["India"] }) { totalCount } }');

    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'origins' } }]);
  });

  it('keep a chosen brand in sight that nothing is left of', async () => {
    const facets = await facetsOf({ brands: ['Nobody'] });

    const brands = facets.find(({ key }) => key === 'BRAND')?.values;
    expect(brands?.at(-1)).toEqual({ value: 'Nobody', label: 'Nobody', count: 0, selected: true });
  });

  it('mark a price range only when both its ends are chosen', async () => {
    const labelsOf = async (wish: Wish) =>
      (await facetsOf(wish)).find(({ key }) => key === 'PRICE')?.values.filter(({ selected }) => selected);

    expect(await labelsOf({ maxPrice: 100 })).toMatchObject([{ label: 'Up to ₹100' }]);
    expect(await labelsOf({ minPrice: 500 })).toMatchObject([{ label: '₹500 and more' }]);
    expect(await labelsOf({ minPrice: 100 })).toEqual([]);
    expect(await labelsOf({})).toEqual([]);
  });
});

describe('products › paging', () => {
  const keyOf: Record<string, (product: Page['nodes'][number]) => number> = {
    NEWEST: ({ name }) => -(known.find((product) => product.name === name)?.age ?? 0),
    RELEVANCE: ({ name }) => -(known.find((product) => product.name === name)?.age ?? 0),
    PRICE_ASC: ({ price }) => price,
    PRICE_DESC: ({ price }) => -price,
    UNIT_PRICE: ({ unitPrice }) => unitPrice?.amount ?? Infinity,
    RATING: ({ rating }) => -(rating ?? 0),
    DISCOUNT: ({ discount }) => -discount,
  };

  async function pageAfter(after: string | null, sort: string): Promise<Page> {
    const { data } = await shop.graphql(
      `query ($after: String, $sort: ProductSort) { products(sort: $sort, first: 7, after: $after) {
         nodes { name price discount rating unitPrice { amount } } pageInfo { hasNextPage hasPreviousPage endCursor } } }`,
      { after, sort },
    );
    return data.products;
  }

  it.each(Object.keys(keyOf))('walks the whole list by %s without a gap or a repeat', async (sort) => {
    const walked: Page['nodes'] = [];
    let after: string | null = null;
    let pages = 0;
    do {
      const { nodes, pageInfo }: Page = await pageAfter(after, sort);
      expect(pageInfo.hasPreviousPage).toBe(pages > 0);
      expect(pageInfo.hasNextPage).toBe(walked.length + nodes.length < known.length);
      walked.push(...nodes);
      pages += 1;
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after);

    const keys = walked.map((product) => keyOf[sort]?.(product) ?? 0);
    expect(namesOf(walked)).toEqual(namesOf(known));
    expect(keys).toEqual(keys.toSorted((one, other) => one - other));
    expect(pages).toBe(9);
  });

  it('goes on behind a product that an edge names', async () => {
    const { edges } = await list({}, 'edges { cursor node { name } }');
    const [first, second] = edges;

    const { nodes } = await list({}, 'nodes { name }', `after: "${first.cursor}"`);

    expect(nodes[0]).toEqual(second.node);
  });

  it('refuses the cursor of a list that is sorted by something else', async () => {
    const { edges } = await list({}, 'edges { cursor }');

    const { errors } = await shop.graphql(
      `{ products(sort: PRICE_ASC, after: "${edges[0].cursor}") { nodes { id } } }`,
    );

    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

/** An answer to a known visitor is never taken from memory. */
const WORKED_OUT = { headers: { cookie: 'somebody=1' } };

describe('products › cost', () => {
  it('asks the database the same few times for 24 products as for 2', async () => {
    const page = (first: number) => () =>
      shop.graphql(
        `{ products(first: ${first}) { totalCount nodes {
             name brand price countInStock sizes weightOptions variants { countInStock } countries { name }
             category { name children { name } } subCategory { name } images { url } related { name } reviews { totalCount nodes { text } } } } }`,
        {},
        WORKED_OUT,
      );
    await page(24)();

    const forTwo = await shop.countStatements(page(2));
    const forMany = await shop.countStatements(page(24));

    // The page with its total and what hangs on it, related, reviews. Categories are kept.
    expect(forMany).toBe(3);
    expect(forTwo).toBe(3);
  });

  it('counts neither the whole list nor its facets unless they are asked for', async () => {
    expect(
      await shop.countStatements(() => shop.graphql('{ products { nodes { name price } } }', {}, WORKED_OUT)),
    ).toBe(1);
  });

  it('counts in one statement the facets that an operation asks for in several places', async () => {
    const choices = 'values { value count }';
    const asked = `{ products { brands: facets(keys: [BRAND]) { ${choices} } all: facets { key ${choices} } } }`;
    const answers: { brands: object[]; all: { key: string; values: object[] }[] }[] = [];
    const statements = await shop.countStatements(async () => {
      answers.push((await shop.graphql(asked, {}, WORKED_OUT)).data.products);
    });

    const [{ brands, all } = { brands: [], all: [] }] = answers;
    expect(statements).toBe(2);
    expect(brands).toEqual([{ values: all.find(({ key }) => key === 'BRAND')?.values }]);
  });
});
