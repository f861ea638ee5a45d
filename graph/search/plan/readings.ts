import type { Context } from '../../shared/context.js';
import { isWord, quoted } from './alternative-tsquery.js';
import { type ChosenPlan, ENOUGH } from './chosen-plan.js';
import { allOf, anyOf, type Condition } from './condition.js';
import { conditionOf, conditionOfPlan, headsOf, namedBy } from './conditions.js';
import { typedAs } from './drafts.js';
import { partCalled } from './excluded-parts.js';
import { isNeed } from './need-whole.js';
import { findWholeOrAlone, isFound, standingOf } from './plan.queries.js';
import { isForBaby, isForm, isForWhom, isQualifier } from './relax-plan.js';
import { ONE_READING, type OtherReading, type Part, type SearchPlan } from './search-plan.js';

/** A plan that finds little, and what is known of it. */
export interface Asked {
  plan: SearchPlan;
  /** The condition that a product has all of its parts. */
  strict: Condition;
  /** Its most telling parts, and how many of these any product has at most. */
  telling: readonly Part[];
  least: number;
  /** The plan with what comes near as well, where that finds more; see `relaxPlan`. */
  nearer: SearchPlan | null;
}

/** A way to read a plan that finds little. */
interface Reading {
  name: string;
  /** Whether it is tried where a few products have all parts, where none has, or for both. */
  of: 'few' | 'none' | 'both';
  /**
   * What is shown then, or a plan that is asked in its place.
   *
   * @returns null where it finds nothing, or is the same
   */
  read: (ctx: Context, asked: Asked) => Promise<ChosenPlan | SearchPlan | null>;
}

/** The ways to read a plan that finds little, in the order in which they are tried. */
export const READINGS: readonly Reading[] = [
  { name: 'several things', of: 'few', read: severalInOne },
  { name: 'the rest of a brand', of: 'few', read: restOfBrand },
  { name: 'what else is free of it', of: 'few', read: elseFreeOfIt },
  { name: 'the thing in other forms', of: 'few', read: inOtherForms },
  { name: 'what comes near', of: 'both', read: async (_, { nearer }) => nearer && chosenWhole(nearer) },
  { name: 'the thing alone', of: 'few', read: theThingAlone },
  { name: 'all but one part', of: 'few', read: allButOne },
  { name: 'all of it', of: 'few', read: async (_, { plan }) => chosenWhole(plan) },
  { name: 'the last word begun', of: 'none', read: asBegun },
  { name: 'without guesses', of: 'none', read: async (_, { plan }) => readAs(plan, 'certain') },
  { name: 'a need alone', of: 'none', read: async (_, { plan }) => needAlone(plan) },
  { name: 'without qualifiers', of: 'none', read: async (_, { plan }) => withoutQualifiers(plan) },
  { name: 'a brand alone', of: 'none', read: brandAlone },

  { name: 'several things', of: 'none', read: severalThings },
  { name: 'most of the parts', of: 'none', read: mostParts },
  { name: 'more guesses', of: 'none', read: async (_, { plan }) => readAs(plan, 'bold') },
];

/** What has all parts of a plan. */
function chosenWhole(plan: SearchPlan): ChosenPlan {
  return { plan, least: plan.parts.length, isPacked: false };
}

/** What the words of a plan are read as otherwise; null where they are not. */
function readAs({ readings }: SearchPlan, name: OtherReading['name']): SearchPlan | null {
  return readings.find((one) => one.name === name)?.read() ?? null;
}

/**
 * Each of several things by itself, where hardly anything has most of them: 'milk bread eggs' is
 * what three are to be bought.
 */
async function severalThings(ctx: Context, { plan, telling, least }: Asked): Promise<SearchPlan | null> {
  const { parts } = plan;
  if (parts.length < 2 || parts.length > telling.length || parts.some(({ brand }) => brand !== null)) return null;
  const most = conditionOf(telling, least, plan.excluded);
  if (least > 1 && (await isFound(ctx, most, ENOUGH))) return null;
  const areThings = await Promise.all(
    parts.map(
      (part) =>
        !part.isGuess && !isQualifier(part) && !isForWhom(part) && isFound(ctx, headsOf([part]) || null, ENOUGH),
    ),
  );
  if (areThings.includes(false)) return null;
  return { ...plan, choices: parts.map((part) => ({ ...plan, parts: [part], ...ONE_READING })), isEither: true };
}

