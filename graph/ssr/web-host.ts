import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type RequestHandler, Router } from 'express';
import type { GraphQLSchema } from 'graphql';
import sirv from 'sirv';
import { openSitemap, robotsTxt } from '../catalogue/sitemap/sitemap.js';
import { PIN_PATH, rememberPin } from '../delivery/remember-pin.js';
import { FILE_NAME } from '../http/admission/admission.js';
import type { OpenContext } from '../http/contexts-over.js';
import { PAGE_POWERS } from '../http/security-headers.js';
import { readingContext } from '../replicas/replicas.js';
import { originOf } from '../rest/origin.js';
import { contextOf } from '../rest/response-context.js';
import type { Config } from '../shared/config/config.js';
import { projectRoot } from '../shared/config/project-root.js';
import type { Feature } from '../shared/feature.js';
import { iconFile, pathOf } from '../shop/read-appearance.js';
import { shopContent } from '../shop/shop.content.js';
import { ShopFont } from '../shop/shop-appearance.entity.js';
import {
  type Brand,
  brandDocument,
  brandOffline,
  brandStyle,
  offlineStyle,
  playgroundStyle,
  webManifest,
} from './branded-document.js';
import { openExtensionFiles } from './extension-files.js';
import { cacheByName, cacheForEver } from './file-headers.js';
import { hashOf, offlineSecurity, pageSecurity, playgroundSecurity } from './page-policy.js';
import { readBrand } from './read-brand.js';
import { openPages, type WebServer } from './render-pages.js';
import type { WebManifest } from './vite-manifest.js';

const WEB = path.join(projectRoot, 'dist', 'web');
const DESK = path.join(projectRoot, 'dist', 'desk');
const PLAYGROUND = path.join(projectRoot, 'dist', 'playground');
const SERVER_ENTRY = path.join(projectRoot, 'dist', 'web-server', 'server-entry.js');

/** For what robots read: an hour. */
const FOUND_AGAIN = 'public, max-age=3600';

interface WebHostParts {
  schema: GraphQLSchema;
  config: Config;
  openContext: OpenContext;
  features: readonly Feature[];
}

/**
 * Serves the built web: assets by their hashed names for ever, the playground, the desk, and every
 * other path as a page. Pages are rendered on the server (SSR) as a visitor sees them, by asking
 * the schema in process. The browser hydrates them and fills in what is personal.
 *
 * @throws Error when the web has not been built
 */
export async function openWebHost({ schema, config, openContext, features }: WebHostParts): Promise<RequestHandler> {
  const [page, desk, playground, manifestText, offlinePage, worker, installText] = await Promise.all(
    [
      path.join(WEB, 'index.html'),
      path.join(DESK, 'desk.html'),
      path.join(PLAYGROUND, 'playground.html'),
      path.join(WEB, '.vite', 'manifest.json'),
      path.join(WEB, 'offline.html'),
      path.join(WEB, 'service-worker.js'),
      path.join(WEB, 'manifest.webmanifest'),
    ].map((file) => readFile(file, 'utf8')),
  );
  const web = (await import(pathToFileURL(SERVER_ENTRY).href)) as WebServer;
  if (!page || !desk || !playground || !manifestText || !offlinePage || !worker || !installText) {
    throw new Error('The web is not built: run npm run build.');
  }
  const manifest = JSON.parse(manifestText) as WebManifest;
  const installed = JSON.parse(installText) as object;

  const extensions = await openExtensionFiles(features);
  const renderPage = openPages({ schema, config, openContext, web, folder: WEB, manifest, page, extensions });
  const secureDesk = pageSecurity(desk, config);
  const secureOffline = offlineSecurity(offlinePage);

  const router = Router();
  const served = { brotli: true, gzip: true, extensions: [], setHeaders: cacheByName };
  const files = sirv(WEB, served);
  const offlineOf = (brand: Brand) => brandOffline(offlinePage, brand);
  const sitemap = openSitemap(web.addresses);
  router.use(extensions.router);
  router.get(PIN_PATH, rememberPin(config));
  // Another offline page is another version of the worker, which fetches it anew.
  router.get('/service-worker.js', async (_req, res) => {
    const offline = offlineOf(await readBrand(contextOf(res)));
    const version = hashOf(manifestText + offline).slice(0, 16);
    res.set('Cache-Control', 'no-cache').type('js').send(worker.replace('__VERSION__', version));
  });
  router.get('/offline', async (req, res) => {
    const brand = await readBrand(contextOf(res));
    secureOffline(req, res, offlineStyle(brand.appearance).hashes);
    res.set('Cache-Control', 'no-cache').type('html').send(offlineOf(brand));
  });
  router.get('/robots.txt', (req, res) => {
    res
      .set('Cache-Control', FOUND_AGAIN)
      .type('txt')
      .send(robotsTxt(originOf(req, config)));
  });
  router.get(/^\/sitemap(?:-(\d{1,4}))?\.xml$/, async (req, res, next) => {
    const file = req.params[0] === undefined ? null : Number(req.params[0]);
    const xml = await sitemap.read(await readingContext(contextOf(res)), file, originOf(req, config));
    if (xml === null) return next('router');
    res.set('Cache-Control', FOUND_AGAIN).type('xml').send(xml);
  });
  router.get('/manifest.webmanifest', async (_req, res) => {
    const brand = await readBrand(contextOf(res));
    const tagline = (brand.appearance.tagline ?? shopContent.tagline).en;
    res
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(installed, brand, tagline)));
  });
  // Browsers and phones ask for these whatever a page says.
  for (const [address, side] of Object.entries({ '/favicon.ico': 32, '/apple-touch-icon.png': 180 } as const)) {
    router.get(address, async (_req, res, next) => {
      const { iconKey } = (await readBrand(contextOf(res))).appearance;
      if (iconKey) res.set('Cache-Control', 'no-cache').redirect(pathOf(iconFile(iconKey, side)));
      else next();
    });
  }
  // The documents are not pages as they stand in dist/: they are filled first, and have headers of
  // their own.
  router.use((req, res, next) => (req.path.endsWith('.html') ? next() : files(req, res, next)));
  router.get('/playground', playgroundSecurity(playground, config), async (_req, res) => {
    const brand = await readBrand(contextOf(res));
    const style = playgroundStyle(brand.appearance);
    const document = brandDocument(playground, brand).replace('</head>', () => `${style}</head>`);
    res.set('Cache-Control', 'no-cache').type('html').send(document);
  });
  router.use('/playground/assets', sirv(path.join(PLAYGROUND, 'assets'), { ...served, setHeaders: cacheForEver }));
  router.use('/desk/assets', sirv(path.join(DESK, 'assets'), { ...served, setHeaders: cacheForEver }));
  // A file that is not there is no page.
  router.use((req, _res, next) => (FILE_NAME.test(req.path) ? next('router') : next()));
  // One document for all that those see who run the shop; the browser makes the pages.
  router.get(/^\/desk(\/|$)/, async (req, res) => {
    const brand = await readBrand(contextOf(res));
    // Its page of looks shows every font that may be chosen.
    const own = brandStyle(brand.appearance, Object.values(ShopFont));
    secureDesk(req, res, own.hashes);
    const added = own.html + extensions.script;
    const document = brandDocument(desk, brand).replace('</head>', () => `${added}</head>`);
    res.set('Permissions-Policy', PAGE_POWERS).set('X-Robots-Tag', 'noindex');
    res.set('Cache-Control', 'no-cache').type('html').send(document);
  });
  router.get(/.*/, renderPage);
  return router;
}
