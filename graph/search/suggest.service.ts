import type { Product } from '../catalogue/product.entity.js';
import { type ProductSelection, wholeProducts } from '../catalogue/product-parts.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { phrase } from '../shared/languages/phrase.js';
import { MAX_PER_PAGE } from '../shared/paging/cursor.js';
import { listCategoriesNamed } from './categories-named.queries.js';
import { askedLike } from './learning/lesson-for.js';
import { planQuery } from './plan/plan-query.js';
import type { SearchPlan } from './plan/search-plan.js';
import { searchByPlan } from './search.service.js';
import type { Suggestions } from './search.type.js';
import { namesBegunBy, scriptOf } from './sentence/script-names.js';
import { listBrandsNamed, listTerms, namesSold } from './suggest.queries.js';

/** The most entries of each kind. */
const MAX_SUGGESTIONS = 20;
/**
 * When more products fit, a part of them is graded for a few suggestions, see `search_candidates`.
 */
const MAX_GRADED = 240;
/** So many times more products are read than are offered, since packs of one count as one. */
const SPARE = 4;
/** A beginning of no more letters is one of the name as a whole rather than of any of its words. */
const FEW_LETTERS = 2;

/**
 * What a search box can offer before the shopper has finished typing.
 *
 * @param first how many of each kind, 1 to 20
 * @param wants what is read of the products; absent: their whole rows
 * @throws ShopError BAD_USER_INPUT outside that range, or for a text over 200 characters
 */
export async function suggest(
  ctx: Context,
  prefix: string,
  first: number,
  wants: ProductSelection = wholeProducts(),
): Promise<Suggestions> {
  if (!Number.isInteger(first) || first < 1 || first > MAX_SUGGESTIONS) {
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('first must be from 1 to {most}.', { most: MAX_SUGGESTIONS }),
      'first',
    );
  }
  const begun = await namesSold(ctx, namesBegunBy(prefix));
  // In Latin letters, in which words are compared, 'प्या' begins much else.
  const plan = await planQuery(ctx, begun[0] ?? prefix, begun.length === 0);
  const search = {
    first: Math.min(first * SPARE, MAX_PER_PAGE),
    mostGraded: MAX_GRADED,
    isGradedAlone: true,
    wants: { ...wants, total: false, cursors: false },
  };
  if (plan.parts.length === 0) {
    const asksBesides = plan.filters.length > 0 || plan.skus.length > 0;
    const products = asksBesides ? (await searchByPlan(ctx, plan, search)).nodes.slice(0, first) : [];
    return { queries: [], products, categories: [], brands: [] };
  }
  const [found, asked, terms, categories, brands] = await Promise.all([
    searchByPlan(ctx, plan, search),
    askedLike(ctx, prefix, first),
    listTerms(ctx, plan.used, first),
    listCategoriesNamed(ctx, plan, first),
    listBrandsNamed(ctx, plan.used, first),
  ]);
  const ofScript = [...begun, ...plan.synonyms.filter((name) => scriptOf(name) === scriptOf(prefix))];
  const ofLatin = [...terms, ...plan.synonyms, ...completionsFrom(plan.used, found.nodes)];
  const queries = scriptOf(prefix) === null || ofScript.length === 0 ? ofLatin : ofScript;
  const products = onceEach(bestBegun(plan, found.nodes)).slice(0, first);
  return { queries: [...new Set([...asked, ...queries])].slice(0, first), products, categories, brands };
}

/**
 * What an owner has pinned, then what begins as was typed before what only resembles it; otherwise
 * in the order in which it was found.
 */
function bestBegun({ used, rule }: SearchPlan, products: readonly Product[]): Product[] {
  const last = used.split(' ').at(-1)?.toLowerCase() ?? '';
  const wordsOf = ({ name, brand }: Product) => `${name} ${brand}`.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  const rank = (product: Product) => {
    if (rule?.pinnedIds.includes(product.id)) return -1;
    if (rule?.buriedIds.includes(product.id)) return 3;
    const [first = '', ...others] = wordsOf(product);
    if (first.startsWith(last) && last.length <= FEW_LETTERS) return 0;
    return [first, ...others].some((word) => word.startsWith(last)) ? 1 : 2;
  };
  return products.toSorted((one, other) => rank(one) - rank(other));
}

/** One of several that differ by their pack alone. */
function onceEach(products: readonly Product[]): Product[] {
  const plainName = ({ brand, name }: Product) =>
    `${brand} ${name}`
      .toLowerCase()
      .replace(/(pack|set) of \d+|\d+(\.\d+)? ?(kg|g|gm|ml|l|ltr|pcs?|n)\b|[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim();
  return [...new Map(products.toReversed().map((product) => [plainName(product), product])).values()].toReversed();
}

/** Words of the found names that end what was typed: 'amul butter' for 'amul bu'. */
function completionsFrom(text: string, products: readonly Product[]): string[] {
  const before = text.split(' ').slice(0, -1);
  const last = text.split(' ').at(-1) ?? '';
  if (before.length === 0) return [];
  return products.flatMap(({ name }) => {
    const word = name
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .find((part) => part.startsWith(last));
    return word ? [[...before, word].join(' ')] : [];
  });
}
