import type { Context } from '../../shared/context.js';
import { quoted } from './alternative-tsquery.js';
import { type ChosenPlan, ENOUGH, FEW } from './chosen-plan.js';
import { allOf, type Condition } from './condition.js';
import { conditionOf, headsOf, shelvesCalled } from './conditions.js';
import { typedAs } from './drafts.js';
import { partCalled } from './excluded-parts.js';
import { countWays, isFound, standingOf } from './plan.queries.js';
import { READINGS } from './readings.js';
import { relaxPlan } from './relax-plan.js';
import type { SearchPlan } from './search-plan.js';

/**
 * Where no product has all parts of a query, only so many of them are tried, the most telling
 * first.
 */
const MAX_PARTS_LOOSELY = 5;

/** So many goods tell on which shelves a thing stands. */
const FEW_TO_TELL = 40;

/**
 * What to do with a plan: where it finds little, the first of `READINGS` that finds something. A
 * filter that leaves nothing is no reason, so none is looked at.
 *
 * @param strictly how many products have all of its parts, where that is known; they are few
 */
export async function choosePlan(ctx: Context, plan: SearchPlan, strictly: number | null = null): Promise<ChosenPlan> {
  const whole = { plan, least: plan.parts.length, isPacked: false };
  if (plan.parts.length === 0) return { ...whole, isPacked: plan.packs.length > 0 };
  if (plan.choices.length > 0) return chooseEach(ctx, plan, strictly);
  const loose = relaxPlan(plan);
  const telling = plan.parts.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_PARTS_LOOSELY);
  const fewer = Array.from({ length: Math.min(telling.length, plan.parts.length - 1) }, (_, index) => index + 1);
  const strict = conditionOf(plan.parts, plan.parts.length, plan.excluded);
  const heads = headsOf(plan.parts);
  const called = heads ? allOf(strict, heads) : strict;
  const found = await countWays(ctx, {
    ...{ strict: strictly ?? strict, called, packs: plan.packs, enough: ENOUGH },
    loose: loose && conditionOf(loose.parts, loose.parts.length, plan.excluded),
    fewer: fewer.map((least) => conditionOf(telling, least, plan.excluded)),
  });
  if (!found) return whole;
  if (found.packed >= ENOUGH) return { ...whole, isPacked: true };
  if (found.strict >= ENOUGH) return whole;
  const asked = { plan, strict, telling, least: found.least, nearer: found.isLooser ? loose : null };
  for (const { of, read } of READINGS) {
    if (of === 'few' ? found.strict === 0 : of === 'none' && found.strict > 0) continue;
    const chosen = await read(ctx, asked);
    if (chosen) return 'parts' in chosen ? choosePlan(ctx, chosen) : chosen;
  }
  return whole;
}

/**
 * Whether what fits a condition stands on a shelf where one of several things stands that are asked
 * for at once: mugs for tea and coffee are neither, nor are boxes, which stand on shelves of very
 * many names.
 */
async function areOfOneKind(ctx: Context, strict: Condition, choices: readonly SearchPlan[]): Promise<boolean> {
  const things = choices.map(({ parts }) => headsOf(parts)).filter((heads) => heads !== '');
  const [both = [], ...own] = await Promise.all([strict, ...things].map((one) => shelvesOf(ctx, one)));
  const shelves = new Set(own.flat());
  return shelves.size === 0 || both.some((shelf) => shelves.has(shelf));
}

/**
 * Several things that are asked for at once, where what stands on a shelf of another one of them is
 * lifted: a 'pen or highlighter' is none for the face.
 */
async function withSharedShelves(ctx: Context, choices: readonly SearchPlan[]): Promise<readonly SearchPlan[]> {
  const heads = choices.map(({ parts }) => headsOf(parts));
  const shelves = await Promise.all(heads.map(async (called) => (called ? shelvesOf(ctx, called) : [])));
  return Promise.all(
    choices.map(async (choice, at) => {
      const others = [...new Set(shelves.filter((_, other) => other !== at).flat())];
      const called = heads[at] ?? '';
      const shared = others.map(quoted).join(' | ');
      const named = shelvesCalled(choice.parts);
      // Butter has a shelf of its own, so that none from that of jams is meant.
      const isElsewhere = named !== '' && !others.some((shelf) => named.includes(quoted(shelf)));
      if (called === '' || shared === '' || !(await isFound(ctx, allOf(called, shared), FEW))) return choice;
      if (isElsewhere && (await isFound(ctx, named))) return choice;
      const wish = { ...partCalled([]), alternatives: others.map((shelf) => typedAs([shelf], 0)) };
      return { ...choice, wishes: [...choice.wishes, wish] };
    }),
  );
}

/** The shelves where much stands that fits a condition, as lexemes. */
async function shelvesOf(ctx: Context, condition: Condition): Promise<string[]> {
  return (await standingOf(ctx, condition, FEW_TO_TELL)).filter((lexeme) => lexeme.startsWith('#'));
}

/**
 * What several things that are asked for at once are read as, each by itself; behind what the few
 * are that are all of it, as salt and pepper may be.
 */
async function chooseEach(ctx: Context, plan: SearchPlan, strictly: number | null): Promise<ChosenPlan> {
  const { choices, isEither, ...one } = plan;
  const whole = { plan: { ...one, choices: [], isEither: false }, least: plan.parts.length, isPacked: false };
  const strict = conditionOf(plan.parts, plan.parts.length, plan.excluded);
  const isAny = (least: number) => (strictly === null ? isFound(ctx, strict, least) : strictly >= least);
  const areBoth = !isEither && (await isAny(1)) && (await areOfOneKind(ctx, strict, choices));
  if (areBoth && (await isAny(ENOUGH))) return whole;
  const near = await withSharedShelves(ctx, choices);
  const each = await Promise.all(near.map((choice) => choosePlan(ctx, choice)));
  const [first = whole, ...besides] = areBoth ? [whole, ...each] : each;
  // What is told of the words is told of all of them.
  const { used, corrected, synonyms, notSold, kindNotSold } = plan;
  return { ...first, plan: { ...first.plan, used, corrected, synonyms, notSold, kindNotSold }, besides };
}
