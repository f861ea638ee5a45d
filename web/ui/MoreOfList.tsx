import { Button, chakra, Flex, Spinner, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface MoreOfListProps {
  /** How much of the list is there. */
  count: number;
  totalCount: number;
  /** The next part is on its way, or could not be loaded. */
  more: 'idle' | 'loading' | 'failed';
  /** Loads the next part. */
  onLoad: () => void;
  /**
   * So many further things come by themselves as the page is scrolled. Then a button asks, so that the footer can be
   * reached; each press lets as many come again.
   */
  comeByThemselves: number;
  /** What is listed, in the plural. */
  things: string;
  /** Called when the button is pressed. */
  onAsk: () => void;
}

/**
 * The end of a list that goes on: how much of it is shown, and the way to more. Most lists load on as they are scrolled,
 * well before their end is reached.
 *
 * @see spec §9 (not paginated)
 */
export function MoreOfList(props: MoreOfListProps) {
  const { count, totalCount, more, onLoad, comeByThemselves, things, onAsk } = props;
  const mark = useRef<HTMLDivElement>(null);
  const [allowed, allowMore] = useAllowance(count, comeByThemselves);
  const comesByItself = count < allowed && more !== 'failed';
  const isLoading = more === 'loading';

  const load = useEffectEvent((behind: number) => {
    if (behind === count && !isBehind(mark.current, document.activeElement)) onLoad();
  });
  // Watching anew after each step asks again where one step did not fill the view.
  useEffect(() => {
    if (!mark.current || !comesByItself) return;
    const tell: IntersectionObserverCallback = ([entry]) => entry?.isIntersecting && load(count);
    const observer = new IntersectionObserver(tell, { rootMargin: '1200px' });
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [comesByItself, count]);

  const ask = () => {
    if (isLoading) return;
    onAsk();
    allowMore(count + comeByThemselves);
    onLoad();
  };
  return (
    <Flex ref={mark} direction="column" align="center" gap="4">
      <Text fontSize="sm" color="fg.muted" role="status">
        {more === 'failed'
          ? `We could not load more ${things}.`
          : `Showing ${count.toLocaleString('en-US')} of ${totalCount.toLocaleString('en-US')} ${things}`}
      </Text>
      <Progress value={count} max={totalCount} aria-label={`How many ${things} are shown`} />
      <Button colorPalette="brand" variant="outline" minW="44" aria-busy={isLoading || undefined} onClick={ask}>
        {isLoading && <Spinner size="sm" />}
        {isLoading ? 'Loading…' : more === 'failed' ? 'Retry' : 'Show more'}
      </Button>
    </Flex>
  );
}

/** Whether an element comes after a mark in the page: what stands there must not be pushed away. */
function isBehind(mark: Element | null, element: Element | null): boolean {
  if (!mark || !element) return false;
  return Boolean(mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) && !mark.contains(element);
}

/**
 * How much may come by itself. It outlives a reload of the page and a step back to it, so that the list grows as long
 * again as it was.
 */
function useAllowance(count: number, atFirst: number): [number, (allowed: number) => void] {
  const { key, pathname, search } = useLocation();
  const entry = `${STORAGE_PREFIX}${key} ${pathname}${search}`;
  const [allowed, setAllowed] = useState(atFirst);
  const shown = useRef(count);
  useEffect(() => {
    shown.current = count;
  });
  useEffect(() => {
    setAllowed(Math.max(atFirst, keptCount(entry)));
    const keep = () => keepCount(entry, shown.current);
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [entry, atFirst]);
  return [allowed, setAllowed];
}

const STORAGE_PREFIX = 'listed ';

function keptCount(entry: string): number {
  try {
    return Number(window.sessionStorage.getItem(entry) ?? 0);
  } catch {
    return 0;
  }
}

function keepCount(entry: string, count: number): void {
  try {
    window.sessionStorage.setItem(entry, String(count));
  } catch {
    // Without storage a reload begins with a short list.
  }
}

const Progress = chakra('progress', {
  base: {
    appearance: 'none',
    w: '44',
    h: '1',
    borderRadius: 'full',
    overflow: 'hidden',
    bg: 'bg.emphasized',
    '&::-webkit-progress-bar': { bg: 'bg.emphasized' },
    '&::-webkit-progress-value': { bg: 'brand.solid' },
    '&::-moz-progress-bar': { bg: 'brand.solid' },
  },
});
