// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
import { Children, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classes } from '../../../lib/classes';
import { t } from '../../../lib/messages';
import { SLIDE_MS } from '../../../lib/timings';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import styles from './Carousel.module.css';
import { CarouselArrow, CarouselDot, PauseButton } from './CarouselButtons';
import { useAutoplay } from './useAutoplay';
import { useSlides } from './useSlides';

/** How many slides are in view from each width on; a fraction lets the next one peek in. */
export interface SlidesInView {
  base: number;
  sm?: number;
  md?: number;
  lg?: number;
  xl?: number;
}

interface CarouselProps {
  /** Names the row for a screen reader. */
  label: string;
  /** One element with a key for each slide. */
  children: ReactNode;
  inView: SlidesInView;
  /**
   * Stands above the row, with the buttons at its other end; without it the buttons lie over the
   * slides.
   */
  heading?: ReactNode;
  /** Between two slides, in px. */
  gap?: number;
  /**
   * Moves on by one slide every so many ms, with a pause button; absent: stands still.
   *
   * @see spec §9
   */
  autoplayMs?: number;
  /** Autoplay runs at 992 px and wider only. */
  autoplayWideOnly?: boolean;
  /** Goes on from the last slide to the first. */
  isInfinite?: boolean;
  /** A button for each slide, at 992 px and wider. */
  hasDots?: boolean;
}

/**
 * A row of slides that scrolls sideways by touch, wheel and, where it has the focus, by the arrow
 * keys, Home and End; by arrows at 992 px and wider.
 *
 * Autoplay stops at the end unless the row is infinite, and for good when the visitor presses
 * pause.
 */
export function Carousel({ label, children, inView, heading, gap = 16, ...moves }: CarouselProps) {
  const { autoplayMs, autoplayWideOnly, isInfinite = false, hasDots } = moves;
  const slides = Children.toArray(children);
  const areaRef = useRef<HTMLElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const { trackRef, index, isAtStart, isAtEnd, goTo, page } = useSlides({ slideMs: SLIDE_MS });

  useAutoplay({
    everyMs: slides.length > 1 ? autoplayMs : undefined,
    whenMatches: autoplayWideOnly ? '(min-width: 992px)' : 'all',
    isPaused,
    areaRef,
    onTick: () => {
      if (!isAtEnd) goTo(index + 1);
      else if (isInfinite) goTo(0);
    },
  });

  const moveByKey = (event: KeyboardEvent) => {
    const wanted: Record<string, number> = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: slides.length - 1,
    };
    const slide = wanted[event.key];
    // A focused element within a slide, such as a link, handles its own keys.
    if (slide === undefined || event.target !== event.currentTarget) return;
    event.preventDefault();
    goTo(Math.max(0, slide));
  };

  const fits = isAtStart && isAtEnd;
  const place = heading ? 'above' : 'over';
  const previous = (
    <CarouselArrow
      direction="left"
      place={place}
      label={t('Previous: {label}', { label })}
      isDisabled={isAtStart && !isInfinite}
      isHidden={fits}
      onClick={() => (isAtStart ? goTo(slides.length - 1) : page(-1))}
    />
  );
  const next = (
    <CarouselArrow
      direction="right"
      place={place}
      label={t('Next: {label}', { label })}
      isDisabled={isAtEnd && !isInfinite}
      isHidden={fits}
      onClick={() => (isAtEnd ? goTo(0) : page(1))}
    />
  );
  const pause = autoplayMs && slides.length > 1 && !fits && (
    <PauseButton
      label={label}
      isPaused={isPaused}
      place={place}
      wideOnly={autoplayWideOnly}
      onClick={() => setIsPaused(!isPaused)}
    />
  );

  return (
    <section className={styles.carousel} ref={areaRef} aria-roledescription="carousel" aria-label={label}>
      {heading && (
        <div className={styles.row}>
          {heading}
          <div className={styles.carouselRow}>
            {pause}
            {previous}
            {next}
          </div>
        </div>
      )}
      <ul
        className={classes(styles.track, heading !== undefined && styles.spaced)}
        ref={trackRef}
        aria-label={label}
        tabIndex={0}
        onKeyDown={moveByKey}
        style={{ gap, ...slideWidths(inView, gap) }}
      >
        {slides.map((slide, place) => (
          <li key={place}>{slide}</li>
        ))}
      </ul>
      {!heading && (
        <>
          {previous}
          {next}
          <div className={styles.foot}>
            {hasDots &&
              slides.map((_, slide) => (
                <CarouselDot key={slide} aria-current={slide === index || undefined} onClick={() => goTo(slide)}>
                  <VisuallyHidden>
                    {t('Slide {slide} of {length}', { slide: slide + 1, length: slides.length })}
                  </VisuallyHidden>
                </CarouselDot>
              ))}
            {pause}
          </div>
        </>
      )}
    </section>
  );
}

/** The width of a slide from each width of the window on, as the style sheet reads it. */
function slideWidths(inView: SlidesInView, gap: number): Record<string, string> {
  const widths = Object.entries(inView).map(([from, count]) => [
    `--slide-${from}`,
    `calc((100% - ${(Math.ceil(count) - 1) * gap}px) / ${count})`,
  ]);
  return Object.fromEntries(widths);
}
