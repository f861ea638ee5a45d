import { skusOfBarcode } from '../../catalogue/variants/gtin.js';
import type { Context } from '../../shared/context.js';
import { type Lesson, lessonFor } from '../learning/lesson-for.js';
import { ruleFor } from '../rules/rule-for.js';
import { FRESH, KINDS_BEHIND, SELDOM_NAMED } from '../sentence/function-words.js';
import { readSentence } from '../sentence/read-sentence.js';
import { namesInScriptOf, scriptOf } from '../sentence/script-names.js';
import { plainForm } from '../sentence/word-forms.js';
import { ENOUGH } from './choose-plan.js';
import { typedAs } from './drafts.js';
import {
  type Clue,
  findHeard,
  findSplit,
  findWholeOrAlone,
  isAnyFrom,
  isFound,
  isFoundUnnamed,
  isMostlyNamed,
  isWritten,
} from './plan.queries.js';
import { planSearch } from './plan-search.js';
import { besideHead, calledOf, conditionOf, freeOf, headsOf, pinOf, thingsOf } from './rank-search.js';
import { readQuery, refuseLong } from './read-query.js';
import type { ExcludedPart, OwnersRule, Part, SearchPlan } from './search-plan.js';
import {
  isPluralElsewhere,
  namesSoldElsewhere,
  type SoldElsewhere,
  thingElsewhereIn,
  thingsElsewhereAmong,
} from './sold-elsewhere.js';

/**
 * Of the words that begin like the last one so many are tried, those of most products: 40 of them,
 * as a search tries, take the index of 300,000 products a second when a single letter was typed
 * behind another word.
 */
const MAX_BEGUN = 8;

/** Endings of English words for who or what does something, or for doing it: incubator. */
const DOERS = /[a-z]{3}(?:ers?|ors?|ings?|tions?|ments?|ists?|ships?)$/;

/**
 * Of words in quotation marks nothing else counts: they are neither corrected nor taken for others.
 */
const LITERAL: ReadonlySet<Clue['clue']> = new Set(['pack', 'word', 'brand', 'joined', 'split']);

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
  if (skus.length > 0) return { ...planSearch([]), skus, used: query.trim(), bolder: null };
  const sentence = readSentence(query.replaceAll('\u0000', ' '), isBegun);
  const { purpose, without, freeOf: wholly, packs, lowest, highest, origin, filters } = sentence;
  const [rule, lesson, clues, ofPurpose, ...others] = await Promise.all([
    ruleFor(ctx, query),
    isBegun ? null : lessonFor(ctx, query),
    readQuery(ctx, wholly === null ? sentence.text : `${wholly} free`, isBegun),
    readQuery(ctx, purpose),
    ...without.flatMap((word) => [readQuery(ctx, word), readQuery(ctx, `${word} free`)]),
  ]);
  // What is not wanted is meant as it is said, without guesses.
  const unwanted = others.filter((_, place) => place % 2 === 0);
  const excluded = unwanted.flatMap((said, at) => {
    const claims = partsTogether(others[2 * at + 1] ?? []).flatMap(({ alternatives }) => alternatives);
    const { parts } = planSearch(said.filter(({ clue }) => clue === 'word' || clue === 'names'));
    // What no name has is known by what says to be free of it.
    const unknown = said.filter(({ clue }) => clue === 'word').map(({ names }) => partCalled(names));
    return (parts.length > 0 ? parts : unknown).map((part) => ({ ...part, claims, isStrict: false }));
  });
  const made = await partMadeOf(ctx, unwanted.flat(), excluded);
  const known = /^\s*".+"\s*$/s.test(query) ? clues.filter(({ clue }) => LITERAL.has(clue)) : clues;
  const shown = sentence.text.split(/\s+/);
  const asTyped = planSearch(isBegun ? withFewBegun(known) : known, { shown, isBegun });
  const read = (await planInPlainForms(ctx, asTyped, shown)) ?? asTyped;
  const named = wholly !== null ? freeOfAll(read) : (await namesNothing(ctx, read)) ? { ...read, parts: [] } : read;
  const thing = sentence.isOf ? await theThingItself(ctx, named) : await withoutKindBehind(ctx, named);
  const asked = await withFreshnessWished(ctx, thing);
  const plan = isBegun || known !== clues ? asked : await withoutThingElsewhere(ctx, asked, shown);
  const lacked = await Promise.all(excluded.map((part) => strictWhereClaimed(ctx, plan, part)));
  const asks = plan.parts.length > 0 ? conditionOf(plan.parts, plan.parts.length, lacked) : null;
  const learnt = await asMeant(ctx, plan, lesson, isMeant || isOfAll(sentence) || rule !== null);
  if (learnt) return learnt;
  const told = inItsScript(plan, shown);
  return withSentence(isOfAll(sentence) ? told : withPinsAlone(told, rule), {
    rule,
    learnt: lesson ?? plan.learnt,
    wishes: planSearch(ofPurpose).parts,
    excluded: await withMade(ctx, plan, lacked, made),
    isCalled: await isCalledWhereClaimed(ctx, plan, lacked),
    packs,
    lowest,
    highest,
    origin: origin && (await isAnyFrom(ctx, origin, asks)) ? origin : null,
    filters,
  });
}

