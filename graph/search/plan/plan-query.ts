import { skusOfBarcode } from '../../catalogue/variants/gtin.js';
import type { Context } from '../../shared/context.js';
import { type Lesson, lessonFor } from '../learning/lesson-for.js';
import { ruleFor } from '../rules/rule-for.js';
import { GENITIVE, UNINDEXED } from '../sentence/function-words.js';
import { readSentence, type Sentence } from '../sentence/read-sentence.js';
import { scriptOf } from '../sentence/script-names.js';
import { isWord } from './alternative-tsquery.js';
import { FEW } from './chosen-plan.js';
import { allOf } from './condition.js';
import { calledOf, conditionOf, freeByName, packsOfItems, pinOf } from './conditions.js';
import {
  excludedBy,
  isCalledWhereClaimed,
  partCalled,
  partMadeOf,
  strictWhereClaimed,
  withFreeByNature,
  withMade,
} from './excluded-parts.js';
import { inItsScript } from './in-its-script.js';

import {
  freeOfAll,
  namesNothing,
  saidOnce,
  theThingItself,
  withFreshnessWished,
  withoutContainer,
  withoutKindBehind,
  withRemedyWished,
  withWhatItServes,
} from './meant-parts.js';
import { NEEDS, needsSaid, withNeedWhole } from './need-whole.js';
import { type Clue, isAnyFrom, isFound } from './plan.queries.js';
import { planSearch } from './plan-search.js';
import { withPriceMet } from './price-met.js';
import { LITERAL, readQuery, refuseLong } from './read-query.js';
import { isForm, isForWhom, isQualifier } from './relax-plan.js';
import { ONE_READING, type OwnersRule, type Part, type SearchPlan } from './search-plan.js';
import { withWordsShared } from './shared-words.js';
import { brandSpelt } from './spelling/brand-spelt.js';
import { inEnglishByEar } from './spelling/english-by-ear.js';
import { inPlainForms } from './spelling/in-plain-forms.js';
import { wordsSpelt } from './spelling/words-spelt.js';
import { withDeed } from './with-deed.js';
import { withoutKindElsewhere } from './without-kind-elsewhere.js';
import { withoutPraise } from './without-praise.js';
import { withoutBrandElsewhere, withoutThingElsewhere } from './without-thing-elsewhere.js';

/**
 * Of the words that begin like the last one so many are tried, those of most products: 40 of them,
 * as a search tries, take the index of 300,000 products a second when a single letter was typed
 * behind another word.
 */
const MAX_BEGUN = 8;

/**
 * Reads what a shopper typed, as a bar code or else as a sentence first and then its words, and
 * makes a plan of it.
 *
 * @param isBegun the last word is still being typed
 * @param isMeant it stands for another spelling, as which nothing else is meant
 * @throws ShopError BAD_USER_INPUT over 200 characters
 */
export async function planQuery(ctx: Context, query: string, isBegun = false, isMeant = false): Promise<SearchPlan> {
  refuseLong(query);
  const skus = skusOfBarcode(query);
  if (skus.length > 0) return { ...planSearch([]), skus, used: query.trim(), ...ONE_READING };
  const text = query.replaceAll('\u0000', ' ');
  const read = readSentence(text, isBegun);
  const sentence = isBegun || text.includes('"') ? read : await withDeed(ctx, read, text);
  const asked: Asked = { query, isBegun, isMeant };
  const plan = await planSentence(ctx, sentence, asked);
  if (!sentence.hasContext) return isBegun ? plan : withChoices(ctx, plan, sentence, asked);
  const inTurn = await withChoices(ctx, plan, sentence, asked);
  const wholly = readSentence(text, isBegun, true);
  const whole = await planSentence(ctx, wholly, asked);
  return (await saysEnough(ctx, inTurn, whole)) ? inTurn : withChoices(ctx, whole, wholly, asked);
}

/**
 * Whether the clause that asks names a thing by itself. Where it does not, as in 'mice at home,
 * give me something', or goods are what was told before it as well, that is asked for, too.
 */
