import { useSyncExternalStore } from 'react';

type PanelCode = typeof import('./SearchPanel').SearchPanel;

const listeners = new Set<() => void>();
let code: PanelCode | null = null;
let loading: Promise<void> | null = null;

/** Loads the code of what stands beneath a search box, once; one that could not be loaded is tried again. */
export function loadSearchPanel(): Promise<void> {
  loading ??= import('./SearchPanel').then(
    ({ SearchPanel }) => {
      code = SearchPanel;
      for (const listener of listeners) listener();
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The panel beneath a search box; null until its code has been loaded. */
export function usePanelCode(): PanelCode | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => code,
    () => null,
  );
}
