import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';

type FilterTab = { isEnabled: boolean; open(): void };
type Register = (open: (() => void) | null) => void;

const FilterTabContext = createContext<FilterTab>({ isEnabled: false, open: () => {} });
const RegisterContext = createContext<Register>(() => {});

/** Lets the page on screen offer its filters to the bottom bar. Stands once around the whole page. */
export function FilterTabProvider({ children }: { children: ReactNode }) {
  const opener = useRef<(() => void) | null>(null);
  const [isEnabled, setEnabled] = useState(false);
  const register = useMemo<Register>(
    () => (open) => {
      opener.current = open;
      setEnabled(open !== null);
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
 * @param open opens the page's filters; called when the entry is pressed
 * @see spec §2 (filter tab)
 */
export function useFilterTab(open: () => void): void {
  const register = useContext(RegisterContext);
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    register(() => latest.current());
    return () => register(null);
  }, [register]);
}

/** What the bottom bar needs: whether the page on screen has filters, and how to open them. */
export function useOfferedFilterTab(): FilterTab {
  return useContext(FilterTabContext);
}
