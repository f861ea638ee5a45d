import { ErrorCode } from '../../shared/errors.js';
import { NOBODYS_ID, type ParityCase, pair } from './parity.js';

type Json = ReturnType<typeof JSON.parse>;

const PRODUCT = `id name slug description brand price oldPrice discount rating reviewCount countInStock sizes ramOptions
  weightOptions featured category { id name } subCategory { id name } images { url(width: 640) }`;

const urls = (images: { url: string }[]) => images.map(({ url }) => url);

/** Over REST every number is one: what is not reduced has its price as old price, what nobody rated has 0 stars. */
const productOnGraph = (json: Json) => ({
  ...{ id: json.id, name: json.name, slug: json.slug, description: json.description, brand: json.brand },
  ...{ price: json.price, oldPrice: json.oldPrice ?? json.price, discount: json.discount },
  ...{ rating: json.rating ?? 0, reviews: json.reviewCount, stock: json.countInStock, featured: json.featured },
  options: [json.sizes, json.ramOptions, json.weightOptions],
  category: json.category,
  subCategory: json.subCategory,
  images: urls(json.images),
});

const productOverRest = (json: Json) => ({
  ...{ id: json.id, name: json.name, slug: json.slug, description: json.description, brand: json.brand },
  ...{ price: json.price, oldPrice: json.oldPrice, discount: json.discount },
  ...{ rating: json.rating, reviews: json.reviewCount, stock: json.countInStock, featured: json.isFeatured },
  options: [json.size, json.productRam, json.productWeight],
  category: { id: json.catId, name: json.catName },
  subCategory: json.subCatId && { id: json.subCatId, name: json.subCatName },
  images: json.images,
});

const listFacts = {
  rest: (body: Json, headers: Headers) => [Number(headers.get('x-total-count')), body.map(productOverRest)],
  graph: (json: Json) => [json.totalCount, json.nodes.map(productOnGraph)],
};

const LISTING = `query ($filter: ProductFilter) {
  products(filter: $filter, first: 100) { totalCount nodes { ${PRODUCT} } }
}`;

/** A list of products: its parameters over REST, and the same as a filter of the graph. */
interface Narrowed {
  query: Record<string, string | number>;
  filter: object;
}

function listing(
  path: string,
  narrowed: [what: string, code: ErrorCode | null, Narrowed | 'categories'][],
): ParityCase[] {
  return pair<Narrowed>({
    rest: ({ query }) => [`GET /api/products/${path}?${new URLSearchParams(query as Record<string, string>)}`],
    graph: ({ filter }) => [LISTING, { filter }],
    facts: listFacts,
    sameWords: false,
    cases: narrowed.map(([what, code, wish]) => [
      what,
      code,
      ({ category, subCategory }) => {
        if (wish !== 'categories') return wish;
        return path === 'catId'
          ? { query: { catId: category.id }, filter: { categoryId: category.id } }
          : { query: { subCatId: subCategory.id }, filter: { subCategoryId: subCategory.id } };
      },
    ]),
  });
}

const byPrice: Parameters<typeof listing>[1] = [
  [
    'a visitor, between two prices',
    null,
    { query: { minPrice: 50, maxPrice: 200 }, filter: { minPrice: 50, maxPrice: 200 } },
  ],
  ['a price below nothing', ErrorCode.BAD_USER_INPUT, { query: { minPrice: -1 }, filter: { minPrice: -1 } }],
  ['a price beyond all bounds', ErrorCode.BAD_USER_INPUT, { query: { maxPrice: 1e12 }, filter: { maxPrice: 1e12 } }],
  ['nothing that costs so much', null, { query: { minPrice: 90_000 }, filter: { minPrice: 90_000 } }],
];

const CATEGORY = 'id name slug color parent { id } images { url(width: 640) }';
const categoryOverRest = (json: Json): object => ({
  ...{ id: json.id, name: json.name, slug: json.slug, color: json.color, images: json.images },
  parent: json.parentId,
  children: json.children.map(categoryOverRest),
});
const categoryOnGraph = (json: Json): object => ({
  ...{ id: json.id, name: json.name, slug: json.slug, color: json.color, images: urls(json.images) },
  parent: json.parent?.id ?? null,
  children: (json.children ?? []).map(categoryOnGraph),
});

