import type { Clue } from '../plan.queries.js';
import { areNeighbours, distanceBetween } from './likeness.js';

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
/** A wrong first letter is rarer than another, if it sounds otherwise. */
const WRONG_START = 1.2;
/** Letters that may begin a word alike: cake and kake, ginger and jinger. */
const SAME_START = ['ck', 'gj', 'jz', 'vw'];
/** What it costs to write one of these for another there. */
const OTHER_START = 0.4;
/** First letters that are written and not spoken: knife. */
const SILENT_START = /^(?:k(?=n)|w(?=r)|p(?=s))/;
/** A word of the same consonants is so far from one that is typed without its vowels. */
const VOWELS_LEFT_OUT = 0.4;
/** A word whose first key lies beside the one that was pressed is so far away. */
const START_BESIDE = 1;
/** A word that is written as English ones are heard, 'grep' for grape, is so far from them. */
const AS_HEARD = 0.2;
/** Of so many consonants few words have the same. */
const TELLING_BONES = 4;
/** Slips in vowels alone weigh so much of others, since the ear keeps the rest. */
const VOWELS_ALONE = 0.85;
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
/** So many products make sure that the catalogue spells a word rightly. */
const SOLD = 5;

/**
 * The words that a misspelt one most likely stands for.
 *
 * @param candidates words and synonyms that look or sound like it
 * @param begun words that begin with it, which is likelier than a slip unless they are much rarer:
 *   always where it is all but the last letter of one, or goes on beyond the word that it is near
 *   to, as 'lemong' does
 * @param isBold reaches further, for a query that nothing was found for
 * @returns the likeliest first; empty when none is near enough
 */
export function nearestWords(
  word: string,
  candidates: readonly Clue[],
  begun: readonly Clue[],
  isBold = false,
): Clue[] {
  // Of four letters one that is wrong makes another word: a sofa is nothing soft.
  const reach = reachOf(word) * (isBold && word.length > FEW_LETTERS ? BOLD : 1);
  const judged = judgedWords(word, candidates, reach);
  const [best] = judged;
  if (!best) return [];
  const lacksOne = ({ term, products }: Clue) => products >= SOLD && term.replace(/s$/, '').length === word.length + 1;
  const started = begun.reduce((sum, { products }) => sum + products, 0);
  const isLikely =
    best.clue.products >= started * 5 && best.clue.term[0] === word[0] && !haveSameLetters(word, best.clue.term);
  if ((started > 0 && (!isLikely || word.startsWith(best.clue.term))) || begun.some(lacksOne)) return [];
  // Beside a word of the catalogue that fits, one that it does not have is no second meaning.
  const isAsSure = (clue: Clue) => !isItsOwn(best.clue) || isItsOwn(clue) || clue.clue === 'alike';
  const meant = judged
    .filter(({ clue, cost }) => cost < best.cost + AS_LIKELY && isAsSure(clue))
    .map(({ clue }) => clue)
    .slice(0, MAX_MEANT);
  // A word of the catalogue may have other names, which its concept tells: 'dalchini' is cinnamon.
  const named = judged.map(({ clue }) => clue).filter((clue) => meant.some(({ term }) => term === clue.term));
  return [...meant, ...named.filter((clue) => !meant.includes(clue))];
}

/** How far a word may usually be from the one that it is taken for. */
export function reachOf(word: string): number {
  return REACH.find(([letters]) => word.length < letters)?.[1] ?? 0;
}

/** A word that a misspelt one may stand for, and how unlikely that is. */
export interface Judged {
  clue: Clue;
  cost: number;
}

/** The words within a reach that a misspelt one may stand for, the likeliest first. */
export function judgedWords(word: string, candidates: readonly Clue[], reach: number): Judged[] {
  return candidates
    .filter(({ term, names }) => term !== word && names.length > 0)
    .map((clue) => {
      const spelt = slipsBetween(word, clue.term, reach);
      // What sounds alike is near however it is spelt, but a brand that is not sold sounds like
      // something too, and of three letters much does: a saw is no shoe.
      const isAlike = clue.clue === 'alike' && startsAlike(word, clue.term) && word.length >= FEW_LETTERS;
      const away = isAlike ? Math.min(spelt, ALIKE) : spelt;
      return {
        clue,
        cost: away + (isItsOwn(clue) || clue.clue === 'alike' ? 0 : NOT_ITS_OWN) - FREQUENCY * Math.log(clue.products),
      };
    })
    .filter(({ cost }) => cost < reach)
    .sort((one, other) => one.cost - other.cost);
}

