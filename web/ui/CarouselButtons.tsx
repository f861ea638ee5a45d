import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Icon } from './Icon';

/** Whether the buttons stand above the slides, beside a heading, or lie over them. */
type ButtonPlace = 'above' | 'over';

interface CarouselArrowProps {
  direction: 'left' | 'right';
  place: ButtonPlace;
  /** What the arrow does, for a screen reader. */
  label: string;
  /** There is nothing more that way. */
  isDisabled: boolean;
  /** All slides are in view. */
  isHidden: boolean;
  onClick: () => void;
}

/** Moves the slides one way; shown at 992 px and wider. @see spec §9 */
export function CarouselArrow({ direction, place, label, isDisabled, isHidden, onClick }: CarouselArrowProps) {
  return (
    <Round
      type="button"
      place={place}
      display={{ base: 'none', lg: isHidden ? 'none' : 'grid' }}
      css={place === 'over' ? { position: 'absolute', top: '50%', mt: '-6', [direction]: '5' } : undefined}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={direction === 'left' ? 'chevronLeft' : 'chevronRight'} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Round>
  );
}

interface PauseButtonProps {
  /** Of the row that moves. */
  label: string;
  isPaused: boolean;
  place: ButtonPlace;
  /** Shown at 992 px and wider only, as the row moves there only. */
  wideOnly: boolean | undefined;
  onClick: () => void;
}

/** Stops and restarts what moves by itself; absent for visitors who prefer reduced motion, since nothing moves then. */
export function PauseButton({ label, isPaused, place, wideOnly, onClick }: PauseButtonProps) {
  return (
    <Round
      type="button"
      place={place}
      display={{ base: wideOnly ? 'none' : 'grid', lg: 'grid' }}
      css={{ '@media (prefers-reduced-motion: reduce)': { display: 'none' } }}
      ms={place === 'over' ? { base: 'auto', lg: '1' } : undefined}
      me={place === 'over' ? { base: '2', lg: '0' } : undefined}
      boxSize="11"
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={isPaused ? 'M8 5.5v13l11-6.5z' : 'M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z'} fill="currentColor" />
      </svg>
      <VisuallyHidden>{`${isPaused ? 'Play' : 'Pause'}: ${label}`}</VisuallyHidden>
    </Round>
  );
}

const Round = chakra('button', {
  base: {
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    color: 'fg',
    transition: 'background-color 150ms, color 150ms, opacity 150ms, transform 150ms',
    _active: { transform: 'scale(0.94)' },
    _disabled: { opacity: 0.35 },
  },
  variants: {
    place: {
      above: {
        borderWidth: '1px',
        borderColor: 'border.emphasized',
        bg: 'bg.panel',
        '&:hover:not(:disabled)': { bg: 'stone.solid', color: 'stone.contrast', borderColor: 'stone.solid' },
      },
      // The pictures below are light in the dark scheme too.
      over: {
        color: '#2B1B24',
        bg: 'rgb(255 252 247 / 0.8)',
        '&:hover:not(:disabled)': { bg: '#FFFFFF' },
      },
    },
  },
});

/** A mark for each slide over the foot of the row; shown at 992 px and wider. */
export const CarouselDot = chakra(
  'button',
  {
    base: {
      display: { base: 'none', lg: 'grid' },
      placeItems: 'center',
      minW: '6',
      h: '6',
      '&::before': {
        content: '""',
        w: '2.5',
        h: '2.5',
        borderRadius: 'full',
        bg: 'rgb(43 27 36 / 0.35)',
        transition: 'width 200ms, background-color 200ms',
      },
      '&:hover::before': { bg: 'rgb(43 27 36 / 0.6)' },
      '&[aria-current]::before': { w: '7', bg: 'brand.solid' },
    },
  },
  { defaultProps: { type: 'button' } },
);
