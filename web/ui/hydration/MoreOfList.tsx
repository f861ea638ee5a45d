import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { Button } from '../first-view/Button';
import { Spinner } from '../first-view/Spinner';
import styles from './MoreOfList.module.css';
import type { Allowance } from './useAllowance';

interface MoreOfListProps {
  /** How much of the list is there. */
  count: number;
  totalCount: number;
  /** The next part is on its way, or could not be loaded. */
  more: 'idle' | 'loading' | 'failed';
  /** Loads the next part. */
  onLoad: () => void;
  /**
   * How many things come by themselves as the page is scrolled; then a button asks, which lets as
   * many come again.
   */
  allowance: Allowance;
  /** What is listed, in the plural. */
  things: string;
  /** Called when the button is pressed. */
  onAsk: () => void;
  /** Reserves the room of things still to come, between those that are there and the button. */
  children?: ReactNode;
}

/**
 * Things wanted from this far below the window on, and however far above it: the end of what is
 * there may be passed.
 */
const WANTED = '10000000px 0px 1200px';

/**
 * The end of a list that goes on: how much of it is shown, and the way to more. Most lists load on
 * as they are scrolled, well before their end is reached.
 *
 * @see spec §9 (not paginated)
 */
export function MoreOfList(props: MoreOfListProps) {
  const { count, totalCount, more, allowance, things, onLoad, onAsk, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const comesByItself = count < allowance.allowed && more !== 'failed';
  const isLoading = more === 'loading';

  const load = useEffectEvent((behind: number) => {
    if (behind === count && !isBehind(frame.current, document.activeElement)) onLoad();
  });
  // Watching anew after each step asks again where one step did not fill the view.
  useEffect(() => {
    if (!end.current || !comesByItself) return;
    const loadWhenSeen: IntersectionObserverCallback = ([entry]) => entry?.isIntersecting && load(count);
    const observer = new IntersectionObserver(loadWhenSeen, { rootMargin: WANTED });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [comesByItself, count]);

  const ask = () => {
    if (isLoading) return;
    onAsk();
    allowance.allowMore();
    onLoad();
  };
  return (
    <>
      <div ref={end} />
      {children}
      <div className={styles.moreOfList} ref={frame}>
        <p className={styles.text} role="status">
          {more === 'failed'
            ? t('We could not load more {things}.', { things })
            : t('Showing {count} of {totalCount} {things}', {
                count: formatCount(count),
                totalCount: formatCount(totalCount),
                things,
              })}
        </p>
        <progress
          className={styles.progress}
          value={count}
          max={totalCount}
          aria-label={t('How many {things} are shown', { things })}
        />
        <Button
          className={styles.button}
          palette="brand"
          variant="outline"
          aria-busy={isLoading || undefined}
          onClick={ask}
        >
          {isLoading && <Spinner size="sm" />}
          {isLoading ? t('Loading…') : more === 'failed' ? t('Retry') : t('Show more')}
        </Button>
      </div>
    </>
  );
}

/** Whether an element comes after a mark in the page: what stands there must not be pushed away. */
function isBehind(mark: Element | null, element: Element | null): boolean {
  if (!mark || !element) return false;
  return Boolean(mark.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) && !mark.contains(element);
}
