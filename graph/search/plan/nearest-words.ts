import { distanceBetween } from './likeness.js';
import type { Clue } from './plan.queries.js';

/** How far a word may be from the one that it is taken for, by its length. */
const REACH: readonly [letters: number, distance: number][] = [
  [4, 0.6],
  [5, 0.95],
  [6, 1.1],
  [7, 1.4],
  [9, 1.8],
  [Number.POSITIVE_INFINITY, 2.4],
];
/** How much further a word may be from it when nothing else was found. */
const BOLD = 1.2;
const FEW_LETTERS = 4;
/** A word that sounds the same is at most so far away, however it is spelt. */
const ALIKE = 0.5;
/** A wrong first letter is rarer than another. */
const WRONG_START = 1.2;
/**
 * Names that the catalogue itself does not have may be misspelt themselves, and come behind its own
 * words.
 */
const NOT_ITS_OWN = 0.35;
/** A word that e times as many products have may be this much further away. */
const FREQUENCY = 0.08;
/** Words that are no further away than this beyond the nearest are as likely. */
const AS_LIKELY = 0.15;
const MAX_MEANT = 3;

/**
 * The words that a misspelt one most likely stands for.
 *
 * @param candidates words and synonyms that look or sound like it
 * @param begun words that begin with it, which is likelier than a slip unless they are much rarer
 * @param isBold reaches further, for a query that nothing was found for
 * @returns the likeliest first; empty when none is near enough
 */
export function nearestWords(
  word: string,
  candidates: readonly Clue[],
  begun: readonly Clue[],
  isBold = false,
): Clue[] {
  const [, usual = 0] = REACH.find(([letters]) => word.length < letters) ?? [];
  // Of four letters one that is wrong makes another word: a sofa is nothing soft.
  const reach = usual * (isBold && word.length > FEW_LETTERS ? BOLD : 1);
  const judged = candidates
    .filter(({ term, names }) => term !== word && names.length > 0)
    .map((clue) => {
      const spelt = distanceBetween(word, clue.term, reach) + (clue.term[0] === word[0] ? 0 : WRONG_START);
      const isOwn = clue.written[0] === clue.term;
      // What sounds alike is near however it is spelt, but a brand that is not sold sounds like
      // something too, and of three letters much does: a saw is no shoe.
      const isAlike = clue.clue === 'alike' && clue.term[0] === word[0] && word.length >= FEW_LETTERS;
      const away = isAlike ? Math.min(spelt, ALIKE) : spelt;
      return {
        clue,
        cost: away + (isOwn || clue.clue === 'alike' ? 0 : NOT_ITS_OWN) - FREQUENCY * Math.log(clue.products),
      };
    })
    .filter(({ cost }) => cost < reach)
    .sort((one, other) => one.cost - other.cost);
  const [best] = judged;
  if (!best) return [];
  const started = begun.reduce((sum, { products }) => sum + products, 0);
  if (started > 0 && best.clue.products < started * 5) return [];
  const meant = judged
    .filter(({ cost }) => cost < best.cost + AS_LIKELY)
    .map(({ clue }) => clue)
    .slice(0, MAX_MEANT);
  // A word of the catalogue may have other names, which its concept tells: 'dalchini' is cinnamon.
  const named = judged.map(({ clue }) => clue).filter((clue) => meant.some(({ term }) => term === clue.term));
  return [...meant, ...named.filter((clue) => !meant.includes(clue))];
}
