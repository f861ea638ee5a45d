import type { Context } from '../../shared/context.js';
import { allOf, type Condition } from './condition.js';
import { conditionOf, headsOf } from './conditions.js';
import { typedAs } from './drafts.js';
import { partCalled } from './excluded-parts.js';
import { countWays, isFound, standingOf } from './plan.queries.js';
import { isQualifier, relaxPlan } from './relax-plan.js';
import type { Part, SearchPlan } from './search-plan.js';

/**
 * Where no product has all parts of a query, only so many of them are tried, the most telling
 * first.
 */
const MAX_PARTS_LOOSELY = 5;
/** A plan that finds fewer products than this is not left at that. */
export const ENOUGH = 10;

/** A plan, and how many of its parts a product must have. */
export interface ChosenPlan {
  plan: SearchPlan;
  least: number;
  /** True when only products in the packs of the plan are shown. */
  isPacked: boolean;
}

/** Whether what a plan finds is just what has all of its parts: nothing is pinned to it besides. */
export function countsWhole({ isCalled, rule }: SearchPlan): boolean {
  return !isCalled && rule === null;
}

/**
 * What to do with a plan that finds little: take what comes near as well, or what has the most of
 * its parts, or guess more. A filter that leaves nothing is no reason, so none is looked at.
 *
 * @param strictly how many products have all of its parts, where that is known; they are few
 */
export async function choosePlan(ctx: Context, plan: SearchPlan, strictly: number | null = null): Promise<ChosenPlan> {
  const whole = { plan, least: plan.parts.length, isPacked: false };
  if (plan.parts.length === 0) return { ...whole, isPacked: plan.packs.length > 0 };
  const loose = relaxPlan(plan);
  const parts = plan.parts.toSorted((one, other) => other.weight - one.weight).slice(0, MAX_PARTS_LOOSELY);
  const fewer = Array.from({ length: Math.min(parts.length, plan.parts.length - 1) }, (_, index) => index + 1);
  const strict = conditionOf(plan.parts, plan.parts.length, plan.excluded);
  const heads = headsOf(plan.parts);
  const called = heads ? allOf(strict, heads) : strict;
  const found = await countWays(ctx, {
    ...{ strict: strictly ?? strict, called, packs: plan.packs, enough: ENOUGH },
    loose: loose && conditionOf(loose.parts, loose.parts.length, plan.excluded),
    fewer: fewer.map((least) => conditionOf(parts, least, plan.excluded)),
  });
  if (!found) return whole;
  if (found.packed >= ENOUGH) return { ...whole, isPacked: true };
  if (found.strict >= ENOUGH) return whole;
  const nearest = (found.isLooser && loose) || plan;
  const ofBrand = found.strict > 0 ? await restOfBrand(ctx, nearest, strict) : null;
  if (ofBrand) return ofBrand;
  if (nearest !== plan) return { ...whole, plan: nearest, least: nearest.parts.length };
  if (found.strict > 0) return (await theThingAlone(ctx, plan, strict)) ?? whole;
  const begun = await asBegun(ctx, plan);
  if (begun) return choosePlan(ctx, begun);
  const certain = plan.certain?.();
  if (certain) return choosePlan(ctx, certain);
  const bare = withoutQualifiers(plan);
  if (bare) return choosePlan(ctx, bare);
  const all = await brandAlone(ctx, plan);
  if (all) return all;
  if (found.least > 0) return { ...whole, plan: { ...plan, parts }, least: found.least };
  return plan.bolder ? choosePlan(ctx, plan.bolder()) : whole;
}

/**
 * The plan with its last word as the beginning of another one, where that finds what the word
 * itself does not: a 'kabuli cha' becomes kabuli chana rather than any tea.
 *
 * @returns null where it finds nothing either
 */
async function asBegun(ctx: Context, plan: SearchPlan): Promise<SearchPlan | null> {
  const begun = plan.parts.length > 1 ? plan.begun?.() : null;
  const condition = begun && conditionOf(begun.parts, begun.parts.length, begun.excluded);
  return begun && condition && (await isFound(ctx, condition)) ? begun : null;
}

/**
 * The plan without what only tells of a thing what it is like or for whom, which is wished for
 * instead: of a 'kids lunch box' that nothing is, a lunch box is what was asked for.
 *
 * @returns null where there is nothing to leave out, or nothing else
 */