/**
 * Each of several things by itself where the few goods that have them all are none of them: tea
 * with cinnamon and cloves is no answer to 'pattai lavangam'.
 */
async function severalInOne(ctx: Context, asked: Asked): Promise<SearchPlan | null> {
  const heads = headsOf(asked.plan.parts);
  if (asked.plan.parts.length < 2 || !heads) return null;
  // What has them all because they are sold together is no name of one.
  if (await isFound(ctx, allOf(asked.strict, heads, { lacks: "!'*3'" }))) return null;
  return severalThings(ctx, asked);
}

/** What has the most of the most telling parts. */
async function mostParts(_: Context, { plan, telling, least }: Asked): Promise<ChosenPlan | null> {
  return least > 0 ? { plan: { ...plan, parts: [...telling] }, least, isPacked: false } : null;
}

/**
 * The plan with its last word as the beginning of another one, where that finds what the word
 * itself does not: a 'kabuli cha' becomes kabuli chana rather than any tea.
 */
async function asBegun(ctx: Context, { plan }: Asked): Promise<SearchPlan | null> {
  const begun = plan.parts.length > 1 ? readAs(plan, 'begun') : null;
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
  const isSure = !plan.parts.some(({ isGuess }) => isGuess);
  const qualifiers = plan.parts.filter((part) => isQualifier(part) || (isSure && isForBaby(part)));
  if (qualifiers.length === 0 || qualifiers.length === plan.parts.length) return null;
  const parts = plan.parts.filter((part) => !qualifiers.includes(part));
  // What is left is no beginning of another word.
  const readings = plan.readings.filter(({ name }) => name !== 'begun');
  return { ...plan, parts, wishes: [...qualifiers, ...plan.wishes], readings };
}

/**
 * The plan for a need without what stands beside it, which is wished for instead, as nothing is
 * both: what covers white hair is no lid. More words tell more: stains on white clothes are none of
 * the skin.
 */
function needAlone(plan: SearchPlan): SearchPlan | null {
  const needs = plan.parts.filter(isNeed);
  if (needs.length !== 1 || plan.parts.length !== 2 || plan.parts.some(({ brand }) => brand !== null)) return null;
  return {
    ...plan,
    parts: needs,
    wishes: [...plan.parts.filter((part) => !isNeed(part)), ...plan.wishes],
    readings: [],
  };
}

/**
 * Behind the few that are all of it the same thing in other forms: black salt whole behind black
 * salt powder, before other salts.
 */
async function inOtherForms(ctx: Context, { plan, strict }: Asked): Promise<ChosenPlan | null> {
  const parts = plan.parts.filter((part) => !isQualifier(part));
  const [thing] = parts;
  if (parts.length !== 1 || !thing || thing.brand !== null || plan.parts.length !== 2) return null;
  // The name of one word has nothing that comes near.
  if (!thing.alternatives.some(({ lexemes, isTyped }) => !isTyped && lexemes.length > 1)) return null;
  const { whole, alone } = (await findWholeOrAlone(ctx, strict, headsOf(parts) || strict)) ?? { whole: 0, alone: 0 };
  if (whole === 0 || alone === 0) return null;
  return { plan: { ...plan, parts, whole: strict }, least: 1, isPacked: false };
}

/**
 * Behind the few that say to be free of something what else says so on their shelves, and before
 * that what has the last word of its name: a day cream without parabens behind face creams without
 * them, before a serum. What one word names is a kind by itself: cakes without sugar are no tea.
 */
async function elseFreeOfIt(ctx: Context, { plan, strict }: Asked): Promise<ChosenPlan | null> {
  const [thing, ...others] = plan.parts;
  const isOneOfItsKind = thing?.alternatives.some(({ isTyped, lexemes }) => isTyped && lexemes.length > 1);
  if (!thing || !isOneOfItsKind || others.length > 0 || !plan.excluded.some(({ isStrict }) => isStrict)) return null;
  const standing = await standingOf(ctx, strict, ENOUGH);
  const shelves = standing.filter((lexeme) => lexeme.startsWith('#'));
  if (shelves.length === 0) return null;
  const onShelves = shelves.map((shelf) => ({ ...typedAs([shelf], 0), isTyped: false }));
  const parts = [{ ...thing, alternatives: [...thing.alternatives, ...onShelves] }];
  const lastWords = thing.alternatives.map(({ lexemes }) => lexemes.at(-1)).filter(isWord);
  const near = lastWords.map((lexeme) => quoted(lexeme ?? '')).join(' | ');
  const whole = conditionOfPlan(plan, 1);
  const wider = conditionOf(parts, 1, plan.excluded);
  return {
    plan: { ...plan, parts, whole: near ? anyOf(whole, allOf(wider, near)) : whole, isCalled: false },
    least: 1,
    isPacked: false,
  };
}

