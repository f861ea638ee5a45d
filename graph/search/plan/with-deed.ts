import type { Context } from '../../shared/context.js';
import { UNINDEXED } from '../sentence/function-words.js';
import { type Deed, isVerb, readDeed } from '../sentence/read-deed.js';
import { type DeedBefore, readDeedBefore } from '../sentence/read-deed-before.js';
import { readSentence, type Sentence } from '../sentence/read-sentence.js';
import { scriptOf } from '../sentence/script-names.js';
import { spokenForm } from '../sentence/spoken-form.js';
import { ENOUGH, FEW } from './chosen-plan.js';
import { allOf } from './condition.js';
import { calledOf, conditionOf, headsOf } from './conditions.js';
import { isFound } from './plan.queries.js';
import { planSearch } from './plan-search.js';
import { LITERAL, readQuery } from './read-query.js';
import { kindSoldElsewhere } from './sold-elsewhere.js';
import { inEnglishByEar } from './spelling/english-by-ear.js';

/**
 * The sentence with the goods that do what it asks to be done, where it names none and some are
 * sold: 'something to cut vegetables' asks for a vegetable chopper, or any chopper where none is
 * called so. What names of several words say themselves ('kapde dhone ka') stays as it is.
 */
export async function withDeed(ctx: Context, sentence: Sentence, query: string): Promise<Sentence> {
  const [narrowed, ...others] = sentence.filters;
  const text = narrowed?.queryWithout ?? query;
  const before = sentence.without.length + others.length > 0 ? null : readDeedBefore(text);
  if (before) return withDeedBefore(ctx, sentence, before, text);
  const deed = sentence.without.length + others.length > 0 ? null : readDeed(text);
  if (!deed) return sentence;
  const named = await namedOf(ctx, deed, text);
  // Of 'sink jam ho gaya kholne ka' the sink is named with what is wrong with it.
  const isLeft = (word: string) => !deed.said.includes(word.toLowerCase()) || named.includes(word.toLowerCase());
  if (named.length > 0) return { ...sentence, text: sentence.text.split(' ').filter(isLeft).join(' ') };
  const sold = await doersOf(ctx, deed);
  if (sold) return asking(sentence, sold.texts, sold.purpose);
  const alone = await soldOf(ctx, deed.alone);
  return alone.length > 0 ? asking(sentence, alone, deed.thing) : sentence;
}

/**
 * What does something to a thing, of the first tier that is sold, and what it is for where it is
 * not called so; null for nothing.
 */
async function doersOf(ctx: Context, { thing, tools }: Deed): Promise<{ texts: string[]; purpose: string } | null> {
  // Of leather shoes the shoes are the thing.
  const [last = thing] = thing.split(' ').slice(-1);
  for (const tier of tools)
    for (const of of new Set([thing, last])) {
      const texts = await soldOf(
        ctx,
        tier.map((tool) => `${of} ${tool}`),
        of === last ? 1 : FEW,
      );
      if (texts.length > 0) return { texts, purpose: of === thing ? '' : thing };
    }
  return null;
}

/**
 * The sentence with a thing as it is called, where it is told by what is done with it: what teeth
 * are cleaned with is a toothbrush, and cream against make-up a make-up remover. What names of
 * several words say themselves stays as it is.
 */
async function withDeedBefore(ctx: Context, sentence: Sentence, before: DeedBefore, text: string): Promise<Sentence> {
  const { said, without, deed: done, goods } = before;
  const { packs, packsMeant, lowest, highest, origin, filters } = sentence;
  const told = { ...readSentence(without), packs, packsMeant, lowest, highest, origin, filters };
  if (told.choices.length > 0) return told;
  const isNamedSo = await isNamed(ctx, text, said.at(-1) ?? '');
  if (isNamedSo && (await areCalledByLast(ctx, sentence.text))) return sentence;
  if (await isOneName(ctx, without)) return told;
  const deed = readDeed(done);
  const sold = deed?.isAgainst ? await doersOf(ctx, deed) : null;
  if (sold) return asking(sentence, sold.texts, `${sold.purpose} ${goods}`.trim());
  // What cuts onions cuts anything.
  if (deed?.tools.flat().includes(goods.toLowerCase())) return asking(sentence, [goods], deed.thing);
  return isNamedSo ? sentence : told;
}

