import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isConnected = true;
/** How many requests did not reach the shop so far. */
let failures = 0;

/**
 * Records whether the last request reached the shop, whatever the response; notifies every `useConnectivity` of a change.
 */
export function reportConnectivity(reached: boolean): void {
  if (!reached) failures += 1;
  if (reached === isConnected) return;
  isConnected = reached;
  for (const listener of listeners) listener();
}

/**
 * Requests the health check and reports whether the shop responded; a browser that says it is offline may be wrong. A response
 * that was on its way while another request failed says nothing of the network as it is now.
 */
export function checkConnectivity(): Promise<void> {
  const before = failures;
  return fetch('/health', { cache: 'no-store' }).then(
    () => {
      if (failures === before) reportConnectivity(true);
    },
    () => reportConnectivity(false),
  );
}

/** Whether the shop can be reached, as far as is known; true on the server and until a call fails. */
export function useConnectivity(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isConnected,
    () => true,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
