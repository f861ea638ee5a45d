import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let isConnected = true;
/** How many requests did not reach the shop so far. */
let failures = 0;

/**
 * Follows a request that is about to be sent; the returned function is told whether the shop
 * responded, whatever the response, and notifies every `useConnectivity` of a change. A response
 * that was on its way while another request failed says nothing of the network as it is now.
 */
export function followRequest(): (reached: boolean) => void {
  const before = failures;
  return (reached) => {
    if (!reached) failures += 1;
    else if (failures !== before) return;
    if (reached === isConnected) return;
    isConnected = reached;
    for (const listener of listeners) listener();
  };
}

/**
 * Requests the health check and reports whether the shop responded; a browser that says it is
 * offline may be wrong.
 *
 * @returns whether it responded
 */
export async function checkConnectivity(): Promise<boolean> {
  const report = followRequest();
  const reached = await fetch('/health', { cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  report(reached);
  return reached;
}

/**
 * Whether the shop can be reached, as far as is known; true on the server and until a call fails.
 */
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

/** Whether the shopper has asked the browser to load no more than it must. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
