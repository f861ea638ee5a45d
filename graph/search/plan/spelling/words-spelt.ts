import type { Context } from '../../../shared/context.js';
import { DEGREES } from '../../sentence/function-words.js';
import { PLAIN_WORDS } from '../../sentence/plain-words.js';
import { isPackMisspelt, isSaidAround } from '../../sentence/said-around.js';
import { scriptOf } from '../../sentence/script-names.js';
import { isWord, quoted } from '../alternative-tsquery.js';
import { ENOUGH, FEW } from '../chosen-plan.js';
import { allOf, type Condition } from '../condition.js';
import { RARE, spelt } from '../drafts.js';
import { type Clue, countEach, findParted, isFound } from '../plan.queries.js';
import { kindSoldElsewhere, namesSoldElsewhere } from '../sold-elsewhere.js';
import { isEnglishThing } from './english-things.js';
import { distanceBetween } from './likeness.js';
import { type Judged, judgedWords, reachOf } from './nearest-words.js';

/** So many words are tried for a misspelt one. */
const MAX_TRIED = 6;
/** How much further a word may be off which goods have beside the others, and side by side. */
const BESIDE = 1.25;
const SIDE_BY_SIDE = 1.5;
/** One letter that is missing is not too far for what stands side by side. */
const ONE_LETTER = 1.05;
/** What it says for a word that goods have it so, and that e times as many do. */
const IS_CALLED = 0.5;
const IS_PAIR = 0.4;
const OFTEN = 0.08;
/** The likeliest word has to be nearer by so much, or none of them is sure. */
const SURELY = 0.1;
/** What a misspelt word may be one slip from, and is then told as not sold. */
const ONE_SLIP = 1.01;
/** Of so few letters much is a slip from what goods have somewhere. */
const FEW_LETTERS = 4;
/** Shorter words are no brand and a thing that were typed as one. */
const MANY_LETTERS = 9;
/** More letters than this may be missing at the end of a word that is still the same one. */
const BEGUN = 2;

/**
 * The words of a query with misspelt ones as they are spelt, so that all that is known of these is
 * known of them: 'hakk noodles' are hakka noodles. Of several words that one may be it is what
 * goods have beside the other words, or are called by where it stands alone.
 *
 * @param shown the words as they were typed
 * @param isSpoken others stand around them in a sentence, which are no goods
 * @returns null where no word is surely another one
 */
export async function wordsSpelt(
  ctx: Context,
  clues: readonly Clue[],
  shown: readonly string[],
  isSpoken: boolean,
): Promise<string[] | null> {
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);
  if (words.length !== shown.length) return null;
  const isLatin = ({ first }: Clue) => scriptOf(shown[first - 1] ?? '') === null;
  const unknown = words.filter((word) => isLatin(word) && isUnknown(clues, word, words.length));
  const others = words.filter((word) => !unknown.includes(word));
  if (unknown.length === 0 || unknown.length > 2 || others.some(({ first }) => isUnclear(clues, first))) return null;
  // Of two that are unknown neither says what the other one is.
  if (others.length === 0 && unknown.length > 1) return null;
  let said = words.map(({ first, term }) => shown[first - 1] ?? term);
  let known = others;
  for (const word of unknown) {
    const isRare = word.products > 0;
    // What goods have beside the others is no slip, though few have it.
    const isHad = isRare && (await isFound(ctx, allBeside([word, ...known.filter((one) => !unknown.includes(one))])));
    const parted = isRare ? null : await partedOf(ctx, clues, word);
    const meant = isHad ? null : (parted ?? (await spellingOf(ctx, clues, word, { words, known, isSpoken })));
    if (meant === null && !isRare) return null;
    if (meant === null) continue;
    said = said.map((one, at) => (at === word.first - 1 ? meant.said : one));
    known = meant.clue ? [...known, { ...word, names: meant.clue.names }] : known;
  }
  return said.every((one, at) => one === (shown[at] ?? '')) ? null : said.join(' ').split(' ');
}

/**
 * Whether nothing has a word, nor is called so, other than as one that was typed without a space;
 * or beside others hardly anything.
 */
