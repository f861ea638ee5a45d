import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
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
import { focusField } from '../ui/form/formFocus';
import { ScrollRow } from '../ui/layout/ScrollRow';
import { type Billing, EMPTY_BILLING } from './billing';

/** What another address empties: who receives is most often the same. */
const { streetAddressLine1, streetAddressLine2, city, state, zipCode } = EMPTY_BILLING;

const Card = chakra('label', {
  base: {
    display: 'flex',
    flex: '0 0 15rem',
    gap: '2.5',
    alignItems: 'flex-start',
    minH: '11',
    p: '3',
    bg: 'bg.panel',
    border: '1px solid {colors.border.control}',
    borderRadius: 'l2',
    cursor: 'pointer',
    '&:has(:checked)': { borderColor: 'brand.solid', boxShadow: 'inset 0 0 0 1px {colors.brand.solid}' },
    '& input': { flex: 'none', mt: '1', accentColor: 'brand.solid' },
  },
});

const Line = chakra('span', { base: { textStyle: 'sm', color: 'fg.muted', truncate: true } });

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
 * The address book above the form: a tap on one fills the form in, and the last one empties it for
 * another. An address that is changed in the form can be saved as it now is. Absent for an empty
 * book.
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
    <chakra.fieldset minW="0">
      <chakra.legend fontWeight="semibold" mb="2">
        {t('Deliver to')}
      </chakra.legend>
      <Flex asChild gap="3">
        <ScrollRow>
          {addresses.map((address) => (
            <Card key={address.id}>
              <input
                type="radio"
                name="address"
                checked={address.id === known}
                onChange={() => onFill(placeOf(address))}
                onClick={() => changed?.id === address.id && onFill(placeOf(address))}
              />
              <Grid as="span" alignContent="start" minW="0">
                <b>{nameOfAddress(address)}</b>
                <Line>{addressLine(address)}</Line>
                <Line>{address.fullName}</Line>
              </Grid>
            </Card>
          ))}
          <Card>
            <input type="radio" name="address" checked={known === null} onChange={begin} />
            <Grid as="span" alignContent="start" minW="0">
              <b>{t('New address')}</b>
              <Line>{t('We save this address when you order.')}</Line>
            </Grid>
          </Card>
        </ScrollRow>
      </Flex>
      {changed && (
        <Text
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          mt="3"
          fontSize="sm"
        >
          {t('You have changed {name}. When you order, we save it as a new address.', { name: nameOfAddress(changed) })}
          <Button
            variant="outline"
            aria-busy={isBusy || undefined}
            onClick={() => void save(changed.id, placeIn(billing), changed.label)}
          >
            {t('Save to {name}', { name: nameOfAddress(changed) })}
          </Button>
        </Text>
      )}
    </chakra.fieldset>
  );
}

function placeIn({ email: _email, buyerGstin: _buyerGstin, ...place }: Billing) {
  return place;
}

function isSame(place: ReturnType<typeof placeOf>, billing: Billing): boolean {
  return ADDRESS_FIELDS.every(({ name }) => place[name] === billing[name]);
}
