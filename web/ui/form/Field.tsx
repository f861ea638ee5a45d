import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute } from 'react';
import { useId } from 'react';
import { sayAsKnown, t } from '../../lib/messages';
import styles from './Field.module.css';

/** What the form passes to a Field. */
interface FieldProps {
  /** The words above the box; they are its accessible name too. */
  label: string;
  /** The name the form finds the box by: `form.elements.namedItem(name)`. */
  name: string;
  /** What the box holds now. */
  value: string;
  /** Called with the new text on each keystroke, paste or autofill. */
  onChange: (value: string) => void;
  /**
   * The error, shown under the box in red and read out with it; absent or empty while there is
   * none.
   */
  error?: string | null;
  /** Help under the box, read out with it. */
  hint?: string;
  /** Marks the box as one that may stay empty; all others are announced as required. */
  isOptional?: boolean;
  /** The kind of keyboard and autofill; 'text' unless said otherwise. */
  type?: HTMLInputTypeAttribute;
  /** The autofill token, such as 'billing postal-code'. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The on-screen keyboard, where the type does not decide it. */
  inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  /** The most characters the box takes. */
  maxLength?: number;
  /** A regular expression that the whole text must match; reported by the box's `validity`. */
  pattern?: string;
  /** Sets `required`, so that the box's `validity` reports an empty box. */
  isRequiredByBrowser?: boolean;
  /** So many lines are shown; the box then takes several. One line unless said otherwise. */
  rows?: number;
}

/**
 * One labelled text box of a page that the server draws; elsewhere there is `TextField`. Label
 * above, the box (48 px high, or as high as its `rows`), then what is wrong with it and a hint,
 * both of which a screen reader reads with it. It has no outer margin.
 */
export function Field(props: FieldProps) {
  const id = useId();
  const describedBy = [props.error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    name: props.name,
    value: props.value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => props.onChange(event.currentTarget.value),
    autoComplete: props.autoComplete,
    maxLength: props.maxLength,
    required: props.isRequiredByBrowser,
    'aria-required': props.isOptional ? undefined : true,
    'aria-invalid': props.error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  };
  return (
    <div className={styles.field}>
      <div className={styles.row}>
        <label className={styles.label} htmlFor={id}>
          {sayAsKnown(props.label)}
        </label>
        {props.isOptional && (
          <span className={styles.text} aria-hidden="true">
            {t('Optional')}
          </span>
        )}
      </div>
      {props.rows ? (
        <textarea className={styles.lines} rows={props.rows} {...shared} />
      ) : (
        <input
          className={styles.textBox}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          pattern={props.pattern}
          {...shared}
        />
      )}
      {props.error && (
        <p className={styles.error} id={`${id}-error`}>
          {sayAsKnown(props.error)}
        </p>
      )}
      {props.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {sayAsKnown(props.hint)}
        </p>
      )}
    </div>
  );
}
