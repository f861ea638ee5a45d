import type { Context } from '../../../shared/context.js';
import { asListed } from '../../sentence/function-words.js';
import { scriptOf } from '../../sentence/script-names.js';
import { hindiStems } from '../../sentence/word-forms.js';
import { FEW } from '../chosen-plan.js';
import { conditionOf } from '../conditions.js';
import { type Clue, findByConsonants, isFound } from '../plan.queries.js';
import { planSearch } from '../plan-search.js';
import { readQuery } from '../read-query.js';
import { brandsByEar, type HeardBrand } from './brand-by-ear.js';
import { AS_HEARD, distanceByEar } from './by-ear.js';

/**
 * The words of a query with those of Indian scripts in English that are English, where they are
 * spelt as they are heard: 'फेस वॉश' asks for face wash. Of several words that one may be it is the
 * nearest, and of these the one that most goods have.
 *
 * @param shown the words as they were typed
 * @param clues what is known of them
 * @returns null where there is none
 */
export async function inEnglishByEar(
  ctx: Context,
  shown: readonly string[],
  clues: readonly Clue[],
): Promise<string[] | null> {
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);
  if (words.length !== shown.length) return null;
  const isScripted = (at: number) => scriptOf(shown[at] ?? '') !== null;
  const scripted = words.filter(({ products }, at) => products === 0 && isScripted(at));
  if (scripted.length === 0) return null;
  const own = new Map(
    scripted.map((word) => [word, ownName(clues, word) ?? listedAs(shown, word) ?? shortOf(clues, word)]),
  );
  const strange = scripted.filter((word) => own.get(word) === undefined && !isNamed(clues, word));
  for (const word of strange) own.set(word, await stemOf(ctx, shown[word.first - 1] ?? ''));
  const unknown = strange.filter((word) => own.get(word) === undefined);
  const known = await wordsLike(ctx, unknown);
  const brands = await brandsByEar(ctx, words, isScripted);
  const english = words.map((word, at) => {
    const brand = brands.find(({ from, to }) => from <= at && at <= to);
    if (brand && brand.to > brand.from) return brand.from === at ? brand.name : '';
    if (!unknown.includes(word)) return own.get(word);
    const near = nearestByEar(word.term, known);
    return brand && brand.distance <= (near?.distance ?? AS_HEARD) ? brand.name : near?.term;
  });
  const isRead = (word: Clue) => english[word.first - 1] !== undefined || !scripted.includes(word);
  const isLeft = (word: Clue) => !spansAt(clues, word.first).every((span) => wordsIn(words, span).every(isRead));
  const said = words.map((word, at) => (isLeft(word) ? undefined : english[at]) ?? shown[at] ?? '');
  const read = (await withMaker(ctx, said, brands)) ?? said;
  return read.some((word, at) => word !== shown[at]) ? read.filter(Boolean).flatMap((word) => word.split(' ')) : null;
}

/**
 * The words with one of them as the maker that it sounds like, where nothing is all of what they
 * mean otherwise, and something of that maker is: 'डव साबुन' is no ladle.
 */
async function withMaker(
  ctx: Context,
  said: readonly string[],
  brands: readonly HeardBrand[],
): Promise<string[] | null> {
  const makers = brands.filter(({ from, to, name }) => from === to && said[from] !== name);
  if (makers.length === 0 || said.length < 2 || (await isAllFound(ctx, said, false))) return null;
  for (const { from, name } of makers) {
    const read = said.map((word, at) => (at === from ? name : word));
    if (await isAllFound(ctx, read, true)) return read;
  }
  return null;
}

/** Whether something has all of what words mean, of a maker that they name if it is to be. */
async function isAllFound(ctx: Context, words: readonly string[], isOfMaker: boolean): Promise<boolean> {
  const { parts } = planSearch(await readQuery(ctx, words.filter(Boolean).join(' ')));
  if (isOfMaker && parts.every(({ brand }) => brand === null)) return false;
  return isFound(ctx, conditionOf(parts, parts.length));
}

