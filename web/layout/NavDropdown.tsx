import { Box, chakra } from '@chakra-ui/react';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useDropdown } from '../ui/useDropdown';

type NavDropdownProps = {
  /** The button; it carries its own text or an accessible name. */
  label: ReactNode;
  /** Names the button where its text does not. */
  buttonLabel?: string;
  /** What stands before the button, such as a link to the whole. */
  lead?: ReactNode;
  /** The panel beneath, left out of the page until it is opened. */
  children: ReactNode;
  /** Where the panel is placed and how it is laid out. */
  panel?: 'start' | 'wide';
};

/**
 * An entry of the navigation with a panel beneath it. It opens when a mouse points at it or its button is pressed, and
 * closes when the mouse or the focus leaves, on Escape, and when a page is chosen.
 */
export function NavDropdown({ label, buttonLabel, lead, children, panel = 'start' }: NavDropdownProps) {
  const { isOpen, setOpen, rootProps, buttonProps, panelProps } = useDropdown();
  const { key } = useLocation();
  useEffect(() => setOpen(false), [key]);

  const isPointedAt = useRef(false);
  const byMouse = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    isPointedAt.current = open;
    setOpen(open);
  };
  // Pointing has opened it already: a press that follows must not close it again.
  const press = (event: MouseEvent) => setOpen(isPointedAt.current && event.detail > 0 ? true : !isOpen);
  return (
    <Box
      {...rootProps}
      display="flex"
      alignItems="stretch"
      minW="0"
      position={panel === 'start' ? 'relative' : 'static'}
      onPointerEnter={byMouse(true)}
      onPointerLeave={byMouse(false)}
    >
      {lead}
      <NavButton {...buttonProps} onClick={press} aria-label={buttonLabel}>
        {label}
      </NavButton>
      <Box
        {...panelProps}
        position="absolute"
        top="100%"
        zIndex="dropdown"
        animation="slide-down 150ms {easings.ease-out}"
        {...(panel === 'start' ? { insetInlineStart: '0', minW: '60' } : { insetInline: '0' })}
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
