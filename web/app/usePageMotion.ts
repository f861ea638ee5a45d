import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { pageChange } from '../theme/motion';
import { loadMotion, move } from '../ui/media/move';

/** The first of these says that a visitor is there, and that something may move soon. */
const SIGNS_OF_LIFE = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'wheel'] as const;

/**
 * Lets a page that takes the place of another come into view in 200 ms. What moves things stays out
 * of the first download: it is loaded when the visitor first touches the page.
 */
export function usePageMotion(): void {
  useEffect(() => {
    const load = () => {
      stop();
      loadMotion().catch(() => undefined);
    };
    const stop = () => {
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, load);
    };
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, load, { passive: true });
    return stop;
  }, []);

  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    void move(document.querySelector('main'), pageChange);
  }, [pathname]);
}
