import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { isReturn } from '../../lib/loading/arrival';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden';
import { ScrollMemory, scrollBackTo, scrollToAnchor } from './scroll';

const HEADING_WAIT_MS = 5000;

/**
 * What a browser does by itself on a page load and a client-side route change would leave out. A
 * new page starts at the top, or at the part that its address points at behind a #, a step back or
 * forward where that entry was left; the focus goes to the page's h1, whose text is announced, or
 * to what bears `data-arrival`. A changed query on the same page (a filter) moves neither.
 */
export function RouteArrival() {
  useScrollPerEntry();
  const announcement = useHeadingFocus();
  return <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>;
}

function useScrollPerEntry(): void {
  const { key, hash } = useLocation();
  const place = usePlace();
  const navigation = useNavigationType();
  const memory = useRef<ScrollMemory>(null);
  const shown = useRef<{ entry: string; place: string }>(null);

  useLayoutEffect(() => {
    memory.current ??= new ScrollMemory();
    const entry = `${key} ${place}`;
    const before = shown.current;
    shown.current = { entry, place };
    if (before === null) return isReturn() ? scrollBackTo(memory.current.of(entry)) : undefined;
    if (before.entry === entry) return;
    if (navigation === 'POP') return scrollBackTo(memory.current.of(entry));
    if (hash) return scrollToAnchor(hash);
    if (before.place !== place) window.scrollTo(0, 0);
  }, [key, place, hash, navigation]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      if (shown.current) memory.current?.remember(shown.current.entry, window.scrollY);
    };
    const save = () => memory.current?.save();
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', save);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', save);
    };
  }, []);
}

/**
 * Which page is shown. Other words to search for make another page; what else the query of an
 * address says does not.
 */
function usePlace(): string {
  const { pathname, search } = useLocation();
  return `${pathname} ${new URLSearchParams(search).get('q') ?? ''}`;
}

function useHeadingFocus(): string {
  const place = usePlace();
  const [announcement, setAnnouncement] = useState('');
  const first = useRef(place);

  useEffect(() => {
    if (first.current === place) return;
    first.current = '';
    const main = document.querySelector('main');
    if (!main) return;

    const arrive = () => {
      const heading = main.querySelector('h1');
      if (!heading) return false;
      heading.tabIndex = -1;
      const first = main.querySelector<HTMLElement>('[data-arrival]') ?? heading;
      first.focus({ preventScroll: true });
      setAnnouncement(heading.textContent ?? '');
      return true;
    };
    if (arrive()) return;

    // The page's code or data is still on the way: its heading comes with it.
    const changes = new MutationObserver(() => arrive() && stop());
    const timer = setTimeout(stop, HEADING_WAIT_MS);
    function stop() {
      changes.disconnect();
      clearTimeout(timer);
    }
    changes.observe(main, { childList: true, subtree: true });
    return stop;
  }, [place]);

  return announcement;
}