/**
 * Whether a word has the letters of one that goods are called by, in another order, or begins alike
 * and has all of its many consonants.
 */
export function isSlipOf(word: string, candidates: readonly Clue[]): boolean {
  const bones = bonesOf(word);
  const isLike = (term: string) =>
    haveSameLetters(word, term) ||
    (bones.length >= TELLING_BONES && bones === bonesOf(term) && word[0] === term[0] && word.length === term.length);
  return candidates.some((clue) => isItsOwn(clue) && clue.products >= SOLD && isLike(clue.term));
}

/** Whether the catalogue itself has a word, rather than a list of names. */
function isItsOwn({ written, term }: Clue): boolean {
  return written[0] === term;
}

/** How far a word is from the one that may be meant, its first letter weighed by how it sounds. */
function slipsBetween(typed: string, other: string, reach: number): number {
  // Ph is heard as f, wherever it stands.
  const word = other.includes('ph') ? typed : typed.replace(/ph/g, 'f');
  // No word is without vowels: 'mlk' is milk.
  if (!/[aeiouy]/.test(word) && other.replace(/[aeiouy]/g, '') === word) return VOWELS_LEFT_OUT;
  // The key beside the first one: 'vashew' is cashew.
  const isBeside = word.length > FEW_LETTERS && word.slice(1) === other.slice(1) && areNeighbours(word, other);
  if (isBeside) return START_BESIDE;
  const isSilent = SILENT_START.test(other) && other.charAt(1) === word.charAt(0);
  const meant = isSilent ? other.slice(1) : other;
  const share = word.length > FEW_LETTERS && bonesOf(word) === bonesOf(meant) ? VOWELS_ALONE : 1;
  const isAlike = startsAlike(word, meant);
  const start = word.charAt(0) === meant.charAt(0) ? 0 : isAlike ? OTHER_START : WRONG_START;
  // A first letter that sounds alike is weighed once; of few letters it has to be the only slip.
  const isOnce = isAlike && (word.length > FEW_LETTERS || word.slice(1) === meant.slice(1));
  const said = isOnce ? meant.charAt(0) + word.slice(1) : word;
  const written = distanceBetween(said, meant, reach / share) * share;
  const heard = asHeard(meant);
  const spelt = heard === meant ? written : Math.min(written, distanceBetween(said, heard, reach) + AS_HEARD);
  const [ours, theirs] = [asSpelt(word), asSpelt(meant)];
  // 'Brokly' is broccoli, by letters that sound alike wherever they stand.
  const byEar = bonesOf(ours).length >= TELLING_BONES && bonesOf(ours) === bonesOf(theirs);
  return (byEar ? Math.min(spelt, distanceBetween(ours, theirs, reach) + AS_HEARD) : spelt) + start;
}

/** An English word with a silent e at its end as India writes it by ear: grape is 'grep'. */
function asHeard(word: string): string {
  return word
    .replace(/a([^aeiouwy])e(s?)$/, 'e$1$2')
    .replace(/i([^aeiouwy])e(s?)$/, 'ai$1$2')
    .replace(/([ou][^aeiouwy])e(s?)$/, '$1$2');
}

/** A word with the letters of its sounds, each in one way: c, ck and q as k, ph as f, y as i. */
function asSpelt(word: string): string {
  return word
    .replace(/ph/g, 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c(?!h)|q/g, 'k')
    .replace(/w/g, 'v')
    .replace(/z/g, 'j')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
}

function startsAlike(one: string, other: string): boolean {
  const [a, b] = [one.charAt(0), other.charAt(0)];
  return a === b || SAME_START.some((group) => group.includes(a) && group.includes(b));
}

/** Whether two words are of the same letters. */
function haveSameLetters(one: string, other: string): boolean {
  return [...one].sort().join('') === [...other].sort().join('');
}

/** The consonants of a word, doubled letters once. */
function bonesOf(word: string): string {
  return word.replace(/(.)\1+/g, '$1').replace(/[aeiouy]/g, '');
}