async function saysEnough(ctx: Context, plan: SearchPlan, whole: SearchPlan): Promise<boolean> {
  const isTelling = ({ parts, excluded }: SearchPlan) =>
    parts.length + excluded.length > 1 || parts.some((part) => part.brand !== null || !isForm(part));
  const each = plan.choices.length > 0 ? plan.choices : [plan];
  if (!each.every((one) => one.parts.length > 0 && isTelling(one))) return false;
  const isSame = whole.parts.length === plan.parts.length || whole.parts.length === 0;
  return isSame || !(await isFound(ctx, conditionOf(whole.parts, whole.parts.length, whole.excluded), FEW));
}

/** A query as it was typed, and how it is meant. */
interface Asked {
  query: string;
  isBegun: boolean;
  isMeant: boolean;
}

/**
 * The plan with the things one by one that are asked for at once, where each of them is sold and
 * they are no name of one: 'head and shoulders'.
 */
async function withChoices(ctx: Context, plan: SearchPlan, sentence: Sentence, asked: Asked): Promise<SearchPlan> {
  if (sentence.choices.length === 0) return plan;
  const plain = (text: string) => ` ${text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')} `;
  const clues = await readQuery(ctx, sentence.text);
  const brands = clues.filter(({ clue }) => clue === 'brand').map(({ term }) => term);
  const isOfTwo = (name: string) => !sentence.choices.some((choice) => plain(choice).includes(plain(name)));
  if ([...plan.together, ...brands].some(isOfTwo)) return plan;
  const said = await withWordsShared(ctx, sentence.choices);
  const planOf = (text: string) =>
    planSentence(ctx, { ...sentence, text, isOf: false }, { ...asked, query: text, isMeant: true });
  const sold = await Promise.all(
    said.map(async (text) => {
      const one = await planOf(text);
      if (await isSoldAlone(ctx, one)) return one;
      // Of 'farsh ka pocha aur balti' the bucket is for anything.
      const alone = text.split(' ').slice(text.split(' ').findLastIndex((word) => GENITIVE.has(word)) + 1);
      const bare = alone.join(' ') === text ? null : await planOf(alone.join(' '));
      return bare && (await isSoldAlone(ctx, bare)) ? bare : null;
    }),
  );
  const each = sold.flatMap((one) => one ?? []);
  if (each.length < sold.length) return plan;
  // Where any will do, it is what is labelled as free of what is not wanted.
  const areLabelled = await Promise.all(each.map((one) => isLabelledFree(ctx, one)));
  const choices = sentence.isEither && areLabelled.includes(true) ? each.filter((_, at) => areLabelled[at]) : each;
  const [first] = choices;
  if (!first) return plan;
  const told = { ...plan, notSold: [], kindNotSold: null };
  return plan.parts.length > 0
    ? { ...told, choices, isEither: sentence.isEither }
    : { ...told, parts: first.parts, choices, isEither: true };
}

/** Whether what is asked for beside other things is sold by itself. */
async function isSoldAlone(ctx: Context, { parts, notSold, excluded }: SearchPlan): Promise<boolean> {
  return (
    notSold.length === 0 &&
    !parts.every(isQualifier) &&
    (await isFound(ctx, conditionOf(parts, parts.length, excluded))) &&
    (parts.some(({ brand }) => brand !== null) || isFound(ctx, calledOf(parts) || null))
  );
}

/** Whether goods of a plan say in their names to be free of what is not wanted. */
async function isLabelledFree(ctx: Context, { parts, excluded }: SearchPlan): Promise<boolean> {
  const labels = excluded.filter(({ isStrict }) => isStrict).map(freeByName);
  return labels.length > 0 && isFound(ctx, allOf(conditionOf(parts, parts.length), ...labels));
}

