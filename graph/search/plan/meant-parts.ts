import type { Context } from '../../shared/context.js';
import { CONTAINERS, FRESH, KINDS_BEHIND, REMEDIES } from '../sentence/function-words.js';
import { isWord } from './alternative-tsquery.js';
import { ENOUGH, FEW } from './chosen-plan.js';
import { allOf } from './condition.js';
import { calledOf, conditionOf, headsOf } from './conditions.js';
import { typedAs } from './drafts.js';
import { findWholeOrAlone, isFound } from './plan.queries.js';
import { isForWhom, isQualifier } from './relax-plan.js';
import { ONE_READING, type Part, type SearchPlan } from './search-plan.js';

/**
 * The plan for what says to be free of the first word, of 'sugar free', in that way or by another
 * name for it.
 */
export function freeOfAll(plan: SearchPlan): SearchPlan {
  const [part] = plan.parts;
  if (!part) return plan;
  // 'Sugar free' has other names, 'onion free' is but two words.
  const others = plan.parts.length === 1 && (part.alternatives[0]?.lexemes.length ?? 0) > 1 ? part.alternatives : [];
  const claims = part.alternatives.filter(({ isTyped }) => isTyped).flatMap(({ lexemes }) => lexemes.slice(0, 1));
  const said = claims.filter((lexeme) => /^[a-z]/.test(lexeme));
  const byName = said.map((lexeme) => typedAs([`-${lexeme}`], 1));
  const described = said.map((lexeme) => typedAs([`--${lexeme}`], 1));
  const wishes = byName.length > 0 ? [{ ...part, alternatives: byName }] : [];
  return { ...plan, parts: [{ ...part, alternatives: [...others, ...byName, ...described] }], wishes, notSold: [] };
}

/**
 * Whether a query with a word for something that is not sold names nothing else either: nothing is
 * called a train where 'train ticket' was asked for, though there are toy trains.
 */
export async function namesNothing(ctx: Context, { parts, notSold, kindNotSold }: SearchPlan): Promise<boolean> {
  if (notSold.length === 0 || parts.length === 0 || parts.some(({ brand }) => brand !== null)) return false;
  // A category of shoe care does not sell what a maker of shoes is known for.
  const isKindItself = parts.some(({ alternatives: [typed] }) => typed?.lexemes.join(' ') === kindNotSold);
  return !(await isFound(ctx, isKindItself ? headsOf(parts) : calledOf(parts)));
}

/**
 * The plan with those whom it is for, or the need that it serves, among what is asked for where
 * that leaves anything: soap for a baby is baby soap, tea for sleep is chamomile tea.
 */
export async function withWhatItServes(ctx: Context, plan: SearchPlan, wished: readonly Part[]): Promise<SearchPlan> {
  if (wished.length === 0 || plan.parts.length === 0) return plan;
  const parts = [...wished, ...plan.parts];
  return (await isFound(ctx, conditionOf(parts, parts.length), FEW)) ? { ...plan, parts, ...ONE_READING } : plan;
}

/**
 * The plan for the last word alone, lifting what has the others, where nothing that has them all is
 * called by it.
 */
export async function theThingItself(ctx: Context, plan: SearchPlan): Promise<SearchPlan> {
  const [thing, ...of] = plan.parts.toReversed();
  if (!thing || of.length === 0 || isQualifier(thing)) return plan;
  const heads = headsOf([thing]);
  if (!heads) return plan;
  const bare = await withoutContainer(ctx, plan);
  if (bare) return bare;
  const found = await findWholeOrAlone(ctx, conditionOf(plan.parts, plan.parts.length), heads);
  return found && found.whole === 0 && found.alone > 0
    ? { ...plan, parts: [thing], wishes: [...of.toReversed(), ...plan.wishes] }
    : plan;
}

/**
 * The plan without what a thing is put in, as a wish, where no such container is sold: 'cold coffee
 * ki bottle' and 'shampoo bottle 1 litre' are no bottles, and 'pani ki bottle' is one.
 *
 * @returns null where it asks for none; the plan itself where the container is the thing
 */
export async function withoutContainer(ctx: Context, plan: SearchPlan): Promise<SearchPlan | null> {
  const [thing, ...of] = plan.parts.toReversed();
  const isContainer = CONTAINERS.has(plan.used.split(' ').at(-1) ?? '') && thing?.alternatives[0]?.lexemes.length === 1;
  if (!thing || !isContainer || !(await isNamed(ctx, of))) return null;
  const isCalledSo = await isFound(ctx, allOf(conditionOf(plan.parts, plan.parts.length), headsOf([thing])), FEW);
  return isCalledSo ? plan : { ...plan, parts: of.toReversed(), wishes: [thing, ...plan.wishes], ...ONE_READING };
}

