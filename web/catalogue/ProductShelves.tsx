import { memo, type RefObject, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AsleepUntilSeen } from '../ui/AsleepUntilSeen';
import { type GridProduct, ProductGrid } from './ProductGrid';
import styles from './ProductShelves.module.css';

/** Products of one shelf: whole rows in two, three and four columns. */
const SHELF = 12;

/** How far from the window a shelf is filled, in CSS length. */
const NEAR = '1400px 0px';

interface ProductShelvesProps {
  /** All products that are there. */
  products: readonly GridProduct[];
  /** How many the whole list holds. */
  totalCount: number;
}

/**
 * A list of any length as shelves of twelve products, of which only those near the window are filled. The others keep
 * their place as empty boxes of the same height, so that thousands of products cost no more than a few dozen, and a
 * step back in the history finds everything where it was.
 */
export function ProductShelves({ products, totalCount }: ProductShelvesProps) {
  const { pathname, search } = useLocation();
  const heights = heightsOf(`${pathname}${search}`);
  const shelves = useMemo(() => split(products), [products]);
  return (
    <div className={styles.shelves}>
      {shelves.map((goods, index) => (
        <Shelf
          key={goods[0]?.id}
          products={goods}
          place={index * SHELF}
          totalCount={totalCount}
          heights={heights}
          isOnlyOne={shelves.length === 1}
        />
      ))}
    </div>
  );
}

interface ShelfProps {
  products: readonly GridProduct[];
  /** Of the first of its products in the whole list, from 0. */
  place: number;
  totalCount: number;
  heights: ShelfHeights;
  isOnlyOne: boolean;
}

const Shelf = memo(function Shelf({ products, place, totalCount, heights, isOnlyOne }: ShelfProps) {
  const box = useRef<HTMLDivElement>(null);
  const [wasKnown] = useState(() => heights.has(place));
  // The first shelf is what the server renders; a shelf seen before waits until it is known to be near.
  const [isFilled, setFilled] = useState(place === 0 || !wasKnown);
  const hasBeenEmptied = useRef(wasKnown);
  const isNear = useRef(isFilled);

  const empty = (focused: EventTarget | null) => {
    const shelf = box.current;
    // The keyboard comes to the first shelf from the filters, which may end far below it.
    if (place === 0) return;
    // What holds the focus stays, or the focus would be lost.
    if (isNear.current || !shelf?.childElementCount || (focused instanceof Node && shelf.contains(focused))) return;
    heights.set(place, { height: shelf.getBoundingClientRect().height, width: window.innerWidth });
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
    const shelf = box.current;
    const leave = (event: FocusEvent) => emptyBehindFocus(event);
    shelf?.addEventListener('focusout', leave);
    return () => shelf?.removeEventListener('focusout', leave);
  }, []);

  return (
    <div ref={box} style={isFilled ? undefined : { height: expectedHeight(heights, place) }}>
      {isFilled && (
        <AsleepUntilSeen>
          <ProductGrid
            label={isOnlyOne ? undefined : `Products ${place + 1} to ${place + products.length} of ${totalCount}`}
            products={products}
            columns="beside"
            isFirst={place === 0}
            place={place}
            areKnown={hasBeenEmptied.current}
          />
        </AsleepUntilSeen>
      )}
    </div>
  );
});

type ShelfHeights = Map<number, { height: number; width: number }>;

/** The heights of lists seen in this visit, in pixels, by the address of the list and the place of the shelf. */
const seen = new Map<string, ShelfHeights>();

function heightsOf(list: string): ShelfHeights {
  // A server has no window to measure in, and must not remember one visitor's lists for another.
  if (typeof window === 'undefined') return new Map();
  const known = seen.get(list) ?? new Map();
  seen.set(list, known);
  return known;
}

/** What was measured at this width of the window; else what any other shelf measures. */
function expectedHeight(heights: ShelfHeights, place: number): number | undefined {
  const own = heights.get(place);
  if (own?.width === window.innerWidth) return own.height;
  for (const { height, width } of heights.values()) if (width === window.innerWidth) return height;
  return own?.height;
}

/** Tells when a box comes near the window and when it leaves. */
function useNearness(box: RefObject<HTMLElement | null>, onChange: (isNear: boolean) => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const target = box.current;
    if (!target) return;
    watchers.set(target, (isNear) => change(isNear));
    observer ??= new IntersectionObserver(tellWatchers, { rootMargin: NEAR });
    observer.observe(target);
    return () => {
      watchers.delete(target);
      observer?.unobserve(target);
    };
  }, [box]);
}

const watchers = new Map<Element, (isNear: boolean) => void>();
// One for all shelves, made when the first of them is on screen.
let observer: IntersectionObserver | undefined;

function tellWatchers(changes: IntersectionObserverEntry[]): void {
  for (const { target, isIntersecting } of changes) watchers.get(target)?.(isIntersecting);
}

function split(products: readonly GridProduct[]): (readonly GridProduct[])[] {
  const shelves: (readonly GridProduct[])[] = [];
  for (let from = 0; from < products.length; from += SHELF) shelves.push(products.slice(from, from + SHELF));
  return shelves;
}
