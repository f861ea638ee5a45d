import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { User } from '../accounts/user.entity.js';
import { openApi } from '../api.js';
import { features } from '../features.js';
import { callsOf } from '../rest/describe-call.js';
import { Review } from '../reviews/review.entity.js';
import { refreshRatings } from '../reviews/reviews.queries.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { Role } from '../shared/rights/role.js';
import { aFilledCart, aUser } from '../testing/factories/account.factory.js';
import { aKey } from '../testing/factories/api-key.factory.js';
import { aCategory, aProduct } from '../testing/factories/catalogue.factory.js';
import { aCashOrderOf, takeCash } from '../testing/factories/order.factory.js';
import { makeDue, runDueJobs } from '../testing/jobs.js';
import { openShop, type TestShop } from '../testing/shop.js';
import { anyVariantsByProductId } from './catalogue.loaders.js';
import type { Product } from './product.entity.js';
import { ProductStatus } from './product-status.js';
import { openSitemap } from './sitemap/sitemap.js';

let shop: TestShop;
let owner: User;
let shopper: User;
let product: Product;
let beside: Product;
let variantId: string;
let reviewId: string;

beforeAll(async () => {
  shop = await openShop();
  const ctx = shop.ctx();
  owner = await aUser(ctx, { role: Role.OWNER });
  shopper = await aUser(ctx);
  const top = await aCategory(ctx, { name: 'Sweets' });
  const shelf = { categoryId: top.id, subCategoryId: (await aCategory(ctx, { parentId: top.id })).id };
  product = await aProduct(ctx, {
    ...{ ...shelf, name: 'Zafrani Peda', brand: 'Kasturi', price: 77, oldPrice: 99, featured: true },
    prior: { rating: 5, count: 9 },
  });
  beside = await aProduct(ctx, { ...shelf, name: 'Plain Peda', brand: 'Gokul', price: 50, featured: true });
  variantId = (await anyVariantsByProductId(ctx).load(product.id))[0]?.id ?? '';
  const review = { productId: product.id, userId: shopper.id, customerName: 'Asha', text: 'Kasturi is best' };
  reviewId = (await ctx.db.save(Review, { ...review, customerRating: 5 })).id;
  await refreshRatings(ctx, [product.id]);
  await shop.graphql(
    'mutation ($id: ID!) { addToWishlist(productId: $id) { userErrors { code } } }',
    { id: product.id },
    { as: shopper },
  );
  await takeCash(shop);
  await aFilledCart(ctx, shopper, { [variantId]: 1 });
  await aCashOrderOf(shop, shopper);
});
afterAll(() => shop.close());

/** Sets the status as the desk does. */
async function save(status: ProductStatus, more: object = {}) {
  const { data } = await shop.graphql(
    'mutation ($input: ProductInput!) { saveProduct(input: $input) { product { status publishAt } userErrors { code field } } }',
    {
      input: {
        ...{ id: product.id, name: product.name, brand: product.brand, categoryId: product.categoryId },
        ...{ price: 77, oldPrice: 99, status, ...more },
      },
    },
    { as: owner },
  );
  return data.saveProduct;
}

const graph =
  (query: string, isOfShopper = false) =>
  async () => {
    const variables = { id: product.id, variantId, reviewId, besideId: beside.id, categoryId: product.categoryId };
    const taken = Object.entries({ ...variables, sku: 'kasturi-zafrani-peda-1', slug: 'kasturi-zafrani-peda' }).filter(
      ([name]) => query.includes(`$${name}:`),
    );
    return shop.graphql(query, Object.fromEntries(taken), { as: isOfShopper ? shopper : null });
  };
const rest = (call: () => string, as?: () => User) => async () => shop.rest(call(), as ? { as: as() } : {});

const ABOUT = '{ id slug name brand }';

