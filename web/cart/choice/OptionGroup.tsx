import { useId } from 'react';
import { t } from '../../lib/messages';
import { packInWords } from '../../lib/packs';
import { Choice } from '../../ui/first-view/Choice';
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
  /** What stands below a value, such as what it costs; absent for nothing. */
  note?: (value: string) => string;
  /** Called with the value pressed. */
  onChoose: (value: string) => void;
}

/**
 * The values of one option (size, RAM or weight) as a group of radio buttons; arrow keys move
 * within it.
 */
export function OptionGroup({ option, chosen, isMissing, isInStock, note, onChoose }: OptionGroupProps) {
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
        {t(option.label)}
      </div>
      <div className={styles.values}>
        {option.values.map((value, place) => {
          const pack = packInWords(value);
          return (
            <Choice
              key={value}
              type="radio"
              className={styles.value}
              isSoldOut={!isInStock(value)}
              name={`${id}-${option.name}`}
              value={value}
              aria-label={isInStock(value) ? pack : t('{value} (out of stock)', { value: pack })}
              aria-describedby={note && `${id}-${place}`}
              checked={chosen === value}
              onChange={() => onChoose(value)}
            >
              {pack}
              {note && (
                <small className={styles.note} id={`${id}-${place}`}>
                  {note(value)}
                </small>
              )}
            </Choice>
          );
        })}
      </div>
    </div>
  );
}
