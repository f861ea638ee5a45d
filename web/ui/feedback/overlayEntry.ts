/** Marks the entry of the history that stands for what lies over the page. */
export const MARK = 'overlay';

/** Whether the entry of the history that is shown stands for what lies over the page. */
export function isMarked(): boolean {
  return Boolean(window.history.state?.[MARK]);
}

/**
 * Leaves such an entry when a page begins with it: the page was loaded anew with something open
 * over it, which is gone, and Back would lead to the same page once more.
 */
export function leaveStaleOverlayEntry(): void {
  if (isMarked()) window.history.back();
}
