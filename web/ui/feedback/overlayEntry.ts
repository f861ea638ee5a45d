/** Marks the entry of the history that stands for what lies over the page. */
export const MARK = 'overlay';

/** Whether the entry of the history that is shown stands for what lies over the page. */
export function isMarked(): boolean {
  return Boolean(window.history.state?.[MARK]);
}

/** Where the page is to be, while a step back that was begun before has not arrived yet. */
let ahead: string | URL = '';

/** Says what `searchNow` is to go by while the browser cannot; empty: by the browser again. */
export function setAhead(url: string | URL = ''): void {
  ahead = url;
}

/** What the query of the address says by now, whatever the page that is drawn has been told. */
export const searchNow = () => new URL(ahead, window.location.href).searchParams;

/**
 * Leaves such an entry when a page begins with it: the page was loaded anew with something open
 * over it, which is gone, and Back would lead to the same page once more.
 */
export function leaveStaleOverlayEntry(): void {
  if (isMarked()) window.history.back();
}
