import type { Context } from '../../shared/context.js';
import { type Deed, readDeed } from '../sentence/read-deed.js';
import type { Sentence } from '../sentence/read-sentence.js';
import { FEW } from './chosen-plan.js';
import { allOf } from './condition.js';
import { calledOf, conditionOf } from './conditions.js';
import { isFound } from './plan.queries.js';
import { planSearch } from './plan-search.js';
import { LITERAL, readQuery } from './read-query.js';
import { kindSoldElsewhere } from './sold-elsewhere.js';

/**
 * The sentence with the goods that do what it asks to be done, where it names none and some are
 * sold: 'something to cut vegetables' asks for a vegetable chopper, or any chopper where none is
 * called so. What names of several words say themselves ('kapde dhone ka') stays as it is.
 */
export async function withDeed(ctx: Context, sentence: Sentence, query: string): Promise<Sentence> {
  const [narrowed, ...others] = sentence.filters;
  const text = narrowed?.queryWithout ?? query;
  const deed = sentence.without.length + others.length > 0 ? null : readDeed(text);
  if (!deed) return sentence;
  const named = await namedOf(ctx, deed, text);
  // Of 'sink jam ho gaya kholne ka' the sink is named with what is wrong with it.
  const isLeft = (word: string) => !deed.said.includes(word.toLowerCase()) || named.includes(word.toLowerCase());
  if (named.length > 0) return { ...sentence, text: sentence.text.split(' ').filter(isLeft).join(' ') };
  const { thing } = deed;
  // Of leather shoes the shoes are the thing.
  const [last = thing] = thing.split(' ').slice(-1);
  for (const tier of deed.tools)
    for (const of of new Set([thing, last])) {
      const sold = await soldOf(
        ctx,
        tier.map((tool) => `${of} ${tool}`),
        of === last ? 1 : FEW,
      );
      if (sold.length > 0) return asking(sentence, sold, of === thing ? '' : thing);
    }
  const alone = await soldOf(ctx, deed.alone);
  return alone.length > 0 ? asking(sentence, alone, thing) : sentence;
}

/** The words for what is to be done that are in a name of several words. */
async function namedOf(ctx: Context, { said }: Deed, query: string): Promise<string[]> {
  const clues = await readQuery(ctx, query);
  const names = clues.filter(({ clue, isHeard, first, last }) => clue === 'names' && !isHeard && first < last);
  return clues
    .filter(({ clue, term }) => clue === 'word' && said.includes(term))
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
