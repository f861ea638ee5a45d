import { memo, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../lib/messages';
import { LazyHydrate } from '../../ui/hydration/LazyHydrate';
import { type GridProduct, ProductGrid } from '../card/ProductGrid';
import styles from './VirtualProductGrid.module.css';

/** Products of one chunk of the list: whole rows in two, three and four columns. */
const CHUNK = 12;

/** How far from the window a chunk is rendered, in CSS length. */
const NEAR = '1400px 0px';

interface VirtualProductGridProps {
  /** All products that are there. */
  products: readonly GridProduct[];
  /** How many the whole list holds. */
  totalCount: number;
}

/**
 * A list of any length, virtualized in chunks of twelve products: only the chunks near the window
 * are rendered. An empty box of the same height stands for each of the others, so that thousands of
 * products cost no more than a few dozen, and a step back in the history finds everything where it
 * was.
 */
export function VirtualProductGrid({ products, totalCount }: VirtualProductGridProps) {
  const { pathname, search } = useLocation();
  const heights = heightsOf(`${pathname}${search}`);
  const chunks = useMemo(() => split(products), [products]);
  return (
    <div className={styles.chunks}>
      {chunks.map((goods, index) => (
        <Chunk
          key={goods[0]?.id}
          products={goods}
          place={index * CHUNK}
          totalCount={totalCount}
          heights={heights}
          isOnlyOne={chunks.length === 1}
        />
      ))}
    </div>
  );
}

interface ChunkProps {
  products: readonly GridProduct[];
  /** Of the first of its products in the whole list, from 0. */
  place: number;
  totalCount: number;
  heights: ChunkHeights;
  isOnlyOne: boolean;
}

const Chunk = memo(function Chunk({ products, place, totalCount, heights, isOnlyOne }: ChunkProps) {
  const box = useRef<HTMLDivElement>(null);
  const [wasKnown] = useState(() => heights.has(place));
  // The first chunk is what the server renders; a chunk seen before waits until it is known to be
  // near.
  const [isFilled, setFilled] = useState(place === 0 || !wasKnown);
  const hasBeenEmptied = useRef(wasKnown);
  const isNear = useRef(isFilled);

  const empty = (focused: EventTarget | null) => {
    const chunk = box.current;
    // The keyboard comes to the first chunk from the filters, which may end far below it.
    if (place === 0) return;
    // What holds the focus stays, or the focus would be lost.
    if (isNear.current || !chunk?.childElementCount || (focused instanceof Node && chunk.contains(focused))) return;
    heights.set(place, { height: chunk.getBoundingClientRect().height, width: window.innerWidth });
    hasBeenEmptied.current = true;
    setFilled(false);
  };
  useNearness(box, (isNow) => {
    isNear.current = isNow;
    if (isNow) setFilled(true);
    else empty(document.activeElement);
  });
  const emptyBehindFocus = useEffectEvent((event: FocusEvent) => empty(event.relatedTarget));
  useEffect(() => {
    const chunk = box.current;
    const leave = (event: FocusEvent) => emptyBehindFocus(event);
    chunk?.addEventListener('focusout', leave);
    return () => chunk?.removeEventListener('focusout', leave);
  }, []);

  return (
    <div ref={box} style={isFilled ? undefined : { height: expectedHeight(heights, place) }}>
      {isFilled && (
        <LazyHydrate>
          <ProductGrid
            label={
              isOnlyOne
                ? undefined
                : t('Products {place} to {place2} of {totalCount}', {
                    place: place + 1,
                    place2: place + products.length,
                    totalCount,
                  })
            }
            products={products}
            columns="beside"
            isFirst={place === 0}
            place={place}
            areKnown={hasBeenEmptied.current}
          />
        </LazyHydrate>
      )}
    </div>
  );
});

type ChunkHeights = Map<number, { height: number; width: number }>;

/**
 * The heights of lists seen in this visit, in pixels, by the address of the list and the place of
 * the chunk.
 */
const seen = new Map<string, ChunkHeights>();

function heightsOf(list: string): ChunkHeights {
  // A server has no window to measure in, and must not remember one visitor's lists for another.
  if (typeof window === 'undefined') return new Map();
  const known = seen.get(list) ?? new Map();
  seen.set(list, known);
  return known;
}

/** What was measured at this width of the window; else what any other chunk measures. */
function expectedHeight(heights: ChunkHeights, place: number): number | undefined {
  const own = heights.get(place);
  if (own?.width === window.innerWidth) return own.height;
  for (const { height, width } of heights.values()) if (width === window.innerWidth) return height;
  return own?.height;
}

/** Calls back when a box comes near the window and when it leaves. */
function useNearness(box: RefObject<HTMLElement | null>, onChange: (isNear: boolean) => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const target = box.current;
    if (!target) return;
    watchers.set(target, (isNear) => change(isNear));
    observer ??= new IntersectionObserver(notifyWatchers, { rootMargin: NEAR });
    observer.observe(target);
    return () => {
      watchers.delete(target);
      observer?.unobserve(target);
    };
  }, [box]);
}

const watchers = new Map<Element, (isNear: boolean) => void>();
// One for all chunks, made when the first of them is on screen.
let observer: IntersectionObserver | undefined;

function notifyWatchers(changes: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of changes) watchers.get(target)?.(isIntersecting);
}

function split(products: readonly GridProduct[]): (readonly GridProduct[])[] {
  const chunks: (readonly GridProduct[])[] = [];
  for (let from = 0; from < products.length; from += CHUNK) chunks.push(products.slice(from, from + CHUNK));
  return chunks;
}
