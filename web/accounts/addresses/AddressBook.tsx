import { useState } from 'react';
import { useAddressBookQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { Button } from '../../ui/form/Button';
import { Badge } from '../../ui/media/Badge';
import { AccountSection } from '../profile/AccountSection';
import styles from './AddressBook.module.css';
import { AddressForm } from './AddressForm';
import { addressLine, nameOfAddress, placeOf, type SavedAddress, useChangeAddresses } from './addresses';

/** The viewer's address book: each address with what can be done with it, and a way to add one. Absent until it is known. */
export function AddressBook() {
  const { data } = useAddressBookQuery({ fetchPolicy: 'cache-and-network' });
  const { save, remove, setDefault, isBusy } = useChangeAddresses();
  /** Which form is open: the id of an address, `new`, or none. */
  const [open, setOpen] = useState<string | null>(null);
  const me = data?.me;
  if (!me) return null;

  const formOf = (address: SavedAddress | null) => (
    <AddressForm
      name={address ? t('Edit {name}', { name: nameOfAddress(address) }) : t('New address')}
      place={address ? placeOf(address) : emptyPlace(me.name, me.phone)}
      label={address?.label ?? ''}
      isBusy={isBusy}
      onSave={async (place, label) => {
        const refusal = await save(address?.id ?? null, place, label);
        if (!refusal) setOpen(null);
        return refusal;
      }}
      onCancel={() => setOpen(null)}
    />
  );

  return (
    <AccountSection
      title={t('Your addresses')}
      note={<p className={styles.text}>{t('Where you order to is saved here by itself.')}</p>}
    >
      <ul className={styles.list}>
        {me.addresses.map((address) => (
          <li key={address.id} className={styles.address}>
            {open === address.id ? (
              formOf(address)
            ) : (
              <>
                <div className={styles.words}>
                  <p className={styles.name}>
                    {nameOfAddress(address)}{' '}
                    {address.isDefault && (
                      <Badge palette="leaf" variant="subtle">
                        {t('Default')}
                      </Badge>
                    )}
                  </p>
                  <p className={styles.text}>{addressLine(address)}</p>
                  <p className={styles.text}>
                    {address.fullName} · {address.phoneNumber}
                  </p>
                </div>
                <div className={styles.buttons}>
                  <Button
                    variant="outline"
                    aria-label={t('Edit {name}', { name: nameOfAddress(address) })}
                    onClick={() => setOpen(address.id)}
                  >
                    {t('Edit')}
                  </Button>
                  {!address.isDefault && (
                    <Button
                      variant="ghost"
                      aria-label={t('Make {name} the default', { name: nameOfAddress(address) })}
                      onClick={() => void setDefault(address.id)}
                    >
                      {t('Make default')}
                    </Button>
                  )}
                  <Button
                    variant="ghost"
                    aria-label={t('Remove {name}', { name: nameOfAddress(address) })}
                    onClick={() => void remove(address.id)}
                  >
                    {t('Remove')}
                  </Button>
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
      {open === 'new' ? (
        formOf(null)
      ) : (
        <Button className={styles.add} variant="outline" palette="brand" onClick={() => setOpen('new')}>
          {t('Add an address')}
        </Button>
      )}
    </AccountSection>
  );
}

/** A place nobody has typed yet: the shop delivers in India, and the shopper is who receives. */
function emptyPlace(fullName: string, phone: string | null) {
  const street = { streetAddressLine1: '', streetAddressLine2: '', city: '', state: '', zipCode: '' };
  return { ...street, fullName, phoneNumber: phone ?? '', country: 'India' };
}