function withoutQualifiers(plan: SearchPlan): SearchPlan | null {
  const qualifiers = plan.parts.filter(isQualifier);
  if (qualifiers.length === 0 || qualifiers.length === plan.parts.length) return null;
  const parts = plan.parts.filter((part) => !qualifiers.includes(part));
  return { ...plan, parts, wishes: [...qualifiers, ...plan.wishes], begun: null };
}

/**
 * The goods that one word names, with those that have the others in front: of the few with all of
 * them what is called so tells which word it is, of 'basmati rice brown' the rice. Where none is,
 * it is the last one: 'imported cheese' is cheese, and no milk from the shelf of cheeses. The most
 * telling of the other words alone is left out where that leaves enough: behind the few of the
 * maker that was named come other baby powders, and no chilli powder.
 *
 * @param strict the condition that a product has all parts
 */
async function theThingAlone(ctx: Context, plan: SearchPlan, strict: Condition): Promise<ChosenPlan | null> {
  if (plan.parts.length < 2 || plan.parts.some(({ brand }) => brand !== null)) return null;
  // Cumin powder is cumin: other powders are no answer to it.
  const things = plan.parts.filter((part) => !isQualifier(part)).toReversed();
  const named = things.map((part) => ({ part, heads: headsOf([part]) }));
  const [last] = named;
  const called = await Promise.all(named.map(({ heads }) => isFound(ctx, heads === '' ? null : allOf(strict, heads))));
  const thing = named.find((_, at) => called[at]) ?? last;
  if (!thing?.heads || !(await isFound(ctx, thing.heads, ENOUGH))) return null;
  const telling = plan.parts
    .filter((part) => part !== thing.part)
    .reduce((most, part) => (part.weight > most.weight ? part : most));
  const rest = plan.parts.filter((part) => part !== telling);
  const isEnough = rest.length > 1 && (await isFound(ctx, conditionOf(rest, rest.length, plan.excluded), ENOUGH));
  const parts = isEnough ? rest : [thing.part];
  return { plan: { ...plan, parts, whole: strict }, least: parts.length, isPacked: false };
}

/**
 * The few goods of a brand that are called what a plan says, and behind them what else of it stands
 * on their shelves: not every coffee of Bru has the word in its name, and 'parle g' is known for
 * biscuits.
 *
 * @param strict the condition that a product has all parts
 * @returns null where the words name no brand, or nothing besides
 */
async function restOfBrand(ctx: Context, plan: SearchPlan, strict: Condition): Promise<ChosenPlan | null> {
  const isBrand = ({ brand }: Part) => brand !== null;
  if (plan.parts.every(isBrand) || plan.excluded.length > 0) return null;
  const words = plan.used.toLowerCase().replace(/[^a-z0-9]/g, '');
  const standing = await standingOf(ctx, strict, ENOUGH);
  const brand = standing.find((lexeme) => lexeme.startsWith('=') && words.startsWith(lexeme.slice(1)));
  const shelves = standing.filter((lexeme) => lexeme.startsWith('#'));
  if (!brand || shelves.length === 0) return null;
  const onShelves = shelves.map((shelf) => ({ ...typedAs([shelf], 0), isTyped: false }));
  const parts = plan.parts.map((part) =>
    isBrand(part) ? part : { ...part, alternatives: [...part.alternatives, ...onShelves] },
  );
  const all = plan.parts.some(isBrand) ? parts : [...parts, partCalled([brand])];
  // What is called so comes first even where it is sold out.
  const wishes = [...plan.parts.filter((part) => !isBrand(part)), ...plan.wishes];
  return { plan: { ...plan, parts: all, wishes }, least: all.length, isPacked: false };
}

/**
 * The goods of a brand for a plan that nothing fits wholly, where its other words name no thing:
 * what else is blue is no answer to 'harpic blue'.
 */
async function brandAlone(ctx: Context, plan: SearchPlan): Promise<ChosenPlan | null> {
  const parts = plan.parts.filter(({ brand }) => brand !== null);
  const others = plan.parts.filter(({ brand }) => brand === null);
  if (parts.length === 0 || others.length === 0) return null;
  const [isOfBrand, isThing] = await Promise.all([
    isFound(ctx, conditionOf(parts, parts.length, plan.excluded)),
    isFound(ctx, headsOf(others) || null, ENOUGH),
  ]);
  if (!isOfBrand || isThing) return null;
  return { plan: { ...plan, parts, wishes: [...others, ...plan.wishes] }, least: parts.length, isPacked: false };
}
