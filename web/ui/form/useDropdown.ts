import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import { drops } from '../media/move';

/** What `useDropdown` gives: the state, and the properties of the three parts. */
type Dropdown<Root extends HTMLElement> = {
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
  rootProps: {
    ref: RefObject<Root | null>;
    onKeyDown(event: KeyboardEvent): void;
    onBlur(event: FocusEvent): void;
    onClick(event: MouseEvent): void;
  };
  buttonProps: {
    ref: RefObject<HTMLButtonElement | null>;
    type: 'button';
    'aria-expanded': boolean;
    'aria-controls': string;
    onClick(): void;
  };
  panelProps: { id: string; hidden: boolean };
};

/**
 * The behaviour of a button that opens a panel beneath it: it opens and closes on a click on the
 * button, and closes on a click outside, on Escape, when the focus leaves and when another page
 * comes, by a link in it or by Back. A focus that was in the panel goes back to the button. Root
 * holds button and panel.
 */
export function useDropdown<Root extends HTMLElement = HTMLDivElement>(): Dropdown<Root> {
  const [isOpen, setOpen] = useState(false);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  // Back leads to another page, over which nothing stays open.
  if (key !== openedAt) {
    setOpenedAt(key);
    setOpen(false);
  }
  const root = useRef<Root>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  // In the frame in which the panel is seen: a key that is pressed at once is meant for it.
  useLayoutEffect(() => {
    if (!isOpen) return;
    drops(document.getElementById(id));
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    // What was opened by pointing has no focus in it, so that the key does not come by the root.
    const closeOnEscape = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, id]);

  return {
    isOpen,
    setOpen,
    rootProps: {
      ref: root,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        // Around it there may be a dialog or another panel, which this press is not meant for.
        event.preventDefault();
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // A press on what has no focus of its own gives it to the dialog around: the press comes
        // next, and is meant for the panel.
        if (!relatedTarget || currentTarget.contains(relatedTarget) || relatedTarget.contains(currentTarget)) return;
        setOpen(false);
      },
      onClick: (event) => {
        const isLink = event.target instanceof Element && event.target.closest('a') !== null;
        // A page that opens beside this one leaves the panel as it is.
        if (!isLink || event.ctrlKey || event.metaKey || event.shiftKey) return;
        if (document.getElementById(id)?.contains(document.activeElement)) button.current?.focus();
        setOpen(false);
      },
    },
    buttonProps: {
      ref: button,
      type: 'button',
      'aria-expanded': isOpen,
      'aria-controls': id,
      onClick: () => setOpen(!isOpen),
    },
    panelProps: { id, hidden: !isOpen },
  };
}
