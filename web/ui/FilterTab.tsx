import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../lib/hydrated';

type FilterTab = { isEnabled: boolean; open(): void };
type Register = (open: (() => void) | null) => void;

const FilterTabContext = createContext<FilterTab>({ isEnabled: false, open: () => {} });
const RegisterContext = createContext<Register>(() => {});

interface FilterTabProviderProps {
  children: ReactNode;
  /** The page of the address has filters: until it can offer them itself, their entry keeps its place. */
  isExpected: boolean;
}

/** Lets the page on screen offer its filters to the bottom bar. Stands once around the whole page. */
export function FilterTabProvider({ children, isExpected }: FilterTabProviderProps) {
  const opener = useRef<(() => void) | null>(null);
  const [isOffered, setOffered] = useState(false);
  const isHydrated = useHydrated();
  const isEnabled = isHydrated ? isOffered : isExpected;
  const register = useMemo<Register>(
    () => (open) => {
      opener.current = open;
      setOffered(open !== null);
    },
    [],
  );
  const tab = useMemo(() => ({ isEnabled, open: () => opener.current?.() }), [isEnabled]);
  return (
    <RegisterContext value={register}>
      <FilterTabContext value={tab}>{children}</FilterTabContext>
    </RegisterContext>
  );
}

/**
 * Enables the Filters entry of the bottom bar as long as the calling page is shown. Pages that do not call it have no
 * such entry.
 *
 * @param open opens the page's filters; called when the entry is pressed. Null: the page has filters, but no such entry
 * @see spec §2 (filter tab)
 */
export function useFilterTab(open: (() => void) | null): void {
  const register = useContext(RegisterContext);
  const latest = useRef(open);
  latest.current = open;
  const isOffered = open !== null;
  useEffect(() => {
    if (!isOffered) return;
    register(() => latest.current?.());
    return () => register(null);
  }, [register, isOffered]);
}

/** What the bottom bar needs: whether the page on screen has filters, and how to open them. */
export function useOfferedFilterTab(): FilterTab {
  return useContext(FilterTabContext);
}
