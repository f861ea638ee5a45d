import type { ChangeEvent, HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react';
import { useId } from 'react';
import { classes } from '../../lib/classes';
import { sayAsKnown, t } from '../../lib/messages';
import styles from './Field.module.css';

/** What the form passes to a Field. */
export interface FieldProps {
  /** The words above the box; they are its accessible name too. */
  label: string;
  /** The name the form finds the box by: `form.elements.namedItem(name)`. */
  name: string;
  /** What the box holds now. */
  value: string;
  /** Called with the new text on each keystroke, paste or autofill. */
  onChange: (value: string) => void;
  /** Called when the box loses focus: the moment for a hint, never for a refusal. */
  onBlur?: () => void;
  /** The error, shown under the box in red and read out with it; absent or empty while there is none. */
  error?: string | null;
  /** Help under the box, read out with it. */
  hint?: ReactNode;
  /** Marks the box as one that may stay empty; all others are announced as required. */
  isOptional?: boolean;
  /** Shows the text without letting it be changed. */
  isReadOnly?: boolean;
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
  /** Values offered while typing; any other text is just as welcome. */
  suggestions?: readonly string[];
  /** So many lines are shown; the box then takes several. One line unless said otherwise. */
  rows?: number;
  /** A control inside the box at its end, such as the eye of a password. */
  trailing?: ReactNode;
}

/**
 * One labelled text box: label above, the box (48 px high, or as high as its `rows`), then what is wrong with it and a hint.
 * The box is tied to both texts, so that a screen reader reads them with it. It has no outer margin.
 */
export function Field(props: FieldProps) {
  const id = useId();
  const describedBy = [props.error && `${id}-error`, props.hint && `${id}-hint`].filter(Boolean).join(' ');
  const shared = {
    id,
    name: props.name,
    value: props.value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => props.onChange(event.currentTarget.value),
    onBlur: props.onBlur,
    readOnly: props.isReadOnly,
    autoComplete: props.autoComplete,
    maxLength: props.maxLength,
    required: props.isRequiredByBrowser,
    'aria-required': props.isOptional || props.isReadOnly ? undefined : true,
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
      <div className={styles.box}>
        {props.rows ? (
          <textarea className={styles.lines} rows={props.rows} {...shared} />
        ) : (
          <input
            className={classes(styles.textBox, props.trailing !== undefined && styles.withTrailing)}
            type={props.type ?? 'text'}
            inputMode={props.inputMode}
            pattern={props.pattern}
            list={props.suggestions && `${id}-list`}
            {...shared}
          />
        )}
        {props.trailing && <div className={styles.trailing}>{props.trailing}</div>}
      </div>
      {props.suggestions && (
        <datalist id={`${id}-list`}>
          {props.suggestions.map((suggestion) => (
            <option key={suggestion} value={suggestion} />
          ))}
        </datalist>
      )}
      {props.error && (
        <p className={styles.error} id={`${id}-error`}>
          {sayAsKnown(props.error)}
        </p>
      )}
      {props.hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {typeof props.hint === 'string' ? sayAsKnown(props.hint) : props.hint}
        </p>
      )}
    </div>
  );
}
