import { FOR_BEHIND, GENITIVE, WHERE, WHO_DOES } from './function-words.js';
import { INFINITIVE, isBehindVerb, isOfSentence, nounsOfVerb } from './read-deed.js';
import { type Token, tokensOf } from './tokens.js';

/** A thing that is told by what is done with it, before it is named: 'cake banane ka sancha'. */
export interface DeedBefore {
  /** The words that say what is done, as they are compared. */
  said: readonly string[];
  /** The query as if it were only said what the thing is of: 'cake ka sancha'. */
  without: string;
  /** The query as if the thing were not named: 'cake banane ka'. */
  deed: string;
  /** What is named: 'sancha'. */
  goods: string;
}

/** Between the thing and what is done with it: 'baalon mein lagane'. */
const BESIDE_VERB: ReadonlySet<string> = new Set([...WHERE, 'se', 'ko', 'से', 'को']);

/**
 * A thing that Hindi tells by what is done with it, in front of its name: 'दाँत साफ करने का ब्रश',
 * 'baalon mein lagane ka tel', 'kapde sukhane wali rassi'.
 *
 * @returns null where nothing is named behind, or nothing before what is done
 */
export function readDeedBefore(query: string): DeedBefore | null {
  const tokens = tokensOf(query);
  const words = tokens.map(({ word }) => word);
  const verb = words.findLastIndex((word, at) => at > 0 && INFINITIVE.test(word) && isLink(words[at + 1] ?? ''));
  const link = words[verb + 1] ?? '';
  // 'Tiffin me dene wala snack' tells where, and 'rakhne ke liye foil' what for, see `purposeOf`.
  if (verb < 0 || (WHERE.has(words[verb - 1] ?? '') && WHO_DOES.has(link))) return null;
  if (FOR_BEHIND.has(words[verb + 2] ?? '')) return null;
  const goods = tokens.slice(verb + 2);
  if (goods.length === 0 || goods.every(({ word }) => isOfSentence(word) || isBehindVerb(word))) return null;
  const nouns = nounsOfVerb(words, verb);
  let from = verb - nouns;
  while (from > 0 && BESIDE_VERB.has(words[from - 1] ?? '')) from -= 1;
  const thing = tokens.slice(0, from);
  if (thing.every(({ word }) => isOfSentence(word))) return null;
  return {
    said: words.slice(verb - nouns, verb + 1),
    without: shown([...thing, ...(GENITIVE.has(words[from - 1] ?? '') ? [] : [{ shown: 'ka', word: 'ka' }]), ...goods]),
    deed: shown(tokens.slice(0, verb + 2)),
    goods: shown(goods),
  };
}

function isLink(word: string): boolean {
  return GENITIVE.has(word) || WHO_DOES.has(word);
}

function shown(tokens: readonly Token[]): string {
  return tokens.map((token) => token.shown).join(' ');
}
