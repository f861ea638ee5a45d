import { ProductSort } from '../catalogue/catalogue.inputs.js';
import type { CandidateQuery } from '../catalogue/listing/candidate-products.js';
import type { ProductConnection } from '../catalogue/listing/product-connection.type.js';
import { type ListingRequest, listProducts, WHOLE_PAGE } from '../catalogue/listing/product-listing.service.js';
import { IS_VARIANT_SHOWN } from '../catalogue/shown.js';
import type { Context } from '../shared/context.js';
import { languageOfText } from '../shared/languages/language-of-text.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { cachedResultsOf, findResults, type Results, rankInTurn, resultsOf } from './cached-results.js';
import { countEmptySearch } from './empty/empty-searches.service.js';
import { choosePlan } from './plan/choose-plan.js';
import { type ChosenPlan, countsWhole, ENOUGH, isAskedWhole, plansOf } from './plan/chosen-plan.js';
import { textOf } from './plan/condition.js';
import { conditionOfPlan } from './plan/conditions.js';
import { planQuery } from './plan/plan-query.js';
import type { SearchPlan } from './plan/search-plan.js';
import { countQuestion } from './questions/search-questions.service.js';
import { rankedPage } from './ranked-page.js';
import { MAX_GRADED } from './ranked-rows.queries.js';
import type { Ranked } from './results.queries.js';
import { pageOfResults } from './results-page.js';
import type { SearchConnection, SearchInterpretation } from './search.type.js';
import type { SaidFilter } from './sentence/read-sentence.js';
import { kindFirst } from './sorted-search.queries.js';

/** Which page of the results of a search is wanted. */
export interface SearchRequest extends Omit<ListingRequest, 'candidates' | 'lead'> {
  /** What the shopper typed. */
  query: string;
  /** How many of the products that fit are graded at most; absent: 500. */
  mostGraded?: number;
  /** Whether those that are not graded are left out. */
  isGradedAlone?: boolean;
  /** Whether each hit is to be explained; see `explainHits`. */
  isExplained?: boolean;
}

/**
 * A page of the products that fit what a shopper typed.
 *
 * @throws ShopError BAD_USER_INPUT for a query over 200 characters, a bad filter, `first` outside 1
 *   to 100, or a foreign cursor; UNAUTHENTICATED, FORBIDDEN where hits are to be explained to those
 *   who may not read what staff do
 * @see spec §2 (search)
 */
export async function search(ctx: Context, { query, ...request }: SearchRequest): Promise<SearchConnection> {
  if (request.isExplained) allow(ctx, ApiScope.CATALOGUE_READ);
  if (request.filter?.statuses?.length) {
    return inItsLanguage(ctx, query, await searchWithHidden(ctx, query, request));
  }
  const found = inItsLanguage(ctx, query, await searchShown(ctx, query, request));
  const isWhole = !request.after && !hasAny(request.filter ?? {});
  if (isWhole && found.nodes.length === 0 && !found.total) await countEmptySearch(ctx, query);
  if (isWhole && found.nodes.length > 0) countQuestion(ctx, query);
  return found;
}

/** What was found with what is known of the words, before it is worded in a language. */
type Found = ProductConnection &
  Partial<Ranked> & {
    plan: SearchPlan;
    interpretation: Omit<SearchInterpretation, 'filters' | 'language' | 'nothingText'> & {
      filters: (SaidFilter & { isStrict: boolean })[];
    };
  };

/** What was found, with its labels and sentences in the language of the question. */
function inItsLanguage(ctx: Context, query: string, found: Found): SearchConnection {
  const language = languageOfText(query, ctx.language);
  const nothing = phrase('No results found for “{query}”', { query: query.replaceAll('"', '').trim() });
  return Object.assign(found, {
    language,
    interpretation: {
      ...found.interpretation,
      filters: found.interpretation.filters.map((said) => ({ ...said, label: say(said.label, language) })),
      language,
      nothingText: found.nodes.length === 0 ? say(nothing, language) : null,
    },
  });
}

