import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { stopRecordingEvents } from '../../lib/eventReplay';
import { basenameOf, withoutLanguage } from '../../lib/language';
import { speakPageLanguage } from '../../lib/languages/speakPageLanguage';
import { leaveStaleOverlayEntry } from '../../ui/feedback/overlayEntry';
import { App } from '../App';
import { routeOf } from '../routing/routes';
import { browserLink, createClient } from './client';
import { registerServiceWorker } from './registerServiceWorker';

/**
 * Takes over the page that the server rendered into `root`, or renders it where the server could
 * not.
 */
export async function start(root: HTMLElement): Promise<void> {
  leaveStaleOverlayEntry();
  const client = createClient(browserLink());
  const state = document.getElementById('apollo-state')?.textContent;
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
  // The page's code must be there before its markup is taken over; without markup it may come
  // later.
  if (root.firstElementChild) {
    await routeOf(withoutLanguage(window.location.pathname))?.page.preload();
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
