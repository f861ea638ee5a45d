import type { Bind } from '../../catalogue/listing/parameters.js';
import type { SortKeys } from '../../shared/paging/cursor.js';
import type { ChosenPlan } from './chosen-plan.js';
import { partsOfCondition, textOf } from './condition.js';
import { calledOfPlan, conditionOfPlan, freeByName, freeOf, wishOf } from './conditions.js';
import { anywhereStep, categoriesCalled, MIN_POINTS, neighboursOf, stepsOf } from './rank-search.js';
import type { SearchPlan } from './search-plan.js';

/** So many parts give points, those that tell the most; a product must have all others too. */
const MAX_PARTS_GRADED = 5;

/** Which part of a ranking is wanted; absent: all of it. */
export interface RankedPart {
  /** Score and id of the product that it begins behind. */
  cursor?: SortKeys | null;
  offset?: number;
  size?: number | null;
  /** Whether `why` tells how scores came about. */
  isExplained?: boolean;
}

/**
 * The call that ranks what fits a plan, `search_ranked` of `sql/6-ranking.sql`, to stand behind
 * FROM: a row for each product of a page.
 *
 * @param chosen the plan, how many of its parts a product must have, and whether it must be sold in
 *   one of its packs
 * @param places SQL of the places (ctid) of what is graded, of those that fit; null for those that
 *   `search_candidates` draws
 * @param most how many products are graded where `places` is null
 */
export function rankingOf(
  { plan, least, isPacked }: Pick<ChosenPlan, 'plan' | 'least' | 'isPacked'>,
  places: string | null,
  most: number,
  bind: Bind,
  { cursor = null, offset = 0, size = null, isExplained = false }: RankedPart = {},
): string {
  const { parts, packs, wishes, excluded, rule, learnt } = plan;
  const isWhole = least === parts.length;
  const graded = mostTelling(parts);
  const weights = graded.map(({ weight }) => (isWhole ? 1 : weight));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // What has all parts has each of them somewhere.
  const steps = graded.map((part) => (isWhole ? stepsOf(part) : [...stepsOf(part), anywhereStep(part)]));
  const width = Math.max(1, ...steps.map(({ length }) => length));
  const padded = <T>(of: (step: (typeof steps)[number][number]) => T) =>
    steps.map((each) => Array.from({ length: width }, (_, at) => (each[at] ? of(each[at]) : null)));
  // Sugar free mints on a shelf of chocolates are none, though few chocolates say to be that.
  const category = excluded.length > 0 ? { own: '', top: '' } : categoriesCalled(parts);
  const given: readonly [value: unknown, type: string][] = [
    [padded(({ query }) => query), 'tsquery[]'],
    [padded(({ points }) => points), 'integer[]'],
    [isWhole ? MIN_POINTS : 0, 'integer'],
    [weights.map((weight) => (weight / sum).toFixed(4)), 'float8[]'],
    [packs.length > 0 ? packs : null, 'text[]'],
    [isPacked, 'boolean'],
    [neighboursOf(parts), 'tsquery'],
    [[wishOf(wishes), ...excluded.map(freeOf)].filter(Boolean).join(' | ') || null, 'tsquery'],
    [excluded.map(freeByName).join(' | ') || null, 'tsquery'],
    [plan.whole && textOf(plan.whole), 'tsquery'],
    [category.own || null, 'tsquery'],
    [category.top || null, 'tsquery'],
    [cursor?.[0] ?? null, 'integer'],
    [cursor?.[1] ?? null, 'uuid'],
    [offset, 'integer'],
    [size, 'integer'],
    [rule?.pinnedIds.length ? rule.pinnedIds : null, 'uuid[]'],
    [rule?.buriedIds.length ? rule.buriedIds : null, 'uuid[]'],
    [learnt.productIds.length ? learnt.productIds : null, 'uuid[]'],
    [learnt.productIds.length ? learnt.lifts : null, 'integer[]'],
    [isExplained, 'boolean'],
  ];
  const bound = given.map(([value, type]) => `${bind(value)}::${type}`);
  const ways = `${bind(partsOfCondition(conditionOfPlan(plan, least)))}::tsquery[]`;
  const called = `${bind(partsOfCondition(calledOfPlan(plan, least)))}::tsquery[]`;
  return `search_ranked(${[ways, called, bind(most), places ?? 'NULL', ...bound].join(', ')})`;
}

/** The parts that give points, in their order. */
export function mostTelling(parts: SearchPlan['parts']): SearchPlan['parts'] {
  if (parts.length <= MAX_PARTS_GRADED) return parts;
  const kept = parts.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_PARTS_GRADED);
  return parts.filter((part) => kept.includes(part));
}