/** Every way to read of goods that is open to the public or to a shopper, by what it shows. */
const READS: Record<string, () => Promise<unknown>> = {
  'Query.product': graph(`query ($id: ID!) { product(id: $id) ${ABOUT} }`),
  'Query.product by its name': graph(`query ($slug: String!) { product(slug: $slug) ${ABOUT} }`),
  'Query.variant': graph('query ($variantId: ID!) { variant(id: $variantId) { sku product { name } } }'),
  'Query.variant by its number': graph('query ($sku: String!) { variant(sku: $sku) { sku product { name } } }'),
  'Query.products': graph(`{ products { nodes ${ABOUT} } }`),
  'Query.products of a category': graph(
    `query ($categoryId: ID!) { products(filter: {categoryId: $categoryId}) { nodes ${ABOUT} } }`,
  ),
  'Query.products by price': graph(
    `{ products(filter: {minPrice: 60, maxPrice: 90}, sort: PRICE_ASC) { nodes ${ABOUT} } }`,
  ),
  'Query.products by stars': graph(`{ products(filter: {minRating: 4}, sort: RATING) { nodes ${ABOUT} } }`),
  'Query.products by reduction': graph(`{ products(filter: {minDiscount: 20}, sort: DISCOUNT) { nodes ${ABOUT} } }`),
  'Query.products of a brand': graph(`{ products(filter: {brands: ["Kasturi"]}) { nodes { name slug } } }`),
  'Query.products that are featured': graph(`{ products(filter: {featured: true}) { nodes ${ABOUT} } }`),
  'Query.products by id': graph(`query ($id: ID!) { products(ids: [$id]) { nodes ${ABOUT} } }`),
  'Query.products by number': graph(`query ($sku: String!) { products(skus: [$sku]) { nodes ${ABOUT} } }`),
  'ProductConnection.facets': graph('{ products { facets { values { label } } } }'),
  'Product.related': graph(`query ($besideId: ID!) { product(id: $besideId) { related ${ABOUT} } }`),
  'Query.search': graph(`{ search(query: "zafrani") { nodes ${ABOUT} } }`),
  'Query.search by price': graph(`{ search(query: "peda", sort: PRICE_DESC) { nodes ${ABOUT} } }`),
  'Query.search narrowed': graph(`{ search(query: "peda", filter: {minPrice: 60}) { nodes ${ABOUT} } }`),
  'SearchConnection.facets': graph('{ search(query: "peda") { facets { values { label } } } }'),
  'Query.suggest': graph('{ suggest(prefix: "zafr") { queries products { name } brands } }'),
  'Query.suggest of a brand': graph('{ suggest(prefix: "kast") { queries products { name } brands } }'),
  'Query.node': graph(`query ($id: ID!) { node(id: $id) { ... on Product ${ABOUT} } }`),
  'Query.node of a variant': graph(
    'query ($variantId: ID!) { node(id: $variantId) { ... on ProductVariant { sku } } }',
  ),
  'Query.node of a review': graph('query ($reviewId: ID!) { node(id: $reviewId) { ... on Review { text } } }'),
  'User.wishlist': graph(`{ me { wishlist { product ${ABOUT} } } }`, true),
  'Mutation.mergeCart': async () => {
    const lines = [{ productId: product.id, quantity: 1 }];
    const merge = `mutation ($lines: [CartMergeLineInput!]!) { mergeCart(lines: $lines) { changes { product ${ABOUT} } } }`;
    return shop.graphql(merge, { lines }, { as: await aUser(shop.ctx()) });
  },
  'OrderLine.product': graph('{ me { orders { nodes { lines { product { slug brand } variant { sku } } } } } }', true),
  'GET /products/:id': rest(() => `GET /api/products/${product.id}`),
  'GET /products/featured': rest(() => 'GET /api/products/featured'),
  'GET /products/catId': rest(() => `GET /api/products/catId?catId=${product.categoryId}`),
  'GET /products/subCatId': rest(() => `GET /api/products/subCatId?subCatId=${product.subCategoryId}`),
  'GET /products/rating': rest(() => 'GET /api/products/rating?rating=4'),
  'GET /products/fiterByPrice': rest(() => 'GET /api/products/fiterByPrice?minPrice=60&maxPrice=90'),
  'GET /products/filterByPrice': rest(() => 'GET /api/products/filterByPrice?minPrice=60&maxPrice=90'),
  'GET /search': rest(() => 'GET /api/search?q=zafrani'),
  'GET /productReviews': rest(() => `GET /api/productReviews?productId=${product.id}`),
  'GET /my-list': rest(
    () => 'GET /api/my-list',
    () => shopper,
  ),
  'the sitemap': () =>
    openSitemap({
      pages: [],
      category: () => '/',
      subCategory: () => '/',
      product: (id) => `/product/${id}`,
      alternates: (path) => [{ hreflang: 'en', path }],
    }).read(shop.ctx(), null, 'https://jhola.example') as Promise<unknown>,
};

/** What is open to the public and tells nothing of a single product. */
const TELLS_OF_NONE = [
  ...['Query.categories', 'Query.category', 'Query.homeSlides', 'Query.banners', 'Query.countries', 'Query.shop'],
  ...['Query.customFieldDefinitions', 'Query.shopText', 'Query.shopAppearance', 'Query.cashTerms'],
  ...['deliveryPromises', 'deliveryTerms', 'deliveryZones', 'freshCategories', 'catalogueVersion'].map(
    (name) => `Query.${name}`,
  ),
  ...[
    'GET /category',
    'GET /category/:id',
    'GET /countries',
    'GET /homeBanner',
    'GET /banners',
    'GET /homeSideBanners',
  ],
  ...['GET /shop/appearance', 'GET /openapi.json'],
];

