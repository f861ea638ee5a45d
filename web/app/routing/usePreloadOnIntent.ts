import type { ApolloClient } from '@apollo/client';
import { useEffect } from 'react';
import { savesData } from '../../lib/connectivity';
import { withoutLanguage } from '../../lib/language';
import type { PageQuery } from '../../lib/pageQuery';
import { queriesOf, routeOf } from './routes';

/**
 * Loads the code of a page when the shopper points at or focuses a link to it, so that it is there
 * when they press; not for those who asked their browser to save data. As the link is pressed, all
 * that a public page shows is asked at once, before it is drawn.
 */
export function usePreloadOnIntent(client: ApolloClient): void {
  useEffect(() => {
    const preload = (event: Event) => {
      const link = linkOf(event);
      if (link && !savesData()) preloadPage(link.pathname);
    };
    const ask = (event: Event) => {
      const link = linkOf(event);
      if (link) void askAhead(client, link);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('pointerdown', ask, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('pointerdown', ask);
      document.removeEventListener('focusin', preload);
    };
  }, [client]);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  return link?.origin === window.location.origin ? link : null;
}

async function askAhead(client: ApolloClient, link: HTMLAnchorElement): Promise<void> {
  const pathname = withoutLanguage(link.pathname);
  const route = routeOf(pathname);
  if (route?.rendering !== 'public') return;
  // What fails here is tried again, and reported, by the page.
  await route.page.preload().catch(() => undefined);
  await prefetchQueries(client, queriesOf(route, pathname, new URLSearchParams(link.search)));
}

async function prefetchQueries(client: ApolloClient, queries: readonly PageQuery[]): Promise<void> {
  await Promise.all(
    queries.map(async ({ query, variables, next }) => {
      const { data } = await client.query({ query, variables }).catch(() => ({ data: undefined }));
      if (data && next) await prefetchQueries(client, next(data as never));
    }),
  );
}

/** Loads the code of the page of an address, with or without a query. */
export function preloadPage(path: string): void {
  const { pathname } = new URL(path, window.location.origin);
  // A page that cannot be loaded now is tried again, and reported, when it is opened.
  routeOf(withoutLanguage(pathname))
    ?.page.preload()
    .catch(() => undefined);
}
