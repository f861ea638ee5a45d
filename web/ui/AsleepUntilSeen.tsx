import { type ReactNode, Suspense, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isReturn } from '../lib/arrival';
import { useHydrated } from '../lib/hydrated';
import { ServerReportContext } from '../lib/server-report';
import { getStored } from '../lib/storage';

/** What shows that somebody wants a part: a pointer, a finger, the keyboard, or a press by a program that reads aloud. */
const TOUCHES = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'] as const;

interface AsleepUntilSeenProps {
  /** Reads nothing that changes by itself; what it is given may change, and is shown anew once it is awake. */
  children: ReactNode;
  /** About how high it is on a phone, in CSS; of a part that lies below the first view. Until it is near it is not laid out. */
  height?: string;
}

/**
 * A part of a page that is mostly not in the first view, such as what lies below it: of a page that the server rendered
 * it stays as it came, markup to be read and links to be followed, until it comes into view or is touched. Only then is
 * it hydrated; a press on it is not lost, since React hydrates what is pressed before it hears of the press.
 *
 * A phone need not draw, nor listen to, what nobody has scrolled to: docs/benchmarks.md (First view) says what that saves.
 * Whoever is signed in, and whoever comes back to a page, has all of it at once.
 */
export function AsleepUntilSeen({ children, height }: AsleepUntilSeenProps) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  const [isAwake, setAwake] = useState(isHydrated);
  const [sleep] = useState(() => new Sleep(!isHydrated && getStored('token') === null && !isReturn()));

  // React has all that reads the address follow it at once, and would draw anew what it cannot hydrate.
  const { key } = useLocation();
  const [keyOfArrival] = useState(key);
  if (key !== keyOfArrival) sleep.end();

  useLayoutEffect(() => (box.current && !sleep.isOver ? endWhenWanted(sleep, box.current) : undefined), [sleep]);

  // Until then what the server rendered: with anything else React would hydrate it at once, and in one go.
  const [served] = useState(children);
  const shown = isAwake ? children : served;
  const part = useMemo(
    () => (
      <Suspense>
        <Sleeper sleep={sleep} onAwake={setAwake}>
          {shown}
        </Sleeper>
      </Suspense>
    ),
    [sleep, shown],
  );
  const isBelow = height !== undefined && !isAwake;
  return (
    <div
      ref={box}
      data-asleep={isAwake ? undefined : ''}
      style={isBelow ? { contentVisibility: 'auto', containIntrinsicSize: `auto ${height}` } : undefined}
    >
      {part}
    </div>
  );
}

interface SleeperProps {
  sleep: Sleep;
  onAwake: (isAwake: true) => void;
  children: ReactNode;
}

/** Suspends while it would be hydrated, which leaves the server's markup standing; drawn in any other way it never waits. */
function Sleeper({ sleep, onAwake, children }: SleeperProps) {
  const isHydrated = useHydrated();
  const isOnServer = useContext(ServerReportContext) !== null;
  // Not by `use`, behind which React 19.3 loses its place among the hooks when the sleep ends in the midst of its work.
  if (!isHydrated && !isOnServer && !sleep.isOver) throw sleep.over;
  useEffect(() => onAwake(true), [onAwake]);
  return children;
}

/** One part's sleep, which ends but once. */
class Sleep {
  /** Known at once, unlike the promise: a press waits for nothing. */
  isOver: boolean;
  readonly over: Promise<void>;
  private tell = () => {};

  constructor(begins: boolean) {
    this.isOver = !begins;
    this.over = new Promise((resolve) => {
      this.tell = resolve;
    });
  }

  end(): void {
    this.isOver = true;
    this.tell();
  }
}

/** Ends the sleep once its part is in view or touched; answers what stops waiting for that. */
function endWhenWanted(sleep: Sleep, box: HTMLElement): () => void {
  const seen = new IntersectionObserver((changes) => {
    if (changes.some(({ isIntersecting }) => isIntersecting)) end();
  });
  const touched = ({ target }: Event) => {
    if (target instanceof Node && box.contains(target)) end();
  };
  const stop = () => {
    seen.disconnect();
    // On the document, which hears of it before React does.
    for (const touch of TOUCHES) document.removeEventListener(touch, touched, true);
  };
  const end = () => {
    stop();
    sleep.end();
  };
  seen.observe(box);
  for (const touch of TOUCHES) document.addEventListener(touch, touched, { capture: true, passive: true });
  return stop;
}
