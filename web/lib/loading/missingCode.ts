import { checkConnectivity } from '../connectivity';

/** How long a page that was loaded anew is left as it is, in ms: what is missing stays away. */
const LEFT_ALONE_MS = 60_000;

let isMissing = false;

/**
 * Remembers from now on whether code did not come that was imported, and then checks whether the
 * shop can be reached. Chromium caches the failure of a file as long as the page stands, also for
 * whatever else imports that file: a page that was prepared while there was no network cannot be
 * opened once there is one.
 */
export function followMissingCode(): void {
  window.addEventListener('vite:preloadError', () => {
    isMissing = true;
    void checkConnectivity();
  });
}

/**
 * Loads the page anew, which brings all code again, where some did not come and the shop can be
 * reached; not within a minute of the last time.
 */
export async function reloadForMissingCode(): Promise<void> {
  if (!isMissing || wasJustReloaded() || !(await checkConnectivity())) return;
  window.location.reload();
}

function wasJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < LEFT_ALONE_MS;
}