/** Whether enough goods that have all parts of a text are called by the last one. */
async function areCalledByLast(ctx: Context, text: string): Promise<boolean> {
  const { parts } = planSearch(await readQuery(ctx, text));
  const heads = headsOf(parts.slice(-1));
  return heads !== '' && isFound(ctx, allOf(conditionOf(parts, parts.length), heads), ENOUGH);
}

/** Whether all words of a text name one thing, as they are written or in English by ear. */
async function isOneName(ctx: Context, text: string): Promise<boolean> {
  const words = text.split(' ').filter((word) => !UNINDEXED.has(word.toLowerCase()));
  const clues = await readQuery(ctx, text);
  const heard = scriptOf(text) === null ? null : await inEnglishByEar(ctx, words, clues);
  const read = heard ? await readQuery(ctx, heard.join(' ')) : clues;
  const last = read.filter(({ clue }) => clue === 'word').length;
  return read.some((one) => one.clue === 'names' && !one.isHeard && one.first === 1 && one.last === last);
}

/** Whether a word for what is done is of a name of several words, or no verb but a thing itself. */
async function isNamed(ctx: Context, text: string, verb: string): Promise<boolean> {
  const clues = await readQuery(ctx, text);
  const places = clues.filter((one) => one.clue === 'word' && isSameWord(one.term, verb)).map(({ first }) => first);
  return clues.some(
    ({ clue, isHeard, first, last }) =>
      clue === 'names' &&
      places.some((place) => first <= place && place <= last) &&
      (first < last ? !isHeard || last > first + 1 : !isVerb(verb)),
  );
}

function isSameWord(term: string, word: string): boolean {
  return spokenForm(term) === spokenForm(word);
}

/** The words for what is to be done that are in a name of several words. */
async function namedOf(ctx: Context, { said }: Deed, query: string): Promise<string[]> {
  const clues = await readQuery(ctx, query);
  const names = clues.filter(({ clue, isHeard, first, last }) => clue === 'names' && !isHeard && first < last);
  return clues
    .filter(({ clue, term }) => clue === 'word' && said.some((word) => isSameWord(term, word)))
    .filter(({ first: place }) => names.some(({ first, last }) => first <= place && place <= last))
    .map(({ term }) => term);
}

/** Those of some texts that so many goods are called by. */
async function soldOf(ctx: Context, texts: readonly string[], least = 1): Promise<string[]> {
  const areSold = await Promise.all(texts.map((text) => isSold(ctx, text, least)));
  return texts.filter((_, at) => areSold[at]);
}

/** Whether so many goods are called by a text, whose last word is what does something. */
async function isSold(ctx: Context, text: string, least: number): Promise<boolean> {
  const clues = await readQuery(ctx, text);
  const { parts, notSold } = planSearch(clues.filter(({ clue }) => LITERAL.has(clue) || clue === 'names'));
  // What cleans is no word of a thing that can be left out, and a clothes dryer no dryer.
  const [last = ''] = clues.filter(({ clue }) => clue === 'word').at(-1)?.names ?? [];
  const isTool = parts.at(-1)?.alternatives.some(({ lexemes, isTyped }) => isTyped && lexemes.includes(last)) ?? false;
  if (!isTool || notSold.length > 0 || kindSoldElsewhere(text) !== undefined) return false;
  return isFound(ctx, allOf(conditionOf(parts, parts.length), calledOf(parts.slice(-1))), least);
}

/** The sentence as if it had named goods, any of which will do, for a purpose. */
function asking(sentence: Sentence, texts: readonly string[], purpose: string): Sentence {
  const [text = ''] = texts;
  const choices = texts.length > 1 ? [...texts] : [];
  return { ...sentence, text, purpose, choices, isEither: true, isNeed: false, hasContext: false, isOf: false };
}
