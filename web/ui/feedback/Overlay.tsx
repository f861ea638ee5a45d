import { Dialog, Drawer, Portal, type SystemStyleObject } from '@chakra-ui/react';
import { m, type PanInfo, useDragControls } from 'framer-motion';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { InChakra } from '../../theme/InChakra';
import { Moving } from '../media/Moving';
import { ALERTS } from './AlertBar';
import { interceptBack } from './interceptBack';

/** What lies over the page and how it is left. */
interface OverlayProps {
  /**
   * `dialog`: in the middle, or all of the screen. `drawer`: along the left edge, whence it slides.
   */
  kind: 'dialog' | 'drawer';
  /** Of the box that holds the children. */
  css?: SystemStyleObject;
  /** Its name, where no heading in it has the id `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** What has the focus at first, rather than the first thing in it that can have it. */
  firstFocus?: () => HTMLElement | null;
  /** Whether Escape now means something else to what is in it, and does not close it. */
  handlesEscape?: () => boolean;
  /** What is chosen in it changes the address of the page below: it stays when that does. */
  outlivesAddress?: boolean;
  /** It is drawn and never opened, see `OverlayRehearsal`. */
  isClosed?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /**
   * Called once it is gone: by `close`, Escape, Back, a press beside it, or because a page was
   * chosen.
   */
  onClose: () => void;
  /** Its content. @param close closes it */
  children: (close: () => void) => ReactNode;
}

/** How far a drawer is pulled, in pixels, or how fast, in pixels a second, for it to close. */
const MAX_PULL = 100;
const THROW = 500;

/** By how much alerts are raised on narrow screens, as for the bar of `BuyBar`. */
const RAISE = '--buy-bar';
/** From their place above the bottom bar to the top. */
const TO_TOP = 'calc(100dvh - 13.5rem)';

/** A press on an alert is none beside the dialog, which would close it. */
const ALERT_BAR = [() => document.getElementById(ALERTS)];

/**
 * Raises alerts to the top of a narrow screen: further down they would lie over buttons. Said of
 * them alone: what the document says is inherited, and all of a page would be styled anew.
 */
function useRaisedAlerts(isOpen: boolean): void {
  useLayoutEffect(() => {
    const style = document.getElementById(ALERTS)?.style;
    if (!isOpen || !style) return undefined;
    const before = style.getPropertyValue(RAISE);
    style.setProperty(RAISE, TO_TOP);
    return () => style.setProperty(RAISE, before);
  }, [isOpen]);
}

/**
 * A dialog or drawer over the page, by Chakra's components of that name: it is open as long as it
 * is mounted, holds the focus, makes the page below inert, and restores the focus. Back closes it
 * and stays on the page. Only for code that is loaded late, see `useOverlay`: Chakra is no part of
 * the first download.
 */
export function Overlay(props: OverlayProps) {
  const { kind, css, label, labelledBy, firstFocus, handlesEscape, outlivesAddress, onKeyDown, children } = props;
  const [isOpen, setOpen] = useState(!props.isClosed);
  const finger = useDragControls();
  useRaisedAlerts(isOpen);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  // Gone together with the page below, whose heading would not be given the focus otherwise.
  const isLeft = !outlivesAddress && key !== openedAt;
  const onClose = useEffectEvent(props.onClose);
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft]);
  // In the frame in which it is seen: what is chosen in it at once takes the place of its entry.
  useLayoutEffect(() => {
    if (isOpen) return interceptBack(() => setOpen(false));
  }, [isOpen]);
  if (isLeft) return null;

  const isDrawer = kind === 'drawer';
  const Part = isDrawer ? Drawer : Dialog;
  // By `transform` as a whole, which the browser moves by itself: what draws the content holds up
  // no frame. A finger pulls the content of a drawer within that.
  // Both name the same properties: what only one names would arrive at once, by itself, and the
  // drawer would be gone before it has slid away.
  const away = isDrawer ? { transform: 'translateX(-100%)' } : { opacity: 0, transform: 'translateY(12px)' };
  const there = isDrawer ? { transform: 'none' } : { opacity: 1, transform: 'none' };
  // A drawer follows a finger to where it came from; let go there, or thrown, it closes.
  const letGo = (_: unknown, { offset, velocity }: PanInfo) => {
    if (offset.x < -MAX_PULL || velocity.x < -THROW) setOpen(false);
  };
  return (
    <InChakra>
      <Moving>
        <Part.Root
          open={isOpen}
          // It is there until it has moved away.
          present
          onOpenChange={({ open }) => setOpen(open)}
          persistentElements={ALERT_BAR}
          onEscapeKeyDown={(event) => handlesEscape?.() && event.preventDefault()}
          initialFocusEl={firstFocus}
          aria-label={label}
        >
          <Portal>
            <Part.Backdrop asChild>
              <m.div initial={{ opacity: 0 }} animate={{ opacity: isOpen ? 1 : 0 }} />
            </Part.Backdrop>
            <Part.Positioner asChild>
              <m.div
                initial={away}
                animate={isOpen ? there : away}
                onAnimationComplete={() => isOpen || props.onClose()}
              >
                <Part.Content
                  asChild
                  css={css}
                  onKeyDown={onKeyDown}
                  {...(labelledBy && { 'aria-labelledby': labelledBy })}
                >
                  <m.div
                    hidden={props.isClosed}
                    drag={isDrawer && 'x'}
                    dragControls={finger}
                    dragListener={false}
                    dragConstraints={{ left: 0, right: 0 }}
                    dragElastic={{ left: 1, right: 0 }}
                    onPointerDown={(event) => isDrawer && finger.start(event)}
                    onDragEnd={letGo}
                  >
                    {children(() => setOpen(false))}
                  </m.div>
                </Part.Content>
              </m.div>
            </Part.Positioner>
          </Portal>
        </Part.Root>
      </Moving>
    </InChakra>
  );
}
