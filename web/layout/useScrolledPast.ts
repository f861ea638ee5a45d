import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether the page is scrolled past a marker, an element at its top that is as high as the distance
 * meant. False on the server.
 */
export function useScrolledPast(): { markerRef: RefObject<HTMLDivElement | null>; isPast: boolean } {
  const markerRef = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    if (!markerRef.current) return;
    const sight = new IntersectionObserver(([marker]) => setPast(marker?.isIntersecting === false));
    sight.observe(markerRef.current);
    return () => sight.disconnect();
  }, []);
  return { markerRef, isPast };
}
