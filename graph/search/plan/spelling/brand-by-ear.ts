import { cacheList } from '../../../cache/cached-rows.js';
import type { Context } from '../../../shared/context.js';
import { type Clue, listBrandNames } from '../plan.queries.js';
import { MAX_BRAND_WORDS } from './brand-spelt.js';
import { AS_HEARD, consonantsByEar, distanceByEar } from './by-ear.js';

const BRANDS = Symbol();

/** The brands by their consonants, for a list of them. */
const byConsonants = new WeakMap<readonly { term: string }[], ReadonlyMap<string, readonly string[]>>();

/** A brand that words of an Indian script sound like. */
export interface HeardBrand {
  /** The places of the words, from 0. */
  from: number;
  to: number;
  /** As it is spelt, in lower case. */
  name: string;
  /** How far it is from what is heard; see `distanceByEar`. */
  distance: number;
}

/**
 * The brands that words of Indian scripts sound like, the longest first: 'गुड नाइट' is Good Knight.
 *
 * @param words the words of a query in their order
 * @param isScripted whether a word, by its place, is of an Indian script
 */
export async function brandsByEar(
  ctx: Context,
  words: readonly Clue[],
  isScripted: (at: number) => boolean,
): Promise<HeardBrand[]> {
  const brands = await brandsByConsonants(ctx);
  const sizes = Array.from({ length: MAX_BRAND_WORDS }, (_, less) => MAX_BRAND_WORDS - less);
  return sizes.flatMap((size) =>
    words.flatMap((_, from) => {
      const span = words.slice(from, from + size);
      if (span.length < size || !span.every((_word, at) => isScripted(from + at))) return [];
      const heard = span.map(({ term }) => term).join(' ');
      const brand = nearestBrand(heard, size, brands.get(consonantsByEar(heard, true)) ?? []);
      return brand ? [{ from, to: from + size - 1, ...brand }] : [];
    }),
  );
}

/** Of some brands the one that sounds most like words, if one does. */
function nearestBrand(
  heard: string,
  size: number,
  brands: readonly string[],
): { name: string; distance: number } | undefined {
  const judged = brands
    .map((name) => ({ name, distance: distanceByEar(heard.replaceAll(' ', ''), name) }))
    .filter(({ distance }) => distance <= AS_HEARD * size)
    .sort((one, other) => one.distance - other.distance);
  return judged[0];
}

async function brandsByConsonants(ctx: Context): Promise<ReadonlyMap<string, readonly string[]>> {
  const brands = await cacheList(ctx, BRANDS, '', () => listBrandNames(ctx), { kind: 'all', most: 1 });
  const known = byConsonants.get(brands);
  if (known) return known;
  const found = new Map<string, string[]>();
  for (const { term } of brands) {
    const consonants = consonantsByEar(term, false);
    found.set(consonants, [...(found.get(consonants) ?? []), term]);
  }
  byConsonants.set(brands, found);
  return found;
}
