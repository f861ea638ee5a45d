import { FORMS } from '../sentence/function-words.js';
import type { Alternative, Part, SearchPlan } from './search-plan.js';

/**
 * Words without which the name of a thing still names it, though less closely: black pepper,
 * coriander leaf.
 */
const QUALIFIERS = new Set(
  ['powder seed leaf whole stick slice bunch piece raw fresh dry dried split ground small big large']
    .concat('black white green red brown yellow', 'crunchi crispi spici soft tasti creami juici healthi thick tangi')
    .flatMap((words) => words.split(' ')),
);

/** How much fat milk has. */
const FATNESS = new Set(['full cream', 'low fat', 'fat free']);

/** For whom things are, as lexemes: of a lunch box for kids a young goat is none. */
const PEOPLE = new Set(['kid', 'child', 'children', 'men', 'women', 'boy', 'girl', 'ladi', 'gent', 'adult', 'bachcha']);

/** The smallest of people, and the animals that are kept for company. */
const WARDS = new Set(['babi', 'infant', 'newborn', 'pet', 'dog', 'cat', 'puppi', 'kitten']);

/** Words for the smallest of people, for whom few needs have goods of their own. */
const BABIES = new Set(['babi', 'infant', 'newborn']);

/** Whether a part names no more than a form in which things are sold. */
export function isForm({ alternatives }: Part): boolean {
  const typed = alternatives.filter(({ isTyped }) => isTyped).map(({ lexemes }) => lexemes.join(' '));
  return typed.some((lexeme) => FORMS.has(lexeme));
}

/** Whether a part says no more than for whom a thing is: for kids, for a dog. */
export function isForWhom({ alternatives, isGuess }: Part): boolean {
  const said = isGuess ? [] : alternatives.filter((one) => !one.isGuess);
  return said.some(
    ({ lexemes: [lexeme = '', ...more] }) => more.length === 0 && (PEOPLE.has(lexeme) || WARDS.has(lexeme)),
  );
}

/** Whether a part says that a thing is for a baby. */
export function isForBaby({ alternatives }: Part): boolean {
  return alternatives.some(({ lexemes: [lexeme = '', ...more] }) => more.length === 0 && BABIES.has(lexeme));
}

/** Whether a part says no more than what a thing is like, in which form it is sold or for whom. */
export function isQualifier({ alternatives }: Part): boolean {
  const names = alternatives.map(({ lexemes }) => lexemes.join(' '));
  return names.some((name) => QUALIFIERS.has(name) || PEOPLE.has(name) || FATNESS.has(name));
}

/**
 * Adds to a plan that finds too little what comes near: other names whose words need not stand side
 * by side ('Coconut Hair Oil' for coconut oil), and such names without their qualifiers (pepper for
 * black pepper).
 *
 * @returns null when there is nothing to add
 */
export function relaxPlan(plan: SearchPlan): SearchPlan | null {
  const parts = plan.parts.map((part) => ({
    ...part,
    alternatives: [...part.alternatives, ...part.alternatives.flatMap(loosened)],
  }));
  const hasMore = parts.some(
    ({ alternatives }, at) => alternatives.length > (plan.parts[at]?.alternatives.length ?? 0),
  );
  return hasMore ? { ...plan, parts } : null;
}

function loosened(alternative: Alternative): Alternative[] {
  const { lexemes, isTyped } = alternative;
  if (lexemes.length < 2 || isTyped) return [];
  const loose = { ...alternative, isLoose: true, isMain: false, covers: 0 };
  const bare = lexemes.filter((lexeme) => !QUALIFIERS.has(lexeme));
  const isBarer = bare.length === 1 && bare.length < lexemes.length;
  return [loose, ...(isBarer ? [{ ...loose, lexemes: bare }] : [])];
}
