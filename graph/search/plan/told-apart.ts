import type { Draft } from './drafts.js';
import type { Clue } from './plan.queries.js';
import type { Alternative } from './search-plan.js';

/**
 * The parts of a query, none of which gets its points from a word that another part has: of
 * 'digestive biscuits' each word is another name for biscuits, and 'face' stands in the other name
 * of a sheet mask. Such a name still finds where the thing itself is called by it, so that
 * 'haldi turmeric' shows what has one of them; it is no sign of being both.
 *
 * Only a word that goods have is told apart, since another can be known by its other names alone.
 * Two names of one kind, as of 'spices masala', keep what the kind holds.
 */
export function toldApart(drafts: readonly Draft[], words: readonly Clue[]): Draft[] {
  const isSold = ({ first, size }: Draft) =>
    words.every((word) => word.first < first || word.first >= first + size || word.products > 0);
  return drafts.map((draft) => {
    const others = drafts.filter((other) => other !== draft);
    const typed = new Set(others.flatMap(wordsTyped));
    const hasTyped = ({ isTyped, lexemes }: Alternative) => !isTyped && lexemes.some((lexeme) => typed.has(lexeme));
    if (!isSold(draft) || !draft.alternatives.some(hasTyped)) return draft;
    const own = new Set(wordsTyped(draft));
    const isSame = ({ alternatives }: Draft) => alternatives.some((one) => !one.isTyped && own.has(nameOf(one)));
    const named = new Set(others.flatMap((other) => (isSame(other) ? [] : other.alternatives.map(nameOf))));
    const isAnothers = (one: Alternative) => hasTyped(one) || (!one.isTyped && named.has(nameOf(one)));
    return {
      ...draft,
      alternatives: draft.alternatives.map((one) =>
        isAnothers(one) ? { ...one, isLoose: true, isAnothers: true } : one,
      ),
    };
  });
}

/** The words that a part was typed as, where it is one word. */
function wordsTyped({ alternatives }: Draft): string[] {
  return alternatives.flatMap(({ isTyped, lexemes }) => (isTyped && lexemes.length === 1 ? lexemes : []));
}

function nameOf({ lexemes }: Alternative): string {
  return lexemes.join(' ');
}
