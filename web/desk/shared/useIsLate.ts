import { useEffect, useState } from 'react';

/** The graph answers every call within ten seconds; what takes longer has lost its way. */
export const LATE_MS = 12_000;

/** Whether what is waited for since this was first drawn is late. */
export function useIsLate(): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLate;
}
