// biome-ignore-all lint/a11y/useSemanticElements: a bar with one button is no fieldset
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../lib/messages';
import { rises } from '../../ui/media/move';
import { Price } from '../../ui/media/Price';
import styles from './BuyBar.module.css';

interface BuyBarProps {
  /**
   * The element at the end of the page's content that the bar is drawn in; it sticks above the
   * bottom bar.
   */
  place: HTMLElement;
  /** What the bar stands in for: it shows once this has been scrolled past. */
  original: RefObject<HTMLElement | null>;
  /** Rupees. */
  price: number;
  /** The price is the lowest of several. */
  isFrom: boolean;
  /** What is chosen, such as '5 kg', or what is to be chosen. */
  choice: string;
  /** The button. */
  children: ReactNode;
}

/** Read by what must not cover the page's lower edge: scrolling into view and the alert bar. */
const ROOM = '--buy-bar';
const HEIGHT = '4.5rem';

/**
 * Under 992 px, once the form of a product has been scrolled past: its price, what is chosen and
 * the button, above the bottom bar. What gets the focus is scrolled clear of it.
 */
export function BuyBar({ place, original, price, isFrom, choice, children }: BuyBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isPast, setPast] = useState(false);

  const follow = useEffectEvent((isNowPast: boolean) => {
    // The focus goes where the same button is in sight.
    if (!isNowPast && bar.current?.contains(document.activeElement)) {
      original.current?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    }
    setPast(isNowPast);
  });
  useEffect(() => {
    if (!original.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry && follow(!entry.isIntersecting),
      // The header lies over the uppermost part of the window; what is still below it has not been
      // passed.
      { rootMargin: '-72px 0px 100000px 0px' },
    );
    observer.observe(original.current);
    return () => observer.disconnect();
  }, [original]);

  useLayoutEffect(() => {
    if (!isPast) return;
    rises(bar.current);
    const { style } = document.documentElement;
    style.setProperty(ROOM, HEIGHT);
    return () => {
      style.removeProperty(ROOM);
    };
  }, [isPast]);

  if (!isPast) return null;
  return createPortal(
    <div className={styles.bar} ref={bar} role="group" aria-label={t('Buy this product')}>
      <div>
        <Price price={price} isFrom={isFrom} />
        <p className={styles.text}>{choice}</p>
      </div>
      {children}
    </div>,
    place,
  );
}