/** Whether an answer tells of the product. */
async function isTold(read: () => Promise<unknown>): Promise<boolean> {
  const text = JSON.stringify(await read()).toLowerCase();
  // What was asked for by its id comes back in a refusal, and is no news.
  return [/kasturi/, /zafrani/, new RegExp(`"id":"${product.id}"|/product/${product.id}`)].some((sign) =>
    sign.test(text),
  );
}

describe('a product that is hidden', () => {
  it('is looked for by every read that is open to the public', async () => {
    const fields = features.flatMap(({ publicFields = [] }) => publicFields).map((name) => `Query.${name}`);
    const calls = callsOf(await openApi()).filter(({ description }) => description?.isPublic);
    const open = [...fields, ...calls.map(({ method, path }) => `${method.toUpperCase()} ${path}`)];

    expect(open.filter((name) => !TELLS_OF_NONE.includes(name) && !(name in READS))).toEqual([]);
  });

  it.each(Object.keys(READS))(
    'is told of by %s while it is published, and by nothing once it is hidden',
    async (name) => {
      const read = READS[name] ?? (async () => null);
      await save(ProductStatus.PUBLISHED);
      const before = await isTold(read);

      await save(ProductStatus.HIDDEN);
      const whileHidden = await isTold(read);
      await save(ProductStatus.ARCHIVED);
      const whileArchived = await isTold(read);

      expect([before, whileHidden, whileArchived]).toEqual([true, false, false]);
    },
  );

  it('stands in its place among the others, in every order and page by page, for who may read the catalogue', async () => {
    const { id: categoryId } = await aCategory(shop.ctx());
    for (const price of [10, 60, 20, 50, 30, 40, 35])
      await aProduct(shop.ctx(), { categoryId, price, oldPrice: price * 2 });
    await shop.database.query(
      `UPDATE product SET status = CASE WHEN price_paise % 2000 = 0 THEN 'HIDDEN' ELSE status END WHERE category_id = $1`,
      [categoryId],
    );
    const LIST = `query ($filter: ProductFilter, $sort: ProductSort, $after: String) {
      products(first: 3, filter: $filter, sort: $sort, after: $after) {
        totalCount nodes { price } pageInfo { endCursor hasNextPage } } }`;
    interface Page {
      totalCount: number;
      nodes: { price: number }[];
      pageInfo: { endCursor: string | null; hasNextPage: boolean };
    }
    const page = async (variables: object): Promise<Page> =>
      (await shop.graphql(LIST, variables, { as: owner })).data.products;
    const pricesBy = async (sort: string, statuses: string[]) => {
      const prices: number[] = [];
      for (let after: string | null = null, hasMore = true; hasMore; ) {
        const products: Page = await page({ filter: { categoryId, statuses }, sort, after });
        prices.push(...products.nodes.map(({ price }) => price));
        after = products.pageInfo.endCursor;
        hasMore = products.pageInfo.hasNextPage;
        expect(products.totalCount).toBe(statuses.length === 1 ? 3 : 7);
      }
      return prices;
    };

    expect(await pricesBy('PRICE_ASC', ['PUBLISHED', 'HIDDEN'])).toEqual([10, 20, 30, 35, 40, 50, 60]);
    expect(await pricesBy('PRICE_DESC', ['PUBLISHED', 'HIDDEN', 'ARCHIVED'])).toEqual([60, 50, 40, 35, 30, 20, 10]);
    expect(await pricesBy('PRICE_ASC', ['HIDDEN'])).toEqual([20, 40, 60]);
    for (const sort of ['NEWEST', 'DISCOUNT', 'RATING', 'UNIT_PRICE'])
      expect((await pricesBy(sort, ['PUBLISHED', 'HIDDEN'])).toSorted()).toEqual([10, 20, 30, 35, 40, 50, 60]);
    await shop.database.query('DELETE FROM product WHERE category_id = $1', [categoryId]);
  });

  it('is found by parts of its name and by its number, for who may read the catalogue alone', async () => {
    await save(ProductStatus.HIDDEN);
    const LOOK = `query ($text: String!) { products(filter: {text: $text, statuses: [PUBLISHED, HIDDEN]}) { nodes { name } } }`;
    const found = async (text: string, as: User | null = owner) => {
      const { data, errors } = await shop.graphql(LOOK, { text }, { as });
      return data ? data.products.nodes.map(({ name }: { name: string }) => name) : errors[0]?.extensions.code;
    };

    expect(await found('afran')).toEqual([product.name]);
    expect(await found('kasturi ped')).toEqual([product.name]);
    expect(await found('za')).toEqual([product.name]);
    expect(await found('fr')).toEqual([]);
    expect(await found('kasturi-zafrani-peda')).toEqual([product.name]);
    expect(await found('50% off_')).toEqual([]);
    expect([await found('z'), await found('peda', null), await found('peda', shopper)]).toEqual([
      'BAD_USER_INPUT',
      'UNAUTHENTICATED',
      'FORBIDDEN',
    ]);
  });

  it('is not counted, neither in its category nor in a list', async () => {
    const COUNTS = `query ($id: ID!) { category(id: $id) { productCount children { productCount } }
      products(filter: {categoryId: $id}) { totalCount }
      cheap: products(filter: {categoryId: $id, maxPrice: 80}) { totalCount } }`;
    const counts = async () => {
      const { category, products, cheap } = (await shop.graphql(COUNTS, { id: product.categoryId })).data;
      return [category.productCount, category.children[0].productCount, products.totalCount, cheap.totalCount];
    };
    await save(ProductStatus.PUBLISHED);
    expect(await counts()).toEqual([2, 2, 2, 2]);

    await save(ProductStatus.HIDDEN);

    expect(await counts()).toEqual([1, 1, 1, 1]);
  });

  it('stays in a cart, where it is told like one that is sold out, and cannot be bought', async () => {
    await save(ProductStatus.PUBLISHED);
    const buyer = await aUser(shop.ctx());
    const [line] = await aFilledCart(shop.ctx(), buyer, { [variantId]: 1 });
    await save(ProductStatus.HIDDEN);

    const CART = `{ me { cart { lines { countInStock product { name countInStock }
      variant { countInStock product { name } } } } } }`;
    const { data, errors } = await shop.graphql(CART, {}, { as: buyer });
    const more = await shop.graphql(
      'mutation ($id: ID!) { setCartLineQuantity(id: $id, quantity: 2) { userErrors { code message } } }',
      { id: line?.id },
      { as: buyer },
    );

    expect(errors ?? []).toEqual([]);
    expect(data.me.cart.lines).toEqual([
      {
        countInStock: 0,
        product: { name: 'Zafrani Peda', countInStock: 0 },
        variant: { countInStock: 0, product: { name: 'Zafrani Peda' } },
      },
    ]);
    expect(more.data.setCartLineQuantity.userErrors).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    await expect(aCashOrderOf(shop, buyer)).rejects.toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('goes into no cart and no list, and is reviewed by none', async () => {
    await save(ProductStatus.HIDDEN);
    const guest = await aUser(shop.ctx());
    const { data } = await shop.graphql(
      `mutation ($id: ID!, $variantId: ID!) {
         byId: addToCart(input: {productId: $id, quantity: 1}) { userErrors { code } }
         byVariant: addToCart(input: {productId: $id, variantId: $variantId, quantity: 1}) { userErrors { code } }
         addToWishlist(productId: $id) { userErrors { code } }
         addReview(input: {productId: $id, text: "Good", customerRating: 5}) { userErrors { code } } }`,
      { id: product.id, variantId },
      { as: guest },
    );

    for (const { userErrors } of Object.values(data) as { userErrors: object[] }[])
      expect(userErrors).toEqual([{ code: 'NOT_FOUND' }]);
  });

  it('is shown to the desk by its name, its status, its number and the words of a search', async () => {
    await save(ProductStatus.HIDDEN);
    const asked = `query ($id: ID!, $sku: String!) {
      product(id: $id) { status variants { sku stock { onHand } } }
      products(filter: {statuses: [HIDDEN, ARCHIVED]}) { totalCount nodes { name } }
      bySku: products(skus: [$sku], filter: {statuses: [HIDDEN]}) { nodes { name } }
      search(query: "peda", filter: {statuses: [PUBLISHED, HIDDEN]}) { totalCount nodes { name } } }`;
    const variables = { id: product.id, sku: 'kasturi-zafrani-peda-1' };
    const { data } = await shop.graphql(asked, variables, { as: owner });

    expect(data.product).toMatchObject({ status: 'HIDDEN', variants: [{ sku: 'kasturi-zafrani-peda-1' }] });
    expect(data.products).toEqual({ totalCount: 1, nodes: [{ name: 'Zafrani Peda' }] });
    expect(data.bySku.nodes).toEqual([{ name: 'Zafrani Peda' }]);
    expect(data.search.nodes.map(({ name }: { name: string }) => name).sort()).toEqual(['Plain Peda', 'Zafrani Peda']);
  });

  it('is told of to a key that may read the catalogue, by what changed', async () => {
    await save(ProductStatus.PUBLISHED);
    await save(ProductStatus.ARCHIVED);
    const { as } = await aKey(shop, { scopes: [ApiScope.CATALOGUE_READ] });
    const CHANGES = '{ changes(kinds: [PRODUCT]) { nodes { node { ... on Product { name status } } } } }';
    const told = async () => JSON.stringify((await shop.graphql(CHANGES, {}, { as })).data);
    // A change is told once nothing can come before it any more: other tests share the server.
    while (!(await told()).includes('{"name":"Zafrani Peda","status":"ARCHIVED"}'))
      await new Promise((resolve) => setTimeout(resolve, 100));
  });

  it('keeps its statuses to those who may read the catalogue', async () => {
    const LIST = '{ products(filter: {statuses: [HIDDEN]}) { totalCount } }';

    expect((await shop.graphql(LIST)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await shop.graphql(LIST, {}, { as: shopper })).errors[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('is published by itself at its time, and at no other', async () => {
    const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
    const saved = await save(ProductStatus.HIDDEN, { publishAt: inAnHour });
    expect(saved).toEqual({ product: { status: 'HIDDEN', publishAt: inAnHour }, userErrors: [] });
    const statusNow = async () => {
      await makeDue(shop.database, `publish-product ${product.id}`);
      await runDueJobs(shop);
      const { data } = await shop.graphql('query ($id: ID!) { product(id: $id) { status } }', { id: product.id });
      return data.product?.status;
    };

    // The job comes too early for the time that the product has.
    expect(await statusNow()).toBeUndefined();
    await save(ProductStatus.HIDDEN, { publishAt: inAnHour });
    await shop.database.query("UPDATE product SET publish_at = now() - interval '1 s' WHERE id = $1", [product.id]);

    expect(await statusNow()).toBe('PUBLISHED');
  });

  it.each([
    ['a time that is past', ProductStatus.HIDDEN, -1],
    ['a time beside another status', ProductStatus.ARCHIVED, 1],
    ['a time in three years', ProductStatus.HIDDEN, 3 * 366 * 24],
  ])('is refused %s', async (_what, status, hours) => {
    const publishAt = new Date(Date.now() + hours * 3_600_000).toISOString();

    expect((await save(status, { publishAt })).userErrors).toEqual([{ code: 'BAD_USER_INPUT', field: 'publishAt' }]);
  });
});

describe('a statement that reads goods', () => {
  /** Files whose statements may read what is hidden, and why. */
  const READ_ALL: Record<string, string> = {
    'cart/read-lines.queries.ts': 'what is in a cart is told of',
    'catalogue-files/export/articles.queries.ts': 'for the desk',
    'catalogue-files/import/known-articles.queries.ts': 'for the desk',
    'catalogue-files/import/write-labels.queries.ts': 'writes',
    'catalogue-files/import/write-products.queries.ts': 'writes',
    'catalogue-files/import/write-tags.queries.ts': 'writes',
    'catalogue/changes/catalogue-changes.queries.ts': 'writes',
    'catalogue/listing/product-tags.queries.ts': 'for the desk',
    'catalogue/substitutes/substitutes.queries.ts': 'names those that are shown by their variants',
    'feeds/changed-products.queries.ts': 'ids alone, of which what is shown is read',
    'invoices/invoices.queries.ts': 'what was bought stays on the invoice',
    'offers/preview.queries.ts': 'for the desk',
    'offers/purchase/purchase-facts.queries.ts': 'of what is in a cart',
    'reviews/reviews.queries.ts': 'writes',
    'sales/roll-up-sales.queries.ts': 'for the desk',
    'sales/sales.queries.ts': 'for the desk',
    'search/index/install-search.queries.ts': 'search_index leaves out what is hidden',
    'search/ranked-rows.queries.ts': 'of documents, which are of what is shown',
  };

  it('names who may see what it reads', async () => {
    const files = (readdirSync('graph', { recursive: true }) as string[]).filter(
      (file) => /(?<![.]test)[.]ts$/.test(file) && !/migrations|^(development|testing|demo)\//.test(file),
    );
    const unnamed = files.filter((file) => {
      const text = readFileSync(`graph/${file}`, 'utf8');
      return /(FROM|JOIN) product (p|near|far)\b/.test(text) && !/IS_SHOWN|shownTo|whereOf|\$\{where\}/.test(text);
    });

    expect(unnamed.filter((file) => !(file in READ_ALL))).toEqual([]);
  });
});