/** Makes a plan of the words of a sentence, and of what it says besides. */
async function planSentence(ctx: Context, spoken: Sentence, asked: Asked): Promise<SearchPlan> {
  const { query, isBegun, isMeant } = asked;
  const sentence = await withNeedWhole(ctx, spoken);
  const {
    purpose,
    without,
    freeOf: wholly,
    isSpoken,
    isAsked,
    packs,
    packsMeant,
    lowest,
    highest,
    origin,
    filters,
  } = sentence;
  const [rule, lesson, clues, ofPurpose, ...others] = await Promise.all([
    ruleFor(ctx, query),
    isBegun ? null : lessonFor(ctx, query),
    readQuery(ctx, wholly === null ? sentence.text : `${wholly} free`, isBegun),
    readQuery(ctx, purpose),
    ...without.flatMap((word) => [readQuery(ctx, word), readQuery(ctx, `${word} free`)]),
  ]);
  // Two readings of each word: as it is, and as what says to be free of it.
  const unwanted = others.filter((_, place) => place % 2 === 0);
  const said = unwanted.flatMap((word, at) => excludedBy(word, others[2 * at + 1] ?? []));
  const excluded = await withFreeByNature(ctx, said);
  const made = await partMadeOf(ctx, unwanted.flat(), excluded);
  const typed = sentence.text.split(/\s+/);
  const isLiteral = /^\s*".+"\s*$/s.test(query);
  const isPlain = isBegun || isLiteral;
  const indexed = typed.filter(isIndexed);
  const inEnglish = isPlain ? null : await inEnglishByEar(ctx, indexed, clues);
  const inLatin = inEnglish ? await readQuery(ctx, inEnglish.join(' ')) : clues;
  const spelt = isPlain ? null : ((await spellingOf(ctx, inLatin, inEnglish ?? typed, sentence)) ?? inEnglish);
  const plainly = isPlain ? null : await withoutPraise(ctx, clues, (spelt ?? typed).filter(isIndexed));
  const shown = plainly ?? spelt ?? (scriptOf(sentence.text) === null ? typed : indexed);
  const heard = plainly === null && spelt === null ? clues : await readQuery(ctx, shown.join(' '));
  const known = isLiteral ? heard.filter(({ clue }) => LITERAL.has(clue)) : heard;
  const asTyped = planSearch(isBegun ? withFewBegun(known) : known, { shown, isBegun, isSpoken, isAsked });
  const read = (await inPlainForms(ctx, asTyped, shown, known)) ?? asTyped;
  const named = wholly !== null ? freeOfAll(read) : (await namesNothing(ctx, read)) ? { ...read, parts: [] } : read;
  const bare = await withoutKindBehind(ctx, withRemedyWished(named, shown));
  const alone = packs.length > 0 ? ((await withoutContainer(ctx, bare)) ?? bare) : bare;
  const thing = sentence.isOf && bare === named ? await theThingItself(ctx, named) : alone;
  const meant = await withFreshnessWished(ctx, saidOnce(thing));
  const brands = known.filter(({ clue }) => clue === 'brand').map(({ term }) => term);
  const sold = isPlain ? meant : await withoutThingElsewhere(ctx, meant, shown, brands, sentence);
  const ofBrand = isPlain ? sold : await withoutBrandElsewhere(ctx, sold, shown);
  const plan = isPlain
    ? ofBrand
    : await withoutKindElsewhere(ctx, ofBrand, shown, thing === alone ? ofBrand.parts : named.parts);
  const lacked = await Promise.all(excluded.map((part) => strictWhereClaimed(ctx, plan, part)));
  const asks = plan.parts.length > 0 ? conditionOf(plan.parts, plan.parts.length, lacked) : null;
  const met = await withPriceMet(ctx, { lowest, highest, filters }, asks);
  const learnt = await asMeant(ctx, plan, lesson, isMeant || isOfAll(sentence) || rule !== null);
  if (learnt) return learnt;
  const told = sentence.isNeed ? { ...plan, used: plan.used.replace(/(?: ke)? liye$/, '') } : plan;
  const scripted = inItsScript(spelt ? { ...told, corrected: true } : told, inEnglish ? indexed : shown, shown);
  const wished = planSearch(ofPurpose).parts;
  const isNeeded = ofPurpose.some(({ clue, term }) => clue === 'names' && NEEDS.test(term));
  const served = await withWhatItServes(ctx, scripted, isNeeded ? wished : wished.filter(isForWhom));
  return withSentence(isOfAll(sentence) ? served : withPinsAlone(served, rule), {
    rule,
    learnt: lesson ?? plan.learnt,
    wishes: [
      ...wished.filter((part) => !served.parts.includes(part)),
      ...(isNeeded ? asSaid(ofPurpose) : []),
      ...needsSaid([...known, ...ofPurpose]),
      ...namedMoreClosely(served),
    ],
    excluded: await withMade(ctx, plan, lacked, made),
    isCalled: await isCalledWhereClaimed(ctx, plan, lacked),
    packs: packsOfItems(served.parts, [...packs, ...packsMeant]),
    ...met,
    origin: origin && (await isAnyFrom(ctx, origin, asks)) ? origin : null,
  });
}

