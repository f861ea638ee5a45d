import type { Context } from '../../shared/context.js';
import { RARE } from './drafts.js';
import { nearestWords } from './nearest-words.js';
import { type Clue, findBrand } from './plan.queries.js';
import { kindSoldElsewhere } from './sold-elsewhere.js';

/** Of so few letters another brand is as near as any word. */
const FEW_LETTERS = 4;
/** No brand of more words is looked for. */
const MAX_WORDS = 3;

/**
 * The words of a query with a misspelt brand as it is spelt: 'wild ston deo' asks for what Wild
 * Stone makes. A brand that is known tells more than a word that merely looks like one of its own.
 *
 * @param shown the words as they were typed
 * @returns null where no word is a misspelt one of a brand
 */
export async function brandSpelt(
  ctx: Context,
  clues: readonly Clue[],
  shown: readonly string[],
): Promise<string[] | null> {
  const words = clues.filter(({ clue }) => clue === 'word').sort((one, other) => one.first - other.first);
  if (words.length !== shown.length) return null;
  const isAt = (at: number, kinds: readonly Clue['clue'][]) => (one: Clue) =>
    kinds.includes(one.clue) && one.first <= at && at <= one.last;
  const spellings = words
    .filter(({ products, first, term }) => {
      const isLast = first === words.length;
      const isOther = clues.some(
        isAt(first, ['names', 'brand', 'instead', 'split', ...(isLast ? (['begun'] as const) : [])]),
      );
      return products < RARE && !isOther && kindSoldElsewhere(term) === undefined;
    })
    .flatMap((word) =>
      nearestWords(word.term, clues.filter(isAt(word.first, ['near', 'alike'])), [])
        .filter(({ term, written }) => written[0] === term && term[0] === word.term[0])
        .map(({ term }) =>
          words
            .map((one) => (one === word ? term : one.term))
            .map((said, at) => ({ said, at: at + 1, of: word.first })),
        ),
    );
  const spans = spellings.flatMap((spelling) =>
    Array.from({ length: MAX_WORDS }, (_, less) => MAX_WORDS - less).flatMap((size) =>
      spelling.flatMap(({ at, of }) => {
        const isAround = at <= of && of < at + size && at + size <= spelling.length + 1;
        if (size === 1 && (words[of - 1]?.term.length ?? 0) <= FEW_LETTERS) return [];
        return isAround ? [{ spelling, brand: spelling.slice(at - 1, at - 1 + size) }] : [];
      }),
    ),
  );
  spans.sort((one, other) => other.brand.length - one.brand.length);
  const place = await findBrand(
    ctx,
    spans.map(({ brand }) => brand.map(({ said }) => said).join(' ')),
  );
  const spelling = place === null ? undefined : spans[place]?.spelling;
  if (!spelling) return null;
  return spelling.map(({ said, at, of }) => (at === of ? said : (shown[at - 1] ?? said)));
}
