import { cacheList } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import { PACK_WORDS } from '../sentence/function-words.js';
import type { Sentence } from '../sentence/read-sentence.js';
import { scriptOf } from '../sentence/script-names.js';
import { pairsOf, quoted } from './alternative-tsquery.js';
import { ENOUGH, FEW } from './chosen-plan.js';
import { allOf, type Condition } from './condition.js';
import { besideHead, calledOf, conditionOf, headsOf } from './conditions.js';
import { typedAs } from './drafts.js';
import {
  type Heard,
  isFound,
  isFoundUnnamed,
  isMostlyNamed,
  isWritten,
  soundsOf,
  wordsEnding,
} from './plan.queries.js';
import { planSearch } from './plan-search.js';
import { LITERAL, readQuery } from './read-query.js';
import { isForWhom, isQualifier } from './relax-plan.js';
import { ONE_READING, type Part, type SearchPlan } from './search-plan.js';
import {
  foodOfAnimal,
  isPluralElsewhere,
  namesSoldElsewhere,
  type SoldElsewhere,
  thingElsewhereIn,
  thingsElsewhereAmong,
} from './sold-elsewhere.js';
import { isEnglishThing } from './spelling/english-things.js';
import { distanceBetween } from './spelling/likeness.js';

/** Endings of English words for who or what does something, or for doing it: incubator. */
const DOERS = /[a-z]{3}(?:ers?|ors?|ings?|tions?|ments?|ists?|ships?)$/;

/** Forms in which medicines are sold. */
const MEDICINES = /^(?:tablet|capsule|pill|injection|ointment|inhaler|suspension)s?$/;

/** What stands between an animal and what is eaten of it. */
const OF = /^(?:ka|ki|ke|da|di|de)$/;

/** The kind of what is eaten and seldom sold. */
const FOOD = 'food';
/** The kinds of what is not sold itself, but has or wants goods. */
const HAS_GOODS = new Set(['service', 'place']);

/** Of a thing of so many words all have to stand together. */
const MANY_WORDS = 3;

/** A word of no more letters is near to too many others. */
const FEW_LETTERS = 4;
/** So few consonants are those of too many others. */
const FEW_BONES = 2;
const SOUNDS = Symbol();
/** A word that is further from a thing's name than a wrong letter is another word. */
const ONE_SLIP = 1.01;

/**
 * The plan for nothing where the words ask for a thing of other shops and nothing here is it: what
 * has some of the words of 'cement bag' is no answer, nor is a brush for tiles one to 'bathroom
 * tiles'.
 *
 * @param shown the words as they were typed
 * @param brands the brands among them that are sold
 * @param sentence whether goods are asked for that such a thing has or wants, as a beauty parlour
 *   does, or what serves it
 */
