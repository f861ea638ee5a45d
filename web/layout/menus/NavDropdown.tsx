// biome-ignore-all lint/a11y/noStaticElementInteractions: pointing is a shorter way to what its button does
// biome-ignore-all lint/a11y/useKeyWithClickEvents: useDropdown handles the keys
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../../lib/classes';
import { useDropdown } from '../../ui/form/useDropdown';
import styles from './NavDropdown.module.css';

/**
 * So long a mouse rests on an entry before it opens: one that only crosses it on its way opens
 * nothing. In ms.
 */
const POINTING_MS = 80;

type NavDropdownProps = {
  /** The button; it carries its own text or an accessible name. */
  label: ReactNode;
  /** Names the button where its text does not. */
  buttonLabel?: string;
  /** What stands before the button, such as a link to the whole. */
  lead?: ReactNode;
  /** The panel, left out of the page until it is opened. */
  children: ReactNode;
  /**
   * Where the panel is placed: beneath the entry, beneath the whole row, or beside the list that
   * the entry is in.
   */
  panel?: 'start' | 'wide' | 'side';
};

/**
 * An entry of the navigation with a panel. It opens when a mouse rests on it or its button is
 * pressed, and closes when the mouse or the focus leaves, on Escape, and when a page is chosen.
 */
export function NavDropdown({ label, buttonLabel, lead, children, panel = 'start' }: NavDropdownProps) {
  const { isOpen, setOpen, rootProps, buttonProps, panelProps } = useDropdown();
  const isPointedAt = useRef(false);
  const pointing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pointing.current), []);

  const enter = ({ pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    isPointedAt.current = true;
    pointing.current = setTimeout(() => setOpen(true), POINTING_MS);
  };
  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    isPointedAt.current = false;
    clearTimeout(pointing.current);
    // Anyone who walks through it by keyboard stays in it, wherever the mouse happens to be.
    if (!currentTarget.querySelector(':focus-visible')) setOpen(false);
  };
  const press = (event: MouseEvent) => {
    // Pointing opens it as well: a press that follows must not close it again.
    setOpen(isPointedAt.current && event.detail > 0 ? true : !isOpen);
  };
  return (
    <div
      className={styles.navDropdown}
      {...rootProps}
      data-panel={panel}
      onClick={(event) => {
        clearTimeout(pointing.current);
        rootProps.onClick(event);
      }}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      {lead}
      <button className={styles.navButton} {...buttonProps} onClick={press} aria-label={buttonLabel}>
        {label}
      </button>
      <div className={styles.panel} {...panelProps}>
        {isOpen && children}
      </div>
    </div>
  );
}

/** A line of a panel: one page to go to. */
export function PanelLink({ className, ...rest }: LinkProps) {
  return <Link className={classes(styles.panelLink, className)} {...rest} />;
}
