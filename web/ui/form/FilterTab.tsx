import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';

type FilterTab = { isEnabled: boolean; open(): void };

/**
 * Whether the page on screen offers its filters, and how to open them. A store rather than a
 * context that changes: with that React hydrates the whole page in one go, which on a listing held
 * up a phone for more than a second.
 */
class FilterOffer {
  /** Null: not known until the first page has been taken over. */
  isMade: boolean | null = null;
  open: (() => void) | null = null;
  private readonly listeners = new Set<() => void>();

  make(open: (() => void) | null): void {
    this.open = open;
    this.isMade = open !== null;
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

const OfferContext = createContext(new FilterOffer());
const ExpectedContext = createContext(false);

interface FilterTabProviderProps {
  children: ReactNode;
  /**
   * The page of the address has filters: until it can offer them itself, their entry is reserved.
   */
  isExpected: boolean;
}

/**
 * Lets the page on screen offer its filters to the bottom bar. Stands once around the whole page.
 */
export function FilterTabProvider({ children, isExpected }: FilterTabProviderProps) {
  const [offer] = useState(() => new FilterOffer());
  return (
    <OfferContext value={offer}>
      <ExpectedContext value={isExpected}>{children}</ExpectedContext>
    </OfferContext>
  );
}

/**
 * Enables the Filters entry of the bottom bar as long as the calling page is shown. Pages that do
 * not call it have no such entry.
 *
 * @param open opens the page's filters; called when the entry is pressed. Null: the page has
 *   filters, but no such entry
 * @see spec §2 (filter tab)
 */
export function useFilterTab(open: (() => void) | null): void {
  const offer = useContext(OfferContext);
  const latest = useRef(open);
  latest.current = open;
  const isOffered = open !== null;
  useEffect(() => {
    if (!isOffered) return;
    offer.make(() => latest.current?.());
    return () => offer.make(null);
  }, [offer, isOffered]);
}

/**
 * Called around the page of the address: once that is there, it has filters only if it offered
 * them.
 */
export function useFilterTabOfPage(): void {
  const offer = useContext(OfferContext);
  useEffect(() => {
    if (offer.isMade === null) offer.make(null);
  }, [offer]);
}

/** What the bottom bar needs: whether the page on screen has filters, and how to open them. */
export function useOfferedFilterTab(): FilterTab {
  const offer = useContext(OfferContext);
  const isExpected = useContext(ExpectedContext);
  const isMade = useSyncExternalStore(
    offer.subscribe,
    () => offer.isMade,
    () => null,
  );
  return { isEnabled: isMade ?? isExpected, open: () => offer.open?.() };
}
