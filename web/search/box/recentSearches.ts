import { useMemo } from 'react';
import { getStored, setStored, useStored } from '../../lib/storage';

/** How many searches are stored. */
const MAX_SEARCHES = 6;

/** What the visitor has searched for in this browser, newest first. */
export function useRecentSearches(): readonly string[] {
  const stored = useStored('recentSearches');
  return useMemo(() => parsed(stored), [stored]);
}

/** Stores a search as the newest; an older one of the same words, in whichever case, goes. */
export function rememberSearch(query: string): void {
  store([query, ...others(query)].slice(0, MAX_SEARCHES));
}

/** Forgets one search. */
export function removeRecentSearch(query: string): void {
  store(others(query));
}

/** Forgets all searches. */
export function clearRecentSearches(): void {
  store([]);
}

function others(query: string): string[] {
  return parsed(getStored('recentSearches')).filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function store(queries: readonly string[]): void {
  setStored('recentSearches', queries.length === 0 ? null : JSON.stringify(queries));
}

function parsed(stored: string | null): string[] {
  try {
    const queries: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(queries) ? queries.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}
