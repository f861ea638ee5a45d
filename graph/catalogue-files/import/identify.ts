import { hash } from 'node:crypto';
import { parse, v5 } from 'uuid';
import { slugOf } from '../../catalogue/slug.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import type { Article } from '../read/article.js';
import type { Problem } from '../read/source-row.js';
import { fingerprintOf } from './fingerprint.js';

/** Sets the ids of imported products apart from ids made of the same words elsewhere. */
const NAMESPACE = parse('5f0e7c52-3f0b-4b57-9d54-6a686f6c6122');

/**
 * Longest name for addresses that is made of brand and name; more would be no help to anybody. In
 * characters.
 */
const MAX_SLUG_LENGTH = 100;
const MAX_SKU_WORDS = 48;

/**
 * An article that a file says which one it is, and what follows from that when the shop does not
 * have it yet.
 */
export interface Identified {
  row: number;
  article: Article;
  sku: string;
  /**
   * The product's id, should the shop have neither the article nor its handle. The same file gives
   * the same ids.
   */
  productId: string;
  /** The product's name for addresses, should it be new and the name be free. */
  slug: string;
}

/**
 * @returns the article, with a warning where it may be another by mistake, or why its row cannot be
 *   told which article it is about
 */
export type Identify = (
  row: number,
  article: Article,
) =>
  | { identified: Identified; warning: Problem | null; problem?: undefined }
  | { identified?: undefined; warning?: undefined; problem: Problem };

/**
 * Tells the articles of one file apart. A file need not name them: then an article is known by
 * brand, name, categories and options, and the second one that has all of these in common with the
 * first is another article.
 *
 * Keeps a few bytes of each article, to see when a second row is about it.
 */
export function openIdentification(): Identify {
  const rowOfSku = new Map<number, number>();
  const seen = new Map<number, { times: number; firstRow: number }>();

  const seenBefore = (key: string, row: number) => {
    const short = fingerprintOf(key);
    const before = seen.get(short);
    const now = { times: (before?.times ?? 0) + 1, firstRow: before?.firstRow ?? row };
    seen.set(short, now);
    return now;
  };

  return (row, article) => {
    const refuse = (column: Problem['column'], reason: Phrase) => ({ problem: { row, column, reason } });
    const { handle, group, name = '', brand = '', path = [] } = article;
    if (!handle && !group && !article.sku && !name) return refuse('name', phrase('The name is missing.'));

    const options = [article.size, article.ram, article.weight].map((option) => option ?? '');
    const said = JSON.stringify([brand, name, ...path].map((text) => text.toLowerCase()));
    let product: string;
    let warning: Problem | null = null;
    if (handle) product = `handle ${handle}`;
    else if (group) product = `group ${group}`;
    else if (article.sku) product = `sku ${article.sku}`;
    else {
      const { times, firstRow } = seenBefore(JSON.stringify([said, ...options]), row);
      product = numbered(`name ${said}`, times);
      if (times > 1) {
        const reason = phrase(
          'It is the same as row {row}, and neither has a SKU: it was imported as a separate item.',
          { row: firstRow },
        );
        warning = { row, column: 'sku', reason };
      }
    }

    const words = slugOf(brand, name);
    const own = shortHash(JSON.stringify([product, ...options]));
    // Where something else tells which one it is, the name may change.
    const shown = handle || group ? slugOf(handle ?? group ?? '') : words;
    const sku = article.sku ?? `${cut(shown, MAX_SKU_WORDS) || 'article'}-${own}`;
    const known = fingerprintOf(sku);
    const earlier = rowOfSku.get(known);
    if (earlier !== undefined) {
      return article.sku
        ? refuse('sku', phrase('Row {row} has this SKU already.', { row: earlier }))
        : refuse(null, phrase('Row {row} is about the same product with the same options.', { row: earlier }));
    }
    rowOfSku.set(known, row);
    const slug = handle ?? (cut(words, MAX_SLUG_LENGTH) || shortHash(product));
    return { identified: { row, article, sku, productId: v5(Buffer.from(product), NAMESPACE), slug }, warning };
  };
}

/** A name for addresses that is free where the wanted one is not. */
export function otherSlug({ slug, productId }: Identified): string {
  return `${slug}-${productId.slice(0, 8)}`;
}

function numbered(key: string, times: number): string {
  return times === 1 ? key : `${key} ${times}`;
}

function shortHash(text: string): string {
  return hash('sha256', text).slice(0, 10);
}

function cut(slug: string, most: number): string {
  const characters = [...slug];
  if (characters.length <= most) return slug;
  const whole = characters.slice(0, most).join('');
  return whole.slice(0, whole.lastIndexOf('-') > 0 ? whole.lastIndexOf('-') : undefined);
}
