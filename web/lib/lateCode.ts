import { useSyncExternalStore } from 'react';

/** Code that comes when it is first needed. */
export interface LateCode<Code> {
  /**
   * Loads it, once; one that could not be loaded is tried again. Chromium remembers a file that did not come, and asks for it
   * anew only when the page is loaded again.
   */
  load(): Promise<void>;
  /** What was loaded; null until then, and while a page that the server rendered is taken over. */
  useCode(): Code | null;
}

/** Keeps code out of the first download that is not needed before somebody asks for it. */
export function lateCode<Code>(bring: () => Promise<Code>): LateCode<Code> {
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
    useCode: () =>
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
