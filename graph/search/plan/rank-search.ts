import { SearchMatchPlace } from '../explain/search-explanation.type.js';
import type { Alternative, ExcludedPart, OwnersRule, Part, SearchPlan } from './search-plan.js';

/**
 * What a product gets for how it has a part of the query, by the class of the word (see
 * `search_describe`).
 */
const HEAD = 100;
/**
 * The last word is the head, and the others stand further away: 'Water Bottle - Steel' for steel
 * bottle.
 */
const HEAD_APART = 98;
const HEAD_MEANT = 97;
/** The words stand together, but not at the head: 'Tea Cup & Saucer Set' for tea cup. */
const TOGETHER = 96;
const HEAD_OTHERWISE = 94;
/**
 * The head by another name, where products are called what the shopper typed: cookies, when there
 * are biscuits.
 */
const HEAD_SECOND = 80;
const BRAND = 88;
/** The head, by another name, of a thing whose name is also that of a brand. */
const HEAD_BESIDE_BRAND = 70;
const NAME = 64;
const NAME_OTHERWISE = 60;
/** A word of a brand that has more of them. */
const BRAND_PARTLY = 56;
const FURTHER = 46;
const FURTHER_OTHERWISE = 43;
/** What comes near, see `relaxPlan`: called so, or with the words in its name. */
const HEAD_LOOSELY = 42;
const LOOSELY = 34;
const IN_CATEGORY = 22;

/** More ways than this to call a category are not tried. */
const MAX_CATEGORY_NAMES = 24;
/** So many steps of a part are told apart, see `search_points` in `sql/6-ranking.sql`. */
const MAX_STEPS = 16;
/** More words of a name than this are not told apart. */
const MAX_COVERED = 3;

/**
 * The condition on `search_document d` that a product has so many of the parts, as a tsquery.
 *
 * @param excluded what its name must not have, unless it says that it is free of it
 */
export function conditionOf(parts: readonly Part[], least: number, excluded: readonly ExcludedPart[] = []): string {
  const ways = parts.map(({ alternatives }) => `(${alternatives.map(anywhere).join(' | ')})`);
  const had = choicesOf(ways, least)
    .map((chosen) => `(${chosen.join(' & ')})`)
    .join(' | ');
  const lacked = excluded.map((part) =>
    part.isStrict ? freeOf(part) : `(${freeOf(part)} | !(${part.alternatives.map(inName).join(' | ')}))`,
  );
  return [`(${had})`, ...lacked].join(' & ');
}

/** The same of a plan; what an owner has pinned to its question fits it whatever it is called. */
export function conditionOfPlan({ parts, excluded, isCalled, rule }: SearchPlan, least: number): string {
  const asked = conditionOf(parts, least, excluded);
  const condition = isCalled ? `${asked} & (${thingsOf(parts)})` : asked;
  return rule && rule.pinnedIds.length > 0 ? `(${condition}) | ${quoted(pinOf(rule))}` : condition;
}

