/**
 * After the page has loaded, in ms: long enough for what the first view needs to be done with the
 * network.
 */
const REST_MS = 3000;

/**
 * Has the browser cache the shop's scripts and its offline page, some time after the first view is
 * complete. It does nothing while developing and in browsers that cannot; a worker that cannot be
 * fetched is tried again on the next page.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    setTimeout(() => {
      navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
    }, REST_MS);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}
