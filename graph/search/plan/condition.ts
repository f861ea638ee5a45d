/**
 * What a product has to fit: a tsquery, all of several conditions, any of them, or a tsquery for
 * what it lacks, which is asked only of what fits something else.
 */
export type Condition = string | { all: readonly Condition[] } | { any: readonly Condition[] } | { lacks: string };

/** A condition of no more words is asked of the index as one. */
const FEW_WORDS = 6;
/** So many parts of a way are asked by themselves, see `search_fitting` in `sql/4-reading.sql`. */
const MAX_PARTS = 3;

/** That all of several conditions hold. */
export function allOf(...all: readonly Condition[]): Condition {
  return { all };
}

/** That any of several conditions holds. */
export function anyOf(...any: readonly Condition[]): Condition {
  return { any };
}

/** The condition as one tsquery. */
export function textOf(condition: Condition): string {
  if (typeof condition === 'string') return condition;
  if ('lacks' in condition) return condition.lacks;
  const [conditions, sign] = 'all' in condition ? [condition.all, ' & '] : [condition.any, ' | '];
  return conditions.map((one) => `(${textOf(one)})`).join(sign);
}

/**
 * A condition as the ways to fit it, of which any does, and each way as parts that all have to
 * hold, padded with nulls: what functions of the database are handed. As one it takes the index
 * five times as long, since all names of all parts are gone through for each product that has any.
 *
 * What is lacked is asked with the first part, since by itself it would be asked of every product.
 */
export function partsOfCondition(condition: Condition): (string | null)[][] {
  const text = textOf(condition);
  if (text.split("'").length <= 2 * FEW_WORDS + 1) return [rowOf([text])];
  const { asked, lacked } = sortedOut(conjunctsOf(condition));
  const [first = condition, ...others] = asked;
  const ways = waysOf(first).map(conjunctsOf);
  const areParted = ways.length > 1 && ways.every(({ length }) => length > 1);
  const all = areParted ? ways.map((way) => [...way, ...others]) : [[first, ...others]];
  return all.map((parts) => {
    const each = sortedOut(parts);
    const [one = condition, ...more] = each.asked;
    return rowOf([textOf(allOf(one, ...each.lacked, ...lacked)), ...more.map(textOf)]);
  });
}

function rowOf(parts: readonly string[]): (string | null)[] {
  const own = parts.slice(0, MAX_PARTS - 1);
  const rest = textOf(allOf(...parts.slice(MAX_PARTS - 1)));
  return Array.from({ length: MAX_PARTS }, (_, at) => own[at] ?? ((at === MAX_PARTS - 1 && rest) || null));
}

function sortedOut(conditions: readonly Condition[]): { asked: Condition[]; lacked: Condition[] } {
  const isLacked = (one: Condition) => typeof one === 'object' && 'lacks' in one;
  return { asked: conditions.filter((one) => !isLacked(one)), lacked: conditions.filter(isLacked) };
}

/** All that has to hold of a condition. */
function conjunctsOf(condition: Condition): Condition[] {
  const ways = waysOf(condition);
  if (ways.length > 1) return [condition];
  const [way = condition] = ways;
  return typeof way === 'object' && 'all' in way ? way.all.flatMap(conjunctsOf) : [way];
}

/** The conditions of which any has to hold. */
function waysOf(condition: Condition): Condition[] {
  return typeof condition === 'object' && 'any' in condition ? condition.any.flatMap(waysOf) : [condition];
}
