import type { Context } from '../../shared/context.js';
import { ENOUGH, FEW } from './chosen-plan.js';
import { conditionOf, headsOf } from './conditions.js';
import { isFound, wordsEnding } from './plan.queries.js';
import { isForWhom, isQualifier } from './relax-plan.js';
import { ONE_READING, type Part, type SearchPlan } from './search-plan.js';
import { isEnglishKind } from './spelling/english-things.js';

/** Of more words what is asked for is seldom one thing and what it is of. */
const MAX_PARTS = 3;

/** Meals are when a thing is eaten, and not what it is of. */
const MEALS = new Set(['breakfast', 'brunch', 'lunch', 'dinner', 'supper', 'snack', 'tea', 'meal', 'tiffin', 'feast']);

/**
 * The plan for a thing without what it is of, where that is an animal, a plant, a food or a
 * substance and nothing is that thing of it: cheese is near to 'yak cheese', which is told as not
 * sold, though a ghee of yaks is. Things that are both sold by themselves are a list of wishes.
 *
 * @param shown the words as they were typed
 * @param parts all that they name, where the plan has the thing alone: 'yak ka paneer'
 */
export async function withoutKindElsewhere(
  ctx: Context,
  plan: SearchPlan,
  shown: readonly string[],
  parts: readonly Part[] = plan.parts,
): Promise<SearchPlan> {
  const { notSold, excluded } = plan;
  if (notSold.length + excluded.length > 0 || parts.length < 2 || parts.length > MAX_PARTS) return plan;
  const thing = parts.at(-1) as Part;
  if (thing.isGuess || isQualifier(thing) || isForWhom(thing)) return plan;
  const words = shown.map((word) => word.toLowerCase());
  const kind = parts.slice(0, -1).find((part) => isKind(part, words));
  if (!kind) return plan;
  const own = asSpelt(kind);
  if (await isFound(ctx, conditionOf([own, thing], 2))) return plan;
  const heads = headsOf([thing]);
  const [isThing, isList] = await Promise.all([
    isFound(ctx, heads || null, FEW),
    isFound(ctx, headsOf([own]) || null, ENOUGH),
  ]);
  if (!isThing || isList) return plan;
  // A jam of blueberries is one of berries.
  if ((await wordsEnding(ctx, heads, typedOf(kind))).length > 0) return plan;
  const others = parts.filter((part) => part !== kind);
  const isAny = await isFound(ctx, conditionOf(others, others.length));
  return { ...plan, parts: isAny ? others : [thing], notSold: [shown.join(' ')], ...ONE_READING };
}

/** A part without the words that its own may be a slip of: it is spelt as it was meant. */
function asSpelt(part: Part): Part {
  return {
    ...part,
    alternatives: part.alternatives.filter(({ isTyped, isGuess }) => isTyped || !(isGuess || part.isGuess)),
  };
}

/** The shopper's own word of a part, as a lexeme; none where that is of several. */
function typedOf({ alternatives }: Part): string[] {
  return alternatives.find(({ isTyped, lexemes }) => isTyped && lexemes.length === 1)?.lexemes ?? [];
}

/** Whether a part is one word for what a thing may be of, in the shopper's own word. */
function isKind(part: Part, words: readonly string[]): boolean {
  const [typed] = typedOf(part);
  if (typed === undefined || part.brand !== null || isQualifier(part) || isForWhom(part)) return false;
  return words.some((word) => word.startsWith(typed.replace(/i$/, '')) && isEnglishKind(word) && !MEALS.has(word));
}
