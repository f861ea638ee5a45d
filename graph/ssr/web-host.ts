import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import sirv from 'sirv';
import { isForOne, keepForOne, markForAll } from '../cache/for-all.js';
import { type Addresses, openSitemap, robotsTxt } from '../catalogue/sitemap/sitemap.js';
import { PIN_PATH, rememberPin } from '../delivery/remember-pin.js';
import { execute } from '../graphql/execute.js';
import { FILE_NAME } from '../http/admission/admission.js';
import type { OpenContext } from '../http/contexts-over.js';
import { PAGE_POWERS } from '../http/security-headers.js';
import { readingContext } from '../replicas/replicas.js';
import { html } from '../rest/html.js';
import { originOf } from '../rest/origin.js';
import { contextOf, RETRY_AFTER_S } from '../rest/route.js';
import type { Config } from '../shared/config/config.js';
import { projectRoot } from '../shared/config/project-root.js';
import type { Context } from '../shared/context.js';
import { asShopError, ErrorCode } from '../shared/errors.js';
import type { Feature } from '../shared/feature.js';
import { DEFAULT_LANGUAGE, inEachLanguage, LANGUAGES, type Language } from '../shared/languages/languages.js';
import { beginSpan } from '../shared/observability/tracing.js';
import { defaultAppearance, iconFile, pathOf, readAppearance } from '../shop/read-appearance.js';
import { shopContent } from '../shop/shop.content.js';
import { ShopFont } from '../shop/shop-appearance.entity.js';
import { defaultFacts, readShopFacts } from '../shop/shop-facts.js';
import {
  type Brand,
  brandDocument,
  brandStyle,
  offlineStyle,
  playgroundStyle,
  sharePath,
  webManifest,
} from './branded-document.js';
import { openExtensionFiles } from './extension-files.js';
import { hashOf, hashSource, offlineSecurity, pageSecurity, playgroundSecurity } from './page-policy.js';
import { modulePreloads, styleSheets, type WebManifest } from './vite-manifest.js';

const WEB = path.join(projectRoot, 'dist', 'web');
const DESK = path.join(projectRoot, 'dist', 'desk');
const PLAYGROUND = path.join(projectRoot, 'dist', 'playground');
const SERVER_ENTRY = path.join(projectRoot, 'dist', 'web-server', 'server-entry.js');

/** For what robots read: an hour. */
const FOUND_AGAIN = 'public, max-age=3600';

/** Headers that a browser obeys on documents only. */
const OF_DOCUMENTS = [
  'Cross-Origin-Opener-Policy',
  'Origin-Agent-Cluster',
  'Permissions-Policy',
  'X-DNS-Prefetch-Control',
  'X-Download-Options',
  'X-Permitted-Cross-Domain-Policies',
  'X-XSS-Protection',
];

/** The module of the web that draws what extensions bring. */
const EXTENSIONS = 'extensions/main.ts';

/** Where the web keeps the texts of a language, which its pages load before they are drawn. */
const textsIn = (language: Language) => `lib/languages/${language}/all.ts`;

/**
 * What the built server entry of the web offers; it is loaded at run time, since web and graph
 * share no code.
 */
