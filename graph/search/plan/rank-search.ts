import { SearchMatchPlace } from '../explain/search-explanation.type.js';
import { anywhere, headApart, inHead, inName, isWord, quoted, together, within } from './alternative-tsquery.js';
import type { Alternative, Part } from './search-plan.js';

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
export function stepsOf({ alternatives: all, brand, isCalledSo }: Part): Step[] {
  const alternatives = all.filter(({ isAnothers }) => !isAnothers);
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
  giveEach(
    HEAD,
    typed.filter(({ isMain }) => isMain),
    inHead,
  );
  // 'Nail Polish - Silver' is a thing of its own, and no silver polish.
  const itself = others.filter(({ isMain }) => isMain).flatMap(inHead);
  const ofItsKind = isCalledSo || itself.length === 0 ? '' : ` & ('*3' | !'*2' | ${anyOf(itself)})`;
  give(
    HEAD_APART,
    several.map((one) => headApart(one) + ofItsKind),
    2,
  );
  if (brand) {
    give(BRAND, [quoted(`=${brand}`)]);
    give(HEAD_BESIDE_BRAND, [...typed.filter(({ isMain }) => !isMain), ...others].flatMap(inHead));
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
      [...typed, ...others].filter(({ isMain }) => !isMain),
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
    (begun, { alternatives, brand, isCalledSo }) => {
      const words = alternatives
        .filter(
          ({ lexemes, isTyped, isGuess, isLoose }) =>
            isWord(lexemes[0]) && !isGuess && !isLoose && (isTyped || !(isCalledSo || brand)),
        )
        .map(({ lexemes }) => lexemes.join(''));
      return begun.flatMap((name) => words.map((word) => name + word)).slice(0, MAX_CATEGORY_NAMES);
    },
    [''],
  );
  const called = (mark: string) => names.map((name) => quoted(mark + name)).join(' | ');
  return { own: called('#'), top: called('##') };
}
