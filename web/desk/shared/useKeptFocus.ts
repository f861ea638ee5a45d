import { type RefObject, useEffect } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** An element around the one that has the focus, and which of its controls that is. */
interface Place {
  around: Element;
  index: number;
}

/**
 * Keeps the focus on a page whose controls go away once they were used, as with a row that is
 * removed or a note that is undone: what comes in the place of such a control has the focus then,
 * or else what is next. A browser would begin anew at the top.
 *
 * @param page what is looked after; what lies over it returns the focus itself
 */
export function useKeptFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let last: Element | null = null;
    let places: Place[] = [];
    let path = '';
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !page.current?.contains(target)) return;
      last = target;
      places = placesOf(target, page.current);
      path = window.location.pathname;
    };
    const restore = () => {
      if (!last || last.isConnected || document.activeElement !== document.body) return;
      // Another page gives the focus to its heading.
      if (path !== window.location.pathname) return;
      last = null;
      for (const { around, index } of places) {
        const controls = around.isConnected ? controlsIn(around) : [];
        if ([...controls.slice(index), ...controls.slice(0, index).reverse()].some(takesFocus)) return;
      }
    };
    const changes = new MutationObserver(restore);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, [page]);
}

/** From within to without. */
function placesOf(target: Element, page: Element): Place[] {
  const places: Place[] = [];
  for (let around = target.parentElement; around; around = around === page ? null : around.parentElement)
    places.push({ around, index: controlsIn(around).indexOf(target as HTMLElement) });
  return places;
}

function controlsIn(around: Element): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(CONTROLS)];
}

/** Gives a control the focus; one that is hidden or disabled does not take it. */
function takesFocus(control: HTMLElement): boolean {
  control.focus();
  return document.activeElement === control;
}
