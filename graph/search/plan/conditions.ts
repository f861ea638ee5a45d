import { anywhere, inName, isPlaceless, isWord, pairsOf, quoted, within } from './alternative-tsquery.js';
import { allOf, anyOf, type Condition } from './condition.js';
import type { Alternative, ExcludedPart, OwnersRule, Part, SearchPlan } from './search-plan.js';

/**
 * The condition on `search_document d` that a product has so many of the parts.
 *
 * @param excluded what its name must not have, unless it says that it is free of it
 */
export function conditionOf(parts: readonly Part[], least: number, excluded: readonly ExcludedPart[] = []): Condition {
  const ways = parts.map(({ alternatives }) => alternatives.map(anywhere).join(' | '));
  const had = anyOf(...choicesOf(ways, least).map((chosen) => allOf(...chosen)));
  const lacked = excluded.map((part) =>
    part.isStrict ? freeOf(part) : { lacks: `${freeOf(part)} | !(${part.alternatives.map(inName).join(' | ')})` },
  );
  return allOf(had, ...lacked);
}

/** The same of a plan; what an owner has pinned to its question fits it whatever it is called. */
export function conditionOfPlan({ parts, excluded, isCalled, rule }: SearchPlan, least: number): Condition {
  const asked = conditionOf(parts, least, excluded);
  const condition = isCalled ? allOf(asked, thingsOf(parts)) : asked;
  return rule && rule.pinnedIds.length > 0 ? anyOf(condition, quoted(pinOf(rule))) : condition;
}

/**
 * The condition that a product fits a plan and ends up in front: it is called what one of its parts
 * says, or has all that was asked for where the parts are less.
 */
export function calledOfPlan(plan: SearchPlan, least: number): Condition {
  if (plan.whole) return plan.whole;
  const heads = headsOf(plan.parts);
  // What is called by the only part has it.
  const isPlain = plan.parts.length === 1 && plan.excluded.length === 0 && !plan.isCalled && heads !== '';
  if (isPlain) return heads;
  const condition = conditionOfPlan(plan, least);
  // Few labels say to be free of something: by lot hardly any of them would be graded.
  const free = plan.excluded.map(freeByName).join(' | ');
  if (free !== '') return allOf(condition, free);
  return heads ? allOf(condition, heads) : condition;
}

/** The lexeme of what is pinned by a rule, see `sql/8-rules.sql`. */
export function pinOf({ id }: OwnersRule): string {
  return `!${id}`;
}

/**
 * The condition that a product says that it is free of a part, in its name ('No Onion', 'Sugar
 * Free', 'Unsweetened') or its description.
 */
export function freeOf(part: ExcludedPart): string {
  return claimed(part, (lexemes) => [`-${lexemes.at(-1)}`, `--${lexemes[0]}`]);
}

/** The same of what its name says. */
export function freeByName(part: ExcludedPart): string {
  // Of 'palm oil free' a name has the word before 'free', and of a description the first is known.
  const said = claimed({ ...part, claims: [] }, (lexemes) => [`-${lexemes.at(-1)}`]);
  return said === '()' ? claimed(part, () => []) : said;
}

function claimed({ alternatives, claims }: ExcludedPart, signed: (lexemes: readonly string[]) => string[]): string {
  const ways = alternatives.flatMap(({ lexemes, isTyped }) =>
    (lexemes.length === 1 || isTyped) && isWord(lexemes[0]) ? signed(lexemes).map(quoted) : [],
  );
  // 'Dairy' on its shelf and 'lactose free' in its name do not say that milk is free of dairy.
  const said = claims.map((claim) => (claim.isTyped && claim.lexemes.length > 1 ? inName(claim) : anywhere(claim)));
  return `(${[...ways, ...said].join(' | ')})`;
}

/** The condition that a product has any of the parts. */
export function wishOf(wishes: readonly Part[]): string {
  return wishes.map(({ alternatives }) => `(${alternatives.map(anywhere).join(' | ')})`).join(' | ');
}

function choicesOf<T>([first, ...others]: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  if (first === undefined) return [];
  return [...choicesOf(others, size - 1).map((chosen) => [first, ...chosen]), ...choicesOf(others, size)];
}

/**
 * The condition on `search_document d` that a product is called what one of the parts says, as a
 * tsquery.
 */
export function headsOf(parts: readonly Part[]): string {
  const called = ({ lexemes, isTyped }: Alternative) => {
    const words = isTyped || lexemes.length === 1 ? lexemes : pairsOf(lexemes);
    return words.map((word, index) => quoted(index === words.length - 1 ? `~${word}` : word)).join(' & ');
  };
  const ways = parts.flatMap(({ alternatives }) =>
    alternatives
      .filter(({ lexemes, isLoose }) => !isLoose && !lexemes.some(isPlaceless))
      .map((one) => `(${called(one)})`),
  );
  return [...new Set(ways)].join(' | ');
}

/** The condition that a product has each part in what its name begins with. */
export function besideHead(parts: readonly Part[]): Condition {
  return allOf(...parts.map((part) => namedIn('AB', part)));
}

/** The condition that a product has a part in its name, and not only on its shelf, as a tsquery. */
export function namedBy(part: Part): string {
  return namedIn('ABD', part);
}

function namedIn(classes: string, { alternatives }: Part): string {
  return alternatives
    .flatMap(within(classes))
    .map((way) => `(${way})`)
    .join(' | ');
}

/**
 * The condition that a product, or the category that it lies in, is called what one of the parts
 * says, as a tsquery.
 */
export function calledOf(parts: readonly Part[]): string {
  return [headsOf(parts), shelvesCalled(parts)].filter(Boolean).join(' | ');
}

/** The condition that a product lies in a category that is called what one of the parts says. */
export function shelvesCalled(parts: readonly Part[]): string {
  const categories = parts.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ lexemes }) => (isWord(lexemes[0]) ? [quoted(`#${lexemes.join('')}`)] : [])),
  );
  return [...new Set(categories)].join(' | ');
}

/**
 * The condition that a product is called what one of the parts says, or stands on a shelf of such
 * things, as a tsquery: a tea cake is no tea, on whatever shelf.
 */
export function thingsOf(parts: readonly Part[]): string {
  const shelves = parts.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ lexemes: [lexeme = '', ...more] }) =>
      isWord(lexeme) && more.length === 0 ? [quoted(`$${lexeme}`)] : [],
    ),
  );
  return [calledOf(parts), ...new Set(shelves)].filter(Boolean).join(' | ');
}

/**
 * The packs that a plan asks for, and each of them as the pack of what its parts name, as goods
 * know it that are sold together: 'sugar:1000g'.
 */
export function packsOfItems(parts: readonly Part[], packs: readonly string[]): string[] {
  // Of 'toor dal' any dal has the last word.
  const names = parts.flatMap(({ alternatives }) => alternatives.map(({ lexemes }) => lexemes[0] ?? ''));
  const things = [...new Set(names)].filter(isWord);
  return [...packs, ...packs.flatMap((pack) => things.map((thing) => `${thing}:${pack}`))];
}
