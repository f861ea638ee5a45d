import { Box, chakra } from '@chakra-ui/react';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useDropdown } from '../ui/useDropdown';

/** So long a mouse rests on an entry before it opens: one that only crosses it on its way opens nothing. In ms. */
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
  /** Where the panel is placed: beneath the entry, beneath the whole row, or beside the list that the entry is in. */
  panel?: keyof typeof places;
};

const places = {
  start: { top: '100%', insetInlineStart: '0', minW: '60' },
  wide: { top: '100%', insetInline: '0' },
  // A window too low for the list beside shows it within the list.
  side: {
    top: '0',
    insetInlineStart: 'calc(100% - 1px)',
    display: 'grid',
    minH: 'full',
    '@media (max-height: 43rem)': { position: 'static', minH: '0', flexBasis: 'full' },
  },
};

/**
 * An entry of the navigation with a panel. It opens when a mouse rests on it or its button is pressed, and closes when
 * the mouse or the focus leaves, on Escape, and when a page is chosen.
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
    // Whoever walks through it by keyboard stays in it, wherever the mouse happens to be.
    if (!currentTarget.querySelector(':focus-visible')) setOpen(false);
  };
  const press = (event: MouseEvent) => {
    // Pointing opens it as well: a press that follows must not close it again.
    setOpen(isPointedAt.current && event.detail > 0 ? true : !isOpen);
  };
  return (
    <Box
      {...rootProps}
      display="flex"
      flexWrap={panel === 'side' ? 'wrap' : undefined}
      alignItems="stretch"
      minW="0"
      position={panel === 'start' ? 'relative' : 'static'}
      onClick={(event) => {
        clearTimeout(pointing.current);
        rootProps.onClick(event);
      }}
      onPointerEnter={enter}
      onPointerLeave={leave}
    >
      {lead}
      <NavButton {...buttonProps} onClick={press} aria-label={buttonLabel}>
        {label}
      </NavButton>
      <Box
        {...panelProps}
        position="absolute"
        zIndex="dropdown"
        animation="slide-down 150ms {easings.ease-out}"
        css={places[panel]}
      >
        {isOpen && children}
      </Box>
    </Box>
  );
}

const NavButton = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    px: { base: '1', xl: '2' },
    my: '1',
    minW: '6',
    borderRadius: 'l2',
    textStyle: { base: 'xs', xl: 'sm' },
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    color: 'fg',
    _hover: { color: 'brand.fg' },
    _expanded: { color: 'brand.fg' },
  },
});

/** A line of a panel: one page to go to. */
export const PanelLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minH: '10',
    px: '3',
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'medium',
    color: 'fg',
    _hover: { bg: 'bg.muted', color: 'brand.fg' },
  },
});
