import { v7 } from 'uuid';
import { aBatch } from '../factories/batch.factory.js';
import { aVariant } from '../factories/checkout.factory.js';
import { bad, badInputs, type Rows, type Twin } from './row.js';
import { NOBODYS_ID, type Scene } from './scene.js';
import { among, matching, number, something } from './shows.js';
import { each, type Json, made, type Told, told } from './told.js';
import { catalogueReaders, catalogueWriters, everybody } from './who.js';

/** What became of a change of many products, which are others each time. */
const CHANGED: Told = {
  ids: {
    paths: ['products.id'],
    make: (changed: Json[]) => changed.length,
    makeRest: (changed: Json[]) => changed.length,
  },
  refused: each('refused', told('id', { msg: 'error.message' })),
  endCursor: 'endCursor',
};

/** Over REST what is not reduced has its price as old price, and what is not rated has 0 stars. */
export const PRODUCT: Told = told('id name slug description brand price discount reviewCount countInStock', {
  oldPrice: made((oldPrice, price) => oldPrice ?? price, 'oldPrice', 'price'),
  rating: made((rating) => rating ?? 0, 'rating'),
  isFeatured: 'featured',
  size: 'sizes',
  productRam: 'ramOptions',
  productWeight: 'weightOptions',
  catId: 'category.id',
  catName: 'category.name',
  subCatId: 'subCategory.id',
  subCatName: 'subCategory.name',
  images: 'images.url(width: 640)',
});

const VARIANT: Told = told('id sku price oldPrice countInStock', { productId: 'product.id' });

/** A batch near to its date, which is one object under /api. */
const AGING: Told = told('daysLeft', {
  ...{ batchId: 'batch.id', batchNumber: 'batch.number', bestBefore: 'batch.bestBefore' },
  ...{ onHand: 'batch.onHand', reserved: 'batch.reserved' },
  ...{ productId: 'product.id', name: 'product.name', variantId: 'variant.id', sku: 'variant.sku' },
});

function categoryWith(levels: number): Told {
  const one = told('id name slug color', { images: 'images.url(width: 640)', parentId: 'parent.id' });
  return levels > 1 ? { ...one, children: each('children', categoryWith(levels - 1)) } : one;
}

/** Filters of the graph by their names under /api; one is said by the address of a list. */
const PARAMETERS: Record<string, string> = {
  categoryId: 'catId',
  subCategoryId: 'subCatId',
  minRating: 'rating',
  featured: '',
  diets: 'diet',
  origins: 'origin',
};

/** A list of products under /api, with the filter of the graph that asks for the same. */
function list(name: string, filter: (scene: Scene) => object, more: Partial<Twin> = {}): Twin {
  return {
    ...{ call: `GET /products/${name}`, at: 'nodes', tells: [PRODUCT], total: 'totalCount', hasOwnWords: true },
    needs: (scene) => ({ filter: filter(scene), sort: null }),
    query: ({ filter: asked }) => {
      const parameters = Object.entries(asked).map(([field, value]) => [
        PARAMETERS[field] ?? field,
        Array.isArray(value) ? value.join() : value,
      ]);
      return Object.fromEntries(parameters.filter(([parameter]) => parameter));
    },
    ...more,
  };
}
const byPrice: Partial<Twin> = {
  also: [
    ['nothing that costs so much', { filter: { minPrice: 90_000 } }],
    ['both ends, to the paisa', { filter: { minPrice: 60, maxPrice: 99.49 } }],
    ['stars as well', { filter: { minPrice: 0, maxPrice: 60_000, minRating: 4 } }],
  ],
  limits: [-1, 1e12, 10_000_001, 'NaN', 'Infinity', '1e309', 201].map((minPrice) =>
    bad(`a price from ${minPrice}`, { filter: { minPrice, maxPrice: 200 } }),
  ),
};