async function searchShown(ctx: Context, query: string, request: Omit<SearchRequest, 'query'>): Promise<Found> {
  const isWide = !hasAny(request.filter ?? {});
  const isRanked = (request.sort ?? ProductSort.RELEVANCE) === ProductSort.RELEVANCE && !request.mostGraded;
  const { isExplained = false } = request;
  let results = isRanked && !isExplained ? await cachedResultsOf(ctx, query) : null;
  if (!results) {
    const plan = await planQuery(ctx, query);
    // Most queries are asked for once and without a filter: one statement reads their first page.
    const isFirst = isWide && !request.after && !hasAny(withSaid(plan, {}));
    if (!isRanked || isFirst) return searchByPlan(ctx, plan, request);
    results = isExplained ? await findResults(ctx, plan, true) : await resultsOf(ctx, query, plan);
  }
  const { chosen } = results;
  const narrowed = { ...request, filter: withSaid(chosen.plan, request.filter ?? {}) };
  const ranked = rankedFor(narrowed.filter, results);
  const page = ranked
    ? await pageOfResults(ctx, ranked, { ...narrowed, candidates: candidatesOf(chosen) })
    : await pageOfPlan(ctx, chosen, narrowed);
  return withInterpretation(page, chosen, request.filter);
}

/**
 * A search at the desk, newest first: what shoppers find, and what is hidden and has each word in
 * its name or brand. The index holds nothing of that, so that it is looked through; there is little
 * of it.
 */
async function searchWithHidden(ctx: Context, query: string, request: Omit<SearchRequest, 'query'>): Promise<Found> {
  const chosen = await choosePlan(ctx, await planQuery(ctx, query));
  const found = candidatesOf(chosen);
  const words = query.trim().split(/\s+/);
  const candidates: CandidateQuery = (bind) => {
    const has = words.map((word) => `strpos(lower(concat_ws(' ', h.brand, h.name)), lower(${bind(word)})) > 0`);
    return `${found(bind)} UNION SELECT h.id FROM product h WHERE h.status <> 'PUBLISHED' AND ${has.join(' AND ')}`;
  };
  return withInterpretation(await listProducts(ctx, { ...request, candidates }), chosen, request.filter);
}

/**
 * The results that a list is made of; null where each page of it is graded by itself, as a first
 * page is without results.
 */
export function rankedFor(filter: Filter, { chosen, ranked }: Results): Results['ranked'] {
  return ranked && (hasAny(filter) || chosen.besides || ranked.length <= MAX_GRADED) ? ranked : null;
}

/** The same for a query that was read already. */
export async function searchByPlan(
  ctx: Context,
  plan: SearchPlan,
  request: Omit<SearchRequest, 'query'>,
): Promise<Found> {
  const narrowed = { ...request, filter: withSaid(plan, request.filter ?? {}) };
  // The first page of most searches shows that nothing else has to be tried.
  const isPlain = !request.after && isAskedWhole(plan);
  const whole = { plan, least: plan.parts.length, isPacked: false };
  // How many there are decides, whether anybody wants to be told it or not.
  const counted = { ...narrowed, wants: { ...(narrowed.wants ?? WHOLE_PAGE), total: true } };
  const strict = isPlain ? await pageOfPlan(ctx, whole, counted) : null;
  if (strict && isEnough(strict)) return withInterpretation(strict, whole, request.filter);
  const isCounted = strict && !hasAny(narrowed.filter) && countsWhole(plan);
  const chosen = await choosePlan(ctx, plan, isCounted ? (strict.total ?? null) : null);
  if (strict && chosen.plan === plan && chosen.least === plan.parts.length)
    return withInterpretation(strict, whole, request.filter);
  return withInterpretation(await pageOfPlan(ctx, chosen, narrowed), chosen, request.filter);
}

/** Of a first page: none has no total, and many are not counted. */
function isEnough({ total, nodes }: ProductConnection): boolean {
  return total === undefined ? nodes.length > 0 : total >= ENOUGH;
}

