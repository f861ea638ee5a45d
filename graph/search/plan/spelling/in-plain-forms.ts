import type { Context } from '../../../shared/context.js';
import { plainForm } from '../../sentence/word-forms.js';
import { type Clue, findSplit } from '../plan.queries.js';
import { planSearch } from '../plan-search.js';
import { readQuery } from '../read-query.js';
import type { SearchPlan } from '../search-plan.js';

/**
 * The plan with words of Indian scripts without their endings, or as two, where nothing is called
 * as they were typed.
 *
 * @returns null when that is no better
 */
export async function inPlainForms(
  ctx: Context,
  asTyped: SearchPlan,
  shown: readonly string[],
  clues: readonly Clue[],
): Promise<SearchPlan | null> {
  const isUnread = asTyped.parts.length === 0;
  // Of a word that some goods have as two which stand side by side, others have both apart.
  const split = clues.filter(({ clue, first }) => clue === 'split' && isOnlySplit(clues, first));
  const isUnknown = (word: string, at: number) =>
    isUnread || asTyped.notSold.includes(word) || split.some(({ first }) => first === at + 1);
  const forms = await Promise.all(
    shown.map(
      async (word, at) => (isUnknown(word, at) ? (plainForm(word) ?? (await findSplit(ctx, word))) : null) ?? word,
    ),
  );
  const text = forms.join(' ');
  if (text === shown.join(' ')) return null;
  const plan = planSearch(await readQuery(ctx, text), { shown: text.split(' ') });
  const isBetter = isUnread || split.length > 0 || plan.notSold.length < asTyped.notSold.length;
  return plan.parts.length > 0 && plan.notSold.length <= asTyped.notSold.length && isBetter ? plan : null;
}

/** Whether nothing is known of a word but that goods have it as two. */
function isOnlySplit(clues: readonly Clue[], place: number): boolean {
  const here = clues.filter(({ first, last }) => first <= place && place <= last);
  const isKnown = ({ clue, products }: Clue) =>
    ['names', 'instead', 'brand', 'begun'].includes(clue) || (clue === 'word' && products > 0);
  return !here.some(isKnown);
}