/** What is for sale, and who changes it. */
export const CATALOGUE: Rows = {
  Menus: {
    who: everybody,
    shows: among({ name: 'Food' }),
    rest: { call: 'GET /category', in: 'categoryList', tells: [categoryWith(3)] },
  },
  CustomFieldDefinitions: {
    who: everybody,
    shows: [],
    rest: { call: 'GET /custom-fields', tells: [told('name')], isEmptyForNothing: true },
  },
  SaveCustomFields: {
    who: catalogueWriters,
    needs: ({ goods: { dals } }) => ({ entity: 'CATEGORY', id: dals.id, customFields: [] }),
    shows: { customFields: [], userErrors: [] },
    rest: { call: 'PUT /custom-fields/:id', in: 'customFields', at: 'customFields', tells: [told('name value')] },
    limits: [
      ['what there is not', 'NOT_FOUND', { id: NOBODYS_ID }],
      bad('a field that there is not', { customFields: [{ name: 'spin', value: '1' }] }, 'customFields.spin'),
    ],
  },
  Category: {
    who: everybody,
    needs: ({ goods: { dals } }) => ({ id: dals.id }),
    shows: { parent: { name: 'Food' }, productCount: 4 },
    rest: { call: 'GET /category/:id', in: 'categoryData.0', tells: categoryWith(2) },
  },
  Listing: {
    who: everybody,
    needs: ({ goods: { food } }) => ({
      filter: { categoryId: food.id, minPrice: 20, maxPrice: 500, minRating: 3.5 },
      first: 2,
    }),
    shows: { products: { totalCount: 4, nodes: [something, something], pageInfo: { hasNextPage: true } } },
    rest: [
      list('featured', () => ({ featured: true }), {
        also: [
          ['somebody in India', { filter: { featured: true, location: 'India' } }],
          ['what is from nowhere', { filter: { featured: true, origins: ['aq'] } }],
          ['what is no food', { filter: { featured: true, diets: ['VEG'] } }],
          ['somebody where nothing is sold', { filter: { featured: true, location: 'Atlantis' } }],
        ],
      }),
      list('catId', ({ goods }) => ({ categoryId: goods.food.id }), {
        also: [
          ['a category that nobody has', { filter: { categoryId: NOBODYS_ID } }],
          ['a category that is none', { filter: { categoryId: 'abc' } }],
          ['all countries', ({ goods }) => ({ filter: { categoryId: goods.food.id, location: 'All' } })],
        ],
      }),
      list('subCatId', ({ goods }) => ({ subCategoryId: goods.dals.id }), {
        also: [['a sub-category that nobody has', { filter: { subCategoryId: NOBODYS_ID } }]],
      }),
      list('rating', () => ({ minRating: 4 }), {
        also: [['a category', ({ goods }) => ({ filter: { minRating: 4, categoryId: goods.food.id } })]],
        limits: [6, 'abc'].map((minRating) => bad(`${minRating} stars`, { filter: { minRating } })),
      }),
      list('fiterByPrice', () => ({ minPrice: 50, maxPrice: 200 }), byPrice),
      list('filterByPrice', () => ({ minPrice: 50, maxPrice: 200 }), byPrice),
    ],
  },
  NextPage: {
    who: everybody,
    needs: async ({ shop, goods: { food } }) => {
      const filter = { categoryId: food.id };
      const FIRST = `query ($filter: ProductFilter) {
        products(filter: $filter, sort: PRICE_ASC, first: 2) { pageInfo { endCursor } }
      }`;
      return { filter, after: (await shop.graphql(FIRST, { filter })).data.products.pageInfo.endCursor };
    },
    shows: { nodes: [{}, {}], pageInfo: { hasPreviousPage: true, hasNextPage: false } },
    limits: [{ minPrice: 10, maxPrice: 5 }, { minRating: 6 }, { minRating: -1 }, { minDiscount: 100 }].map((filter) =>
      bad(JSON.stringify(filter), { filter }),
    ),
  },
  Reduced: { who: everybody, shows: { nodes: [{ name: 'Toor Dal', oldPrice: 80, discount: 25 }] } },
  SoldTo: { who: everybody, shows: { nodes: among({ name: 'Toor Dal' }) } },
  Product: {
    who: everybody,
    needs: ({ goods: { dal } }) => ({ id: dal.id }),
    shows: {
      product: {
        weightOptions: ['500 g', '1 kg'],
        variants: [{ price: 60 }, { price: 110 }],
        reviews: { totalCount: 7, pageInfo: { hasNextPage: true } },
        related: [{}, {}, {}],
      },
    },
    rest: { call: 'GET /products/:id', tells: PRODUCT },
  },
  Variant: {
    who: everybody,
    needs: ({ goods: { packs } }) => ({ id: packs[0].id }),
    shows: { price: 60, oldPrice: 80 },
    rest: [
      { call: 'GET /variants/:id', who: catalogueReaders, tells: VARIANT },
      {
        ...{ call: 'GET /variants', who: catalogueReaders, in: '0', tells: VARIANT },
        needs: ({ goods: { packs } }) => ({ id: null, sku: packs[0].sku }),
      },
    ],
  },
  StockHistory: {
    who: catalogueReaders,
    needs: async (scene) => {
      const { id, productId } = await scene.variant();
      const ADD =
        'mutation ($id: ID!) { adjustStock(variantId: $id, delta: 24, reason: "Found") { userErrors { code } } }';
      await scene.shop.graphql(ADD, { id }, { as: scene.people.admin });
      return { id: productId };
    },
    shows: { variants: [{ stock: { onHand: 34, movements: { nodes: [{ delta: 24 }, { delta: 10 }] } } }] },
  },
  ProductToChange: {
    who: catalogueReaders,
    needs: ({ goods: { dal } }) => ({ id: dal.id }),
    shows: { version: matching(/^[\w-]{22}$/), name: 'Toor Dal' },
  },
  LowStock: { who: catalogueReaders, shows: { totalCount: number } },
  AgingBatches: {
    who: catalogueReaders,
    needs: async ({ shop }) => {
      await aBatch(shop, await aVariant(shop, { countInStock: 0 }), { quantity: 4, keeps: 20 });
      return undefined;
    },
    shows: { totalCount: number, nodes: among({ daysLeft: number }) },
    limits: [bad('fewer days than none', { days: -1 }, 'days'), bad('more than a year', { days: 367 }, 'days')],
    rest: {
      ...{ call: 'GET /aging-batches', in: 'batches', at: 'nodes', query: ({ days }) => ({ days, first: 10 }) },
      tells: [AGING],
    },
  },
  SaveCategory: {
    who: catalogueWriters,
    needs: (scene) => ({ input: { name: `Millets ${v7()}`, parentId: scene.category() } }),
    shows: { category: { slug: matching(/^millets/), color: '#F8EBCB' } },
    limits: [
      ...badInputs({ name: [''], color: ['blue'], position: [1_001], imageId: [NOBODYS_ID] }),
      ['a category above that is none', 'NOT_FOUND', { input: { parentId: 'nonsense' } }, 'parentId'],
      ['a category that there is not', 'NOT_FOUND', { input: { id: 'nonsense' } }, 'id'],
    ],
  },
  RemoveCategory: {
    who: catalogueWriters,
    needs: (scene) => ({ id: scene.category(), moveTo: scene.category() }),
    shows: { ok: true },
  },
  SaveProduct: {
    who: catalogueWriters,
    needs: async (scene, caller) => {
      const categoryId = await scene.category();
      return {
        input: {
          name: `Ragi Flour ${v7()}`,
          categoryId,
          subCategoryId: scene.category(categoryId),
          images: [scene.upload(caller)],
        },
      };
    },
    shows: { product: { countInStock: 65, discount: 22, images: [{ alt: matching(/^Ragi Flour/) }] } },
    limits: [
      ...badInputs({
        ...{ name: [' ', 'x'.repeat(201), 'Be\u0007san'], brand: [''], description: ['x'.repeat(5_001)] },
        ...{ categoryId: ['nonsense'], subCategoryId: ['nonsense'], countries: [['XX']] },
        images: [Array(21).fill(NOBODYS_ID), ['nonsense']],
        variants: [
          ...[[], Array.from({ length: 101 }, (_, n) => ({ size: `${n}`, price: 1 })), [{ price: 1 }, { price: 2 }]],
          ['S', 'M'].map((size) => ({ size, price: 1, sku: 'A' })),
        ],
      }),
      ...Object.entries({ price: [null, 0], oldPrice: [61.99], countInStock: [-1, 10_000_001], sku: ['a b'] }).flatMap(
        ([field, values]) =>
          values.map((value) =>
            bad(`alone, ${field}: ${value}`, { input: { variants: undefined, price: 62, [field]: value } }, field),
          ),
      ),
      ...Object.entries({
        ...{ gstRate: 41, hsnCode: '110', fssaiLicense: '1000001234567', countryOfOrigin: 'XX', shelfLifeDays: 0 },
        allergens: [' '],
      }).map(([field, value]) => bad(`${field}: ${value}`, { input: { label: { [field]: value } } }, `label.${field}`)),
      bad(
        'a bad price of the second',
        { input: { variants: [{ size: 'S', price: 1 }, { price: 0 }] } },
        'variants.1.price',
      ),
      bad('a long option', { input: { variants: [{ size: 'x'.repeat(41), price: 1 }] } }, 'variants.0.size'),
      [
        ...(['a sub-category of another', 'BAD_USER_INPUT'] as const),
        async (scene) => ({ input: { subCategoryId: scene.category(await scene.category()) } }),
        'subCategoryId',
      ],
      ...badInputs({ tags: [[' '], ['x'.repeat(41)], ['a|b'], Array.from({ length: 31 }, (_, at) => `tag ${at}`)] }),
      ...badInputs({ imageTexts: [Array(21).fill({ image: NOBODYS_ID, alt: 'Dal' })] }),
      bad('a picture of nobody', { input: { imageTexts: [{ image: NOBODYS_ID, alt: 'Dal' }] } }, 'imageTexts.0.image'),
      bad('a long text', { input: { imageTexts: [{ image: NOBODYS_ID, alt: 'x'.repeat(201) }] } }, 'imageTexts.0.alt'),
      ['a product that there is not', 'NOT_FOUND', { input: { id: 'nonsense' } }, 'id'],
      [
        'a product that somebody has changed meanwhile',
        'CONFLICT',
        async (scene) => ({ input: { id: scene.product(), expectedVersion: 'of-yesterday' } }),
        'expectedVersion',
      ],
    ],
  },
  ProductTags: {
    who: catalogueReaders,
    shows: [],
    rest: { call: 'GET /tags', tells: [told('tag productCount')] },
  },
  ChangeProducts: {
    who: catalogueWriters,
    needs: async (scene) => ({ products: { ids: [await scene.product()] } }),
    shows: {
      products: [{ price: 90, oldPrice: 100, status: 'PUBLISHED', tags: ['diwali'] }],
      refused: [],
      entryIds: [something],
    },
    limits: [
      ...[-91, 0, 501].map((pricePercent) =>
        bad(`${pricePercent} percent`, { change: { pricePercent } }, 'pricePercent'),
      ),
      bad('a rise that strikes', { change: { pricePercent: 5, strikesPrice: true } }, 'strikesPrice'),
      bad('no tag', { change: { addTags: [' '] } }, 'addTags'),
      bad('a tag of two', { change: { removeTags: ['a;b'] } }, 'removeTags'),
      bad('no change', { change: {} }, 'change'),
      bad('no products', { products: {} }, 'ids'),
      bad('products twice', { products: { ids: [NOBODYS_ID], filter: {} } }, 'ids'),
      bad('nothing to change', { products: { ids: [] } }, 'ids'),
      bad('a step of ids', { products: { ids: [NOBODYS_ID], first: 5 } }, 'first'),
      bad('a step of too many', { products: { filter: {}, first: 501 } }, 'first'),
      bad('no such step', { products: { filter: {}, first: 5, after: 'x' } }, 'after'),
      bad('too many', { products: { ids: Array.from({ length: 501 }, () => v7()) } }, 'ids'),
      ['a category that there is not', 'NOT_FOUND', { change: { categoryId: NOBODYS_ID } }, 'categoryId'],
    ],
    rest: {
      call: 'POST /products/change',
      body: ({ products, change }) => ({ ...change, ...products }),
      tells: CHANGED,
    },
  },
  RestoreProducts: {
    who: catalogueWriters,
    needs: async (scene) => {
      const id = await scene.product();
      const CHANGE = `mutation ($id: ID!) {
        changeProducts(products: {ids: [$id]}, change: {pricePercent: 50}) { entryIds } }`;
      const { data } = await scene.shop.graphql(CHANGE, { id }, { as: scene.people.admin });
      return { entryIds: data.changeProducts.entryIds };
    },
    shows: { products: [{ price: 100 }], refused: [], entryIds: [something] },
    rest: { call: 'POST /products/restore', tells: CHANGED },
    limits: [
      bad('nothing', { entryIds: [] }, 'entryIds'),
      ['a change that there is not', 'NOT_FOUND', { entryIds: [NOBODYS_ID] }, 'entryIds'],
    ],
  },
  RemoveProduct: { who: catalogueWriters, needs: (scene) => ({ id: scene.product() }), shows: { ok: true } },
  AdjustStock: {
    who: catalogueWriters,
    needs: async (scene) => ({ variantId: (await scene.variant()).id }),
    shows: { product: { countInStock: 34 } },
    limits: [
      bad('no piece', { delta: 0 }, 'delta'),
      bad('no change', { delta: null }, 'delta'),
      bad('a change and a count', { onHand: 1 }, 'delta'),
      bad('a count below nothing', { delta: null, onHand: -1 }, 'onHand'),
      bad('more than anybody counts', { delta: 10_000_001 }, 'delta'),
      bad('no reason', { reason: ' ' }, 'reason'),
      bad('a reason without end', { reason: 'x'.repeat(201) }, 'reason'),
      ['a variant that is none', 'NOT_FOUND', { variantId: 'nonsense' }, 'variantId'],
    ],
    rest: {
      ...{ call: 'PUT /variants/:id/stock', id: 'variantId', tells: { countInStock: 'product.countInStock' } },
      also: [['what was counted', { delta: null, onHand: 40, reason: 'Stocktaking' }]],
      limits: [
        ...[1.5, 'many'].map((onHand) => bad(`${onHand} pieces`, { delta: null, onHand }, 'onHand')),
        bad('no word of why', { reason: null }, 'reason'),
      ],
    },
  },
  SetPrice: {
    who: catalogueWriters,
    needs: async (scene) => ({ variantId: (await scene.variant()).id }),
    shows: { product: { price: 75.5, oldPrice: 80 } },
    limits: [['an old price below the new one', 'BAD_USER_INPUT', { price: 80, oldPrice: 75 }]],
    rest: {
      ...{ call: 'PUT /variants/:id/price', id: 'variantId' },
      limits: [null, 0, -1, 1e300, '99'].map((price) => bad(`a price of ${price}`, { price }, 'price')),
      tells: { price: 'product.price', oldPrice: 'product.oldPrice' },
    },
  },
  ImportCatalogue: {
    who: catalogueWriters,
    files: async () => [{ bytes: Buffer.from('name,category,price\nRajma,Food,150\nPoha,Food,\n'), name: 'goods.csv' }],
    fileMap: { 0: ['variables.file'] },
    shows: { created: 1, refused: 1, problems: [{ row: 3, column: 'price' }] },
  },
};
