// What the pages use and jsdom does not have.
import { afterEach } from '@jest/globals';
import { configure } from '@testing-library/dom';
import { cleanup } from '@testing-library/react';
import { answerLabelsQuickly } from './quickLabels';
import { answerStylesQuickly } from './quickStyles';

// Testing Library does so for the first file that loads it; here it is loaded once for many.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(cleanup);

configure({
  // A page may take its time on a busy machine, above all to be compiled; what never comes is still
  // missed.
  asyncUtilTimeout: 30_000,
  // The page is not written down each time that something is looked for which has not come yet;
  // `screen.debug()` in a test that fails shows it.
  getElementError: (message) => Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' }),
});

// As the document of the shop says.
document.documentElement.lang = 'en-IN';

class NothingObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

Object.assign(window, {
  CSS: { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') },
  // Chakra's boxes to tick make one as they lose the focus.
  PointerEvent: class PointerEvent extends MouseEvent {},
  ResizeObserver: NothingObserver,
  IntersectionObserver: NothingObserver,
  scrollTo: () => {},
  matchMedia: (media: string) => ({
    media,
    // Nothing moves: jsdom has no animations.
    matches: media === '(prefers-reduced-motion: reduce)',
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
answerStylesQuickly(window);
answerLabelsQuickly(window);
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
Object.assign(URL, { createObjectURL: () => 'blob:chosen-file', revokeObjectURL: () => {} });
Object.assign(performance, { getEntriesByType: () => [] });
Element.prototype.scrollIntoView = () => {};
// Nothing is laid out, and Chakra's dialogs give the focus only to what has a box.
Element.prototype.getClientRects = function getClientRects() {
  return [this.getBoundingClientRect()] as unknown as DOMRectList;
};
