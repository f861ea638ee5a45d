import { useId } from 'react';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import styles from './OptionGroup.module.css';
import type { Option } from './options';

interface OptionGroupProps {
  /** The option and its values. */
  option: Option;
  /** The value chosen; absent while none is. */
  chosen: string | undefined;
  /** Marks the group as the one that stopped the form. It is a mark without a text. @see spec §5 */
  isMissing: boolean;
  /** Whether a value can be bought with what else is chosen. */
  isInStock: (value: string) => boolean;
  /** Called with the value pressed. */
  onChoose: (value: string) => void;
}

/** The values of one option (size, RAM or weight) as a group of radio buttons; arrow keys move within it. */
export function OptionGroup({ option, chosen, isMissing, isInStock, onChoose }: OptionGroupProps) {
  const id = useId();
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={isMissing || undefined}
      aria-required="true"
    >
      <div className={styles.label} id={id}>
        {option.label}
      </div>
      <div className={styles.values}>
        {option.values.map((value) => (
          <label className={styles.value} key={value} data-sold-out={!isInStock(value) || undefined}>
            <input
              type="radio"
              name={`${id}-${option.name}`}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            />
            {value}
            {!isInStock(value) && <VisuallyHidden> (out of stock)</VisuallyHidden>}
          </label>
        ))}
      </div>
    </div>
  );
}