interface WebServer {
  addresses: Addresses;
  render(request: {
    url: string;
    origin: string;
    shopName: string;
    shareImage: string;
    language: Language;
    execute(operation: {
      query: DocumentNode;
      operationName?: string;
      variables: Record<string, unknown>;
    }): Promise<ExecutionResult>;
  }): Promise<{ status: number; redirect?: string; module?: string; head: string; body: string; state: string }>;
}

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

  const pages = inEachLanguage((language) =>
    page.replace('<html lang="en-IN">', `<html lang="${LANGUAGES[language].tag}">`),
  );
  const stylesOf = openStyles(manifest);
  const extensions = await openExtensionFiles(features, cacheForEver);
  const ofExtensions = extensions.script && `<script type="module" src="/${manifest[EXTENSIONS]?.file}"></script>`;
  const secure = pageSecurity(page, config);
  const secureDesk = pageSecurity(desk, config);
  const secureOffline = offlineSecurity(offlinePage);

  const ask = async (ctx: Context, operation: Parameters<Parameters<WebServer['render']>[0]['execute']>[0]) => {
    const { requestId, network, pin, language } = ctx;
    const asking = await readingContext(openContext(null, requestId, undefined, network, pin, language));
    const end = beginSpan('query', { 'graphql.operation.name': operation.operationName ?? '' });
    const result = await execute({
      schema,
      document: operation.query,
      operationName: operation.operationName ?? null,
      variableValues: operation.variables,
      contextValue: asking,
    });
    end();
    if (isForOne(asking)) keepForOne(ctx);
    return result;
  };

  /** A page stands without the database too, and then says what comes with the code. */
  const brandFor = async (ctx: Context): Promise<Brand> => {
    try {
      const reading = await readingContext(ctx);
      return { facts: await readShopFacts(reading), appearance: await readAppearance(reading) };
    } catch (thrown) {
      ctx.log.warn({ err: thrown }, 'a page does without the settings of the shop');
      return { facts: defaultFacts, appearance: defaultAppearance };
    }
  };

  const renderPage = async (req: Request, res: Response) => {
    const ctx = contextOf(res);
    const origin = originOf(req, config);
    const { language } = ctx;
    const brand = await brandFor(ctx);
    const own = brandStyle(brand.appearance);
    const document = brandDocument(pages[language], brand);
    let isBusy = false;
    let isWhole = true;
    try {
      const rendered = await web.render({
        url: req.originalUrl,
        origin,
        shopName: brand.facts.name,
        shareImage: sharePath(brand.appearance),
        language,
        execute: async (operation) => {
          const result = await ask(ctx, operation);
          isWhole &&= !result.errors;
          isBusy ||= result.errors?.some(({ originalError }) => isBusyShop(originalError)) ?? false;
          return result;
        },
      });
      const styles = await stylesOf(rendered.module ?? '');
      if (res.headersSent) return res;
      if (isBusy) res.set('Retry-After', String(RETRY_AFTER_S));
      if (rendered.redirect) return res.redirect(rendered.status, rendered.redirect);
      const modules = [rendered.module ?? '', ...(language === DEFAULT_LANGUAGE ? [] : [textsIn(language)])];
      const script = modulePreloads(manifest, modules, page) + ofExtensions;
      secure(req, res, [styles.hash, ...own.hashes]);
      const head = rendered.head + styles.html + own.html + extensions.script;
      const html = fill(document, { ...rendered, head, script });
      if (isWhole) markForAll(ctx);
      return res
        .status(isBusy ? 503 : rendered.status)
        .set({ 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Language', 'Permissions-Policy': PAGE_POWERS })
        .type('html')
        .send(html);
    } catch (thrown) {
      ctx.log.error({ err: thrown }, 'a page was not rendered; the browser renders it instead');
      if (res.headersSent) return res;
      secure(req, res, own.hashes);
      return res
        .set({ 'Cache-Control': 'no-store', 'Permissions-Policy': PAGE_POWERS })
        .type('html')
        .send(fill(document, { head: own.html + extensions.script, body: '', state: '', script: '' }));
    }
  };

  const router = Router();
  const served = { brotli: true, gzip: true, extensions: [], setHeaders: cacheByName };
  const files = sirv(WEB, served);
  const offlineOf = (brand: Brand) => withShop(offlinePage, brand);
  const sitemap = openSitemap(web.addresses);
  router.use(extensions.router);
  router.get(PIN_PATH, rememberPin(config));
  // Another offline page is another version of the worker, which fetches it anew.
  router.get('/service-worker.js', async (_req, res) => {
    const offline = offlineOf(await brandFor(contextOf(res)));
    const version = hashOf(manifestText + offline).slice(0, 16);
    res.set('Cache-Control', 'no-cache').type('js').send(worker.replace('__VERSION__', version));
  });
  router.get('/offline', async (req, res) => {
    const brand = await brandFor(contextOf(res));
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
    const brand = await brandFor(contextOf(res));
    const tagline = (brand.appearance.tagline ?? shopContent.tagline).en;
    res
      .set('Cache-Control', 'no-cache')
      .type('application/manifest+json')
      .send(JSON.stringify(webManifest(installed, brand, tagline)));
  });
  // Browsers and phones ask for these whatever a page says.
  for (const [address, side] of Object.entries({ '/favicon.ico': 32, '/apple-touch-icon.png': 180 } as const)) {
    router.get(address, async (_req, res, next) => {
      const { iconKey } = (await brandFor(contextOf(res))).appearance;
      if (iconKey) res.set('Cache-Control', 'no-cache').redirect(pathOf(iconFile(iconKey, side)));
      else next();
    });
  }
  // The documents are not pages as they stand in dist/: they are filled first, and have headers of
  // their own.
  router.use((req, res, next) => (req.path.endsWith('.html') ? next() : files(req, res, next)));
  router.get('/playground', playgroundSecurity(playground, config), async (_req, res) => {
    const brand = await brandFor(contextOf(res));
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
    const brand = await brandFor(contextOf(res));
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

/**
 * The style sheets of a page as its head has them, and the source by which its policy knows them.
 */
interface PageStyles {
  html: string;
  hash: string;
}

/**
 * Writes the style sheets of a page into its head: fetched as files they would hold up the first
 * paint by a round trip. The links beside them, which load nothing, tell the script that these
 * sheets are there.
 */
function openStyles(manifest: WebManifest): (module: string) => Promise<PageStyles> {
  const known = new Map<string, Promise<PageStyles>>();
  const write = async (module: string) => {
    const sheets = styleSheets(manifest, module);
    const rules = (await Promise.all(sheets.map((sheet) => readFile(path.join(WEB, sheet), 'utf8')))).join('');
    const links = sheets.map((sheet) => `<link rel="stylesheet" disabled href="/${sheet}">`);
    return { html: `<style>${rules}</style>${links.join('')}`, hash: hashSource(rules) };
  };
  return (module) => {
    const written = known.get(module) ?? write(module);
    known.set(module, written);
    return written;
  };
}

/** The offline page, which cannot ask the graph, says how the shop is reached. */
function withShop(offlinePage: string, { facts: { name, phone, hours }, appearance }: Brand): string {
  const facts: Record<string, string> = { name, phone, hours, phoneDigits: phone.replace(/[^+\d]/g, '') };
  const own = offlinePage.replace('</head>', () => `${offlineStyle(appearance).html}</head>`);
  // A picture cannot be fetched without a network: a shop with one of its own is known by its name.
  const marked = appearance.logo || appearance.iconKey ? own.replace(/<svg[\s\S]*?<\/svg>/, '') : own;
  return marked.replace(/\{\{(\w+)\}\}/g, (_mark, key: string) => html`${facts[key] ?? ''}`.toString());
}

/**
 * A page without its goods, since the database did not answer, must not be taken for the real one.
 */
function isBusyShop(thrown: unknown): boolean {
  return asShopError(thrown)?.code === ErrorCode.SERVICE_UNAVAILABLE;
}

/** Names under /assets carry a hash of their content. */
function cacheByName(res: ServerResponse, pathname: string): void {
  if (/^\/(assets|fonts)\//.test(pathname)) cacheForEver(res);
  else res.setHeader('Cache-Control', 'no-cache');
  // The one type that sirv does not know.
  if (pathname.endsWith('.ico')) res.setHeader('Content-Type', 'image/x-icon');
}

function cacheForEver(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  // On a file of its own they say nothing, and ten files of script carry them to a phone.
  for (const name of OF_DOCUMENTS) res.removeHeader(name);
}

type Part = 'head' | 'body' | 'state' | 'script';

function fill(page: string, parts: Record<Part, string>): string {
  return page.replace(/<!--(head|body|state|script)-->/g, (_comment, part: Part) => parts[part]);
}
