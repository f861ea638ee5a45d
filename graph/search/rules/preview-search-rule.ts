import { v7 } from 'uuid';
import { WHOLE_PAGE } from '../../catalogue/listing/product-listing.service.js';
import type { Product } from '../../catalogue/product.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { planQuery } from '../plan/plan-query.js';
import {
  type AskedQuestion,
  countLastQuestions,
  findChoices,
  listLastQuestions,
} from '../questions/search-questions.queries.js';
import { searchByPlan } from '../search.service.js';
import { SearchRule } from './search-rule.entity.js';
import { type SearchRuleChange, type SearchRulePreview, SearchVerdict } from './search-rule-preview.type.js';
import type { SearchRuleInput } from './search-rules.inputs.js';
import { isEmpty, type RuleFields, readRule } from './search-rules.service.js';

/** So many questions are tried at most. */
const MAX_QUESTIONS = 1_000;

/**
 * So many are tried with one call, some tenths of a second's work: what a rule pins is locked for
 * as long, and a checkout that sells out one of these waits.
 */
const PORTION = 25;

/** The hits that are compared: what most shoppers look at. */
const HITS = 10;

/** Carries what was found out of the transaction that is taken back. */
class TakenBack extends Error {
  constructor(readonly hits: readonly Product[][]) {
    super('A rule was tried.');
  }
}

/**
 * What a rule would change of the last thousand questions, a portion at a time. It is set, the
 * questions are asked, and it is taken back, all in one transaction that no other sees: so what
 * is tried is what would be.
 *
 * @param from where the portion begins, 0 or the `next` of the one before
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a field
 */
export async function previewSearchRule(
  ctx: Context,
  input: SearchRuleInput,
  from: number,
): Promise<SearchRulePreview> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  if (from < 0 || from > MAX_QUESTIONS)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such portion.'), 'from');
  const fields = await readRule(ctx, input);
  const questionCount = Math.min(await countLastQuestions(ctx), MAX_QUESTIONS);
  const portion = await listLastQuestions(ctx, from, Math.min(PORTION, MAX_QUESTIONS - from));
  const [before, after] = portion.length > 0 ? await hitsOfBoth(ctx, portion, fields) : [[], []];
  const changed = portion.flatMap((question, at) => {
    const hits = { before: before[at] ?? [], after: after[at] ?? [] };
    return isSame(hits.before, hits.after) ? [] : [{ ...question, ...hits }];
  });
  const choices = await findChoices(
    ctx,
    changed.map(({ words }) => words),
  );
  const changes = changed.map((change): SearchRuleChange => {
    const worth = new Map(
      choices.filter(({ words }) => words === change.words).map(({ productId, opened }) => [productId, opened]),
    );
    return { ...change, verdict: verdictOf(worth, change.before, change.after) };
  });
  const next = from + portion.length;
  return { questionCount, next: next < questionCount && portion.length > 0 ? next : null, changes };
}

/** The first hits of each question as they are, and as they would be with a rule. */
async function hitsOfBoth(
  ctx: Context,
  questions: readonly AskedQuestion[],
  fields: RuleFields,
): Promise<readonly [Product[][], readonly Product[][]]> {
  const before: Product[][] = [];
  for (const { words } of questions) before.push(await hitsOf(ctx, words));
  try {
    return await inTransaction(ctx, async (tx) => {
      await tx.db.delete(SearchRule, { words: fields.words });
      if (!isEmpty(fields)) await tx.db.insert(SearchRule, { id: v7(), ...fields });
      const after: Product[][] = [];
      for (const { words } of questions) after.push(await hitsOf(tx, words));
      throw new TakenBack(after);
    });
  } catch (thrown) {
    if (thrown instanceof TakenBack) return [before, thrown.hits];
    throw thrown;
  }
}

async function hitsOf(ctx: Context, words: string): Promise<Product[]> {
  const wants = { ...WHOLE_PAGE, total: false, cursors: false };
  return (await searchByPlan(ctx, await planQuery(ctx, words), { first: HITS, wants })).nodes;
}

function isSame(before: readonly Product[], after: readonly Product[]): boolean {
  return before.length === after.length && before.every(({ id }, at) => id === after[at]?.id);
}

/** What is opened counts by its place: at the second half as much as at the first. */
function verdictOf(
  worth: ReadonlyMap<string, number>,
  before: readonly Product[],
  after: readonly Product[],
): SearchVerdict {
  const sumOf = (hits: readonly Product[]) =>
    hits.reduce((sum, { id }, at) => sum + (worth.get(id) ?? 0) / (at + 1), 0);
  const [former, latter] = [sumOf(before), sumOf(after)];
  if (former === 0 && latter === 0) return SearchVerdict.UNKNOWN;
  if (Math.abs(latter - former) < 1e-9) return SearchVerdict.ALIKE;
  return latter > former ? SearchVerdict.BETTER : SearchVerdict.WORSE;
}
