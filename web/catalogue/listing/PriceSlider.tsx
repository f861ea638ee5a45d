// biome-ignore-all lint/a11y/noStaticElementInteractions: the inputs within it are for the keyboard and for readers
import { type PointerEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { Count } from './FacetChoices';
import type { PriceChoice } from './facets';
import styles from './PriceSlider.module.css';
import { ANY_PRICE, type PriceRange, rangeInWords } from './priceRange';
import { MAX_PRICE, PRICE } from './useProductFilter';

/** The range that is chosen may lie beyond the ends of the slider. */
interface PriceSliderProps extends PriceRange {
  /** Ranges to choose by one press, see `ListFacets.prices`. */
  choices: readonly PriceChoice[];
  /**
   * Called when a thumb is released or a field is left, when the keys have rested, and by a press
   * on a choice; never while a thumb moves. A thumb at its end and an empty field give undefined.
   */
  onChange: (range: PriceRange) => void;
}

/**
 * How long the keys must rest before a moved thumb counts, in ms: ten presses are one change of the
 * list.
 */
const KEYS_REST_MS = 400;

/** A range in whole rupees. */
interface Range {
  low: number;
  high: number;
}

/** How far beside a thumb it can still be taken, in pixels. */
const REACH_PX = 24;

/**
 * The price range of a list: two thumbs from ₹100 to ₹60,000 in steps of ₹5, ranges to press with
 * the number of products in them, and two fields, where any amount can be typed and is obeyed as it
 * stands. On the rail each doubling of a price takes as much room as the one before: half of it is
 * for what costs less than ₹2,500, which in a grocer's shop is nearly everything.
 *
 * A thumb that rests at its end sets no bound, so that goods below ₹100 are listed until the
 * shopper moves it; the fields are empty where there is no bound.
 *
 * @see spec §5, §9
 */
export function PriceSlider({ choices, minPrice, maxPrice, onChange }: PriceSliderProps) {
  const id = useId();
  const chosen = { low: withinRail(minPrice ?? PRICE.min), high: withinRail(maxPrice ?? PRICE.max) };
  const [draft, setDraft] = useState<Range | null>(null);
  const [areKeysUp, setKeysUp] = useState(false);
  const { low, high } = draft ?? chosen;

  const commit = (range: Range | null) => {
    setDraft(null);
    setKeysUp(false);
    if (!range || (range.low === chosen.low && range.high === chosen.high)) return;
    // The bound of a thumb that was left alone stays, also beyond the end of the slider.
    onChange({
      minPrice: range.low === chosen.low ? minPrice : range.low > PRICE.min ? range.low : undefined,
      maxPrice: range.high === chosen.high ? maxPrice : range.high < PRICE.max ? range.high : undefined,
    });
  };
  const move = (range: Range) => {
    setDraft(range);
    setKeysUp(false);
  };
  const commitRested = useEffectEvent(commit);
  useEffect(() => {
    if (!draft || !areKeysUp) return;
    const timer = setTimeout(() => commitRested(draft), KEYS_REST_MS);
    return () => clearTimeout(timer);
  }, [draft, areKeysUp]);

  const [taken, setTaken] = useState<keyof Range | null>(null);
  const thumb = {
    ...PRICE,
    onKeyUp: () => setKeysUp(true),
    onBlur: () => commit(draft),
  };
  const take = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const far = (rupees: number) => event.clientX - left - (partOf(rupees) / 100) * width;
    // Where both thumbs meet, the one that can go where the pointer is; at the upper end that is
    // the lower one.
    const isLow = Math.abs(far(low)) < Math.abs(far(high)) || (low === high && (far(low) < 0 || low === PRICE.max));
    if (event.button !== 0 || Math.abs(far(isLow ? low : high)) > REACH_PX) return;
    // A drawer that it stands in does not follow the finger as well.
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.querySelectorAll('input')[isLow ? 0 : 1]?.focus({ preventScroll: true });
    setTaken(isLow ? 'low' : 'high');
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!taken) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const rupees = priceAt((event.clientX - left) / width);
    move(taken === 'low' ? { low: Math.min(rupees, high), high } : { low, high: Math.max(rupees, low) });
  };
  const letGo = (range: Range | null) => {
    setTaken(null);
    commit(range);
  };

  return (
    <fieldset className={styles.fields}>
      <legend>{t('Price')}</legend>
      <div
        className={styles.rail}
        // The focus stays with the input of the thumb.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={take}
        onPointerMove={drag}
        onPointerUp={() => letGo(draft)}
        onPointerCancel={() => letGo(null)}
      >
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" rx="2" className={styles.whole} />
          <rect x={partOf(low)} width={partOf(high) - partOf(low)} height="4" className={styles.part} />
        </svg>
        <input
          type="range"
          {...thumb}
          aria-label={t('Lowest price')}
          aria-valuetext={formatRupees(low)}
          value={low}
          onChange={(event) => move({ low: Math.min(Number(event.target.value), high), high })}
        />
        <span className={styles.thumb} style={{ left: `${partOf(low)}%` }} />
        <input
          type="range"
          {...thumb}
          aria-label={t('Highest price')}
          aria-valuetext={formatRupees(high)}
          value={high}
          onChange={(event) => move({ low, high: Math.max(Number(event.target.value), low) })}
        />
        <span className={styles.thumb} style={{ left: `${partOf(high)}%` }} />
      </div>
      <div className={styles.bounds}>
        <PriceField
          id={`${id}-low`}
          label={t('From ₹')}
          placeholder="0"
          rupees={low === chosen.low ? minPrice : low}
          onCommit={(low) =>
            onChange({ minPrice: low || undefined, maxPrice: isAbove(low, maxPrice) ? undefined : maxPrice })
          }
        />
        <PriceField
          id={`${id}-high`}
          label={t('To ₹')}
          placeholder={t('Any')}
          rupees={high === chosen.high ? maxPrice : high}
          onCommit={(high) =>
            onChange({ minPrice: isAbove(minPrice, high) ? undefined : minPrice, maxPrice: high || undefined })
          }
        />
      </div>
      {choices.length > 0 && (
        <ul className={styles.choices}>
          {choices.map(({ value, label, count, isEstimate }) => {
            const bounds = boundsOf(value);
            const isChosen = bounds.minPrice === minPrice && bounds.maxPrice === maxPrice;
            return (
              <li key={value}>
                <button
                  type="button"
                  aria-pressed={isChosen}
                  disabled={count === 0 && !isEstimate && !isChosen}
                  onClick={() => onChange(isChosen ? ANY_PRICE : bounds)}
                >
                  {label ?? rangeInWords(bounds)}
                  <Count isEstimate={isEstimate}>{count}</Count>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </fieldset>
  );
}

function boundsOf(range: string): PriceRange {
  const [from, to] = range.split('-').map(Number);
  return { minPrice: from || undefined, maxPrice: to || undefined };
}

/** How often a price is doubled from one end of the rail to the other, but for a factor. */
const GROWTH = Math.log(PRICE.max / PRICE.min);

/** Where on the rail a price stands, in percent of its length. */
function partOf(rupees: number): number {
  return (Math.log(rupees / PRICE.min) / GROWTH) * 100;
}

/** The price at a part of the rail, 0 to 1 and beyond its ends: a whole number of steps. */
function priceAt(part: number): number {
  const rupees = PRICE.min * Math.exp(part * GROWTH);
  return withinRail(PRICE.min + Math.round((rupees - PRICE.min) / PRICE.step) * PRICE.step);
}

function withinRail(rupees: number): number {
  return Math.max(PRICE.min, Math.min(rupees, PRICE.max));
}

/**
 * Of two bounds the one that was typed last is obeyed; the other one goes where they contradict
 * each other.
 */
function isAbove(low: number | undefined, high: number | undefined): boolean {
  return low !== undefined && !!high && low > high;
}

interface PriceFieldProps {
  id: string;
  label: string;
  /** Stands in the empty field. */
  placeholder: string;
  /** Undefined for no bound. */
  rupees: number | undefined;
  /**
   * Called with whole rupees, or undefined when the field was emptied; only when it differs from
   * `rupees`.
   */
  onCommit: (rupees: number | undefined) => void;
}

function PriceField({ id, label, placeholder, rupees, onCommit }: PriceFieldProps) {
  // Null while nothing is typed: then the field follows the list.
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null) {
      const value = typed === '' ? undefined : Math.min(Math.max(0, Math.round(Number(typed))), MAX_PRICE);
      if (value !== rupees) onCommit(value);
    }
    setTyped(null);
  };
  return (
    <label htmlFor={id}>
      <span>{label}</span>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={0}
        max={MAX_PRICE}
        placeholder={placeholder}
        value={typed ?? rupees ?? ''}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  );
}
