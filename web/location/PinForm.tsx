import type { FormEvent } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { t } from '../lib/messages';
import { buttonLook } from '../ui/first-view/Button';
import styles from './PinForm.module.css';

/** Where the shop remembers a PIN code and leads back from. */
const REMEMBER_PIN = '/delivery/pin';

/**
 * Asks for the PIN code that goods are to come to. The browser sends it as it is, without script:
 * the shop remembers it in a cookie and shows this page again with its promises. With script it
 * comes in the place of the page as it was, so that Back does not lead there.
 */
export function PinForm() {
  const here = useHref(useLocation());
  return (
    <form className={styles.form} action={REMEMBER_PIN} onSubmit={replacePage}>
      <input type="hidden" name="to" value={here} />
      <input
        className={styles.box}
        name="pin"
        aria-label={t('PIN code')}
        placeholder={t('PIN code')}
        inputMode="numeric"
        autoComplete="postal-code"
        pattern="\s*[1-9]\d\d\s?\d{3}\s*"
        title={t('6 digits, such as 560001')}
        required
      />
      <button {...buttonLook({ variant: 'outline', palette: 'stone' })}>{t('Check')}</button>
    </form>
  );
}

function replacePage(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const entries = [...new FormData(event.currentTarget)].map(([name, entry]) => [name, String(entry)]);
  window.location.replace(`${REMEMBER_PIN}?${new URLSearchParams(entries)}`);
}
