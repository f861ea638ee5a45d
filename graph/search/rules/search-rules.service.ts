import { In } from 'typeorm';
import { v7 } from 'uuid';
import { type Facts, recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { Product } from '../../catalogue/product.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { type Phrase, phrase, say } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { wordsOf } from '../sentence/words-of.js';
import { SearchRule } from './search-rule.entity.js';
import type { SearchRuleInput } from './search-rules.inputs.js';

/** More rules are no exceptions any more. */
const MAX_RULES = 500;
const MAX_NAMES = 10;
const MAX_NAME_LENGTH = 60;
const MAX_PRODUCTS = 20;

/** What staff say in a rule. */
export type RuleFields = Pick<SearchRule, 'words' | 'alsoFinds' | 'pinnedIds' | 'buriedIds'>;

/**
 * All rules, by their words.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write
 */
export async function listSearchRules(ctx: Context): Promise<SearchRule[]> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return ctx.db.find(SearchRule, { order: { words: 'ASC' } });
}

/**
 * The rule for a question as it is typed; null where none is set.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `listSearchRules`
 */
export async function findSearchRule(ctx: Context, query: string): Promise<SearchRule | null> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const words = wordsOf(query);
  return words === null ? null : ctx.db.findOneBy(SearchRule, { words });
}

/**
 * Sets a rule for a question, in the place of the one that there is. The next search follows it,
 * in whichever process.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `listSearchRules`, BAD_USER_INPUT for a field
 *   and for a rule that says nothing, CONFLICT when it was changed since it was seen, and for more
 *   than 500 rules
 */
export async function saveSearchRule(ctx: Context, input: SearchRuleInput): Promise<SearchRule> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const fields = await readRule(ctx, input);
  if (isEmpty(fields)) throw bad('words', phrase('Choose what this search is to find, or what stands first or last.'));
  return inTransaction(ctx, async (tx) => {
    const before = await tx.db.findOne(SearchRule, {
      where: { words: fields.words },
      lock: { mode: 'for_no_key_update' },
    });
    if ((before?.version ?? null) !== (input.version ?? null))
      throw new ShopError(ErrorCode.CONFLICT, phrase('This search was changed meanwhile. Look at it again.'));
    if (!before && (await tx.db.count(SearchRule)) >= MAX_RULES)
      throw new ShopError(
        ErrorCode.CONFLICT,
        phrase('At most {most} searches have a rule. Remove one first.', { most: MAX_RULES }),
      );
    const id = before?.id ?? v7();
    await tx.db.save(SearchRule, { id, ...fields, version: (before?.version ?? 0) + 1, changedAt: new Date() });
    const saved = await tx.db.findOneByOrFail(SearchRule, { id });
    const change = { operation: 'saveSearchRule', subjectType: AuditSubject.SEARCH_RULE, subjectId: id };
    await recordChange(tx, { ...change, before: before && factsOf(before), after: factsOf(saved) });
    return saved;
  });
}

/**
 * Takes a rule away: the question finds what it finds by itself.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `listSearchRules`, NOT_FOUND
 */
export async function deleteSearchRule(ctx: Context, sentId: unknown): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const id = readId(sentId);
  return inTransaction(ctx, async (tx) => {
    const before = id && (await tx.db.findOne(SearchRule, { where: { id }, lock: { mode: 'pessimistic_write' } }));
    if (!before) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such rule.'), 'id');
    await tx.db.delete(SearchRule, { id: before.id });
    const change = { operation: 'deleteSearchRule', subjectType: AuditSubject.SEARCH_RULE, subjectId: before.id };
    await recordChange(tx, { ...change, before: factsOf(before), after: null });
    return { ok: true, message: say(phrase('{name} has no rule any more.', { name: before.words }), tx.language) };
  });
}

/**
 * What staff say in a rule, as its row keeps it.
 *
 * @throws ShopError BAD_USER_INPUT for a field
 */
export async function readRule(ctx: Context, input: SearchRuleInput): Promise<RuleFields> {
  const words = wordsOf(input.words);
  if (words === null)
    throw bad(
      'words',
      phrase('Type the words of a search: at most 80 characters, no e-mail address and no phone number.'),
    );
  const names = input.alsoFinds ?? [];
  if (names.length > MAX_NAMES) throw bad('alsoFinds', phrase('Write at most {most} names.', { most: MAX_NAMES }));
  const rule = { field: 'alsoFinds', called: phrase('The name'), most: MAX_NAME_LENGTH };
  const alsoFinds = [...new Set(names.map((name) => checkedText(name, rule)))];
  const pinnedIds = await readProducts(ctx, input.pinnedIds, 'pinnedIds');
  const buriedIds = await readProducts(ctx, input.buriedIds, 'buriedIds');
  if (pinnedIds.some((id) => buriedIds.includes(id)))
    throw bad('buriedIds', phrase('A product can stand first or last, and not both.'));
  return { words, alsoFinds, pinnedIds, buriedIds };
}

/** Whether a rule says nothing. */
export function isEmpty({ alsoFinds, pinnedIds, buriedIds }: RuleFields): boolean {
  return alsoFinds.length + pinnedIds.length + buriedIds.length === 0;
}

async function readProducts(ctx: Context, sent: string[] | null | undefined, field: string): Promise<string[]> {
  const ids = [...new Set((sent ?? []).map(readId))];
  if (ids.length > MAX_PRODUCTS) throw bad(field, phrase('Choose at most {most} products.', { most: MAX_PRODUCTS }));
  const known = ids.filter((id) => id !== null);
  if (known.length < ids.length || (await ctx.db.countBy(Product, { id: In(known) })) < known.length)
    throw bad(field, phrase('There is no such product.'));
  return known;
}

function bad(field: string, message: Phrase): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, message, field);
}

function factsOf({ words, alsoFinds, pinnedIds, buriedIds }: SearchRule): Facts {
  return { words, alsoFinds, pinnedIds, buriedIds };
}
