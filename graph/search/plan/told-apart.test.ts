import { describe, expect, it } from '@jest/globals';
import type { Clue } from './plan.queries.js';
import { planSearch } from './plan-search.js';

/** What is known of words that goods have, each with the other names of what it names. */
function cluesOf(words: Record<string, readonly string[]>): Clue[] {
  return Object.entries(words).flatMap(([term, others], at) => {
    const here = { first: at + 1, last: at + 1, term, products: 40, isHeard: false };
    return [
      { ...here, clue: 'word' as const, names: [term], written: [term] },
      { ...here, clue: 'names' as const, names: [term, ...others], written: [term, ...others] },
    ];
  });
}

/** The names that give points to goods for each part of a query. */
const telling = (words: Record<string, readonly string[]>) =>
  planSearch(cluesOf(words)).parts.map(({ alternatives }) =>
    alternatives.filter(({ isAnothers, isTyped }) => !isAnothers && !isTyped).map(({ lexemes }) => lexemes.join(' ')),
  );

describe('two words of a question', () => {
  it('are told by themselves: no biscuit is digestive for being a biscuit, or a cookie', () => {
    expect(telling({ digestive: ['biscuit', 'cookie', 'churan'], biscuit: ['cookie'] })).toEqual([
      ['churan'],
      ['cookie'],
    ]);
  });

  it('keep what their kind holds where they are two names of it', () => {
    const held = ['clove', 'cardamom'];

    expect(telling({ spice: ['masala', ...held], masala: ['spice', ...held] })).toEqual([held, held]);
  });
});
