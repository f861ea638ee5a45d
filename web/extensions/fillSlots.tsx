import { createRoot, type Root } from 'react-dom/client';
import { ExtensionPart } from './ExtensionPart';
import { servedParts } from './served';

/**
 * Fills the places that pages leave for extensions, elements with `data-slot`, whenever one comes
 * into the document, and clears those that leave it. Each is a tree of its own, beside that of the
 * page: the code of pages knows nothing of extensions, and a fault stays where it is.
 */
export function fillSlots(): void {
  const { slots } = servedParts();
  const roots = new Map<HTMLElement, Root>();
  const settle = () => {
    for (const [place, root] of roots) {
      if (place.isConnected) continue;
      roots.delete(place);
      root.unmount();
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-slot]')) {
      const parts = slots[place.dataset.slot ?? ''];
      if (!parts || roots.has(place)) continue;
      const { slot: _, ...facts } = { ...place.dataset };
      const root = createRoot(place);
      roots.set(place, root);
      root.render(
        parts.map((part) => <ExtensionPart key={part.module} part={part} facts={facts as Record<string, string>} />),
      );
    }
  };
  new MutationObserver(settle).observe(document.body, { childList: true, subtree: true });
  settle();
}