/**
 * What is plainly made of something that a thing is to be without, as the kinds of goods know it:
 * paneer of milk, mayonnaise of eggs. It may say to be free of that.
 *
 * @param unwanted what is known of the words for it
 */
async function partMadeOf(
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
 * What is excluded of a plan, with what is made of it where that leaves anything: 'dairy free milk'
 * asks for milk after all.
 */
async function withMade(
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
 * Whether only what is called so is meant: of the few that say to be free of something, what merely
 * stands on a shelf with that name is none. A tea cake without sugar is no tea.
 */
async function isCalledWhereClaimed(
  ctx: Context,
  { parts }: SearchPlan,
  lacked: readonly ExcludedPart[],
): Promise<boolean> {
  if (parts.length !== 1 || !lacked.some(({ isStrict }) => isStrict)) return false;
  const things = thingsOf(parts);
  return things !== '' && (await isFound(ctx, `${conditionOf(parts, parts.length, lacked)} & (${things})`));
}

/**
 * The plan as it is told of a question in an Indian script: other names in that script, and no word
 * of another one in the place of what was typed.
 *
 * @param shown the words as they were typed
 */
function inItsScript(plan: SearchPlan, shown: readonly string[]): SearchPlan {
  const text = shown.join(' ');
  if (scriptOf(text) === null) return plan;
  const words = plan.used.split(' ');
  const isSame = words.length === shown.length;
  const used = words.map((word, at) => (isSame && scriptOf(shown[at] ?? '') !== scriptOf(word) ? shown[at] : word));
  return {
    ...plan,
    used: used.join(' '),
    corrected: plan.corrected && used.join(' ') !== text,
    synonyms: [...namesInScriptOf(text, plan.synonyms)],
  };
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
  return { ...plan, parts: [partCalled([pinOf(rule)])], notSold: [], kindNotSold: null, bolder: null };
}

type Said = Pick<
  SearchPlan,
  'rule' | 'learnt' | 'wishes' | 'excluded' | 'isCalled' | 'packs' | 'lowest' | 'highest' | 'origin' | 'filters'
>;

/**
 * The plan, and the bolder one that may take its place, with what the sentence says besides its
 * words.
 */
function withSentence(plan: SearchPlan, said: Said): SearchPlan {
  const { bolder } = plan;
  return {
    ...plan,
    ...said,
    wishes: [...plan.wishes, ...said.wishes],
    packs: [...plan.packs, ...said.packs],
    bolder: bolder && (() => withSentence(bolder(), said)),
  };
}

/**
 * The plan with words of Indian scripts without their endings, or as two, where nothing is called
 * as they were typed.
 *
 * @returns null when that is no better
 */
async function planInPlainForms(
  ctx: Context,
  asTyped: SearchPlan,
  shown: readonly string[],
): Promise<SearchPlan | null> {
  const isUnread = asTyped.parts.length === 0;
  const isUnknown = (word: string) => isUnread || asTyped.notSold.includes(word);
  const forms = await Promise.all(
    shown.map(async (word) => (isUnknown(word) ? (plainForm(word) ?? (await findSplit(ctx, word))) : null) ?? word),
  );
  const text = forms.join(' ');
  if (text === shown.join(' ')) return null;
  const plan = planSearch(await readQuery(ctx, text), { shown: text.split(' ') });
  return plan.parts.length > 0 && (isUnread || plan.notSold.length < asTyped.notSold.length) ? plan : null;
}

/**
 * The plan for what says to be free of the first word, of 'sugar free', in that way or by another
 * name for it.
 */
function freeOfAll(plan: SearchPlan): SearchPlan {
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
async function namesNothing(ctx: Context, { parts, notSold, kindNotSold }: SearchPlan): Promise<boolean> {
  if (notSold.length === 0 || parts.length === 0 || parts.some(({ brand }) => brand !== null)) return false;
  // A category of shoe care does not sell what a maker of shoes is known for.
  const isKindItself = parts.some(({ alternatives: [typed] }) => typed?.lexemes.join(' ') === kindNotSold);
  return !(await isFound(ctx, isKindItself ? headsOf(parts) : calledOf(parts)));
}

/**
 * The plan for nothing where the words ask for a thing of other shops and nothing here is it: what
 * has some of the words of 'cement bag' is no answer, nor is a brush for tiles one to 'bathroom
 * tiles'.
 *
 * @param shown the words as they were typed
 */
async function withoutThingElsewhere(ctx: Context, plan: SearchPlan, shown: readonly string[]): Promise<SearchPlan> {
  const words = shown.map((word) => word.toLowerCase());
  if (plan.parts.length === 0) return plan;
  const thing = thingElsewhereIn(words) ?? (await thingHeardIn(ctx, words)) ?? doerElsewhereIn(plan, words);
  if (!thing) return plan;
  const clues = await readQuery(ctx, thing.name);
  const literal = planSearch(clues.filter(({ clue }) => LITERAL.has(clue)));
  const named = planSearch(clues.filter(({ clue }) => LITERAL.has(clue) || clue === 'names'));
  const { parts } = literal.notSold.length === 0 ? literal : named;
  const all = conditionOf(plan.parts, plan.parts.length);
  // A gadda is a mattress, and an ulli gadda is an onion.
  const isOther = plan.together.some((name) => name !== thing.name && ` ${name}`.endsWith(` ${thing.name}`));
  if (isOther && (await isFound(ctx, `${all} & (${calledOf(plan.parts.slice(-1))})`))) return plan;
  const isSame = !isPluralElsewhere(thing.name) || (await isWritten(ctx, thing.name));
  if (isSame && parts.length > 0 && named.notSold.length === 0) {
    // A deodorant may be of a brand called so.
    if (!thing.typed && parts.every(({ brand }) => brand !== null)) return plan;
    // Of two such things, as in 'gold ring', what is one of them is not meant.
    const others = thingsElsewhereAmong(words, thing.name);
    const isOne =
      others.length === 0 || (others.every((word) => !plan.notSold.includes(word)) && (await isFound(ctx, all)));
    // A shampoo may be called 'Repair': of a service all has to be said that was asked for.
    const wanted = thing.kind === 'service' ? all : asOneThing(thing, parts);
    const called = `${wanted} & (${calledOf(parts.slice(-1))})`;
    const beside = `${all} & ${besideHead(parts)}`;
    const names = parts
      .slice(-1)
      .flatMap(({ alternatives }) => alternatives.map(({ lexemes }) => lexemes.at(-1) ?? ''));
    const isAlone = thing.name.split(' ').length === words.length;
    if (literal.notSold.length > 0) {
      // By another name, which may name more than this: chinos are pants, and so are diapers.
      if (isOne && (await isMostlyNamed(ctx, called, names))) return plan;
    } else if (isOne) {
      if (await isFound(ctx, called)) return plan;
      if (thing.isOften && (await isThing(ctx, beside, names, isAlone))) return plan;
    }
  }
  const isInName = (word: string) => ` ${thing.name} `.includes(` ${word} `);
  const said = thing.typed ?? thing.name;
  const notSold = [...plan.notSold.filter((word) => !isInName(word) && word !== said), said];
  return { ...plan, parts: [], wishes: [], notSold, kindNotSold: thing.kind, bolder: null };
}

/**
 * The condition that a product has the words of a thing, and side by side where it is of two that
 * name nothing together: a conditioner is no 'air conditioner'.
 */
function asOneThing({ name, isOften }: SoldElsewhere, parts: readonly Part[]): string {
  const all = conditionOf(parts, parts.length);
  const [first, ...others] = name.split(' ');
  const last = parts.at(-1)?.alternatives[0]?.lexemes.at(-1);
  return !isOften && others.length === 1 && parts.length === 2 && last ? `${all} & '+${first}${last}'` : all;
}

/**
 * Whether what fits a condition may be the thing that is asked for though its name does not end in
 * it: names of clothes end in sizes, and what very much is for, as food is for a dog, is asked for
 * by that.
 */
async function isThing(ctx: Context, condition: string, names: readonly string[], isAlone: boolean): Promise<boolean> {
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
  for (const name of isKnown ? named : await findHeard(ctx, typed, namesSoldElsewhere())) {
    const thing = thingElsewhereIn([name]);
    if (thing) return { ...thing, typed };
  }
  return null;
}

/**
 * What ends the words, is unknown and is by its ending who or what does something: of 'milk
 * frother' the milk is not what was asked for.
 *
 * @returns null where there is no such word, or a brand beside it
 */
function doerElsewhereIn({ parts, notSold }: SearchPlan, words: readonly string[]): SoldElsewhere | null {
  const name = words.at(-1) ?? '';
  if (!DOERS.test(name) || !notSold.includes(name) || parts.some(({ brand }) => brand !== null)) return null;
  return { name, kind: words.slice(0, -1).join(' '), isOften: true };
}

/**
 * The plan for the last word alone, lifting what has the others, where nothing that has them all is
 * called by it.
 */
async function theThingItself(ctx: Context, plan: SearchPlan): Promise<SearchPlan> {
  const [thing, ...of] = plan.parts.toReversed();
  if (!thing || of.length === 0) return plan;
  const heads = headsOf([thing]);
  if (!heads) return plan;
  const found = await findWholeOrAlone(ctx, conditionOf(plan.parts, plan.parts.length), heads);
  return found && found.whole === 0 && found.alone > 0
    ? { ...plan, parts: [thing], wishes: [...of.toReversed(), ...plan.wishes] }
    : plan;
}

/**
 * The plan with a last word for a kind, of 'tomato hannu', as a wish where nothing has it besides
 * the words before it; where these find nothing together either, the kind alone is meant.
 */
async function withoutKindBehind(ctx: Context, plan: SearchPlan): Promise<SearchPlan> {
  const kind = plan.parts.at(-1);
  const said = plan.used.split(' ').at(-1) ?? '';
  if (!kind || plan.parts.length < 2 || !KINDS_BEHIND.has(said)) return plan;
  if (await isFound(ctx, conditionOf(plan.parts, plan.parts.length))) return plan;
  const before = plan.parts.slice(0, -1);
  const isKindMeant =
    !(await isFound(ctx, conditionOf(before, before.length))) && (await isFound(ctx, headsOf([kind]) || null));
  const [parts, wished] = isKindMeant ? [[kind], before] : [before, [kind]];
  return { ...plan, parts, wishes: [...wished, ...plan.wishes], bolder: null };
}

/**
 * The plan with 'fresh' before a thing as a wish, where nothing is called so with it: fresh
 * tomatoes are tomatoes and no 'Fresh Tomato Ketchup', but fresh cream is 'Fresh Cream'.
 */
async function withFreshnessWished(ctx: Context, plan: SearchPlan): Promise<SearchPlan> {
  const [fresh, thing] = plan.parts;
  const isSaid = fresh?.alternatives.some(({ lexemes, isTyped }) => isTyped && FRESH.has(lexemes.join(' ')));
  if (!fresh || !thing || thing.brand !== null || fresh.brand !== null || !isSaid) return plan;
  const names = thing.alternatives.filter(({ isMain, lexemes }) => isMain && lexemes.length === 1);
  const called = names.map(({ lexemes: [name = ''] }) => `'+fresh${name.replace(/^\W/, '')}':A`);
  if (await isFound(ctx, called.join(' | ') || null)) return plan;
  return { ...plan, parts: plan.parts.slice(1), wishes: [fresh, ...plan.wishes] };
}

/**
 * What is not wanted; strictly where names seldom tell of it and something of the kind says to be
 * free of it: cola has sugar in it and not in its name.
 */
async function strictWhereClaimed(ctx: Context, { parts }: SearchPlan, part: ExcludedPart): Promise<ExcludedPart> {
  const isSeldomNamed = part.alternatives.some(({ lexemes }) => SELDOM_NAMED.has(lexemes.join(' ')));
  // Milk that is free of dairy says so, or it would be dairy.
  const names = new Set(part.alternatives.map(({ lexemes }) => lexemes.join(' ')));
  const isItself = parts.some(({ alternatives: [typed] }) => names.has(typed?.lexemes.join(' ') ?? ''));
  if (!(isSeldomNamed || isItself) || parts.length === 0) return part;
  const found = await findWholeOrAlone(ctx, conditionOf(parts, parts.length), freeOf(part));
  return { ...part, isStrict: (found?.whole ?? 0) > 0 };
}

function withFewBegun(clues: readonly Clue[]): Clue[] {
  const begun = clues.filter(({ clue }) => clue === 'begun').slice(0, MAX_BEGUN);
  return [...clues.filter(({ clue }) => clue !== 'begun'), ...begun];
}

function partCalled(lexemes: string[]): Part {
  return { alternatives: [typedAs(lexemes, 1)], brand: null, isCalledSo: false, weight: 1 };
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