export async function withoutThingElsewhere(
  ctx: Context,
  plan: SearchPlan,
  shown: readonly string[],
  brands: readonly string[],
  { isGoodsOf, isNeed }: Pick<Sentence, 'isGoodsOf' | 'isNeed'>,
): Promise<SearchPlan> {
  const typed = shown.map((word) => word.toLowerCase());
  // 'Dhaniya ek gaddi' is a bunch of it, and no mattress.
  const said = typed.filter((word) => !PACK_WORDS.has(word));
  const whole = said.length > 0 ? said : typed;
  const joined = whole.filter((word) => !OF.test(word));
  // 'Emu ka gosht'; other names of things have the word, as 'shaadi ka card' does.
  const words = foodOfAnimal(joined) ? joined : whole;
  if (plan.parts.length === 0) return plan;
  const thing =
    thingElsewhereIn(words) ??
    (await thingHeardIn(ctx, words)) ??
    thingMisspeltIn(plan, words) ??
    medicineIn(plan, words) ??
    unknownThingIn(plan, words);
  // 'Wagh Bakri' is no goat.
  if (!thing || brands.some((brand) => brand !== thing.name && ` ${brand} `.includes(` ${thing.name} `))) return plan;
  const isInName = (word: string) => ` ${thing.name} `.includes(` ${word} `);
  if (isGoodsOf && HAS_GOODS.has(thing.kind))
    return { ...plan, notSold: plan.notSold.filter((word) => !isInName(word)) };
  // 'For kitchen tiles' asks for what cleans them.
  if (isNeed && (await isFound(ctx, conditionOf(plan.parts, plan.parts.length)))) return plan;
  const clues = await readQuery(ctx, thing.name);
  const literal = planSearch(clues.filter(({ clue }) => LITERAL.has(clue)));
  const named = planSearch(clues.filter(({ clue }) => LITERAL.has(clue) || clue === 'names'));
  const { parts } = literal.notSold.length === 0 ? literal : named;
  // 'Pedigree puppy' is food for one.
  if (parts.every(isForWhom) && parts.length > 0 && plan.parts.length > parts.length) return plan;
  const all = conditionOf(plan.parts, plan.parts.length);
  // A gadda is a mattress, and an ulli gadda is an onion.
  const isOther = plan.together.some((name) => name !== thing.name && ` ${name}`.endsWith(` ${thing.name}`));
  if (isOther && (await isFound(ctx, allOf(all, calledOf(plan.parts.slice(-1)))))) return plan;
  // A whisky glass is a glass.
  const isBefore = !` ${words.join(' ')}`.endsWith(` ${thing.name}`) && plan.notSold.length === 0;
  if (isBefore && (await isFound(ctx, allOf(all, headsOf(plan.parts.slice(-1)) || all)))) return plan;
  const isSame = !isPluralElsewhere(thing.name) || (await isWritten(ctx, thing.name.split(' ').at(-1) ?? ''));
  if (isSame && parts.length > 0 && named.notSold.length === 0) {
    // A deodorant may be of a brand called so.
    if (!thing.typed && parts.every(({ brand }) => brand !== null)) return plan;
    // Of two such things, as in 'gold ring', what is one of them is not meant.
    const others = thingsElsewhereAmong(words, thing.name);
    const isOne =
      others.length === 0 || (others.every((word) => !plan.notSold.includes(word)) && (await isFound(ctx, all)));
    // A shampoo may be called 'Repair': of a service all has to be said that was asked for.
    const wanted = thing.kind === 'service' ? all : asOneThing(thing, parts);
    const called = allOf(wanted, calledOf(parts.slice(-1)));
    const beside = allOf(all, besideHead(parts));
    const names = parts
      .slice(-1)
      .flatMap(({ alternatives }) => alternatives.map(({ lexemes }) => lexemes.at(-1) ?? ''));
    const isAlone = thing.name.split(' ').length === words.length;
    if (literal.notSold.length > 0) {
      // By another name, which may name more than this: chinos are pants, and so are diapers.
      if (isOne && (await isMostlyNamed(ctx, called, names))) return plan;
    } else if (isOne) {
      if (await isFound(ctx, called)) return plan;
      // What is made of a fruit that is not sold is near enough.
      if (thing.kind === FOOD && (await isFound(ctx, beside))) return plan;
      const isShort = thing.name.split(' ').length < MANY_WORDS;
      if (thing.isOften && isShort && (await isThing(ctx, beside, names, isAlone))) return plan;
    }
  }
  const told = thing.typed ?? thing.name;
  const notSold = [...plan.notSold.filter((word) => !isInName(word) && word !== told), told];
  const wished = await othersWished(ctx, plan, parts);
  if (wished) return { ...plan, parts: wished, notSold, kindNotSold: thing.kind };
  return { ...plan, parts: [], wishes: [], notSold, kindNotSold: thing.kind, ...ONE_READING };
}

/**
 * The other things of a list of wishes, where a shop has some of each and nothing that is two of
 * them: the candles and balloons of 'candle balloon topi'.
 *
 * @param elsewhere the parts that name what is not sold
 * @returns null where the words are no such list
 */
async function othersWished(ctx: Context, { parts }: SearchPlan, elsewhere: readonly Part[]): Promise<Part[] | null> {
  const typedOf = ({ alternatives: [typed] }: Part) => typed?.lexemes.join(' ');
  const names = new Set(elsewhere.map(typedOf));
  const others = parts.filter((part) => !names.has(typedOf(part)));
  if (others.length < 2 || others.some(({ isGuess }) => isGuess)) return null;
  const areThings = await Promise.all(others.map((part) => isFound(ctx, headsOf([part]) || null, FEW)));
  return areThings.includes(false) || (await isFound(ctx, conditionOf(others, 2))) ? null : others;
}