/** What several words together sound like, a word of which is left where another one is. */
function spansAt(clues: readonly Clue[], place: number): Clue[] {
  return clues.filter(({ isHeard, first, last }) => isHeard && first <= place && place <= last && first < last);
}

function wordsIn(words: readonly Clue[], { first, last }: Clue): readonly Clue[] {
  return words.slice(first - 1, last);
}

/** A word that lists of what is said around goods have, as they have it. */
function listedAs(shown: readonly string[], { first }: Clue): string | undefined {
  return asListed(shown[first - 1] ?? '') ?? undefined;
}

/** A word of Hindi without its ending, where that is what something is called. */
async function stemOf(ctx: Context, word: string): Promise<string | undefined> {
  for (const stem of hindiStems(word)) {
    const clues = await readQuery(ctx, stem);
    if (clues.some(({ clue, isHeard }) => clue === 'names' && !isHeard)) return stem;
  }
  return undefined;
}

/**
 * A word of the catalogue, or a name, that is the same word with short vowels: 'battee' is batti.
 * Where that is English by ear, it is written so: a ketli is a kettle.
 */
function shortOf(clues: readonly Clue[], { first: at, term }: Clue): string | undefined {
  const isLike = ({ clue, first }: Clue) => first === at && (clue === 'alike' || clue === 'near');
  const short = clues.find((one) => isLike(one) && one.term !== term && inShort(one.term) === inShort(term));
  return short && (asHeard(term, short.written ?? []) ?? short.term);
}

/** The first of some names that is one word, and a word itself by ear. */
function asHeard(term: string, names: readonly string[]): string | undefined {
  return names.find((name) => !name.includes(' ') && distanceByEar(term, name) <= AS_HEARD);
}

/** The name of what a word means that is the word itself, as it is written in Latin letters. */
function ownName(clues: readonly Clue[], { first: at, term }: Clue): string | undefined {
  const names = clues.filter(
    ({ clue, first, last, isHeard }) => clue === 'names' && !isHeard && first === at && last === at,
  );
  const written = names.filter(({ products }) => products > 0).flatMap((name) => [name.term, ...name.written]);
  return asHeard(term, written);
}

/**
 * Whether a word is in a name, or is one as others write it. By itself one that loses its 's' as a
 * plural does is none: राइस is no rai.
 */
function isNamed(clues: readonly Clue[], { first: at, term, names: [lexeme] }: Clue): boolean {
  const names = clues.filter(
    ({ clue, isHeard, first, last }) => clue === 'names' && !isHeard && first <= at && at <= last,
  );
  return names.some(({ first, last }) => first < last || term === lexeme || !term.endsWith('s'));
}

/** A word with its long vowels short. */
function inShort(word: string): string {
  return word.replace(/aa/g, 'a').replace(/ee/g, 'i').replace(/oo/g, 'u');
}

async function wordsLike(ctx: Context, words: readonly Clue[]): Promise<Awaited<ReturnType<typeof findByConsonants>>> {
  if (words.length === 0) return [];
  return findByConsonants(
    ctx,
    words.flatMap(({ term }) => [term, ...otherConsonants(term)]),
  );
}

/** The word of some goods that is nearest by ear, if one is near enough. */
function nearestByEar(
  heard: string,
  known: readonly { term: string; products: number }[],
): { term: string; distance: number } | undefined {
  const judged = known
    .map((one) => ({ ...one, distance: distanceByEar(heard, one.term) }))
    .filter(({ distance, products }) => distance <= AS_HEARD && products >= FEW)
    .sort((one, other) => one.distance - other.distance || other.products - one.products);
  return judged[0];
}

/**
 * The same word with j for s, s or g, which are heard so in cookies and sponge, with the w that
 * ends a cashew and the gh of a night.
 */
function otherConsonants(word: string): string[] {
  return [
    word.replace(/[jz]/g, 's'),
    word.replace(/j/g, 'g'),
    word.replace(/s(?!h)/g, 'j'),
    word.replace(/(?<=u|oo)$/, 'v'),
    word.replace(/(?<=ai)t/, 'ght'),
  ];
}
