import { createHmac } from 'node:crypto';
import type { Context } from '../../shared/context.js';
import { dayInIndia } from '../../shared/india-time.js';
import { wordsOf } from '../sentence/words-of.js';

/** A search of a shopper, and by which hashes it is known for a day. */
export interface Visit {
  words: string;
  /** Of what is counted with the network that it came from. */
  hash: string;
  /** Of the network. */
  network: string;
}

/**
 * How a search of a shopper is counted: by its words and the day and by no person. The hashes are
 * keyed by the shop's secret and the day, and are forgotten with it.
 *
 * @param what is counted, such as `empty search`
 * @param parts what tells it apart besides the words
 * @returns null for what is not counted: staff and programs, words that could tell of a person, and
 *   everything in a shop that counts no searches
 * @see docs/decisions/0095-what-owners-set-and-shoppers-choose.md
 */
export function visitOf(ctx: Context, what: string, query: string, ...parts: string[]): Visit | null {
  const { network, config } = ctx;
  const words = wordsOf(query);
  if (!isCounted(ctx) || words === null) return null;
  const day = dayInIndia(new Date());
  const hashed = (...told: string[]) =>
    createHmac('sha256', config.jwtSecret)
      .update([what, day, network, ...told].join('\n'))
      .digest('base64');
  return { words, hash: hashed(words, ...parts), network: hashed() };
}

/**
 * Whether anything is counted of a caller: not of staff and programs, nor in a shop that counts no
 * searches.
 */
export function isCounted({ config, network, viewer, apiKey }: Context): boolean {
  return config.emptySearchDays > 0 && network !== null && !viewer?.role && !apiKey;
}