/** The words with misspelt ones as they are spelt; null where none is. */
async function spellingOf(
  ctx: Context,
  clues: readonly Clue[],
  typed: readonly string[],
  { isSpoken }: Sentence,
): Promise<string[] | null> {
  // In a sentence a word that is near to a brand is mostly none of it.
  const brand = await brandSpelt(ctx, clues, typed);
  return brand ?? (await wordsSpelt(ctx, clues, typed.filter(isIndexed), isSpoken));
}

function isIndexed(word: string): boolean {
  return !UNINDEXED.has(word.toLowerCase());
}

/** What says itself that it is for a need: of all creams those 'for dry skin' come first. */
function asSaid(need: readonly Clue[]): Part[] {
  const lexemes = need.filter(({ clue }) => clue === 'word').flatMap(({ names }) => names);
  return lexemes.length > 0 && lexemes.every((lexeme) => isWord(lexeme)) ? [partCalled(lexemes)] : [];
}

/**
 * For whom a thing is in the shopper's own word, as wishes: a puppy is a dog, and not all that is
 * for dogs is for one.
 */
function namedMoreClosely({ parts }: SearchPlan): Part[] {
  const words = parts.filter(isForWhom).flatMap(({ alternatives }) => alternatives.filter(({ isTyped }) => isTyped));
  return parts.length < 2
    ? []
    : words.filter(({ lexemes }) => isWord(lexemes[0])).map(({ lexemes }) => partCalled(lexemes));
}

/** Whether a sentence narrows all goods where it names none: 'under 100'. */
function isOfAll({
  packs,
  lowest,
  highest,
  origin,
}: Pick<SearchPlan, 'packs' | 'lowest' | 'highest' | 'origin'>): boolean {
  return packs.length > 0 || (lowest ?? highest ?? origin) !== null;
}

/**
 * The plan for the spelling that others meant who asked the same, where the words themselves ask
 * for nothing that is sold.
 *
 * @returns null where there is none, or it is not needed
 */
async function asMeant(
  ctx: Context,
  plan: SearchPlan,
  lesson: Lesson | null,
  isAnswered: boolean,
): Promise<SearchPlan | null> {
  if (!lesson?.meant || isAnswered || plan.parts.length > 0) return null;
  const meant = await planQuery(ctx, lesson.meant, false, true);
  return meant.parts.length > 0 ? { ...meant, corrected: true } : null;
}

/** The plan for what an owner has pinned, where the words themselves ask for nothing. */
function withPinsAlone(plan: SearchPlan, rule: OwnersRule | null): SearchPlan {
  if (!rule || rule.pinnedIds.length === 0 || plan.parts.length > 0) return plan;
  return { ...plan, parts: [partCalled([pinOf(rule)])], notSold: [], kindNotSold: null, ...ONE_READING };
}

type Said = Pick<
  SearchPlan,
  'rule' | 'learnt' | 'wishes' | 'excluded' | 'isCalled' | 'packs' | 'lowest' | 'highest' | 'origin' | 'filters'
>;

/**
 * The plan, and the others that may take its place, with what the sentence says besides its
 * words.
 */
function withSentence(plan: SearchPlan, said: Said): SearchPlan {
  return {
    ...plan,
    ...said,
    wishes: [...plan.wishes, ...said.wishes],
    packs: [...plan.packs, ...said.packs],
    readings: plan.readings.map(({ name, read }) => ({ name, read: () => withSentence(read(), said) })),
  };
}

function withFewBegun(clues: readonly Clue[]): Clue[] {
  const begun = clues.filter(({ clue }) => clue === 'begun').slice(0, MAX_BEGUN);
  return [...clues.filter(({ clue }) => clue !== 'begun'), ...begun];
}
