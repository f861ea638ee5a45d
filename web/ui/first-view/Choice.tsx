import type { ComponentProps } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps extends ComponentProps<'input'> {
  /** `radio` for one of several, `checkbox` for any of them. */
  type: 'radio' | 'checkbox';
  /** `row`: the words behind the button. `tile`: a frame round the words, without a button. */
  look?: 'row' | 'tile';
  /** Whether its words are crossed out, as of what is sold out; it can be chosen nevertheless. */
  isOut?: boolean;
}

/**
 * What can be chosen in what the server draws: the browser's own button with the words that name
 * it. Elsewhere there are `RadioChoice` and `CheckBox` of `ui/form`.
 */
export function Choice({ look = 'row', isOut, children, ...rest }: ChoiceProps) {
  return (
    <label className={styles[look]} data-out={isOut || undefined}>
      <input {...rest} />
      {children}
    </label>
  );
}
