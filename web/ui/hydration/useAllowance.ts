import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** How much of a long list may come without being asked for. */
export interface Allowance {
  /** So many things in all, those included that are there. */
  allowed: number;
  /** Lets another batch come. */
  allowMore: () => void;
}

/**
 * Lets a list grow by itself as far as the footer can still be reached, and further by each asking.
 * It outlives a reload of the page and a step back to it, so that the list grows as long again as
 * it was.
 *
 * @param count how many things are there
 * @param batch how many come by themselves at first, and again with each asking
 */
export function useAllowance(count: number, batch: number): Allowance {
  const { key, pathname, search } = useLocation();
  const entry = `${STORAGE_PREFIX}${key} ${pathname}${search}`;
  const [allowed, setAllowed] = useState(batch);
  const shown = useRef(count);
  useEffect(() => {
    shown.current = count;
  });
  useEffect(() => {
    setAllowed(Math.max(batch, storedCount(entry)));
    const store = () => storeCount(entry, shown.current);
    window.addEventListener('pagehide', store);
    return () => window.removeEventListener('pagehide', store);
  }, [entry, batch]);
  return { allowed, allowMore: () => setAllowed(count + batch) };
}

const STORAGE_PREFIX = 'listed ';

function storedCount(entry: string): number {
  try {
    return Number(window.sessionStorage.getItem(entry) ?? 0);
  } catch {
    return 0;
  }
}

function storeCount(entry: string, count: number): void {
  try {
    window.sessionStorage.setItem(entry, String(count));
  } catch {
    // Without storage a reload begins with a short list.
  }
}
