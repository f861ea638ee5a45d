import { Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
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
import { RadioChoice, RadioOption } from '../ui/form/RadioChoice';
import { ScrollRow } from '../ui/layout/ScrollRow';
import { type Billing, EMPTY_BILLING } from './billing';

/** What another address empties: who receives is most often the same. */
const { streetAddressLine1, streetAddressLine2, city, state, zipCode } = EMPTY_BILLING;

/** The value of the card for an address that is not in the book. */
const NEW = 'new';

/** How wide a card is: of several, the last is cut by the edge. */
const card = { flex: '0 0 15rem', minW: '0' };

const Line = chakra('span', { base: { display: 'block', textStyle: 'sm', color: 'fg.muted', truncate: true } });

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

  // One that was removed meanwhile, on another page, is a new one.
  const chosen = addresses.find(({ id }) => id === known);
  const changed = same ? undefined : chosen;
  const fill = (id: string) => {
    const address = addresses.find((each) => each.id === id);
    if (address) onFill(placeOf(address));
  };
  const begin = () => {
    setKnown(null);
    onFill({ streetAddressLine1, streetAddressLine2, city, state, zipCode });
    const element = document.getElementById(form);
    if (element instanceof HTMLFormElement) focusField(element, 'zipCode');
  };

  return (
    <Box minW="0">
      <RadioChoice
        look="card"
        name="address"
        legend={t('Deliver to')}
        value={chosen?.id ?? NEW}
        onChange={(id) => (id === NEW ? begin() : fill(id))}
      >
        <Flex asChild gap="3">
          <ScrollRow>
            {addresses.map((address) => (
              <RadioOption
                key={address.id}
                value={address.id}
                {...card}
                onClick={() => changed?.id === address.id && fill(address.id)}
              >
                <b>{nameOfAddress(address)}</b>
                <Line>{addressLine(address)}</Line>
                <Line>{address.fullName}</Line>
              </RadioOption>
            ))}
            <RadioOption value={NEW} {...card}>
              <b>{t('New address')}</b>
              <Line>{t('We save this address when you order.')}</Line>
            </RadioOption>
          </ScrollRow>
        </Flex>
      </RadioChoice>
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
    </Box>
  );
}

function placeIn({ email: _email, buyerGstin: _buyerGstin, ...place }: Billing) {
  return place;
}

function isSame(place: ReturnType<typeof placeOf>, billing: Billing): boolean {
  return ADDRESS_FIELDS.every(({ name }) => place[name] === billing[name]);
}
