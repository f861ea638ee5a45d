/**
 * What stands between the shop's pages and the network once a browser has been here: pages always
 * come from the shop, and when it cannot be reached, the offline page comes instead; scripts,
 * styles and fonts, which never change under their hashed names, come from this browser's own
 * store. Nothing else is touched, so that no answer of the graph and no page of a shopper is ever
 * cached.
 */
declare const self: ServiceWorkerGlobalScope;

/**
 * Another one for each build; the server writes it here, and with it the browser sees that there is
 * a new worker.
 */
const VERSION = '__VERSION__';
const OFFLINE_PAGE = '/offline';
const OFFLINE_STORE = `offline-${VERSION}`;
/** One for all builds: a tab that was opened before an update still finds its own scripts. */
const ASSET_STORE = 'assets';
const ASSETS = '/assets/';
/**
 * How many files are cached, the latest ones; a build has fewer than half as many that a shopper
 * sees.
 */
const MAX_ASSETS = 160;

self.addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event));
  else if (pathname.startsWith(ASSETS)) event.respondWith(readAsset(request));
});

async function cacheOfflinePage(): Promise<void> {
  const store = await caches.open(OFFLINE_STORE);
  const page = await fetch(OFFLINE_PAGE, { cache: 'reload' });
  if (!page.ok) throw new Error(`The offline page answered ${page.status}`);
  const html = await page.clone().text();
  await store.put(OFFLINE_PAGE, page);
  const assets = [...html.matchAll(/["'(](\/assets\/[^"')]+)/g)].flatMap(([, path]) => path ?? []);
  await store.addAll(new Set(assets));
}

/**
 * Ends the time of the worker before this one. Nothing it cached is missed: it never cached a page
 * but the offline one.
 */
async function takeOver(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name !== OFFLINE_STORE && name !== ASSET_STORE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** The page as the shop answers it now; the offline page when there is no answer. */
async function openPage(event: FetchEvent): Promise<Response> {
  try {
    // Asked for by the browser while this worker was still starting.
    const early: Response | undefined = await event.preloadResponse;
    return early ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE_PAGE)) ?? Response.error();
  }
}

async function readAsset(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true });
  if (cached) return cached;
  const answer = await fetch(request);
  if (answer.ok) await cacheAsset(request, answer.clone());
  return answer;
}

async function cacheAsset(request: Request, answer: Response): Promise<void> {
  try {
    const store = await caches.open(ASSET_STORE);
    await store.put(request, answer);
    const cached = await store.keys();
    for (const oldest of cached.slice(0, Math.max(0, cached.length - MAX_ASSETS))) await store.delete(oldest);
  } catch {
    // The browser's store is full or refused: the shop works on from the network.
  }
}

export {};
