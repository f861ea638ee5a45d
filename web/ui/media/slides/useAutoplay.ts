import { type RefObject, useEffect, useRef } from 'react';

interface AutoplayOptions {
  /** Between two moves, in ms; absent: nothing moves by itself. */
  everyMs: number | undefined;
  /** A media query under which alone it moves, e.g. wide screens. */
  whenMatches: string;
  /** The visitor has pressed pause. */
  isPaused: boolean;
  /** The part of the page in which a pointer or the focus holds everything still. */
  areaRef: RefObject<HTMLElement | null>;
  /** One move. */
  onTick: () => void;
}

/**
 * Moves something by itself, but never while a pointer or the focus is in it, while it is out of
 * view, below a dialog, or the tab is hidden, or for a visitor who prefers reduced motion.
 */
export function useAutoplay({ everyMs, whenMatches, isPaused, areaRef, onTick }: AutoplayOptions) {
  const tick = useRef(onTick);
  useEffect(() => {
    tick.current = onTick;
  });

  useEffect(() => {
    const area = areaRef.current;
    if (!everyMs || isPaused || !area) return;
    const suits = matchMedia(`${whenMatches} and (prefers-reduced-motion: no-preference)`);
    const timer = setInterval(() => {
      const isHeld = area.matches(':hover, :focus-within, [inert] *');
      if (suits.matches && !document.hidden && !isHeld && isInView(area)) tick.current();
    }, everyMs);
    return () => clearInterval(timer);
  }, [everyMs, whenMatches, isPaused, areaRef]);
}

function isInView(area: HTMLElement): boolean {
  const { top, bottom } = area.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}
