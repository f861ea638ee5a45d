import { useEffect } from 'react';
import { routeOf } from './routes';

/**
 * Loads the code of a page when the shopper points at or focuses a link to it, so that it is there when they press. Not
 * for those who asked their browser to save data.
 */
export function usePreloadOnIntent(): void {
  useEffect(() => {
    if (savesData()) return;
    const preload = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin === window.location.origin) preloadPage(link.pathname);
    };
    document.addEventListener('pointerover', preload, { passive: true });
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('pointerover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, []);
}

/** Loads the code of the page of an address, with or without a query. */
export function preloadPage(path: string): void {
  const { pathname } = new URL(path, window.location.origin);
  // A page that cannot be loaded now is tried again, and reported, when it is opened.
  routeOf(pathname)
    ?.page.preload()
    .catch(() => undefined);
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
