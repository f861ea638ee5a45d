import { type Request, Router } from 'express';
import { z } from 'zod';
import { about, type CallDescription } from '../rest/describe-call.js';
import { OFFSET_PARAMETERS, offsetPageOf } from '../rest/offset-page.js';
import { queryNumber, queryText, sentPaise } from '../rest/read-request.js';
import { answer, route } from '../rest/route.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Paise } from '../shared/money/money.js';
import type { ProductFilter } from './catalogue.inputs.js';
import { toCategoryJson, toProductJson } from './catalogue.json.js';
import { findCategory, findProduct, listCategories } from './catalogue.service.js';
import { categoryJson, productJson } from './catalogue.shapes.js';
import { Diet } from './label/product-label.type.js';
import { sliceProducts } from './listing/product-listing.service.js';

/** Ten million rupees bounds every price. */
const MAX_PRICE = 10_000_000;

const idOf = (what: string) => z.string().describe(`Id of ${what}.`);
const bounded = (description: string) => z.number().min(0).max(MAX_PRICE).optional().describe(description);

/** What every list of products can be narrowed by. */
const NARROWED_BY = {
  catId: idOf('a category; not together with subCatId').optional(),
  subCatId: idOf('a sub-category').optional(),
  minPrice: bounded('The least price, in rupees.'),
  maxPrice: bounded('The highest price, in rupees.'),
  rating: z.number().min(1).max(5).optional().describe('This many stars and up.'),
  diet: z.enum(Diet).optional().describe('What the mark on food says.'),
  origin: z
    .string()
    .regex(/^[A-Za-z]{2}$/)
    .optional()
    .describe('Made or grown in this country: its iso2 code.'),
  location: z.string().optional().describe("Name, iso2 or id of a country; 'All' is no limit."),
  ...OFFSET_PARAMETERS,
};

/** What is common to the lists of products. */
const aListOfProducts = {
  caller: 'anyone',
  graph: 'Query.products',
  answer: z.array(productJson),
  answerHeaders: { 'X-Total-Count': 'How many products fit, whatever limit and offset are.' },
  refusals: [ErrorCode.BAD_USER_INPUT],
  cost: 500,
  isPublic: true,
} as const satisfies Partial<CallDescription>;

/** The catalogue under /api. */
export const catalogueRouter = Router();

catalogueRouter.get(
  '/category',
  about({
    summary: 'The categories with everything below them.',
    caller: 'anyone',
    cost: 100,
    graph: 'Query.categories',
    answer: z.object({ categoryList: z.array(categoryJson) }),
    isPublic: true,
  }),
  route(async (ctx) => ({
    categoryList: await Promise.all((await listCategories(ctx)).map((category) => toCategoryJson(ctx, category))),
  })),
);

catalogueRouter.get(
  '/category/:id',
  about({
    summary: 'A category, as a list of one.',
    caller: 'anyone',
    graph: 'Query.category',
    answer: z.object({ categoryData: z.array(categoryJson) }),
    refusals: [ErrorCode.NOT_FOUND],
    isPublic: true,
  }),
  route(async (ctx, req) => {
    const category = await findCategory(ctx, req.params.id);
    if (!category) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such category.'));
    return { categoryData: [await toCategoryJson(ctx, category)] };
  }),
);

catalogueRouter.get(
  '/products/featured',
  about({ ...aListOfProducts, summary: 'What the front page features, newest first.', query: NARROWED_BY }),
  route((ctx, req) => productsJson(ctx, req, { featured: true })),
);

catalogueRouter.get(
  '/products/catId',
  about({
    ...aListOfProducts,
    summary: 'The products of a category, newest first.',
    query: { ...NARROWED_BY, catId: idOf('the category') },
  }),
  route((ctx, req) => productsJson(ctx, req, { categoryId: needed(req, 'catId') })),
);

