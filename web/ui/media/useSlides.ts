import { type RefObject, useEffect, useRef, useState } from 'react';

interface SlidesOptions {
  /**
   * How long a move started by `goTo` or `step` takes, in ms; none where the visitor prefers
   * reduced motion.
   */
  slideMs: number;
}

/** Where a row of slides stands and how to move it. */
export interface Slides {
  /** Goes on the element that scrolls sideways; its children are the slides. */
  trackRef: RefObject<HTMLUListElement | null>;
  /** The first slide in view, from 0. */
  index: number;
  /** Nothing more to the left. */
  isAtStart: boolean;
  /** Nothing more to the right. */
  isAtEnd: boolean;
  /** Moves the given slide to the left edge. */
  goTo: (index: number) => void;
  /** Moves by as many slides as fit the view, to the right (1) or to the left (-1). */
  page: (direction: 1 | -1) => void;
}

/**
 * Follows and moves a row of slides that the browser itself scrolls, so that touch, wheel and
 * keyboard work as anywhere.
 *
 * Before the page's scripts have run the row stands at its start.
 */
export function useSlides({ slideMs }: SlidesOptions): Slides {
  const trackRef = useRef<HTMLUListElement>(null);
  const stopGliding = useRef<() => void>(undefined);
  const [index, setIndex] = useState(0);
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const follow = () => {
      setIndex(Math.round(track.scrollLeft / strideOf(track)));
      setIsAtStart(track.scrollLeft < 2);
      setIsAtEnd(track.scrollLeft + track.clientWidth > track.scrollWidth - 2);
    };
    const yieldToHand = () => stopGliding.current?.();
    follow();
    track.addEventListener('scroll', follow, { passive: true });
    track.addEventListener('pointerdown', yieldToHand, { passive: true });
    track.addEventListener('wheel', yieldToHand, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(track);
    return () => {
      yieldToHand();
      observer.disconnect();
      track.removeEventListener('scroll', follow);
      track.removeEventListener('pointerdown', yieldToHand);
      track.removeEventListener('wheel', yieldToHand);
    };
  }, []);

  const goTo = (wanted: number) => {
    const track = trackRef.current;
    if (!track) return;
    stopGliding.current?.();
    stopGliding.current = glide(track, wanted * strideOf(track), slideMs);
  };

  const page = (direction: 1 | -1) => {
    const track = trackRef.current;
    if (!track) return;
    const inView = Math.max(1, Math.floor((track.clientWidth + 1) / strideOf(track)));
    const first = Math.round(track.scrollLeft / strideOf(track));
    goTo(Math.max(0, first + direction * inView));
  };

  return { trackRef, index, isAtStart, isAtEnd, goTo, page };
}

/** Pixels from the left edge of one slide to that of the next. */
function strideOf(track: HTMLElement): number {
  const [first, second] = track.children;
  if (first instanceof HTMLElement && second instanceof HTMLElement) return second.offsetLeft - first.offsetLeft || 1;
  return track.clientWidth || 1;
}

/**
 * Scrolls in just the given time, which the browser's own smooth scrolling leaves open. Answers
 * what stops it.
 */
function glide(track: HTMLElement, to: number, ms: number): () => void {
  const from = track.scrollLeft;
  const target = Math.max(0, Math.min(to, track.scrollWidth - track.clientWidth));
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    track.scrollLeft = target;
    return () => {};
  }
  // The snapping would pull the row back to the nearest slide in every frame.
  track.style.scrollSnapType = 'none';
  const start = performance.now();
  let frame = requestAnimationFrame(function move(now) {
    const done = Math.min(1, (now - start) / ms);
    track.scrollLeft = from + (target - from) * easeInOut(done);
    if (done < 1) frame = requestAnimationFrame(move);
    else track.style.scrollSnapType = '';
  });
  return () => {
    cancelAnimationFrame(frame);
    track.style.scrollSnapType = '';
  };
}

const easeInOut = (done: number) => (done < 0.5 ? 4 * done ** 3 : 1 - (2 - 2 * done) ** 3 / 2);
