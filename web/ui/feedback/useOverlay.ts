import { startTransition, useRef, useState } from 'react';
import { type Message, t } from '../../lib/messages';
import { useAlert } from './AlertBar';

/** The state of something that lies over the page, and its doors. */
export interface OverlayState {
  isOpen: boolean;
  /**
   * Loads its code, for when the visitor is about to open it. What fails is tried again by `open`.
   */
  expect(): void;
  /**
   * Opens it once its code is there, at once if it is already; the alert bar says when it cannot be
   * loaded.
   */
  open(): void;
  close(): void;
}

/** How long something may take to leave the page, and is opened again by a press meanwhile. */
const LEAVING_MS = 1000;

/**
 * Opens and closes what lies over the page and is loaded late.
 *
 * @param part is to be rendered while `isOpen`
 * @param name the subject of the alert when it cannot be loaded, such as 'The menu'
 */
export function useOverlay(part: { preload(): Promise<void> }, name: Message): OverlayState {
  const alert = useAlert();
  const [isOpen, setOpen] = useState(false);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  // In slices: drawn in one go, a dialog would hold up a phone for a good part of a second.
  const show = () => startTransition(() => setOpen(true));
  return {
    isOpen,
    expect: () => void part.preload().catch(() => undefined),
    open: () => {
      // The page below can be pressed again while it leaves.
      if (isOpen) pressedAt.current = performance.now();
      part
        .preload()
        .then(show, () => alert.error(t('{name} could not be loaded. Please reload the page.', { name: t(name) })));
    },
    close: () => {
      setOpen(false);
      if (performance.now() - pressedAt.current < LEAVING_MS) show();
    },
  };
}
