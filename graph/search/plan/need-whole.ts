import type { Context } from '../../shared/context.js';
import { REMEDIES } from '../sentence/function-words.js';
import type { Sentence } from '../sentence/read-sentence.js';
import { pairsOf } from './alternative-tsquery.js';
import { typedAs } from './drafts.js';
import { partCalled } from './excluded-parts.js';
import type { Clue } from './plan.queries.js';
import { readQuery } from './read-query.js';
import type { Part } from './search-plan.js';

/** What the kinds of goods are called that serve a need of people. */
export const NEEDS = / (?:care|control|relief|health|food)$|^digestion$/;
/** The same of those needs that are no food, as dog food is. */
const NEEDS_CARE = / (?:care|control|relief|health)$|^digestion$/;

/**
 * The sentence with what it is for among what is asked for where all of it names one thing or need,
 * in either order: 'gas acidity ke liye' asks for no gas, 'tiffin ke liye' for what is put in one,
 * and milk for a baby is baby milk. A remedy is asked for by what it is for.
 */
export async function withNeedWhole(ctx: Context, sentence: Sentence): Promise<Sentence> {
  const { text, purpose, hasContext, isNeed, without } = sentence;
  if (text === '' || (purpose === '' && !isNeed) || hasContext) return sentence;
  if (REMEDIES.has(text.toLowerCase())) return { ...sentence, text: purpose || text, purpose: purpose ? text : '' };
  // What is to be without something is seldom all of one name: it may be a wash as well as a soap.
  const turned = without.length > 0 ? [] : [`${purpose} ${text}`];
  for (const all of isNeed ? [`${text} ke liye`] : [`${text} ${purpose}`, ...turned]) {
    const clues = await readQuery(ctx, all);
    const last = clues.filter(({ clue }) => clue === 'word').length;
    const isNamed = clues.some((one) => one.clue === 'names' && one.first === 1 && one.last === last && !one.isHeard);
    if (isNamed) return { ...sentence, text: all, purpose: '' };
  }
  return withNeedOfTwo(ctx, sentence);
}

/** Whether a part names a need of people by what kind of goods serve it. */
export function isNeed({ alternatives, isGuess }: Part): boolean {
  return (
    !isGuess &&
    alternatives.some(({ lexemes, isTyped, isMain }) => !isTyped && isMain && NEEDS_CARE.test(lexemes.join(' ')))
  );
}

/**
 * What says in its own name that it serves a need which clues name, as wishes: of all that helps
 * where hair falls, what is 'for hair fall' comes first.
 */
export function needsSaid(clues: readonly Clue[]): Part[] {
  const needs = clues.filter(({ clue, term }) => clue === 'names' && NEEDS_CARE.test(term));
  return needs.map(({ term, names, written }) => {
    const words = term.replace(NEEDS_CARE, (end) => (end.startsWith(' ') ? '' : end)).split(' ');
    const own = words.map((word) => word.replace(/([^aeiou])y$/, '$1i'));
    // Behind its names stand the kinds of goods that serve it, which say less.
    const said = [own, ...names.slice(0, written.length).map((name) => name.split(' '))];
    const ways = said.map((lexemes) => (lexemes.length > 1 ? pairsOf(lexemes) : lexemes));
    return { ...partCalled([]), alternatives: ways.map((way) => typedAs(way, 1)) };
  });
}

/** The sentence with both words of a need before 'ke liye': 'lal chawal weight loss ke liye'. */
async function withNeedOfTwo(ctx: Context, sentence: Sentence): Promise<Sentence> {
  const words = sentence.text.split(' ');
  const last = words.at(-1) ?? '';
  if (words.length < 2 || sentence.purpose === '' || sentence.purpose.includes(' ')) return sentence;
  const clues = await readQuery(ctx, `${last} ${sentence.purpose}`);
  const isNeed = clues.some(
    (one) => one.clue === 'names' && one.last > one.first && !one.isHeard && NEEDS.test(one.term),
  );
  return isNeed
    ? { ...sentence, text: words.slice(0, -1).join(' '), purpose: `${last} ${sentence.purpose}` }
    : sentence;
}