/** The condition that a product fits a plan and is called what one of its parts says. */
export function calledOfPlan(plan: SearchPlan, least: number): string {
  const heads = headsOf(plan.parts);
  // What is called by the only part has it.
  const isPlain = plan.parts.length === 1 && plan.excluded.length === 0 && !plan.isCalled && heads !== '';
  return isPlain
    ? heads
    : [conditionOfPlan(plan, least), heads]
        .filter(Boolean)
        .map((one) => `(${one})`)
        .join(' & ');
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
function freeByName(part: ExcludedPart): string {
  // Of 'palm oil free' a name has the word before 'free', and of a description the first is known.
  return claimed(part, (lexemes) => [`-${lexemes.at(-1)}`]);
}

function claimed({ alternatives, claims }: ExcludedPart, signed: (lexemes: readonly string[]) => string[]): string {
  const ways = alternatives.flatMap(({ lexemes, isTyped }) =>
    (lexemes.length === 1 || isTyped) && isWord(lexemes[0]) ? signed(lexemes).map(quoted) : [],
  );
  // 'Dairy' on its shelf and 'lactose free' in its name do not say that milk is free of dairy.
  const said = claims.map((claim) => (claim.isTyped && claim.lexemes.length > 1 ? inName(claim) : anywhere(claim)));
  return `(${[...ways, ...said].join(' | ')})`;
}

/**
 * The condition that a product has any of the parts, or says that it is free of what it must not
 * have.
 */
export function wishOf(wishes: readonly Part[], excluded: readonly ExcludedPart[]): string {
  return [
    ...wishes.map(({ alternatives }) => `(${alternatives.map(anywhere).join(' | ')})`),
    ...excluded.map(freeByName),
  ].join(' | ');
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

/** The condition that a product has each part in what its name begins with, as a tsquery. */
export function besideHead(parts: readonly Part[]): string {
  const ways = parts.map(({ alternatives }) => alternatives.flatMap(within('AB')).map((way) => `(${way})`));
  return ways.map((each) => `(${each.join(' | ')})`).join(' & ');
}

/**
 * The condition that a product, or the category that it lies in, is called what one of the parts
 * says, as a tsquery.
 */
export function calledOf(parts: readonly Part[]): string {
  const categories = parts.flatMap(({ alternatives }) =>
    alternatives.flatMap(({ lexemes }) => (isWord(lexemes[0]) ? [quoted(`#${lexemes.join('')}`)] : [])),
  );
  return [headsOf(parts), ...new Set(categories)].filter(Boolean).join(' | ');
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
 * What gives points to a product: a tsquery, and ten times its points with how many words of the
 * name it is.
 */
export interface Step {
  query: string;
  points: number;
}

/**
 * What a product gets for a part: for the first of these that it fits, the most first. Further ones
 * than 16 give nothing of their own.
 */
export function stepsOf({ alternatives, brand, isCalledSo }: Part): Step[] {
  const steps: { points: number; covers: number; ways: string[] }[] = [];
  const give = (points: number, ways: string[], covers = 0) => steps.push({ points, covers, ways });
  const giveEach = (points: number, of: readonly Alternative[], waysOf: (one: Alternative) => string[]) => {
    for (let covers = MAX_COVERED; covers >= 0; covers -= 1) {
      give(points, of.filter((one) => Math.min(one.covers, MAX_COVERED) === covers).flatMap(waysOf), covers);
    }
  };
  const typed = alternatives.filter(({ isTyped }) => isTyped);
  const others = alternatives.filter(({ isTyped, isLoose }) => !isTyped && !isLoose);
  const loose = alternatives.filter(({ isLoose }) => isLoose);
  const several = typed.filter(({ lexemes }) => lexemes.length > 1);
  giveEach(HEAD, typed, inHead);
  give(HEAD_APART, several.map(headApart), 2);
  if (brand) {
    give(BRAND, [quoted(`=${brand}`)]);
    give(HEAD_BESIDE_BRAND, others.flatMap(inHead));
  } else if (isCalledSo) {
    giveEach(HEAD_SECOND, others, inHead);
  } else {
    giveEach(
      HEAD_MEANT,
      others.filter(({ isMain }) => isMain),
      inHead,
    );
    giveEach(
      HEAD_OTHERWISE,
      others.filter(({ isMain }) => !isMain),
      inHead,
    );
  }
  give(TOGETHER, several.map(together), 1);
  giveEach(NAME, typed, within('AB'));
  giveEach(NAME_OTHERWISE, others, within('AB'));
  give(BRAND_PARTLY, [...typed, ...others].flatMap(within('ABC')));
  give(FURTHER, typed.flatMap(within('ABCD')));
  give(FURTHER_OTHERWISE, others.flatMap(within('ABCD')));
  give(HEAD_LOOSELY, loose.map(headApart), 1);
  give(LOOSELY, loose.map(inName));
  return steps
    .filter(({ ways }) => ways.length > 0)
    .map(({ points, covers, ways }) => ({ query: anyOf(ways), points: points * 10 + covers }))
    .slice(0, MAX_STEPS);
}

/** What a product gets that has a part in any place, as `stepsOf` tells it. */
export const MIN_POINTS = IN_CATEGORY * 10;

/** Where a product has a part, by the points that its step gives. */
export function placeOfPoints(points: number): SearchMatchPlace {
  if (points === TOGETHER) return SearchMatchPlace.TOGETHER;
  if (points === BRAND) return SearchMatchPlace.BRAND;
  if (points >= HEAD_BESIDE_BRAND) return SearchMatchPlace.THING;
  if (points >= NAME_OTHERWISE) return SearchMatchPlace.NAME;
  if (points >= BRAND_PARTLY) return SearchMatchPlace.BRAND_WORD;
  if (points >= FURTHER_OTHERWISE) return SearchMatchPlace.FURTHER;
  if (points >= LOOSELY) return SearchMatchPlace.NEAR;
  return points >= IN_CATEGORY ? SearchMatchPlace.ANYWHERE : SearchMatchPlace.NOWHERE;
}

/**
 * The names by which a part is found, the shopper's own first, each with its condition; a shelf
 * where it stands is no name of it.
 */
export function waysOf({ alternatives }: Part): { name: string; query: string }[] {
  return alternatives
    .filter(({ lexemes: [lexeme = ''] }) => !lexeme.startsWith('#'))
    .map((one) => ({ name: one.lexemes.join(' ').replace(/^[+@=-]+/, ''), query: anywhere(one) }));
}

/** The step of a product that has a part in any place. */
export function anywhereStep({ alternatives }: Part): Step {
  return { query: alternatives.map(anywhere).join(' | '), points: MIN_POINTS };
}

function anyOf(ways: readonly string[]): string {
  return ways.map((way) => `(${way})`).join(' | ');
}

/**
 * That the parts stand side by side in the order in which they were typed, as a tsquery; null when
 * they cannot. A brand stands before every name of it, so that it is next to nothing by meaning:
 * 'Nivea Creme Soap' is no nearer to nivea cream than 'Nivea Soft Cream'.
 */
export function neighboursOf(allParts: readonly Part[]): string | null {
  const parts = allParts.filter(({ brand }) => brand === null);
  const words = parts.map(({ alternatives }) =>
    alternatives.flatMap(({ lexemes, isLoose }) =>
      lexemes.length === 1 && isWord(lexemes[0]) && !isLoose ? lexemes : [],
    ),
  );
  if (parts.length < 2 || words.some(({ length }) => length === 0)) return null;
  return words.map((lexemes) => `(${lexemes.map(quoted).join(' | ')})`).join(' <-> ');
}

/**
 * That the whole query is a part of the name of the product's category, and of its top category, as
 * tsqueries.
 */
export function categoriesCalled(parts: readonly Part[]): { own: string; top: string } {
  const names = parts.reduce<string[]>(
    (begun, { alternatives, isCalledSo }) => {
      const words = alternatives
        .filter(
          ({ lexemes, isTyped, isGuess, isLoose }) =>
            isWord(lexemes[0]) && !isGuess && !isLoose && (isTyped || !isCalledSo),
        )
        .map(({ lexemes }) => lexemes.join(''));
      return begun.flatMap((name) => words.map((word) => name + word)).slice(0, MAX_CATEGORY_NAMES);
    },
    [''],
  );
  const called = (mark: string) => names.map((name) => quoted(mark + name)).join(' | ');
  return { own: called('#'), top: called('##') };
}

/** In the name, the brand, or the words of the category. */
function anywhere(alternative: Alternative): string {
  const { lexemes, isTyped, isLoose } = alternative;
  // 'Apple - No Added Sugar' is no sugar apple.
  if (isLoose) return `(${inHead({ ...alternative, isTyped: true }).join(' | ')})`;
  if (lexemes.length > 1 && !isTyped) return phrasesOf(alternative, '');
  const ways = (lexeme: string) => (isWord(lexeme) ? ['', '^'] : ['']).map((mark) => quoted(mark + lexeme));
  return `(${lexemes.map((lexeme) => `(${ways(lexeme).join(' | ')})`).join(' & ')})`;
}

/** Somewhere in the name. */
function inName({ lexemes }: Alternative): string {
  return `(${lexemes.map((lexeme) => `${quoted(lexeme)}:ABD`).join(' & ')})`;
}

/** The last word is the thing itself, the others stand beside it. */
function inHead(alternative: Alternative): string[] {
  const { lexemes, isTyped } = alternative;
  if (lexemes.some(isPlaceless)) return [];
  if (lexemes.length > 1 && !isTyped) return [phrasesOf(alternative, 'A')];
  return [lexemes.map((lexeme, index) => `${quoted(lexeme)}:${index === lexemes.length - 1 ? 'A' : 'AB'}`).join(' & ')];
}

/** The last word is the thing itself, the others stand anywhere in the name. */
function headApart({ lexemes }: Alternative): string {
  return lexemes.map((lexeme, index) => `${quoted(lexeme)}:${index === lexemes.length - 1 ? 'A' : 'ABD'}`).join(' & ');
}

/** The words stand side by side, in their order. */
function together({ lexemes }: Alternative): string {
  return lexemes.map((lexeme) => `${quoted(lexeme)}:AB`).join(' <-> ');
}

function within(classes: string): (alternative: Alternative) => string[] {
  return (alternative) => {
    const { lexemes, isTyped } = alternative;
    if (lexemes.some(isPlaceless)) return [];
    if (lexemes.length > 1 && !isTyped) return [phrasesOf(alternative, classes)];
    return [lexemes.map((lexeme) => `${quoted(lexeme)}:${classes}`).join(' & ')];
  };
}

/**
 * Several words that name one thing must stand together, or 'tea light' would be an emergency light
 * with the scent of tea: each two neighbours are there as one, see `search_pair`. Asked by
 * themselves, the index would read all that has 'powder' for 'chilli powder'.
 *
 * @param classes of the last word; empty for any
 */
function phrasesOf({ lexemes }: Alternative, classes: string): string {
  return `(${pairsOf(lexemes).map(quoted).join(' <-> ')}${classes && `:${classes}`})`;
}

/** Each two neighbours of several words as one: +redchilli and +chillipowder. */
function pairsOf(lexemes: readonly string[]): string[] {
  return lexemes.slice(1).map((lexeme, at) => `+${lexemes[at]}${lexeme}`);
}

function isWord(lexeme = ''): boolean {
  return /^[a-z0-9]/.test(lexeme);
}

/**
 * A word of the top category, the name of a shelf, a whole brand, what the name says that it is
 * free of, or what is pinned: such lexemes stand nowhere in the name.
 */
function isPlaceless(lexeme: string): boolean {
  return /^[@#=!-]/.test(lexeme);
}

/** Lexemes are letters and digits with a sign before some, so that quotes are all they need. */
function quoted(lexeme: string): string {
  return `'${lexeme}'`;
}
