import { Dialog, Drawer, Portal, type SystemStyleObject } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { classes } from '../../lib/classes';
import { InChakra } from '../../theme/InChakra';
import { holdBack } from './holdBack';
import styles from './Overlay.module.css';

/** What lies over the page and how it is left. */
interface OverlayProps {
  /** `dialog`: in the middle, or all of the screen. `drawer`: along the left edge, whence it slides. */
  kind: 'dialog' | 'drawer';
  /** Of the box that holds the children. */
  css?: SystemStyleObject;
  className?: string;
  /** Its name, where no heading in it has the id `labelledBy`. */
  label?: string;
  labelledBy?: string;
  /** What has the focus at first, rather than the first thing in it that can have it. */
  firstFocus?: () => HTMLElement | null;
  /** Whether Escape now means something else to what is in it, and does not close it. */
  handlesEscape?: () => boolean;
  /** What is chosen in it changes the address of the page below: it stays when that does. */
  outlivesAddress?: boolean;
  onKeyDown?: (event: KeyboardEvent) => void;
  /** Called once it is gone: by `close`, Escape, Back, a press beside it, or because a page was chosen. */
  onClose: () => void;
  /** Its content. @param close closes it */
  children: (close: () => void) => ReactNode;
}

/**
 * A dialog or drawer over the page, by Chakra's components of that name: it is open as long as it is mounted, holds the focus,
 * makes the page below inert, and restores the focus. Back closes it and stays on the page. Only for code that is loaded late, see
 * `useOverlay`: Chakra is no part of the first download.
 */
export function Overlay(props: OverlayProps) {
  const { kind, css, className, label, labelledBy, firstFocus, handlesEscape, outlivesAddress, onKeyDown, children } =
    props;
  const [isOpen, setOpen] = useState(true);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  // Gone together with the page below, whose heading would not be given the focus otherwise.
  const isLeft = !outlivesAddress && key !== openedAt;
  const onClose = useEffectEvent(props.onClose);
  useEffect(() => {
    if (isLeft) onClose();
  }, [isLeft]);
  useEffect(() => holdBack(() => setOpen(false)), []);
  if (isLeft) return null;

  const Part = kind === 'drawer' ? Drawer : Dialog;
  return (
    <InChakra>
      <Part.Root
        open={isOpen}
        onOpenChange={({ open }) => setOpen(open)}
        onExitComplete={props.onClose}
        onEscapeKeyDown={(event) => handlesEscape?.() && event.preventDefault()}
        initialFocusEl={firstFocus}
        aria-label={label}
      >
        <Portal>
          <Part.Backdrop className={styles.backdrop} />
          <Part.Positioner className={styles.place}>
            <Part.Content
              className={classes(styles[kind], className)}
              css={css}
              onKeyDown={onKeyDown}
              {...(labelledBy && { 'aria-labelledby': labelledBy })}
            >
              {children(() => setOpen(false))}
            </Part.Content>
          </Part.Positioner>
        </Portal>
      </Part.Root>
    </InChakra>
  );
}
