import { useState } from 'react';
import { t } from '../lib/messages';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { RatingStars } from '../ui/media/RatingStars';
import styles from './StarsInput.module.css';

/** Every rating that can be given: 0.5 to 5 in halves. @see spec §9 */
const STEPS = Array.from({ length: 10 }, (_, step) => (step + 1) / 2);

interface StarsInputProps {
  /** Of the radio buttons. */
  name: string;
  /** 0.5 to 5 in halves. */
  stars: number;
  onChange: (stars: number) => void;
}

/**
 * Chooses a rating in half stars: ten radio buttons over five stars, so that arrow keys move by a half and a press on the
 * left or right half of a star gives the half or the whole of it.
 */
export function StarsInput({ name, stars, onChange }: StarsInputProps) {
  const [pointed, setPointed] = useState<number | null>(null);
  return (
    <fieldset>
      <legend className={styles.legend}>{t('Your rating')}</legend>
      <div className={styles.row}>
        <div className={styles.stars} onPointerLeave={() => setPointed(null)}>
          <span aria-hidden="true">
            <RatingStars rating={pointed ?? stars} />
          </span>
          <span className={styles.steps}>
            {STEPS.map((step) => (
              <label key={step} onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(step)}>
                <input type="radio" name={name} value={step} checked={step === stars} onChange={() => onChange(step)} />
                <VisuallyHidden>{inWords(step)}</VisuallyHidden>
              </label>
            ))}
          </span>
        </div>
        <span className={styles.word} aria-hidden="true">
          {pointed ?? stars} / 5
        </span>
      </div>
    </fieldset>
  );
}

function inWords(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}
