import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isReached = true;

/**
 * Tells whether the last call came through to the shop, whatever it answered. Everything that follows it by `useReach`
 * hears of a change.
 */
export function reportReach(reached: boolean): void {
  if (reached === isReached) return;
  isReached = reached;
  for (const listener of listeners) listener();
}

/** Asks the shop for a sign of life and reports whether one came; a browser that says it is offline may be wrong. */
export function checkReach(): Promise<void> {
  return fetch('/health', { cache: 'no-store' }).then(
    () => reportReach(true),
    () => reportReach(false),
  );
}

/** Whether the shop can be reached, as far as is known; true on the server and until a call fails. */
export function useReach(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isReached,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
