import type { Context } from '../../shared/context.js';
import { SELDOM_NAMED } from '../sentence/function-words.js';
import { allOf } from './condition.js';
import { conditionOf, freeOf, thingsOf } from './conditions.js';
import { typedAs } from './drafts.js';
import { type Clue, findWholeOrAlone, isFound } from './plan.queries.js';
import { planSearch } from './plan-search.js';
import { readQuery } from './read-query.js';
import type { ExcludedPart, Part, SearchPlan } from './search-plan.js';

/**
 * What is excluded by a word for what is not wanted. It is meant as it is said, without guesses.
 *
 * @param said what is known of it
 * @param free what is known of it with 'free' behind it
 */
export function excludedBy(said: readonly Clue[], free: readonly Clue[]): ExcludedPart[] {
  const claims = partsTogether(free).flatMap(({ alternatives }) => alternatives);
  const { parts } = planSearch(said.filter(({ clue }) => clue === 'word' || clue === 'names'));
  // What no name has is known by what says to be free of it.
  const unknown = said.filter(({ clue }) => clue === 'word').map(({ names }) => partCalled(names));
  // Two words are one thing: an oil without mineral oil is an oil.
  const wholly = unknown.flatMap(({ alternatives }) => alternatives.flatMap(({ lexemes }) => lexemes));
  const meant = parts.length > 1 ? [partCalled(wholly)] : parts;
  return (meant.length > 0 ? meant : unknown).map((part) => ({ ...part, claims, isStrict: false }));
}

/**
 * What is plainly made of something that a thing is to be without, as the kinds of goods know it:
 * paneer of milk, mayonnaise of eggs. It may say to be free of that.
 *
 * @param unwanted what is known of the words for it
 */
export async function partMadeOf(
  ctx: Context,
  unwanted: readonly Clue[],
  excluded: readonly ExcludedPart[],
): Promise<ExcludedPart | null> {
  const concepts = unwanted.filter(({ clue }) => clue === 'names' || clue === 'word').map(({ term }) => term);
  const clues = await Promise.all([...new Set(concepts)].map((concept) => readQuery(ctx, `made of ${concept}`)));
  const kinds = clues.flat().filter(({ clue, term }) => clue === 'names' && term.startsWith('made '));
  const names = [...new Set(kinds.flatMap((kind) => kind.names))];
  if (names.length === 0) return null;
  const claims = excluded.flatMap((part) => [
    ...part.claims,
    ...part.alternatives
      .filter(({ isTyped }) => isTyped)
      .flatMap(({ lexemes }) => ['-', '--'].map((sign) => typedAs([`${sign}${lexemes.at(-1)}`], 1))),
  ]);
  const alternatives = names.map((name) => ({ ...typedAs(name.split(' '), 1), isTyped: false }));
  return { ...partCalled([]), alternatives, claims, isStrict: false };
}

/**
 * What is excluded, with what is free of it by its nature among what says so: soya milk of lactose,
 * besan of gluten.
 */
export async function withFreeByNature(ctx: Context, excluded: readonly ExcludedPart[]): Promise<ExcludedPart[]> {
  return Promise.all(
    excluded.map(async (part) => {
      const said = part.alternatives.filter(({ lexemes, isTyped }) => isTyped || lexemes.length === 1);
      const names = said.map(({ lexemes }) => lexemes.join(' ')).filter((name) => /^[a-z]/.test(name));
      const clues = await Promise.all(names.map((name) => readQuery(ctx, `never of ${name}`)));
      const kinds = clues.flat().filter(({ clue, term }) => clue === 'names' && term.startsWith('never '));
      const others = kinds
        .flatMap((kind) => kind.names)
        .map((name) => ({ ...typedAs(name.split(' '), 1), isTyped: false }));
      return { ...part, claims: [...part.claims, ...others] };
    }),
  );
}

/**
 * What is excluded of a plan, with what is made of it where that leaves anything: 'dairy free milk'
 * asks for milk after all.
 */
export async function withMade(
  ctx: Context,
  { parts }: SearchPlan,
  excluded: ExcludedPart[],
  made: ExcludedPart | null,
): Promise<ExcludedPart[]> {
  if (!made || parts.length === 0) return excluded;
  const all = [...excluded, made];
  return (await isFound(ctx, conditionOf(parts, parts.length, all))) ? all : excluded;
}

/**
 * Whether only what is called so is meant: of what names seldom tell of, few say to be free, and
 * what merely stands on a shelf with that name is none of them. A tea cake without sugar is no tea,
 * and peanut butter without salt no peanuts.
 */
export async function isCalledWhereClaimed(
  ctx: Context,
  { parts }: SearchPlan,
  lacked: readonly ExcludedPart[],
): Promise<boolean> {
  if (parts.length !== 1 || !lacked.some((part) => part.isStrict || isSeldomNamed(part))) return false;
  const things = thingsOf(parts);
  return things !== '' && (await isFound(ctx, allOf(conditionOf(parts, parts.length, lacked), things)));
}

/**
 * What is not wanted; strictly where names seldom tell of it and something that is called so says
 * to be free of it: cola has sugar in it and not in its name.
 */
export async function strictWhereClaimed(
  ctx: Context,
  { parts }: SearchPlan,
  part: ExcludedPart,
): Promise<ExcludedPart> {
  // Milk that is free of dairy says so, or it would be dairy.
  const names = new Set(part.alternatives.map(({ lexemes }) => lexemes.join(' ')));
  const isItself = parts.some(({ alternatives: [typed] }) => names.has(typed?.lexemes.join(' ') ?? ''));
  if (!(isSeldomNamed(part) || isItself) || parts.length === 0) return part;
  const things = parts.length === 1 && !isItself ? thingsOf(parts) : '';
  const asked = conditionOf(parts, parts.length);
  const found = await findWholeOrAlone(ctx, things ? allOf(asked, things) : asked, freeOf(part));
  return { ...part, isStrict: (found?.whole ?? 0) > 0 };
}

/** Whether a thing is in goods without being in their names. */
function isSeldomNamed({ alternatives }: ExcludedPart): boolean {
  return alternatives.some(({ lexemes }) => lexemes.some((word) => SELDOM_NAMED.has(word)));
}

/** A part that is called by these words, as if they had been typed. */
export function partCalled(lexemes: string[]): Part {
  return { alternatives: [typedAs(lexemes, 1)], brand: null, isCalledSo: false, weight: 1, isGuess: false };
}

/**
 * What names one thing with all of its words, such as 'sugar free' with its other names; 'onion
 * free' is but two words.
 */
function partsTogether(clues: readonly Clue[]): Part[] {
  return planSearch(clues).parts.filter(
    ({ alternatives: [typed] }, _, { length }) => length === 1 && (typed?.lexemes.length ?? 0) > 1,
  );
}
