import { type Draft, RARE } from './drafts.js';
import type { Clue } from './plan.queries.js';
import type { Alternative } from './search-plan.js';

/**
 * The parts of a query, none of which gets its points from a word that another part has: of
 * 'digestive biscuits' each word is another name for biscuits, and 'face' stands in the other name
 * of a sheet mask. Such a name still finds where the thing itself is called by it, so that
 * 'haldi turmeric' shows what has one of them; it is no sign of being both.
 *
 * Only a word that some goods have is told apart; another is mostly known by its other names alone.
 * Two names of one kind, as of 'spices masala', keep what the kind holds.
 */
export function toldApart(drafts: readonly Draft[], words: readonly Clue[]): Draft[] {
  const isSold = ({ first, size }: Draft) =>
    words.every((word) => word.first < first || word.first >= first + size || word.products >= RARE);
  return drafts.map((draft) => {
    const others = drafts.filter((other) => other !== draft);
    const typed = new Set(others.flatMap(wordsTyped));
    const hasTyped = ({ isTyped, lexemes }: Alternative) => !isTyped && lexemes.some((lexeme) => typed.has(lexeme));
    if (!isSold(draft) || !draft.alternatives.some(hasTyped)) return draft;
    const own = new Set(wordsTyped(draft));
    const isSame = ({ alternatives }: Draft) => alternatives.some((one) => !one.isTyped && own.has(nameOf(one)));
    const strangers = others.filter((other) => !isSame(other));
    const named = new Set(strangers.flatMap(({ alternatives }) => alternatives.map(nameOf)));
    const isAnothers = (one: Alternative) => hasTyped(one) || (!one.isTyped && named.has(nameOf(one)));
    // A shelf of biscuits makes no digestive one; of two names of a thing any place will do.
    const isLoose = strangers.length === others.length;
    return {
      ...draft,
      alternatives: draft.alternatives.map((one) =>
        isAnothers(one) ? { ...one, isLoose: one.isLoose || isLoose, isAnothers: true } : one,
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
