import { useEffect, useEffectEvent, useId, useState } from 'react';
import { formatRupees } from '../lib/money';
import styles from './PriceSlider.module.css';
import { PRICE } from './useProductFilter';

interface PriceSliderProps {
  /** Whole rupees; undefined where no bound is set. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** Called when a thumb is released or a field is left, and when the keys have rested; never while a thumb moves. A
   * thumb at its end gives undefined. */
  onChange: (range: { minPrice: number | undefined; maxPrice: number | undefined }) => void;
}

/** How long the keys must rest before a moved thumb counts, in ms: ten presses are one change of the list. */
const KEYS_REST_MS = 400;

/** A range in whole rupees. */
interface Range {
  low: number;
  high: number;
}

/**
 * The price range of a list, ₹100 to ₹60,000 in steps of ₹5: two thumbs, and two fields for those who rather type.
 *
 * A thumb that rests at its end sets no bound, so that goods below ₹100 are listed until the shopper moves it.
 *
 * @see spec §5, §9
 */
export function PriceSlider({ minPrice, maxPrice, onChange }: PriceSliderProps) {
  const id = useId();
  const chosen = { low: minPrice ?? PRICE.min, high: maxPrice ?? PRICE.max };
  const [draft, setDraft] = useState<Range | null>(null);
  const [areKeysUp, setKeysUp] = useState(false);
  const { low, high } = draft ?? chosen;

  const commit = (range: Range | null) => {
    setDraft(null);
    setKeysUp(false);
    if (!range || (range.low === chosen.low && range.high === chosen.high)) return;
    onChange({
      minPrice: range.low > PRICE.min ? range.low : undefined,
      maxPrice: range.high < PRICE.max ? range.high : undefined,
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

  const thumb = {
    ...PRICE,
    onPointerUp: () => commit(draft),
    onKeyUp: () => setKeysUp(true),
    onBlur: () => commit(draft),
  };
  const part = (rupees: number) => ((rupees - PRICE.min) / (PRICE.max - PRICE.min)) * 100;

  return (
    <fieldset className={styles.fields}>
      <legend>Price</legend>
      <div className={styles.rail}>
        <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
          <rect width="100" height="4" rx="2" className={styles.whole} />
          <rect x={part(low)} width={part(high) - part(low)} height="4" className={styles.part} />
        </svg>
        <input
          type="range"
          {...thumb}
          aria-label="Lowest price"
          aria-valuetext={formatRupees(low)}
          value={low}
          onChange={(event) => move({ low: Math.min(Number(event.target.value), high), high })}
          // Both thumbs may meet at the upper end, where only the lower one can still be moved.
          data-on-top={low > (PRICE.min + PRICE.max) / 2 || undefined}
        />
        <input
          type="range"
          {...thumb}
          aria-label="Highest price"
          aria-valuetext={formatRupees(high)}
          value={high}
          onChange={(event) => move({ low, high: Math.max(Number(event.target.value), low) })}
        />
      </div>
      <div className={styles.bounds}>
        <PriceField
          id={`${id}-low`}
          label="From ₹"
          rupees={low}
          onCommit={(value) => commit({ low: Math.min(value, high), high })}
        />
        <PriceField
          id={`${id}-high`}
          label="To ₹"
          rupees={high}
          onCommit={(value) => commit({ low, high: Math.max(value, low) })}
        />
      </div>
    </fieldset>
  );
}

interface PriceFieldProps {
  id: string;
  label: string;
  rupees: number;
  onCommit: (rupees: number) => void;
}

function PriceField({ id, label, rupees, onCommit }: PriceFieldProps) {
  // Null while nothing is typed: then the field follows the thumb.
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const value = Math.round(Number(typed) / PRICE.step) * PRICE.step;
    if (typed !== null && typed !== '' && Number.isFinite(value)) {
      onCommit(Math.max(PRICE.min, Math.min(value, PRICE.max)));
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
        {...PRICE}
        value={typed ?? rupees}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  );
}