function isUnknown(clues: readonly Clue[], { term, first, products }: Clue, count: number): boolean {
  if (products >= (count > 1 ? RARE : 1) || term.length < 3 || /\d/.test(term)) return false;
  const isSaid = PLAIN_WORDS.has(term) || DEGREES.has(term) || isSaidAround(term) || isPackMisspelt(term);
  if (isSaid || kindSoldElsewhere(term) !== undefined) return false;
  if (products === 0 && isSplit(clues, first)) return true;
  if (isEnglishThing(term)) return false;
  const meanings = clues.filter((one) => one.first <= first && first <= one.last && isMeaning(one));
  const isJoined = (spelling: string) =>
    spelling.includes(' ') && distanceBetween(term, spelling.replaceAll(' ', ''), ONE_SLIP) <= ONE_SLIP;
  // 'Greentee' is heard as the two words of green tea.
  if (meanings.some(({ isHeard, written }) => isHeard && written.some(isJoined))) return false;
  return (
    meanings.every(({ isHeard }) => isHeard && products === 0) &&
    (meanings.length === 0 || isNearHeard(clues, first, term))
  );
}

/** Whether a word is near to a name that it only sounds like: 'perphume' to perfume. */
function isNearHeard(clues: readonly Clue[], place: number, term: string): boolean {
  return judgedWords(term, heardOf(clues, place), reachOf(term)).length > 0;
}

/** The names that a word only sounds like, each as it is spelt. */
function heardOf(clues: readonly Clue[], place: number): Clue[] {
  const heard = clues.filter(
    ({ clue, first, last, isHeard }) => clue === 'names' && isHeard && first === place && last === place,
  );
  return heard.flatMap((one) =>
    one.written.flatMap((spelling, at) =>
      spelling.includes(' ')
        ? []
        : [{ ...one, term: spelling, names: one.names.slice(at, at + 1), written: [spelling] }],
    ),
  );
}

/**
 * Whether a clue tells what words mean, and not only that two of them sound like a name; three that
 * do are one.
 */
function isMeaning({ clue, first, last, isHeard = false }: Clue): boolean {
  return MEANINGS.has(clue) && !(isHeard && last === first + 1);
}

const MEANINGS: ReadonlySet<Clue['clue']> = new Set(['names', 'instead', 'brand', 'joined', 'top']);

/** Whether goods have a word as two that stand side by side. */
function isSplit(clues: readonly Clue[], place: number): boolean {
  return clues.some(({ clue, first }) => clue === 'split' && first === place);
}

/** Whether it is not known what a word is that is none of the misspelt ones. */
function isUnclear(clues: readonly Clue[], place: number): boolean {
  return !clues.some(
    ({ clue, first, last, products }) =>
      first <= place && place <= last && (MEANINGS.has(clue) || (clue === 'word' && products > 0)),
  );
}

interface Spelt {
  said: string;
  clue: Clue | null;
}

/** The two words that one is which was typed without a space between them. */
async function partedOf(ctx: Context, clues: readonly Clue[], { term, first }: Clue): Promise<Spelt | null> {
  if (!isSplit(clues, first) && term.length < MANY_LETTERS) return null;
  const parted = await findParted(ctx, term);
  return parted === null ? null : { said: parted, clue: null };
}

