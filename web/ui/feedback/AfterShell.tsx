import { type ReactNode, useDeferredValue } from 'react';

/**
 * What of an overlay comes a moment after it is shown: a long list. A phone draws the rest of it,
 * and what has the focus, without waiting for that.
 */
export function AfterShell({ children }: { children: ReactNode }) {
  const isShown = useDeferredValue(true, false);
  return isShown && children;
}
