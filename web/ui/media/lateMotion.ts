export { animate } from 'framer-motion/dom/mini';

/** Where a finger was last, a phone sees it still. */
const PRESSED = ':is(a,button,input,label):is(:hover,:focus)';
/** Between a message and what was pressed, in pixels. */
const GAP = 8;

/** Raises a message that would lie over what was pressed; puts any other in its own place. */
export function raise(box: HTMLElement): void {
  box.style.marginBottom = '';
  const { top, bottom } = box.getBoundingClientRect();
  for (const pressed of document.querySelectorAll(PRESSED)) {
    const below = pressed.getBoundingClientRect();
    if (below.top < bottom && below.bottom > top)
      box.style.marginBottom = `${Math.min(bottom - below.top + GAP, top)}px`;
  }
}
