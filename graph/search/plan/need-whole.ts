import type { Context } from '../../shared/context.js';
import { REMEDIES } from '../sentence/function-words.js';
import type { Sentence } from '../sentence/read-sentence.js';
import { readQuery } from './read-query.js';

/** What the kinds of goods are called that serve a need of people. */
export const NEEDS = / (?:care|control|relief|health|food)$|^digestion$/;

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
