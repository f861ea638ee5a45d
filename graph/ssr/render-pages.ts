import type { Request, Response } from 'express';
import type { DocumentNode, ExecutionResult, GraphQLSchema } from 'graphql';
import { isForOne, keepForOne, markForAll } from '../cache/for-all.js';
import type { Addresses } from '../catalogue/sitemap/sitemap.js';
import { execute } from '../graphql/execute.js';
import type { OpenContext } from '../http/contexts-over.js';
import { PAGE_POWERS } from '../http/security-headers.js';
import { readingContext } from '../replicas/replicas.js';
import { originOf } from '../rest/origin.js';
import { contextOf } from '../rest/response-context.js';
import { RETRY_AFTER_S } from '../rest/response-headers.js';
import type { Config } from '../shared/config/config.js';
import type { Context } from '../shared/context.js';
import { asShopError, ErrorCode } from '../shared/errors.js';
import { DEFAULT_LANGUAGE, inEachLanguage, LANGUAGES, type Language } from '../shared/languages/languages.js';
import { beginSpan } from '../shared/observability/tracing.js';
import { brandDocument, brandStyle, sharePath } from './branded-document.js';
import type { ExtensionFiles } from './extension-files.js';
import { pageSecurity } from './page-policy.js';
import { openStyles } from './page-styles.js';
import { readBrand } from './read-brand.js';
import { modulePreloads, type WebManifest } from './vite-manifest.js';

/** The module of the web that draws what extensions bring. */
const EXTENSIONS = 'extensions/main.ts';

/** Where the web keeps the texts of a language, which its pages load before they are drawn. */
const textsIn = (language: Language) => `lib/languages/${language}/all.ts`;

/** What a page asks of the schema. */
interface PageOperation {
  query: DocumentNode;
  operationName?: string;
  variables: Record<string, unknown>;
}

/**
 * What the built server entry of the web offers; it is loaded at run time, since web and graph
 * share no code.
 */
export interface WebServer {
  addresses: Addresses;
  render(request: {
    url: string;
    origin: string;
    shopName: string;
    shareImage: string;
    language: Language;
    execute(operation: PageOperation): Promise<ExecutionResult>;
  }): Promise<{ status: number; redirect?: string; module?: string; head: string; body: string; state: string }>;
}

/** What pages are rendered with. */
interface PageParts {
  schema: GraphQLSchema;
  config: Config;
  openContext: OpenContext;
  /** The built server entry of the web. */
  web: WebServer;
  /** The folder of the built web. */
  folder: string;
  manifest: WebManifest;
  /** The document that all pages share, as it was built. */
  page: string;
  extensions: ExtensionFiles;
}

/** Renders pages as a visitor sees them, by asking the schema in process. */
export function openPages({
  schema,
  config,
  openContext,
  web,
  folder,
  manifest,
  page,
  extensions,
}: PageParts): (req: Request, res: Response) => Promise<unknown> {
  const pages = inEachLanguage((language) =>
    page.replace('<html lang="en-IN">', `<html lang="${LANGUAGES[language].tag}">`),
  );
  const stylesOf = openStyles(manifest, folder);
  const ofExtensions = extensions.script && `<script type="module" src="/${manifest[EXTENSIONS]?.file}"></script>`;
  const secure = pageSecurity(page, config);

  const ask = async (ctx: Context, operation: PageOperation) => {
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

  return async (req: Request, res: Response) => {
    const ctx = contextOf(res);
    const origin = originOf(req, config);
    const { language } = ctx;
    const brand = await readBrand(ctx);
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
}

/**
 * A page without its goods, since the database did not answer, must not be taken for the real one.
 */
function isBusyShop(thrown: unknown): boolean {
  return asShopError(thrown)?.code === ErrorCode.SERVICE_UNAVAILABLE;
}

type Part = 'head' | 'body' | 'state' | 'script';

function fill(page: string, parts: Record<Part, string>): string {
  return page.replace(/<!--(head|body|state|script)-->/g, (_comment, part: Part) => parts[part]);
}