const promotion = (json: Json) => [json.id, json.images, json.catId, json.catName, json.subCatId, json.subCatName];
const promotions = (path: string, placement: 'HOME' | 'SIDE') =>
  pair({
    rest: () => [`GET /api/${path}`],
    graph: () => [
      `{ banners(placement: ${placement}) { id images { url(width: 1280) } category { id name } subCategory { id name } } }`,
    ],
    facts: {
      rest: (body) => body.map(promotion),
      graph: (json) =>
        json.map(({ id, images, category: cat, subCategory: sub }: Json) =>
          promotion({
            ...{ id, images: urls(images), catId: cat?.id ?? null, catName: cat?.name ?? null },
            ...{ subCatId: sub?.id ?? null, subCatName: sub?.name ?? null },
          }),
        ),
    },
    cases: [['a visitor', null, () => ({})]],
  });

/** The calls that read what everybody may read, each beside its operation. */
export const READING: Record<string, ParityCase[]> = {
  'GET /homeBanner': pair({
    rest: () => ['GET /api/homeBanner'],
    graph: () => ['{ homeSlides { id images { url(width: 1280) } } }'],
    facts: {
      rest: (body) => body.map(({ id, images }: Json) => [id, images]),
      graph: (json) => json.map(({ id, images }: Json) => [id, urls(images)]),
    },
    cases: [['a visitor', null, () => ({})]],
  }),
  'GET /banners': promotions('banners', 'HOME'),
  'GET /homeSideBanners': promotions('homeSideBanners', 'SIDE'),
  'GET /category': pair({
    rest: () => ['GET /api/category'],
    graph: () => [`{ categories { ${CATEGORY} children { ${CATEGORY} children { ${CATEGORY} } } } }`],
    facts: { rest: (body) => body.categoryList.map(categoryOverRest), graph: (json) => json.map(categoryOnGraph) },
    cases: [['a visitor', null, () => ({})]],
  }),
  'GET /category/:id': pair<{ id: string }>({
    rest: ({ id }) => [`GET /api/category/${id}`],
    graph: ({ id }) => [
      `query ($id: ID!) { category(id: $id) { ${CATEGORY} children { ${CATEGORY} children { ${CATEGORY} } } } }`,
      { id },
    ],
    facts: { rest: (body) => body.categoryData.map(categoryOverRest), graph: (json) => [categoryOnGraph(json)] },
    nullMeans: ErrorCode.NOT_FOUND,
    cases: [
      ['a visitor', null, ({ category }) => ({ id: category.id })],
      ['an id that nothing has', ErrorCode.NOT_FOUND, () => ({ id: NOBODYS_ID })],
      ['an id that is none', ErrorCode.NOT_FOUND, () => ({ id: 'dairy' })],
    ],
  }),
  'GET /products/featured': listing('featured', [
    ['a visitor', null, { query: {}, filter: { featured: true } }],
    ['somebody in India', null, { query: { location: 'India' }, filter: { featured: true, location: 'India' } }],
    [
      'somebody where nothing is sold',
      null,
      { query: { location: 'Atlantis' }, filter: { featured: true, location: 'Atlantis' } },
    ],
  ]),
  'GET /products/catId': listing('catId', [
    ['a visitor', null, 'categories'],
    ['a category that nobody has', null, { query: { catId: NOBODYS_ID }, filter: { categoryId: NOBODYS_ID } }],
  ]),
  'GET /products/subCatId': listing('subCatId', [
    ['a visitor', null, 'categories'],
    [
      'a sub-category that nobody has',
      null,
      { query: { subCatId: NOBODYS_ID }, filter: { subCategoryId: NOBODYS_ID } },
    ],
  ]),
  'GET /products/rating': listing('rating', [
    ['a visitor', null, { query: { rating: 4 }, filter: { minRating: 4 } }],
    ['more stars than there are', ErrorCode.BAD_USER_INPUT, { query: { rating: 6 }, filter: { minRating: 6 } }],
  ]),
  'GET /products/fiterByPrice': listing('fiterByPrice', byPrice),
  'GET /products/filterByPrice': listing('filterByPrice', byPrice),
  'GET /products/:id': pair<{ id: string }>({
    rest: ({ id }) => [`GET /api/products/${id}`],
    graph: ({ id }) => [`query ($id: ID!) { product(id: $id) { ${PRODUCT} } }`, { id }],
    facts: { rest: productOverRest, graph: productOnGraph },
    nullMeans: ErrorCode.NOT_FOUND,
    cases: [
      ['a visitor', null, ({ variant }) => ({ id: variant.productId })],
      ['an id that nothing has', ErrorCode.NOT_FOUND, () => ({ id: NOBODYS_ID })],
      ['an id that is none', ErrorCode.NOT_FOUND, () => ({ id: '99999999999' })],
    ],
  }),
  'GET /delivery': pair<{ pin: string }>({
    rest: ({ pin }) => [`GET /api/delivery?pin=${pin}`],
    graph: ({ pin }) => [
      'query ($pin: String) { deliveryPromises(pin: $pin) { kind pin place isServed date text slots { code date text } } }',
      { pin },
    ],
    facts: {
      rest: (body) => body.map((promise: Json) => ({ ...promise, kind: promise.kind.toUpperCase() })),
      graph: (json) => json,
    },
    cases: [
      ['a PIN code that is served', null, () => ({ pin: '560001' })],
      ['a PIN code that is not', null, () => ({ pin: '910001' })],
      ['what is no PIN code', ErrorCode.BAD_USER_INPUT, () => ({ pin: '12' })],
    ],
  }),
  'GET /countries': pair<{ search: string }>({
    rest: ({ search }) => [`GET /api/countries?search=${search}`],
    graph: ({ search }) => ['query ($search: String) { countries(search: $search) { id name iso2 } }', { search }],
    facts: {
      rest: (body) => body.map(({ id, country, iso2 }: Json) => [id, country, iso2]),
      graph: (json) => json.map(({ id, name, iso2 }: Json) => [id, name, iso2]),
    },
    cases: [
      ['a visitor', null, () => ({ search: '' })],
      ['a part of a name', null, () => ({ search: 'nDi' })],
      ['a name that no country has', null, () => ({ search: 'Atlantis' })],
    ],
  }),
  'GET /productReviews': pair<{ id: string }>({
    rest: ({ id }) => [`GET /api/productReviews?productId=${id}`],
    graph: ({ id }) => [
      `query ($id: ID!) { product(id: $id) { reviews(first: 100) {
        totalCount nodes { id text customerRating customerName dateCreated }
      } } }`,
      { id },
    ],
    facts: {
      rest: (body, headers) => [
        Number(headers.get('x-total-count')),
        body.map((json: Json) => [json.id, json.review, json.customerRating, json.customerName, json.dateCreated]),
      ],
      // A product that is not there has no reviews.
      graph: (json) => [
        json?.reviews.totalCount ?? 0,
        (json?.reviews.nodes ?? []).map((review: Json) => [
          ...[review.id, review.text, review.customerRating, review.customerName, review.dateCreated],
        ]),
      ],
    },
    cases: [
      ['a visitor', null, ({ variant }) => ({ id: variant.productId })],
      ['a product that nobody has', null, () => ({ id: NOBODYS_ID })],
    ],
  }),
  'GET /search': pair<{ q: string }>({
    rest: ({ q }) => [`GET /api/search?q=${encodeURIComponent(q)}`],
    graph: ({ q }) => [
      `query ($q: String!) { search(query: $q, first: 100) { totalCount nodes { ${PRODUCT} } } }`,
      { q },
    ],
    facts: listFacts,
    cases: [
      ['a visitor', null, () => ({ q: 'dal' })],
      ['nothing', null, () => ({ q: '' })],
      ['what nothing is called', null, () => ({ q: 'qwrtzpsdfg' })],
      ['a percent sign', null, () => ({ q: '%' })],
      ['more than anybody types', ErrorCode.BAD_USER_INPUT, () => ({ q: 'dal '.repeat(60) })],
    ],
  }),
};
