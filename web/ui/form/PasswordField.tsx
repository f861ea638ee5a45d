import { useState } from 'react';
import { t } from '../../lib/messages';
import { Icon } from '../media/Icon';
import { Field, type FieldProps } from './Field';
import styles from './PasswordField.module.css';

/**
 * A Field for a password, with a button at its end that shows or hides what was typed. Pasting is welcome.
 *
 * @see spec §2 (show/hide toggle)
 */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      trailing={
        <button
          className={styles.button}
          type="button"
          aria-label={t('Show password')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eyeOff' : 'eye'} />
        </button>
      }
    />
  );
}