catalogueRouter.get(
  '/products/subCatId',
  about({
    ...aListOfProducts,
    summary: 'The products of a sub-category, newest first.',
    query: { ...NARROWED_BY, subCatId: idOf('the sub-category') },
  }),
  route((ctx, req) => productsJson(ctx, req, { subCategoryId: needed(req, 'subCatId') })),
);

catalogueRouter.get(
  '/products/rating',
  about({
    ...aListOfProducts,
    summary: 'The products with so many stars and up, newest first.',
    query: { ...NARROWED_BY, rating: NARROWED_BY.rating.unwrap() },
  }),
  route((ctx, req) => {
    needed(req, 'rating');
    return productsJson(ctx, req, {});
  }),
);

// The specification's spelling, and the one that a client might correct it to.
catalogueRouter.get(
  ['/products/fiterByPrice', '/products/filterByPrice'],
  about({ ...aListOfProducts, summary: 'The products between two prices, newest first.', query: NARROWED_BY }),
  route((ctx, req) => productsJson(ctx, req, {})),
);

catalogueRouter.get(
  '/products/:id',
  about({
    summary: 'A product.',
    caller: 'anyone',
    graph: 'Query.product',
    answer: productJson,
    refusals: [ErrorCode.NOT_FOUND],
    isPublic: true,
  }),
  route(async (ctx, req) => {
    const product = await findProduct(ctx, req.params.id);
    if (!product) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'));
    return toProductJson(ctx, product);
  }),
);

/**
 * A bare list of products, the number of all that fit beside it; each call takes the others'
 * parameters too.
 */
async function productsJson(ctx: Context, req: Request, own: ProductFilter): Promise<object> {
  const { products, total } = await sliceProducts(ctx, { ...filterFromQuery(req), ...own }, offsetPageOf(req));
  const body = await Promise.all(products.map((product) => toProductJson(ctx, product)));
  return answer({ headers: { 'X-Total-Count': String(total) }, body });
}

function filterFromQuery(req: Request): ProductFilter {
  const categoryId = queryText(req, 'catId');
  const subCategoryId = queryText(req, 'subCatId');
  if (categoryId !== null && subCategoryId !== null) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Send catId or subCatId, not both.'), 'subCatId');
  }
  return {
    categoryId,
    subCategoryId,
    minPrice: queryRupees(req, 'minPrice'),
    maxPrice: queryRupees(req, 'maxPrice'),
    minRating: queryWithin(req, 'rating', 1, 5),
    diets: dietsOf(req),
    origins: originOf(req),
    location: queryText(req, 'location'),
    customFields: customFiltersOf(req),
  };
}

/** @throws ShopError BAD_USER_INPUT for what is no mark of food */
function dietsOf(req: Request): Diet[] | null {
  const text = queryText(req, 'diet');
  if (text === null) return null;
  const diet = Object.values(Diet).find((one) => one === text);
  if (diet) return [diet];
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The mark of food is VEG, EGG or NON_VEG.'), 'diet');
}

function originOf(req: Request): string[] | null {
  const origin = queryText(req, 'origin');
  return origin === null ? null : [origin];
}

/** By fields of extensions, as in addresses of pages: `f.spiceLevel=HOT`, once for each value. */
function customFiltersOf({ query }: Request): ProductFilter['customFields'] {
  return Object.entries(query).flatMap(([key, sent]) =>
    key.startsWith('f.') ? [{ name: key.slice(2), values: [sent].flat().map(String) }] : [],
  );
}

function needed(req: Request, name: string): string {
  const value = queryText(req, name);
  if (value === null) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('{name} must be sent.', { name }), name);
  return value;
}

function queryWithin(req: Request, name: string, least: number, most: number): number | null {
  const value = queryNumber(req, name);
  if (value === null || (value >= least && value <= most)) return value;
  throw new ShopError(
    ErrorCode.BAD_USER_INPUT,
    phrase('{name} must be from {least} to {most}.', { name, least, most }),
    name,
  );
}

function queryRupees(req: Request, name: string): Paise | null {
  const rupees = queryWithin(req, name, 0, MAX_PRICE);
  return rupees === null ? null : sentPaise(rupees, name);
}