/**
 * The plan for what a brand does not make, of a brand that is sold: the same of other makers, told
 * as not sold. Milk is near to 'natraj milk', and its pencils are not.
 *
 * @param shown the words as they were typed
 */
export async function withoutBrandElsewhere(
  ctx: Context,
  plan: SearchPlan,
  shown: readonly string[],
): Promise<SearchPlan> {
  const ofBrand = plan.parts.filter(({ brand }) => brand !== null);
  const others = plan.parts.filter(({ brand }) => brand === null);
  const [brand] = ofBrand.map((part) => part.brand);
  if (!brand || others.every(isQualifier) || plan.notSold.length > 0) return plan;
  const isMade = (part: Part) => isFound(ctx, conditionOf([...ofBrand, part], ofBrand.length + 1));
  // 'Harpic blue' names no other thing.
  if (!(await isFound(ctx, headsOf(others) || null, ENOUGH))) return plan;
  const things = others.filter((part) => !isQualifier(part) && !isForWhom(part));
  const heads = headsOf(things);
  if (heads === '' || (await isFound(ctx, allOf(quoted(`=${brand}`), heads)))) return plan;
  const typed = things.flatMap(({ alternatives }) => alternatives.slice(0, 1).flatMap(({ lexemes }) => lexemes));
  // A paste may be a toothpaste, though a brush for it has 'paste' in its name.
  const longer = await wordsEnding(ctx, quoted(`=${brand}`), typed);
  if (longer.length > 0) return { ...plan, parts: plan.parts.map((part) => withEnding(part, longer)) };
  if ((await Promise.all(others.map(isMade))).includes(true)) return plan;
  return { ...plan, parts: others, notSold: [shown.join(' ')], ...ONE_READING };
}

/** A part with the longer words that end in what was typed: the toothpaste of 'colgate paste'. */
function withEnding(part: Part, longer: Awaited<ReturnType<typeof wordsEnding>>): Part {
  const [typed] = part.alternatives;
  const own = longer.filter(({ ending }) => part.brand === null && typed?.lexemes.join(' ') === ending);
  const others = own.map(({ lexeme }) => ({ ...typedAs([lexeme], 1), isTyped: false }));
  return { ...part, isCalledSo: part.isCalledSo && own.length === 0, alternatives: [...part.alternatives, ...others] };
}

/**
 * The condition that a product has the words of a thing, and side by side where it is of two that
 * name nothing together: a conditioner is no 'air conditioner'.
 */
function asOneThing({ name, isOften }: SoldElsewhere, parts: readonly Part[]): Condition {
  const all = conditionOf(parts, parts.length);
  const words = name.split(' ');
  // Of three words some are on many things: a tiffin set in a box is no 'set top box'.
  const lexemes = parts.flatMap(({ alternatives: [typed] }) => typed?.lexemes ?? []);
  if (words.length >= MANY_WORDS) return allOf(all, ...pairsOf(lexemes).map(quoted));
  const [first, ...others] = words;
  const last = parts.at(-1)?.alternatives[0]?.lexemes.at(-1);
  return !isOften && others.length === 1 && parts.length === 2 && last ? allOf(all, quoted(`+${first}${last}`)) : all;
}

/**
 * Whether what fits a condition may be the thing that is asked for though its name does not end in
 * it: names of clothes end in sizes, and what very much is for, as food is for a dog, is asked for
 * by that.
 */
async function isThing(
  ctx: Context,
  condition: Condition,
  names: readonly string[],
  isAlone: boolean,
): Promise<boolean> {
  return (await isFoundUnnamed(ctx, condition, names, isAlone)) || isFound(ctx, condition, ENOUGH);
}

/**
 * What ends the words in another script and is a thing of other shops, by another name of it or, of
 * a word that nothing has, by its sound: साइकिल is a cycle.
 *
 * @returns null where there is no such word
 */
