import type { Context } from '../../shared/context.js';
import { PRAISE } from '../sentence/function-words.js';
import { quoted } from './alternative-tsquery.js';
import { type Clue, countEach } from './plan.queries.js';

/** What names something with several words. */
const OF_SEVERAL: ReadonlySet<Clue['clue']> = new Set(['brand', 'joined', 'names', 'instead']);

/**
 * The words of a query without those that only praise a thing: a 'good lassi' is any lassi, and
 * 'good day biscuit' is what goods are called.
 *
 * @param shown the words as they were typed
 * @returns null where there are none, or nothing else
 */
export async function withoutPraise(
  ctx: Context,
  clues: readonly Clue[],
  shown: readonly string[],
): Promise<string[] | null> {
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);
  // 'Good Diet' may be a maker that writes it as one word, and 'new potato' a name of its own.
  const isOfName = (place: number) =>
    clues.some(({ clue, first, last }) => OF_SEVERAL.has(clue) && first <= place && place <= last && last > first);
  const praise = words.filter(({ term, first }) => PRAISE.has(term) && !isOfName(first));
  if (words.length !== shown.length || praise.length === 0 || praise.length === words.length) return null;
  const lexemeAt = (place: number) => words[place - 1]?.names[0] ?? '';
  const pairs = praise.map(({ first }) =>
    [first - 1, first].flatMap((at) =>
      at > 0 && at < words.length ? [quoted(`+${lexemeAt(at)}${lexemeAt(at + 1)}`)] : [],
    ),
  );
  const counts = await countEach(
    ctx,
    pairs.map((each) => each.join(' | ')),
    1,
  );
  const left = shown.filter((_, at) => !praise.some(({ first }, of) => first === at + 1 && counts[of] === 0));
  return left.length === shown.length ? null : left;
}
