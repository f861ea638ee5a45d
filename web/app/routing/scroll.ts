const STORAGE_KEY = 'scroll';
const SCROLL_TIMEOUT_MS = 3000;

/**
 * How far each entry of the history was scrolled, in pixels, by the entry's key. Lives as long as
 * the tab.
 */
export class ScrollMemory {
  private readonly positions = new Map<string, number>();

  /** The remembered position of an entry; 0 for one that was never left. */
  of(entry: string): number {
    return this.positions.get(entry) ?? stored()[entry] ?? 0;
  }

  remember(entry: string, top: number): void {
    this.positions.set(entry, top);
  }

  /** Writes the positions down, so that a reload of the page finds them. */
  save(): void {
    const all = { ...stored(), ...Object.fromEntries(this.positions) };
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(all));
    } catch {
      // Without storage a reload starts at the top.
    }
  }
}

/**
 * Scrolls to where the shopper was, at once if the page is already long enough, else as soon as it
 * has grown so far. It gives up after 3 s, or when the shopper scrolls.
 *
 * @returns stops waiting
 */
export function scrollBackTo(top: number): () => void {
  window.scrollTo(0, top);
  if (window.scrollY >= top - 1) return () => {};

  const growth = new ResizeObserver(() => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  });
  const timer = setTimeout(stop, SCROLL_TIMEOUT_MS);
  const byHand = ['wheel', 'touchmove', 'keydown'] as const;
  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of byHand) window.removeEventListener(event, stop);
  }
  growth.observe(document.body);
  for (const event of byHand) window.addEventListener(event, stop, { passive: true });
  return stop;
}

/**
 * Scrolls to the part of the page that an address points at behind its #, and gives it the focus if
 * it can have it, so that reading and tabbing go on from there. It waits for that part for up to 3
 * s.
 *
 * @param hash with its `#`
 * @returns stops waiting
 */
export function scrollToAnchor(hash: string): () => void {
  const arrive = () => {
    const target = document.getElementById(hash.slice(1));
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
    return target !== null;
  };
  if (arrive()) return () => {};

  const changes = new MutationObserver(() => arrive() && stop());
  const timer = setTimeout(stop, SCROLL_TIMEOUT_MS);
  function stop() {
    changes.disconnect();
    clearTimeout(timer);
  }
  changes.observe(document.body, { childList: true, subtree: true });
  return stop;
}

function stored(): Record<string, number> {
  try {
    return JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return {};
  }
}
