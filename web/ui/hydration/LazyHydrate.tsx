import { type ReactNode, Suspense, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isReturn } from '../../lib/loading/arrival';
import { useHydrated } from '../../lib/loading/hydrated';
import { ServerReportContext } from '../../lib/server-report';
import { getStored } from '../../lib/storage';

/**
 * The events that show that a visitor wants a part: a pointer, a finger, the keyboard, or a click
 * by a screen reader.
 */
const INTERACTIONS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

interface LazyHydrateProps {
  /**
   * Reads nothing that changes by itself; its props may change, and are applied once it is
   * hydrated.
   */
  children: ReactNode;
  /**
   * Its approximate height on a phone, in CSS, for a part below the first view. The browser skips
   * its layout until it is near.
   */
  height?: string;
}

/**
 * Hydrates a part of a page lazily, such as what lies below the first view: of a page that the
 * server rendered it stays server markup, with text to read and links to follow, until it scrolls
 * into view or receives an event. A click on it is not lost, since React hydrates the target of an
 * event before it dispatches the event.
 *
 * A phone thus neither renders nor listens to what is not scrolled to: docs/benchmarks.md
 * (First view) has the figures. A signed-in visitor, and one who comes back to a page, has all of
 * it hydrated at once.
 */
export function LazyHydrate({ children, height }: LazyHydrateProps) {
  const box = useRef<HTMLDivElement>(null);
  const isPageHydrated = useHydrated();
  const [isHydrated, setHydrated] = useState(isPageHydrated);
  const [gate] = useState(() => new Gate(!isPageHydrated && getStored('token') === null && !isReturn()));

  // React re-renders everything that reads the address, and would discard what it cannot hydrate.
  const { key } = useLocation();
  const [keyOfArrival] = useState(key);
  if (key !== keyOfArrival) gate.open();

  useLayoutEffect(() => (box.current && !gate.isOpen ? openWhenWanted(gate, box.current) : undefined), [gate]);

  // The children of the first render: with any others React would hydrate the part at once, and in
  // one go.
  const [served] = useState(children);
  const shown = isHydrated ? children : served;
  const part = useMemo(
    () => (
      <Suspense>
        <Gated gate={gate} onHydrated={setHydrated}>
          {shown}
        </Gated>
      </Suspense>
    ),
    [gate, shown],
  );
  const place = height === undefined ? '' : 'below';
  const isBelow = height !== undefined && !isHydrated;
  return (
    <div
      ref={box}
      data-dehydrated={isHydrated ? undefined : place}
      style={isBelow ? { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` } : undefined}
    >
      {part}
    </div>
  );
}

interface GatedProps {
  gate: Gate;
  onHydrated: (isHydrated: true) => void;
  children: ReactNode;
}

/**
 * Suspends its hydration, which leaves the server's markup in place; rendered in any other way it
 * never suspends.
 */
function Gated({ gate, onHydrated, children }: GatedProps) {
  const isPageHydrated = useHydrated();
  const isOnServer = useContext(ServerReportContext) !== null;
  // Not by `use`, behind which React 19.3 loses its place among the hooks when the gate opens in
  // the midst of its work.
  if (!isPageHydrated && !isOnServer && !gate.isOpen) throw gate.opened;
  useEffect(() => onHydrated(true), [onHydrated]);
  return children;
}

/** Holds back the hydration of one part until it opens, once. */
class Gate {
  /** Set synchronously, unlike the promise: an event waits for nothing. */
  isOpen: boolean;
  readonly opened: Promise<void>;
  private resolve = () => {};

  constructor(isClosed: boolean) {
    this.isOpen = !isClosed;
    this.opened = new Promise((resolve) => {
      this.resolve = resolve;
    });
  }

  open(): void {
    this.isOpen = true;
    this.resolve();
  }
}

/** Opens the gate once its part is in view or receives an event; returns what stops listening. */
function openWhenWanted(gate: Gate, box: HTMLElement): () => void {
  const observer = new IntersectionObserver((changes) => {
    if (changes.some(({ isIntersecting }) => isIntersecting)) open();
  });
  const interact = ({ target }: Event) => {
    if (target instanceof Node && box.contains(target)) open();
  };
  const stop = () => {
    observer.disconnect();
    // On the document in the capture phase, before React's own listeners.
    for (const type of INTERACTIONS) document.removeEventListener(type, interact, true);
  };
  const open = () => {
    stop();
    gate.open();
  };
  observer.observe(box);
  for (const type of INTERACTIONS) document.addEventListener(type, interact, { capture: true, passive: true });
  return stop;
}