/**
 * The goods that one word names, with those that have the others in front: of the few with all of
 * them what is called so tells which word it is, of 'basmati rice brown' the rice. Where none is,
 * it is the last one: 'imported cheese' is cheese, and no milk from the shelf of cheeses. The most
 * telling of the other words alone is left out where that leaves enough: behind the few of the
 * maker that was named come other baby powders, and no chilli powder.
 */
async function theThingAlone(ctx: Context, { plan, strict }: Asked): Promise<ChosenPlan | null> {
  const brands = plan.parts.filter(({ brand }) => brand !== null);
  if (plan.parts.length < 2 || !(await areWords(ctx, strict, brands))) return null;
  // Cumin powder is cumin: other powders are no answer to it.
  const things = plan.parts.filter((part) => !isQualifier(part)).toReversed();
  // An after shave balm is an after shave, and no balm for pain.
  const firm = things.filter((part) => !isForm(part));
  const named = (firm.length > 0 ? firm : things).map((part) => ({ part, heads: headsOf([part]) }));
  const called = await Promise.all(named.map(({ heads }) => isFound(ctx, heads === '' ? null : allOf(strict, heads))));
  const areMany = await Promise.all(named.map(({ heads }) => isFound(ctx, heads || null, ENOUGH)));
  const thing = named.find((_, at) => called[at]) ?? (named.length > 2 ? named.find((_, at) => areMany[at]) : named[0]);
  if (!thing || !areMany[named.indexOf(thing)]) return null;
  const telling = plan.parts
    .filter((part) => part !== thing.part)
    .reduce((most, part) => (part.weight > most.weight ? part : most));
  const rest = plan.parts.filter((part) => part !== telling);
  const isEnough = rest.length > 1 && (await isFound(ctx, conditionOf(rest, rest.length, plan.excluded), ENOUGH));
  const parts = isEnough ? rest : [thing.part];
  return { plan: { ...plan, parts, whole: allOf(strict, namedBy(thing.part)) }, least: parts.length, isPacked: false };
}

/**
 * Whether brands are no more than words here, since goods of others have them in their names: of
 * eggs 'desi' tells from which hens.
 */
async function areWords(ctx: Context, strict: Condition, brands: readonly Part[]): Promise<boolean> {
  const others = await Promise.all(
    brands.map(({ brand }) =>
      isFound(ctx, allOf(strict, `${quoted(brand ?? '')}:ABD`, { lacks: `!${quoted(`=${brand}`)} & !'*3'` })),
    ),
  );
  return !others.includes(false);
}

/**
 * What has all parts of three or more but one, behind the few that have them all: 'thick coconut
 * oil hair growth' asks for what else of it grows hair.
 */
async function allButOne(ctx: Context, { plan, strict, telling }: Asked): Promise<ChosenPlan | null> {
  const least = telling.length - 1;
  if (telling.length < 3 || telling.length < plan.parts.length || plan.excluded.length > 0) return null;
  if (!(await isFound(ctx, conditionOf(telling, least), ENOUGH))) return null;
  return { plan: { ...plan, parts: [...telling], whole: strict }, least, isPacked: false };
}

/**
 * The few goods of a brand that are called what a plan says, and behind them what else of it stands
 * on their shelves: not every coffee of Bru has the word in its name, and 'parle g' is known for
 * biscuits.
 *
 * @returns null where the words name no brand, or nothing besides
 */
async function restOfBrand(ctx: Context, { plan: own, nearer, strict }: Asked): Promise<ChosenPlan | null> {
  const plan = nearer ?? own;
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
async function brandAlone(ctx: Context, { plan }: Asked): Promise<ChosenPlan | null> {
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
