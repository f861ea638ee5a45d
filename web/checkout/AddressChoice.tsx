import { useState } from 'react';
import {
  addressLine,
  nameOfAddress,
  placeOf,
  type SavedAddress,
  useChangeAddresses,
} from '../accounts/addresses/addresses';
import { ADDRESS_FIELDS } from '../accounts/addresses/addressFields';
import { t } from '../lib/messages';
import { Button } from '../ui/form/Button';
import { focusField } from '../ui/form/formFocus';
import { ScrollRow } from '../ui/layout/ScrollRow';
import styles from './AddressChoice.module.css';
import { type Billing, EMPTY_BILLING } from './billing';

/** What another address empties: who receives is most often the same. */
const { streetAddressLine1, streetAddressLine2, city, state, zipCode } = EMPTY_BILLING;

interface AddressChoiceProps {
  addresses: readonly SavedAddress[];
  /** What the form holds. */
  billing: Billing;
  /** Fills boxes of the form. */
  onFill: (entries: Partial<Billing>) => void;
  /** The form's id. */
  form: string;
}

/**
 * The address book above the form: a tap on one fills the form in, and the last one empties it for another. An address that
 * is changed in the form can be saved as it now is. Absent for an empty book.
 */
export function AddressChoice({ addresses, billing, onFill, form }: AddressChoiceProps) {
  const { save, isBusy } = useChangeAddresses();
  const same = addresses.find((address) => isSame(placeOf(address), billing));
  /** The address that was last in the form as it is in the book; null for a new one. */
  const [known, setKnown] = useState(same?.id ?? null);
  if (same && same.id !== known) setKnown(same.id);
  if (addresses.length === 0) return null;

  const changed = same ? undefined : addresses.find(({ id }) => id === known);
  const begin = () => {
    setKnown(null);
    onFill({ streetAddressLine1, streetAddressLine2, city, state, zipCode });
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) focusField(element, 'zipCode');
  };

  return (
    <fieldset className={styles.addressChoice}>
      <legend className={styles.legend}>{t('Deliver to')}</legend>
      <ScrollRow className={styles.row}>
        {addresses.map((address) => (
          <label key={address.id} className={styles.card}>
            <input
              type="radio"
              name="address"
              checked={address.id === known}
              onChange={() => onFill(placeOf(address))}
              onClick={() => changed?.id === address.id && onFill(placeOf(address))}
            />
            <span className={styles.words}>
              <b>{nameOfAddress(address)}</b>
              <span className={styles.line}>{addressLine(address)}</span>
              <span className={styles.line}>{address.fullName}</span>
            </span>
          </label>
        ))}
        <label className={styles.card}>
          <input type="radio" name="address" checked={known === null} onChange={begin} />
          <span className={styles.words}>
            <b>{t('New address')}</b>
            <span className={styles.line}>{t('Ordering saves this address.')}</span>
          </span>
        </label>
      </ScrollRow>
      {changed && (
        <p className={styles.changed}>
          {t('You have changed {name}. Ordering saves it as another address.', { name: nameOfAddress(changed) })}
          <Button
            variant="outline"
            aria-busy={isBusy || undefined}
            onClick={() => void save(changed.id, placeIn(billing), changed.label)}
          >
            {t('Save to {name}', { name: nameOfAddress(changed) })}
          </Button>
        </p>
      )}
    </fieldset>
  );
}

function placeIn({ email: _email, ...place }: Billing) {
  return place;
}

function isSame(place: ReturnType<typeof placeOf>, billing: Billing): boolean {
  return ADDRESS_FIELDS.every(({ name }) => place[name] === billing[name]);
}
