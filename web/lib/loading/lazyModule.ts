import { useSyncExternalStore } from 'react';

/** A module that is loaded when it is first needed. */
export interface LazyModule<Code> {
  /**
   * Loads it, once; after a failure the next call tries again, which in Chromium helps only after
   * the page is loaded anew, see `reloadForMissingCode`.
   */
  load(): Promise<void>;
  /** The module; null until it is loaded, and while a page that the server rendered is hydrated. */
  useModule(): Code | null;
}

/** Splits code from the first download that is not needed before the visitor asks for it. */
export function lazyModule<Code>(bring: () => Promise<Code>): LazyModule<Code> {
  const listeners = new Set<() => void>();
  let code: Code | null = null;
  let loading: Promise<void> | null = null;
  return {
    load() {
      loading ??= bring().then(
        (brought) => {
          code = brought;
          for (const listener of listeners) listener();
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
    useModule: () =>
      useSyncExternalStore(
        (listener) => {
          listeners.add(listener);
          return () => listeners.delete(listener);
        },
        () => code,
        () => null,
      ),
  };
}
