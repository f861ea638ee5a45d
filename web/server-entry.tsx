import { prerenderStatic } from '@apollo/client/react/ssr';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { isForSearchEngines, routeOf, routes } from './app/routing/routes';
import { AskedBefore } from './app/server/askedBefore';
import { type ExecuteQuery, type PageClient, type PageQuery, withPageClient } from './app/server/pageClient';
import { hindi } from './lib/hindi/all';
import { speak } from './lib/messages';
import { paths } from './lib/paths';
import { type ServerReport, ServerReportContext } from './lib/server-report';

/** One page asked of the shop. */
export interface RenderRequest {
  /** Path and query, as in the request line. */
  url: string;
  /** Scheme, host and port the shop is reached at, such as `https://jhola.example`; for canonical addresses. */
  origin: string;
  /** What the shop is called. */
  shopName: string;
  /** What its texts are in: English for whoever has chosen nothing. */
  language: 'en' | 'hi';
  execute: ExecuteQuery;
}

/** A page as it is put into index.html. */
export interface RenderedPage {
  /** HTTP status: 200, 301 with `redirect`, or 404. */
  status: number;
  /** Path to go to instead; only with 301, and everything else is empty then. */
  redirect?: string;
  /** The source of the page's code within web/, such as `pages/HomePage.tsx`; absent with `redirect`. */
  module?: string;
  /** Tags for `<head>`: title, description, canonical address and the pictures to fetch first. */
  head: string;
  /** Markup that goes into `#root`, without any blank around it. */
  body: string;
  /** What the graph answered, as JSON safe inside `<script type="application/json" id="apollo-state">`. */
  state: string;
}

/**
 * Renders a page for a visitor. Pages for signed-in shoppers come as the frame only, with status 200 and nothing
 * personal; an unknown path, product or category has status 404; the alternative path of a product redirects. What
 * search engines are not to find says so in its head.
 */
export function render({ execute, ...asked }: RenderRequest): Promise<RenderedPage> {
  return withPageClient(execute, (page) => renderWith(page, { ...asked, execute }));
}

async function renderWith(
  { client, cache, asked }: PageClient,
  { url, origin, shopName, language, execute }: RenderRequest,
): Promise<RenderedPage> {
  const address = new URL(url, origin);
  const report: ServerReport = { origin, shopName, status: 200 };

  const route = routeOf(address.pathname);
  await route?.page.preload();
  const before = new AskedBefore(address);
  const known = before.recall();
  // Straight into the cache: a query of the client would read what it wrote, and mask it, for nobody.
  const answers = await Promise.all(known.map((operation) => execute(operation).catch(() => null)));
  for (const [place, answer] of answers.entries()) {
    const operation = known[place];
    // The part of the page that needs a failed query runs it again, and reports the error.
    if (operation && answer?.data && !answer.errors) cache.writeQuery({ ...operation, data: answer.data });
  }
  const tree = (
    <ServerReportContext value={report}>
      <StaticRouter location={url}>
        <App client={client} />
      </StaticRouter>
    </ServerReportContext>
  );
  const draw = (whole: ReactNode) => {
    // Others are drawn meanwhile, but never within one drawing.
    speak(language === 'hi' ? hindi : null);
    return renderToString(whole);
  };
  let markup = known.length > 0 ? draw(tree) : null;
  if (markup === null || cache.hasMissed) markup = await drawAsking(tree, draw, asked);

  // A page that asked something else than before is looked at afresh, lest it go on asking what it needs no more.
  if (known.length === 0) before.remember(asked);
  else if (asked.length > 0) before.forget();

  if (report.redirect) return { status: 301, redirect: report.redirect, head: '', body: '', state: '' };

  const isFound = report.status === 200 && route && isForSearchEngines(route);
  const { pictures, body } = withoutPreloads(markup);
  return {
    status: report.status,
    module: route?.module,
    head:
      renderToStaticMarkup(report.head ?? <title>{shopName}</title>) +
      (isFound ? '' : '<meta name="robots" content="noindex">') +
      pictures,
    body,
    state: JSON.stringify(client.extract()).replaceAll('<', '\\u003c'),
  };
}

/** Draws a tree again for each answer that lets it ask on, until it asks nothing more. */
async function drawAsking(
  tree: ReactNode,
  draw: (tree: ReactNode) => string,
  asked: readonly PageQuery[],
): Promise<string> {
  const drawn = new AbortController();
  const { result } = await prerenderStatic({
    tree,
    signal: drawn.signal,
    renderFunction: (whole) => {
      const before = asked.length;
      const markup = draw(whole);
      // Nothing was missing; it would be drawn once more only because queries were met for the first time.
      if (asked.length === before) drawn.abort();
      return markup;
    },
  });
  return result;
}

/** Every address that search engines are to know, as the links spell them; of pages with an id, how it is made. */
export const addresses = {
  pages: routes.filter((route) => isForSearchEngines(route) && !/[:*]/.test(route.path)).map(({ path }) => path),
  category: paths.category,
  subCategory: paths.subCategory,
  product: paths.product,
};

/** React puts the pictures to fetch early before the markup; in the head, above the styles, the browser meets them sooner. */
function withoutPreloads(markup: string): { pictures: string; body: string } {
  const [pictures = ''] = markup.match(/^(?:<link rel="preload" as="image"[^>]*>)+/) ?? [];
  return { pictures, body: markup.slice(pictures.length) };
}
