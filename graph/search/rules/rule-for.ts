import { cachedRowsOf, readOnce } from '../../cache/cached-rows.js';
import type { Context } from '../../shared/context.js';
import type { OwnersRule } from '../plan/search-plan.js';
import { wordsOf } from '../sentence/words-of.js';
import { SearchRule } from './search-rule.entity.js';

const RULES = Symbol();

/**
 * What an owner has set for the words of a question; null for most. All rules are cached until one
 * changes, in whichever process, so that a question costs no statement.
 */
export async function ruleFor(ctx: Context, query: string): Promise<OwnersRule | null> {
  const words = wordsOf(query);
  if (words === null) return null;
  const cached = await cachedRowsOf<ReadonlyMap<string, OwnersRule>>(ctx, RULES);
  const rules = await readOnce(cached, 'all', async () => {
    const rows = await ctx.db.findBy(SearchRule, cached ? {} : { words });
    return new Map(rows.map((rule) => [rule.words, rule]));
  });
  return rules.get(words) ?? null;
}
