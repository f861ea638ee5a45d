import type { ApolloClient } from '@apollo/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { isForSearchEngines, queriesOf, routeOf, routes } from './app/routing/routes';
import { type ExecuteQuery, prefetchQueries, withPageClient } from './app/server/pageClient';
import { FrameDocument } from './gql/graphql';
import { alternatesOf, basenameOf, isListed, spoken, withoutLanguage } from './lib/language';
import { textsOf } from './lib/languages/texts';
import { speak } from './lib/messages';
import { asks } from './lib/pageQuery';
import { paths } from './lib/paths';
import { type ServerReport, ServerReportContext } from './lib/server-report';

/** One page asked of the shop. */
export interface RenderRequest {
  /** Path and query, as in the request line. */
  url: string;
  /**
   * Scheme, host and port the shop is reached at, such as `https://shop.example`; for canonical
   * addresses.
   */
  origin: string;
  /** What the shop is called. */
  shopName: string;
  /** Path of the picture that is shown with a link to a page that has none of its own. */
  shareImage: string;
  /** What its texts are in: that of its address, else what its visitor chose. */
  language: string;
  execute: ExecuteQuery;
}

/** A page as it is put into index.html. */
export interface RenderedPage {
  /** HTTP status: 200, 301 with `redirect`, or 404. */
  status: number;
  /** Path to go to instead; only with 301, and everything else is empty then. */
  redirect?: string;
  /**
   * The source of the page's code within web/, such as `pages/HomePage.tsx`; absent with
   * `redirect`.
   */
  module?: string;
  /** Tags for `<head>`: title, description, canonical address and the pictures to fetch first. */
  head: string;
  /** Markup that goes into `#root`, without any blank around it. */
  body: string;
  /**
   * What the graph answered, as JSON safe inside
   * `<script type="application/json" id="apollo-state">`.
   */
  state: string;
}

/**
 * Renders a page for a visitor. Pages for signed-in shoppers come as the frame only, with status
 * 200 and nothing personal; an unknown path, product or category has status 404; the alternative
 * path of a product redirects. What search engines are not to find says so in its head. A part that
 * was not asked for, or that the graph did not answer, is drawn as it is while it loads, and the
 * browser asks for it.
 */
export function render(request: RenderRequest): Promise<RenderedPage> {
  return withPageClient((client) => renderWith(client, request));
}

async function renderWith(
  client: ApolloClient,
  { url, origin, shopName, shareImage, language, execute }: RenderRequest,
): Promise<RenderedPage> {
  const { pathname: asked, searchParams } = new URL(url, origin);
  const basename = basenameOf(asked);
  const pathname = withoutLanguage(asked);
  const report: ServerReport = { origin, shopName, shareImage, language: spoken(language), status: 200 };

  const route = routeOf(pathname);
  await route?.page.preload();
  const queries = route ? queriesOf(route, pathname, searchParams) : [];
  await prefetchQueries(client, execute, [asks(FrameDocument, {}), ...queries]);
  const texts = await textsOf[language]?.();
  // Others are drawn meanwhile, but never within one drawing.
  speak(language, texts);
  const markup = renderToString(
    <ServerReportContext value={report}>
      <StaticRouter basename={basename} location={url}>
        <App client={client} />
      </StaticRouter>
    </ServerReportContext>,
  );

  if (report.redirect) return { status: 301, redirect: basename + report.redirect, head: '', body: '', state: '' };

  const isFound = report.status === 200 && route && isForSearchEngines(route) && isListed(report.language);
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

/**
 * Every address that search engines are to know, as the links spell them in English; of pages with
 * an id, how it is made, and of each, what it is in all languages.
 */
export const addresses = {
  pages: routes.filter((route) => isForSearchEngines(route) && !/[:*]/.test(route.path)).map(({ path }) => path),
  category: paths.category,
  subCategory: paths.subCategory,
  product: paths.product,
  alternates: alternatesOf,
};

/**
 * React puts the pictures to fetch early before the markup; in the head, above the styles, the
 * browser meets them sooner.
 */
function withoutPreloads(markup: string): { pictures: string; body: string } {
  const [pictures = ''] = markup.match(/^(?:<link rel="preload" as="image"[^>]*>)+/) ?? [];
  return { pictures, body: markup.slice(pictures.length) };
}
