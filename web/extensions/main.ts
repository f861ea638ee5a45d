import { fillSlots } from './fillSlots';

/**
 * Runs on the pages of a shop with extensions, whose documents name this script: no other shop is
 * sent a byte of it. Nothing is drawn into a page before it has hydrated.
 */
const root = document.documentElement;
if ('hydrated' in root.dataset) fillSlots();
else {
  const waiting = new MutationObserver(() => {
    if (!('hydrated' in root.dataset)) return;
    waiting.disconnect();
    fillSlots();
  });
  waiting.observe(root, { attributes: true });
}