async function spellingOf(
  ctx: Context,
  clues: readonly Clue[],
  word: Clue,
  { words, known, isSpoken }: { words: readonly Clue[]; known: readonly Clue[]; isSpoken: boolean },
): Promise<Spelt | null> {
  const here = (...kinds: Clue['clue'][]) =>
    clues.filter(({ clue, first, last }) => kinds.includes(clue) && first === word.first && last === word.first);
  const { term } = word;
  const begins = here('begun');
  const begun = begins.filter((one) => one.term.length <= term.length + BEGUN);
  const reach = reachOf(term);
  const widest = words.length > 1 ? Math.max(reach * SIDE_BY_SIDE, ONE_LETTER) : reach;
  const all = judgedWords(term, [...here('near', 'alike'), ...begun, ...heardOf(clues, word.first)], widest);
  const isSame = (one: Clue, other: Clue) => one.term === other.term || one.names.join() === other.names.join();
  const candidates = all.filter(({ clue }, at) => all.findIndex((one) => isSame(one.clue, clue)) === at);
  const tried = candidates.slice(0, MAX_TRIED);
  if (tried.length === 0) return null;
  const judged = words.length > 1 ? await besideOthers(ctx, word, tried, words, known) : await called(ctx, term, tried);
  const [best, second] = judged.toSorted((one, other) => one.cost - other.cost);
  if (!best || (isSpoken && words.length === 1)) return null;
  const isSure = !second || second.cost - best.cost >= SURELY;
  // The beginning of another word at the end is that one.
  const isLast = word.first === words.length;
  const isOther = isLast && begins.length > 0 && !begun.some((one) => one.term === best.clue.term);
  if (!isSure || isOther || isNearerElsewhere(term, best.clue.term)) return null;
  const own = spelt(best.clue);
  return { said: own.includes(' ') ? best.clue.term : own, clue: best.clue };
}

/** The words that may stand alone, the less likely those that nothing is called by. */
async function called(ctx: Context, word: string, tried: readonly Judged[]): Promise<Judged[]> {
  const counts = await countEach(
    ctx,
    tried.map(({ clue }) => anyNamed(clue, '~')),
    ENOUGH,
  );
  return tried.flatMap(({ clue, cost }, at) => {
    const isCalled = (counts[at] ?? 0) >= FEW;
    return isCalled || word.length > FEW_LETTERS ? [{ clue, cost: cost - (isCalled ? IS_CALLED : 0) }] : [];
  });
}

/** The words that goods have beside all others, or side by side with one of them. */
async function besideOthers(
  ctx: Context,
  word: Clue,
  tried: readonly Judged[],
  words: readonly Clue[],
  known: readonly Clue[],
): Promise<Judged[]> {
  const reach = reachOf(word.term);
  const [before, behind] = [-1, 1].map((step) => words.find(({ first }) => first === word.first + step)?.names[0]);
  const pairs = ({ names: [name = ''] }: Clue) =>
    [before && `+${before}${name}`, behind && `+${name}${behind}`].flatMap((pair) => (pair ? [quoted(pair)] : []));
  const counts = await countEach(
    ctx,
    tried.flatMap(({ clue }): Condition[] => [
      allOf(...known.map(({ names: [name = ''] }) => quoted(name)), anyNamed(clue, '')),
      pairs(clue).join(' | '),
    ]),
    ENOUGH * 4,
  );
  const isRare = word.products > 0;
  const isShort = word.term.length <= FEW_LETTERS;
  return tried.flatMap(({ clue, cost }, at) => {
    const [both = 0, side = 0] = [counts[2 * at], counts[2 * at + 1]];
    const isSide = side >= FEW;
    if ((both < FEW || isRare || isShort) && !isSide) return [];
    const most = isSide ? Math.max(reach * SIDE_BY_SIDE, ONE_LETTER) : both >= FEW ? reach * BESIDE : reach;
    if (cost >= most) return [];
    return [{ clue, cost: cost - OFTEN * Math.log(both) - (isSide ? IS_PAIR : 0) }];
  });
}

/** The condition that a product has all of some words. */
function allBeside(words: readonly Clue[]): Condition {
  return allOf(...words.map(({ names: [name = ''] }) => quoted(name)));
}

/** The condition that a product has a word, or one of the names of what it means. */
function anyNamed({ names }: Clue, mark: string): string {
  const ways = names.filter((name) => isWord(name) && !name.includes(' ')).map((name) => quoted(mark + name));
  // Of two words the index has the pair.
  return ways.length > 0 ? ways.join(' | ') : quoted(`${mark || '+'}${(names[0] ?? '').replaceAll(' ', '')}`);
}

/** Whether a word is nearer to the name of what other shops sell than to one of the catalogue. */
function isNearerElsewhere(word: string, other: string): boolean {
  const reach = Math.min(ONE_SLIP, distanceBetween(word, other, ONE_SLIP));
  return namesSoldElsewhere().some(
    (name) => name[0] === word[0] && !name.includes(' ') && distanceBetween(word, name, reach) < reach,
  );
}
