import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { FrameDocument } from '../../gql/graphql';
import { basenameOf, withoutLanguage } from '../../lib/language';
import { speakPageLanguage } from '../../lib/languages/speakPageLanguage';
import { stopRecordingEvents } from '../../lib/loading/eventReplay';
import { followMissingCode } from '../../lib/loading/missingCode';
import { asks } from '../../lib/pageQuery';
import { leaveStaleOverlayEntry } from '../../ui/feedback/overlayEntry';
import { App } from '../App';
import type { LazyPage } from '../routing/lazyPage';
import { queriesOf, routeOf } from '../routing/routes';
import { browserLink, createClient } from './client';
import { registerServiceWorker } from './registerServiceWorker';

/**
 * Takes over the page that the server rendered into `root`, or renders it where the server could
 * not.
 *
 * @param rest lets the browser paint and answer between two parts of the work
 */
export async function start(root: HTMLElement, rest: () => Promise<void>): Promise<void> {
  followMissingCode();
  leaveStaleOverlayEntry();
  const client = createClient(browserLink());
  const state = document.getElementById('apollo-state')?.textContent;
  await rest();
  // The development server sends the page without what the graph answered.
  if (state?.startsWith('{')) client.cache.restore(JSON.parse(state));

  const shop = (
    <StrictMode>
      <BrowserRouter basename={basenameOf(window.location.pathname)}>
        <App client={client} />
      </BrowserRouter>
    </StrictMode>
  );

  await speakPageLanguage();
  const pathname = withoutLanguage(window.location.pathname);
  const route = routeOf(pathname);
  // The page's code must be there before its markup is taken over; without markup it may come
  // later. Where it does not come, the error page takes the place of markup that would not answer.
  if (root.firstElementChild && (await isLoaded(route?.page))) {
    const queries = route ? queriesOf(route, pathname, new URLSearchParams(window.location.search)) : [];
    // What a page shows at first is read from the cache in turns of its own: React would read all
    // of a query within one slice, however long that takes. The cache remembers what it has read.
    for (const { query, variables } of [asks(FrameDocument, {}), ...queries]) {
      await rest();
      client.readQuery({ query, variables }, true);
    }
    await rest();
    // In slices, between which the browser answers to touch and paints.
    startTransition(() => {
      stopRecordingEvents();
      hydrateRoot(root, shop);
    });
  } else {
    stopRecordingEvents();
    createRoot(root).render(shop);
  }

  registerServiceWorker();
}

async function isLoaded(page: LazyPage | undefined): Promise<boolean> {
  try {
    await page?.preload();
    return true;
  } catch {
    return false;
  }
}
