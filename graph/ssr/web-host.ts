import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import sirv from 'sirv';
import { markForAll } from '../cache/answers/cached-answer.js';
import { PIN_PATH, rememberPin } from '../delivery/remember-pin.js';
import { execute } from '../graphql/execute.js';
import { FILE_NAME } from '../http/admission.js';
import type { OpenContext } from '../http/contexts-over.js';
import { type Addresses, openSitemap, robotsTxt } from '../http/sitemap.js';
import { readingContext } from '../replicas/replicas.js';
import { html } from '../rest/html.js';
import { originOf } from '../rest/origin.js';
import { contextOf, RETRY_AFTER_S } from '../rest/route.js';
import type { Config } from '../shared/config.js';
import type { Context } from '../shared/context.js';
import { asShopError, ErrorCode } from '../shared/errors.js';
import { DEFAULT_LANGUAGE, inEachLanguage, LANGUAGES, type Language } from '../shared/languages/languages.js';
import { projectRoot } from '../shared/project-root.js';
import { beginSpan } from '../shared/tracing.js';
import { defaultFacts, readShopFacts, type ShopFacts } from '../shop/shop-facts.js';
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
}

/**
 * Serves the built web: assets by their hashed names for ever, the playground, the desk, and every
 * other path as a page. Pages are rendered on the server (SSR) as a visitor sees them, by asking
 * the schema in process. The browser hydrates them and fills in what is personal.
 *
 * @throws Error when the web has not been built
 */
export async function openWebHost({ schema, config, openContext }: WebHostParts): Promise<RequestHandler> {
  const [page, desk, playground, manifestText, offlinePage, worker] = await Promise.all(
    [
      path.join(WEB, 'index.html'),
      path.join(DESK, 'desk.html'),
      path.join(PLAYGROUND, 'playground.html'),
      path.join(WEB, '.vite', 'manifest.json'),
      path.join(WEB, 'offline.html'),
      path.join(WEB, 'service-worker.js'),
    ].map((file) => readFile(file, 'utf8')),
  );
  const web = (await import(pathToFileURL(SERVER_ENTRY).href)) as WebServer;
  if (!page || !desk || !playground || !manifestText || !offlinePage || !worker) {
    throw new Error('The web is not built: run npm run build.');
  }
  const manifest = JSON.parse(manifestText) as WebManifest;

  const pages = inEachLanguage((language) =>
    page.replace('<html lang="en-IN">', `<html lang="${LANGUAGES[language].tag}">`),
  );
  const stylesOf = openStyles(manifest);
  const secure = pageSecurity(page, config);
  const secureDesk = pageSecurity(desk, config);

  const ask = async (
    { requestId, pin, language }: Context,
    operation: Parameters<Parameters<WebServer['render']>[0]['execute']>[0],
  ) => {
    const end = beginSpan('query', { 'graphql.operation.name': operation.operationName ?? '' });
    const result = await execute({
      schema,
      document: operation.query,
      operationName: operation.operationName ?? null,
      variableValues: operation.variables,
      contextValue: await readingContext(openContext(null, requestId, undefined, null, pin, language)),
    });
    end();
    return result;
  };

  /** A page stands without the database too, and then says what comes with the code. */
  const factsFor = async (ctx: Context): Promise<ShopFacts> => {
    try {
      return await readShopFacts(await readingContext(ctx));
    } catch (thrown) {
      ctx.log.warn({ err: thrown }, 'a page does without the settings of the shop');
      return defaultFacts;
    }
  };

  const renderPage = async (req: Request, res: Response) => {
    const ctx = contextOf(res);
    const origin = originOf(req, config);
    const { language } = ctx;
    const shop = await factsFor(ctx);
    let isBusy = false;
    let isWhole = true;
    try {
      const rendered = await web.render({
        url: req.originalUrl,
        origin,
        shopName: shop.name,
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
      const script = modulePreloads(manifest, modules, page);
      secure(req, res, [styles.hash]);
      const head = rendered.head + styles.html;
      const html = fill(withName(pages[language], shop), { ...rendered, head, script });
      if (isWhole) markForAll(ctx);
      return res
        .status(isBusy ? 503 : rendered.status)
        .set({ 'Cache-Control': 'no-cache', Vary: 'Cookie, Accept-Language' })
        .type('html')
        .send(html);
    } catch (thrown) {
      ctx.log.error({ err: thrown }, 'a page was not rendered; the browser renders it instead');
      if (res.headersSent) return res;
      secure(req, res, []);
      return res
        .set('Cache-Control', 'no-store')
        .type('html')
        .send(fill(withName(pages[language], shop), { head: '', body: '', state: '', script: '' }));
    }
  };

  const router = Router();
  const served = { brotli: true, gzip: true, extensions: [], setHeaders: cacheByName };
  const files = sirv(WEB, served);
  const offlineOf = (shop: ShopFacts) => withShop(offlinePage, shop);
  const sitemap = openSitemap(web.addresses);
  router.get(PIN_PATH, rememberPin(config));
  // Another offline page is another version of the worker, which fetches it anew.
  router.get('/service-worker.js', async (_req, res) => {
    const offline = offlineOf(await factsFor(contextOf(res)));
    const version = hashOf(manifestText + offline).slice(0, 16);
    res.set('Cache-Control', 'no-cache').type('js').send(worker.replace('__VERSION__', version));
  });
  router.get('/offline', offlineSecurity(offlinePage), async (_req, res) => {
    res
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(offlineOf(await factsFor(contextOf(res))));
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
  // The documents are not pages as they stand in dist/: they are filled first, and have headers of
  // their own.
  router.use((req, res, next) => (req.path.endsWith('.html') ? next() : files(req, res, next)));
  router.get('/playground', playgroundSecurity(playground, config), (_req, res) => {
    res.set('Cache-Control', 'no-cache').type('html').send(playground);
  });
  router.use('/playground/assets', sirv(path.join(PLAYGROUND, 'assets'), { ...served, setHeaders: cacheForEver }));
  router.use('/desk/assets', sirv(path.join(DESK, 'assets'), { ...served, setHeaders: cacheForEver }));
  // A file that is not there is no page.
  router.use((req, _res, next) => (FILE_NAME.test(req.path) ? next('router') : next()));
  // One document for all that those see who run the shop; the browser makes the pages.
  router.get(/^\/desk(\/|$)/, (req, res) => {
    secureDesk(req, res, []);
    res.set('Cache-Control', 'no-cache').set('X-Robots-Tag', 'noindex').type('html').send(desk);
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
function withShop(offlinePage: string, { name, phone, hours }: ShopFacts): string {
  const facts: Record<string, string> = { name, phone, hours, phoneDigits: phone.replace(/[^+\d]/g, '') };
  return offlinePage.replace(/\{\{(\w+)\}\}/g, (_mark, key: string) => html`${facts[key] ?? ''}`.toString());
}

/** The document says what the shop is called, for titles that the browser writes. */
function withName(page: string, { name }: ShopFacts): string {
  return page.replace('<html ', () => `${html`<html data-shop="${name}" `}`);
}

/**
 * A page without its goods, since the database did not answer, must not be taken for the real one.
 */
function isBusyShop(thrown: unknown): boolean {
  return asShopError(thrown)?.code === ErrorCode.SERVICE_UNAVAILABLE;
}

/** Names under /assets carry a hash of their content. */
function cacheByName(res: ServerResponse, pathname: string): void {
  if (pathname.startsWith('/assets/')) cacheForEver(res);
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
