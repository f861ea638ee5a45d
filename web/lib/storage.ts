import { useSyncExternalStore } from 'react';

/**
 * What the shop stores in the browser: the session (`token`, `user`, `isLogin`), the chosen
 * location (`location`, by default 'All', its `locationTabIndex` in the list and `countryId`), the
 * colour scheme (`theme`), what was searched for (`recentSearches`), and for the cart what has
 * still to come into it (`keptChoices`) and what changed on the way (`cartNews`); for the
 * playground what a developer saved there (`playgroundCollections`); for the desk what was typed of
 * products and offers and is not saved yet (`productDrafts`, `offerDrafts`).
 *
 * @see spec §3
 */
export type StorageKey =
  | 'token'
  | 'user'
  | 'isLogin'
  | 'location'
  | 'locationTabIndex'
  | 'countryId'
  | 'theme'
  | 'recentSearches'
  | 'keptChoices'
  | 'cartNews'
  | 'playgroundCollections'
  | 'productDrafts'
  | 'offerDrafts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Reads a stored text; null when nothing is stored or the browser refuses storage. */
export function getStored(key: StorageKey): string | null {
  // On the server, where to fail would take a hundredth of what a page does.
  if (typeof window === 'undefined') return null;
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores a text, or removes it when given null, and notifies every `useStored` of it. Where the
 * browser refuses storage nothing is stored, and nothing breaks.
 */
export function setStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // A browser in private mode or with a full store: the shop works on without memory.
  }
  for (const listener of listeners) listener();
}

/**
 * The stored text, followed as it changes in this tab and in others. It is null while a page is
 * rendered on the server and until it is hydrated.
 */
export function useStored(key: StorageKey): string | null {
  return useSyncExternalStore(
    subscribe,
    () => getStored(key),
    () => null,
  );
}
