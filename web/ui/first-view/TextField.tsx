import { type HTMLInputAutoCompleteAttribute, type HTMLInputTypeAttribute, useId } from 'react';
import { classes } from '../../lib/classes';
import styles from './TextField.module.css';

/** What the form passes to a TextField. */
interface TextFieldProps {
  /** The words above the box; they are its accessible name too. */
  label: string;
  /** The name the form finds the box by: `form.elements.namedItem(name)`. */
  name: string;
  /** What the box holds now. */
  value: string;
  /** Called with the new text on each keystroke, paste or autofill. */
  onChange: (value: string) => void;
  /** The error, shown under the box in red and read out with it; null while there is none. */
  error: string | null;
  /** The kind of keyboard and autofill. */
  type: HTMLInputTypeAttribute;
  /** The autofill token, such as 'email'. */
  autoComplete: HTMLInputAutoCompleteAttribute;
}

/**
 * One labelled text box of what the server draws on every page; elsewhere there is that of
 * `ui/form`. Label above, the box, then what is wrong with it, which a screen reader reads with it.
 * It has no outer margin.
 */
export function TextField({ label, onChange, error, ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        className={classes(styles.input, styles['size-lg'])}
        id={id}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className={styles.errorText} id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