function withInterpretation(
  page: ProductConnection & Partial<Ranked>,
  { plan, isPacked }: ChosenPlan,
  filter: Filter | null = null,
): Found {
  const { used, corrected, synonyms, notSold, kindNotSold } = plan;
  const isStrict = (kind: SaidFilter['kind']) => {
    if (kind === 'PACK') return isPacked;
    return kind !== 'ORIGIN' || plan.origin !== null;
  };
  const filters = plan.filters
    .filter(({ kind }) => kind !== 'PRICE' || !hasPrice(filter ?? {}))
    .filter(({ kind }) => kind !== 'ORIGIN' || !filter?.origins?.length)
    .map((said) => ({ ...said, isStrict: isStrict(said.kind) }));
  return Object.assign(page, {
    plan,
    interpretation: { ...{ used, corrected, synonyms, notSold, kindNotSold }, filters },
  });
}

type Filter = NonNullable<SearchRequest['filter']>;

/**
 * The filter with the bounds of the price and the origin that the words say, unless the shopper
 * chose others besides, which take their place: a facet counts what each choice leaves.
 */
export function withSaid({ lowest, highest, origin }: SearchPlan, filter: Filter): Filter {
  const priced = hasPrice(filter) ? filter : { ...filter, minPrice: lowest, maxPrice: highest };
  return filter.origins?.length || !origin ? priced : { ...priced, origins: [origin] };
}

function hasAny(filter: Filter): boolean {
  return Object.values(filter).some((value) => value !== null && value !== undefined);
}

function hasPrice({ minPrice, maxPrice }: Filter): boolean {
  return (minPrice ?? maxPrice ?? null) !== null;
}

/** The products that have at least so many parts of a plan. */
export function candidatesOf(chosen: ChosenPlan): CandidateQuery {
  const each = plansOf(chosen).map(candidatesOfOne);
  return (bind) => each.map((candidates) => candidates(bind)).join(' UNION ');
}

function candidatesOfOne({ plan, least, isPacked }: ChosenPlan): CandidateQuery {
  const isAll = plan.lowest !== null || plan.highest !== null || plan.origin !== null;
  return (bind) => {
    if (plan.skus.length > 0)
      return `SELECT v.product_id FROM product_variant v
        WHERE v.sku = ANY (${bind(plan.skus)}::text[]) AND ${IS_VARIANT_SHOWN}`;
    const packed = () => (isPacked ? `d.packs && ${bind(plan.packs)}::text[]` : 'true');
    if (plan.parts.length > 0) {
      return `SELECT d.product_id FROM search_document d
        WHERE d.words @@ ${bind(textOf(conditionOfPlan(plan, least)))}::tsquery AND ${packed()}`;
    }
    if (plan.notSold.length > 0 || (!isPacked && !isAll))
      return 'SELECT d.product_id FROM search_document d WHERE false';
    return `SELECT d.product_id FROM search_document d WHERE ${packed()}`;
  };
}

/** A page of the products that have at least so many parts of a plan. */
async function pageOfPlan(
  ctx: Context,
  chosen: ChosenPlan,
  request: Omit<SearchRequest, 'query'>,
): Promise<ProductConnection & Partial<Ranked>> {
  const candidates = candidatesOf(chosen);
  if (chosen.plan.parts.length === 0) return listProducts(ctx, { ...request, candidates });
  if ((request.sort ?? ProductSort.RELEVANCE) !== ProductSort.RELEVANCE) {
    const leads = await Promise.all(plansOf(chosen).map((one) => kindFirst(ctx, one)));
    const lead: (typeof leads)[number] = (bind) => `least(${leads.map((of) => of(bind)).join(', ')})`;
    return listProducts(ctx, { ...request, candidates, lead });
  }
  if (!chosen.besides) return rankedPage(ctx, chosen, candidates, request);
  const ranked = await rankInTurn(ctx, chosen, request.isExplained ?? false);
  return pageOfResults(ctx, ranked, { ...request, candidates });
}
