import type { Context } from '../../shared/context.js';
import { type Deed, readDeed } from '../sentence/read-deed.js';
import type { Sentence } from '../sentence/read-sentence.js';
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
  if (!deed || (await isNamed(ctx, deed, text))) return sentence;
  const { thing } = deed;
  for (const tier of deed.tools) {
    const sold = await soldOf(
      ctx,
      tier.map((tool) => `${thing} ${tool}`),
    );
    if (sold.length > 0) return asking(sentence, sold, '');
  }
  const alone = await soldOf(ctx, deed.alone);
  return alone.length > 0 ? asking(sentence, alone, thing) : sentence;
}

/** Whether a name of several words has what is to be done in it. */
async function isNamed(ctx: Context, { said }: Deed, query: string): Promise<boolean> {
  const clues = await readQuery(ctx, query);
  const places = clues.filter(({ clue, term }) => clue === 'word' && said.includes(term)).map(({ first }) => first);
  return clues.some(
    ({ clue, first, last, isHeard }) =>
      clue === 'names' && !isHeard && first < last && places.some((place) => first <= place && place <= last),
  );
}

/** Those of some texts that goods are called by. */
async function soldOf(ctx: Context, texts: readonly string[]): Promise<string[]> {
  const areSold = await Promise.all(texts.map((text) => isSold(ctx, text)));
  return texts.filter((_, at) => areSold[at]);
}

async function isSold(ctx: Context, text: string): Promise<boolean> {
  const clues = await readQuery(ctx, text);
  const { parts, notSold } = planSearch(clues.filter(({ clue }) => LITERAL.has(clue) || clue === 'names'));
  // What cleans is no word of a thing that can be left out, and a clothes dryer no dryer.
  const [last = ''] = clues.filter(({ clue }) => clue === 'word').at(-1)?.names ?? [];
  const isTool = parts.at(-1)?.alternatives.some(({ lexemes, isTyped }) => isTyped && lexemes.includes(last)) ?? false;
  if (!isTool || notSold.length > 0 || kindSoldElsewhere(text) !== undefined) return false;
  return isFound(ctx, allOf(conditionOf(parts, parts.length), calledOf(parts.slice(-1))));
}

function asking(sentence: Sentence, texts: readonly string[], purpose: string): Sentence {
  const [text = ''] = texts;
  const choices = texts.length > 1 ? [...texts] : [];
  return { ...sentence, text, purpose, choices, isEither: true, isNeed: false, hasContext: false, isOf: false };
}
