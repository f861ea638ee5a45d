// biome-ignore-all lint/a11y/useSemanticElements: a fieldset would need a legend on screen
import { type ChangeEvent, type FocusEvent, useId, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../feedback/AlertBar';
import { Icon } from '../media/Icon';
import styles from './QuantitySelector.module.css';

/** The alert for a quantity above the stock. @see spec §5, §8 */
export const MORE_THAN_IN_STOCK = 'The quantity is greater than product count in stock';

interface QuantitySelectorProps {
  /** Whole pieces, at least 1. */
  quantity: number;
  /** The most that can be taken: the pieces in stock. */
  countInStock: number;
  /**
   * Called with a whole number between 1 and `countInStock`, and only when it differs from
   * `quantity`.
   */
  onChange: (quantity: number) => void;
  /** Names the buttons: 'Increase quantity for …'. */
  productName: string;
  /** Nothing can be pressed or typed. */
  isDisabled?: boolean;
}

/**
 * Chooses a number of pieces by minus, plus or typing.
 *
 * Minus stops at 1. Plus stops at the pieces in stock and then says so in the alert bar and under
 * the field, until the quantity is lowered.
 *
 * @see spec §4, §5
 */
export function QuantitySelector({ quantity, countInStock, onChange, productName, isDisabled }: QuantitySelectorProps) {
  const alert = useAlert();
  const hintId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);

  const choose = (wanted: number) => {
    const isMore = wanted > countInStock;
    const chosen = Math.max(1, Math.min(wanted, countInStock));
    if (isMore) alert.error(t(MORE_THAN_IN_STOCK));
    else if (chosen < quantity) alert.clear(t(MORE_THAN_IN_STOCK));
    if (isMore || chosen < quantity) setIsOver(isMore);
    if (chosen !== quantity) onChange(chosen);
  };

  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '');
    setTyped(digits);
    const wanted = Number(digits);
    if (wanted < 1) return;
    choose(wanted);
    if (wanted > countInStock) setTyped(null);
  };

  return (
    <div className={styles.field}>
      <div
        className={styles.frame}
        role="group"
        aria-label={t('Quantity for {productName}', { productName })}
        data-invalid={isOver || undefined}
      >
        <button
          type="button"
          aria-label={t('Decrease quantity for {productName}', { productName })}
          disabled={isDisabled || quantity <= 1}
          onClick={() => choose(quantity - 1)}
        >
          <Icon name="minus" />
        </button>
        <input
          inputMode="numeric"
          autoComplete="off"
          aria-label={t('Quantity for {productName}', { productName })}
          aria-invalid={isOver || undefined}
          aria-describedby={isOver ? hintId : undefined}
          disabled={isDisabled}
          value={typed ?? quantity}
          onChange={type}
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
          onBlur={() => setTyped(null)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            setTyped(null);
            choose(quantity + (event.key === 'ArrowUp' ? 1 : -1));
          }}
        />
        <button
          type="button"
          aria-label={t('Increase quantity for {productName}', { productName })}
          disabled={isDisabled}
          onClick={() => choose(quantity + 1)}
        >
          <Icon name="plus" />
        </button>
      </div>
      {isOver && (
        <p className={styles.text} id={hintId}>
          {t(MORE_THAN_IN_STOCK)}
        </p>
      )}
    </div>
  );
}
