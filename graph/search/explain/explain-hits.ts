import type { ProductConnection } from '../../catalogue/listing/product-connection.type.js';
import type { Context } from '../../shared/context.js';
import { placeOfPoints, waysOf } from '../plan/rank-search.js';
import { mostTelling } from '../plan/ranking.js';
import type { OwnersRule, Part } from '../plan/search-plan.js';
import type { Ranked } from '../results.queries.js';
import type { SearchConnection } from '../search.type.js';
import { findWaysHad } from './explain-hits.queries.js';
import {
  type SearchExplanation,
  type SearchLift,
  SearchLiftKind,
  SearchMatchPlace,
  SearchRuleEffect,
} from './search-explanation.type.js';

/**
 * Why each product of a page is there. What it scored is what the ranking itself tells; which names
 * it has is read besides.
 *
 * @returns none for a list that was not ranked to be explained
 */
export async function explainHits(
  ctx: Context,
  { nodes, plan, ranks }: ProductConnection & Partial<SearchConnection & Ranked>,
): Promise<SearchExplanation[]> {
  if (!plan || ![...(ranks?.values() ?? [])].some(({ why }) => why)) return [];
  // Of several things that were asked for at once, each is explained by what asked for it.
  const planOf = (id: string) => ranks?.get(id)?.foundBy ?? plan;
  const each = await Promise.all(
    [...new Set(nodes.map(({ id }) => planOf(id)))].map((own) => {
      const found = nodes.filter(({ id }) => planOf(id) === own);
      return explainEach(ctx, { nodes: found, ranks: ranks ?? new Map() }, mostTelling(own.parts), own.rule);
    }),
  );
  const explained = new Map(each.flat().map((one) => [one.productId, one]));
  return nodes.flatMap(({ id }) => explained.get(id) ?? []);
}

async function explainEach(
  ctx: Context,
  { nodes, ranks }: Pick<ProductConnection, 'nodes'> & Ranked,
  parts: readonly Part[],
  rule: OwnersRule | null,
): Promise<SearchExplanation[]> {
  const ways = parts.flatMap((part, at) => waysOf(part).map((way) => ({ ...way, at })));
  const had = await findWaysHad(
    ctx,
    nodes.map(({ id }) => id),
    ways.map(({ query }) => query),
  );
  const placesOf = new Map(had.map(({ id, places }) => [id, places]));
  return nodes.flatMap(({ id: productId }) => {
    const why = ranks.get(productId)?.why;
    if (!why) return [];
    const own = (placesOf.get(productId) ?? []).flatMap((place) => ways[place - 1] ?? []);
    const matches = parts.map((part, at) => {
      const points = Math.floor((why[at] ?? 0) / 10);
      const names = new Set(own.filter((way) => way.at === at).map(({ name }) => name));
      const place = names.size === 0 ? SearchMatchPlace.NOWHERE : placeOfPoints(points);
      return { part: nameOf(part), names: [...names], place, points: names.size === 0 ? 0 : points };
    });
    return [{ productId, score: (why[15] ?? 0) / 10, rule: effectOf(rule, productId), matches, lifts: liftsOf(why) }];
  });
}

/** What `why` of `search_ranked` says besides the steps of the parts, which are its first five. */
function liftsOf(why: readonly number[]): SearchLift[] {
  const [
    share = 0,
    phrase = 0,
    head = 0,
    combo = 0,
    pack = 0,
    wish = 0,
    soldOut = 0,
    words = 0,
    category = 0,
    other = 0,
    score = 0,
    learnt = 0,
  ] = why.slice(5);
  const known = share + phrase + head + combo + pack + wish + soldOut + words + category + other;
  const lifts: [SearchLiftKind, number][] = [
    [SearchLiftKind.WORDS, words],
    [SearchLiftKind.SHARE_OF_NAME, share],
    [SearchLiftKind.SIDE_BY_SIDE, phrase],
    [SearchLiftKind.CATEGORY, head + category],
    [SearchLiftKind.SHELF, (score - learnt - 10 * known) / 10],
    [SearchLiftKind.PACK, pack],
    [SearchLiftKind.WISH, wish],
    [SearchLiftKind.CHOSEN, learnt / 10],
    [SearchLiftKind.COMBO, combo],
    [SearchLiftKind.OTHER_KIND, other],
    [SearchLiftKind.SOLD_OUT, soldOut],
  ];
  return lifts.filter(([, points]) => points !== 0).map(([kind, points]) => ({ kind, points }));
}

function effectOf(rule: OwnersRule | null, id: string): SearchRuleEffect | null {
  if (rule?.pinnedIds.includes(id)) return SearchRuleEffect.PINNED;
  return rule?.buriedIds.includes(id) ? SearchRuleEffect.BURIED : null;
}

function nameOf(part: Part): string {
  return waysOf(part)[0]?.name ?? '';
}
