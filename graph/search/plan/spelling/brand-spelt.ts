import type { Context } from '../../../shared/context.js';
import { RARE } from '../drafts.js';
import { type Clue, findNamed } from '../plan.queries.js';
import { kindSoldElsewhere } from '../sold-elsewhere.js';
import { isEnglishThing } from './english-things.js';
import { nearestWords } from './nearest-words.js';

/** Of so few letters another brand is as near as any word. */
const FEW_LETTERS = 4;
/** No brand of more words is looked for. */
export const MAX_BRAND_WORDS = 3;

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
  const spellings = words.flatMap((word) =>
    spellingsOf(clues, word, words.length).map((term) =>
      words.map((one, at) => ({ said: one === word ? term : one.term, at: at + 1, of: word.first })),
    ),
  );
  const spans = spellings.flatMap((spelling) =>
    Array.from({ length: MAX_BRAND_WORDS }, (_, less) => MAX_BRAND_WORDS - less).flatMap((size) =>
      spelling.flatMap(({ at, of }) => {
        const isAround = at <= of && of < at + size && at + size <= spelling.length + 1;
        if (size === 1 && (words[of - 1]?.term.length ?? 0) <= FEW_LETTERS) return [];
        return isAround ? [{ spelling, brand: spelling.slice(at - 1, at - 1 + size) }] : [];
      }),
    ),
  );
  spans.sort((one, other) => other.brand.length - one.brand.length);
  const place = await findNamed(
    ctx,
    spans.map(({ brand }) => brand.map(({ said }) => said).join(' ')),
  );
  const spelling = place === null ? undefined : spans[place]?.spelling;
  if (!spelling) return null;
  return spelling.map(({ said, at, of }) => (at === of ? said : (shown[at - 1] ?? said)));
}

/** How a word may be spelt that hardly anything has, the likeliest first; none for a known one. */
function spellingsOf(clues: readonly Clue[], word: Clue, count: number): string[] {
  if (word.products >= RARE || kindSoldElsewhere(word.term) !== undefined || isEnglishThing(word.term)) return [];
  const here = (...kinds: Clue['clue'][]) =>
    clues.filter(({ clue, first, last }) => kinds.includes(clue) && first <= word.first && word.first <= last);
  const isLike = (spelling: string) => spelling[0] === word.term[0] && !spelling.includes(' ');
  const named = here('names');
  if (named.length > 0) {
    const own = named.filter(({ first, last }) => first === last && word.products === 0);
    return own.flatMap(({ written }) => written.slice(0, 1)).filter(isLike);
  }
  const isOther = here('brand', 'instead', 'split', ...(word.first === count ? (['begun'] as const) : [])).length > 0;
  if (isOther) return [];
  return nearestWords(word.term, here('near', 'alike'), [])
    .filter(({ term, written }) => written[0] === term && isLike(term))
    .map(({ term }) => term);
}
