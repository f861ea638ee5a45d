import { type RefObject, useEffect, useRef, useState } from 'react';
import { loadMotion, move } from '../move';

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
  const moves = useRef(0);
  const [index, setIndex] = useState(0);
  const [isAtStart, setIsAtStart] = useState(true);
  const [isAtEnd, setIsAtEnd] = useState(false);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const follow = () => {
      setIndex(Math.round(track.scrollLeft / strideOf(track)));
      setIsAtStart(track.scrollLeft < 2);
      setIsAtEnd(track.scrollLeft > furthest(track) - 2);
    };
    follow();
    track.addEventListener('scroll', follow, { passive: true });
    const observer = new ResizeObserver(follow);
    observer.observe(track);
    return () => {
      observer.disconnect();
      track.removeEventListener('scroll', follow);
    };
  }, []);

  const goTo = (wanted: number) => {
    const track = trackRef.current;
    if (!track) return;
    const mine = ++moves.current;
    // What snaps to slides would follow them as they move.
    track.style.scrollSnapType = 'none';
    void glide(track, wanted * strideOf(track), slideMs).finally(() => {
      if (moves.current === mine) track.style.scrollSnapType = '';
    });
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

/** How far it scrolls. Its own width for scrolling is another while the slides move. */
function furthest(track: HTMLElement): number {
  const [first, last] = [track.firstElementChild, track.lastElementChild];
  if (!(first instanceof HTMLElement && last instanceof HTMLElement)) return 0;
  const { paddingLeft, paddingRight } = getComputedStyle(track);
  const room = (Number.parseFloat(paddingLeft) || 0) + (Number.parseFloat(paddingRight) || 0);
  return last.offsetLeft + last.offsetWidth - first.offsetLeft + room - track.clientWidth;
}

/**
 * Scrolls at once, and lets the slides come from where they were seen: so the browser paints the
 * movement without script, and a finger that comes meanwhile finds the row where it will be.
 */
async function glide(track: HTMLElement, to: number, ms: number): Promise<void> {
  // One that moves by itself does so before anybody has touched the page.
  await loadMotion().catch(() => undefined);
  const slides = [...track.children].filter((slide) => slide instanceof HTMLElement);
  const [first] = slides;
  if (!first) return;
  const from = track.scrollLeft;
  const drift = Number.parseFloat(getComputedStyle(first).translate) || 0;
  track.scrollLeft = Math.max(0, Math.min(to, furthest(track)));
  const translate = [`${track.scrollLeft - from + drift}px 0`, '0 0'];
  await move(slides, { properties: { translate }, seconds: ms / 1000 });
}
