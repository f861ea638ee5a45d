import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page runs in the browser and has been hydrated. False while it is rendered on the
 * server and in the first render over that markup, so that both agree; what only the browser knows
 * is shown from then on.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