/** Whether the first of these parts is a brand, or what goods are called. */
async function isNamed(ctx: Context, [part]: readonly Part[]): Promise<boolean> {
  return (
    part !== undefined && !isForWhom(part) && (part.brand !== null || (await isFound(ctx, headsOf([part]) || null)))
  );
}

/**
 * The plan with a last word for a kind, of 'tomato hannu', as a wish where hardly anything has it
 * besides the words before it; where these find nothing together either, the kind alone is meant.
 */
export async function withoutKindBehind(ctx: Context, plan: SearchPlan): Promise<SearchPlan> {
  const kind = plan.parts.at(-1);
  const said = plan.used.split(' ').at(-1) ?? '';
  if (!kind || plan.parts.length < 2 || !KINDS_BEHIND.has(said)) return plan;
  const before = plan.parts.slice(0, -1);
  // 'Kangaroo' may be a brand of pins, and its meat is none of them.
  if (before.every(({ brand }) => brand !== null)) return plan;
  if (await isFound(ctx, conditionOf(plan.parts, plan.parts.length), ENOUGH)) return plan;
  const isKindMeant =
    !(await isFound(ctx, conditionOf(before, before.length))) && (await isFound(ctx, headsOf([kind]) || null));
  const [parts, wished] = isKindMeant ? [[kind], before] : [before, [kind]];
  return { ...plan, parts, wishes: [...wished, ...plan.wishes], ...ONE_READING };
}

/**
 * The plan with a last word for any remedy as a wish, where the words before it tell what it is
 * for: 'khansi ki dawai' asks for what helps a cough, and for no ointment.
 *
 * @param shown the words as they were typed
 */
export function withRemedyWished(plan: SearchPlan, shown: readonly string[]): SearchPlan {
  const remedy = plan.parts.at(-1);
  const before = plan.parts.slice(0, -1);
  if (!remedy || !REMEDIES.has(shown.at(-1)?.toLowerCase() ?? '')) return plan;
  if (!before.some((part) => !part.isGuess && !isForWhom(part) && !isQualifier(part))) return plan;
  return { ...plan, parts: before, wishes: [remedy, ...plan.wishes], ...ONE_READING };
}

/**
 * The plan with a word as a wish that another part's name has besides: 'meetha soda baking' says
 * baking soda, and the baking once more.
 */
export function saidOnce(plan: SearchPlan): SearchPlan {
  const isSaid = (part: Part) =>
    part.alternatives[0]?.lexemes.length === 1 &&
    plan.parts.some(
      (other) =>
        other !== part &&
        other.alternatives.some(
          ({ lexemes, isTyped, isMain }) =>
            !isTyped && isMain && lexemes.slice(0, -1).includes(part.alternatives[0]?.lexemes[0] ?? ''),
        ),
    );
  const again = plan.parts.filter((part) => part.brand === null && isSaid(part));
  if (again.length === 0 || again.length === plan.parts.length) return plan;
  return { ...plan, parts: plan.parts.filter((part) => !again.includes(part)), wishes: [...again, ...plan.wishes] };
}

/**
 * The plan with 'fresh', or how warm or sweet a thing is to be, as a wish, where nothing is called
 * so with it: fresh tomatoes are tomatoes and no 'Fresh Tomato Ketchup', but fresh cream is 'Fresh
 * Cream'.
 */
export async function withFreshnessWished(ctx: Context, plan: SearchPlan): Promise<SearchPlan> {
  const fresh = plan.parts.find(({ alternatives }) =>
    alternatives.some(({ lexemes, isTyped }) => isTyped && FRESH.has(lexemes.join(' '))),
  );
  const thing = plan.parts[fresh === plan.parts[0] ? 1 : 0];
  if (!fresh || !thing || thing.brand !== null || fresh.brand !== null) return plan;
  const names = thing.alternatives.filter(({ isMain, lexemes }) => isMain && lexemes.length === 1);
  const said = fresh.alternatives.find(({ isTyped }) => isTyped)?.lexemes[0] ?? '';
  const words = [...new Set(['fresh', said])].filter((word) => isWord(word));
  const called = names.flatMap(({ lexemes: [name = ''] }) =>
    words.map((word) => `'+${word}${name.replace(/^\W/, '')}':A`),
  );
  if (await isFound(ctx, called.join(' | ') || null)) return plan;
  return { ...plan, parts: plan.parts.filter((part) => part !== fresh), wishes: [fresh, ...plan.wishes] };
}
