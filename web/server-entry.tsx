import { ApolloLink } from '@apollo/client';
import { prerenderStatic } from '@apollo/client/react/ssr';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { DocumentNode, ExecutionResult } from 'graphql';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { from } from 'rxjs';
import { App } from './app/App';
import { createClient } from './app/client';
import { isForSearchEngines, routeOf, routes } from './app/routes';
import { paths } from './lib/paths';
import { type ServerReport, ServerReportContext } from './lib/server-report';
import { createStyleCache } from './theme/styleCache';

/** One page asked of the shop. */
export interface RenderRequest {
  /** Path and query, as in the request line. */
  url: string;
  /** Scheme, host and port the shop is reached at, such as `https://jhola.example`; for canonical addresses. */
  origin: string;
  /** Answers a query within the process, as a visitor. */
  execute: (request: {
    query: DocumentNode;
    operationName?: string;
    variables: Record<string, unknown>;
  }) => Promise<ExecutionResult>;
}

/** A page as it is put into index.html. */
export interface RenderedPage {
  /** HTTP status: 200, 301 with `redirect`, or 404. */
  status: number;
  /** Path to go to instead; only with 301, and everything else is empty then. */
  redirect?: string;
  /** The source of the page's code within web/, such as `pages/HomePage.tsx`; absent with `redirect`. */
  module?: string;
  /** Tags for `<head>`: title, description, canonical address, the pictures to fetch first and the styles of what is shown. */
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
export async function render({ url, origin, execute }: RenderRequest): Promise<RenderedPage> {
  const { pathname } = new URL(url, origin);
  const client = createClient(
    new ApolloLink(({ query, operationName, variables }) =>
      from(execute({ query, operationName, variables }) as Promise<ApolloLink.Result>),
    ),
  );
  const styles = createStyleCache();
  // Without this emotion writes style elements between the markup, which the browser would not find when hydrating.
  styles.compat = true;
  const report: ServerReport = { origin, status: 200 };

  const route = routeOf(pathname);
  await route?.page.preload();
  const { result } = await prerenderStatic({
    tree: (
      <CacheProvider value={styles}>
        <ServerReportContext value={report}>
          <StaticRouter location={url}>
            <App client={client} />
          </StaticRouter>
        </ServerReportContext>
      </CacheProvider>
    ),
    renderFunction: renderToString,
  });

  if (report.redirect) return { status: 301, redirect: report.redirect, head: '', body: '', state: '' };

  const isFound = report.status === 200 && route && isForSearchEngines(route);
  const { pictures, body } = withoutPreloads(result);
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(styles);
  return {
    status: report.status,
    module: route?.module,
    head:
      renderToStaticMarkup(report.head ?? <title>Jhola</title>) +
      (isFound ? '' : '<meta name="robots" content="noindex">') +
      pictures +
      markAsPlaced(constructStyleTagsFromChunks(extractCriticalToChunks(body))),
    body,
    state: JSON.stringify(client.extract()).replaceAll('<', '\\u003c'),
  };
}

/** Every address that search engines are to know, as the links spell them; of pages with an id, how it is made. */
export const addresses = {
  pages: routes.filter((route) => isForSearchEngines(route) && !/[:*]/.test(route.path)).map(({ path }) => path),
  category: paths.category,
  subCategory: paths.subCategory,
  product: paths.product,
};

/**
 * Emotion would otherwise take every style element out of the head and put it back as it starts, and the browser would
 * work out the look and the places of the whole page anew.
 */
function markAsPlaced(styles: string): string {
  return styles.replaceAll('<style data-emotion=', '<style data-s="" data-emotion=');
}

/** React puts the pictures to fetch early before the markup; in the head, above the styles, the browser meets them sooner. */
function withoutPreloads(markup: string): { pictures: string; body: string } {
  const [pictures = ''] = markup.match(/^(?:<link rel="preload" as="image"[^>]*>)+/) ?? [];
  return { pictures, body: markup.slice(pictures.length) };
}