async function thingHeardIn(ctx: Context, words: readonly string[]): Promise<SoldElsewhere | null> {
  const typed = words.at(-1) ?? '';
  if (scriptOf(typed) === null) return null;
  const clues = await readQuery(ctx, typed);
  const named = clues.filter(({ clue, isHeard }) => clue === 'names' && !isHeard).map(({ term }) => term);
  const isKnown = named.length > 0 || clues.some(({ clue, products }) => clue === 'word' && products > 0);
  for (const name of isKnown ? named : await namesHeard(ctx, typed)) {
    const thing = thingElsewhereIn([name]);
    if (thing) return { ...thing, typed };
  }
  return null;
}

/**
 * The names of what other shops sell that a word of another script is by its sound, or by its
 * consonants where these are three or more: लैपटॉप is a laptop. The word as it is spelt in Latin
 * letters comes first.
 */
async function namesHeard(ctx: Context, word: string): Promise<string[]> {
  const [[said], names] = await Promise.all([
    soundsOf(ctx, [word]),
    // How thousands of names sound takes longer than all else of a question.
    cacheList(ctx, SOUNDS, '', () =>
      soundsOf(
        ctx,
        namesSoldElsewhere().filter((name) => !name.includes(' ')),
      ),
    ),
  ]);
  if (!said) return [];
  const isHeard = ({ sound, bones }: Heard) =>
    sound === said.sound || (said.bones.length > FEW_BONES && bones === said.bones);
  const heard = names.filter(isHeard).map(({ name }) => name);
  return [said.name, ...heard.toSorted((one, other) => one.length - other.length)];
}

/**
 * The thing of other shops that words ask for with a word which is nearer to its name than to what
 * it would be corrected to: a rackat is a racket.
 *
 * @returns null where none is
 */
function thingMisspeltIn({ used, notSold }: SearchPlan, words: readonly string[]): SoldElsewhere | null {
  const corrected = used.toLowerCase().split(' ');
  const isSame = corrected.length === words.length;
  const meant = words.map((word, at) => {
    const other = isSame && corrected[at] !== word ? corrected[at] : undefined;
    if (word.length <= FEW_LETTERS || !(other ?? notSold.includes(word)) || isEnglishThing(word)) return word;
    const reach = Math.min(ONE_SLIP, other ? distanceBetween(word, other, ONE_SLIP) : ONE_SLIP);
    const near = namesSoldElsewhere().filter((name) => name[0] === word[0] && !name.includes(' '));
    return near.find((name) => distanceBetween(word, name, reach) < reach) ?? word;
  });
  const thing = meant.some((word, at) => word !== words[at]) ? thingElsewhereIn(meant) : null;
  if (!thing) return null;
  const typed = thing.name.split(' ').map((part) => words[meant.indexOf(part)] ?? part);
  return { ...thing, typed: typed.join(' ') };
}

/**
 * The medicine that words ask for by a name which nothing has, in a form that says nothing of what
 * is in it: 'amoxicillin capsules' are no other capsules.
 *
 * @returns null where there is no such name
 */
function medicineIn({ notSold }: SearchPlan, words: readonly string[]): SoldElsewhere | null {
  const name = MEDICINES.test(words.at(-1) ?? '') ? words.find((word) => notSold.includes(word)) : undefined;
  return name === undefined ? null : { name, kind: 'medicine', isOften: false };
}

/**
 * What ends the words, is unknown and is an English word for a thing, or by its ending who or what
 * does something: of 'milk frother' the milk is not what was asked for, nor of 'wooden sundial' the
 * wood.
 *
 * @returns null where there is no such word, or a brand beside it
 */
function unknownThingIn({ parts, notSold }: SearchPlan, words: readonly string[]): SoldElsewhere | null {
  const name = words.at(-1) ?? '';
  if (!notSold.includes(name) || parts.some(({ brand }) => brand !== null)) return null;
  if (!DOERS.test(name) && !isEnglishThing(name)) return null;
  return { name, kind: words.slice(0, -1).join(' '), isOften: true };
}
