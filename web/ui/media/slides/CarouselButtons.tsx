import type { ComponentProps } from 'react';
import { classes } from '../../../lib/classes';
import { t } from '../../../lib/messages';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Icon } from '../Icon';
import { RoundButton } from '../RoundButton';
import styles from './CarouselButtons.module.css';

interface CarouselArrowProps {
  direction: 'left' | 'right';
  /** Above the slides, beside a heading, or over them. */
  place: 'above' | 'over';
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
    <RoundButton
      place={place}
      className={classes(styles.arrow, place === 'over' && styles.over, place === 'over' && styles[direction])}
      data-hidden={isHidden || undefined}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon name={direction === 'left' ? 'chevronLeft' : 'chevronRight'} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </RoundButton>
  );
}

interface PauseButtonProps {
  /** Of the row that moves. */
  label: string;
  isPaused: boolean;
  /** Above the slides, beside a heading, or over them. */
  place: 'above' | 'over';
  /** Shown at 992 px and wider only, as the row moves there only. */
  wideOnly: boolean | undefined;
  onClick: () => void;
}

/**
 * Stops and restarts what moves by itself; absent for visitors who prefer reduced motion, since
 * nothing moves then.
 */
export function PauseButton({ label, isPaused, place, wideOnly, onClick }: PauseButtonProps) {
  return (
    <RoundButton place={place} className={classes(styles.pause, wideOnly && styles.wideOnly)} onClick={onClick}>
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d={isPaused ? 'M8 5.5v13l11-6.5z' : 'M7 5.5h3.5v13H7zM13.5 5.5H17v13h-3.5z'} fill="currentColor" />
      </svg>
      <VisuallyHidden>{isPaused ? t('Play: {label}', { label }) : t('Pause: {label}', { label })}</VisuallyHidden>
    </RoundButton>
  );
}

/** A mark for each slide over the foot of the row; shown at 992 px and wider. */
export function CarouselDot(props: ComponentProps<'button'>) {
  return <button type="button" className={styles.carouselDot} {...props} />;
}
