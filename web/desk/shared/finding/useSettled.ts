import { useEffect, useState } from 'react';

/** So long nothing has to change before it counts. */
const SETTLES_MS = 350;

/** A text once it was not changed for a moment, so that not every letter asks the graph. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
