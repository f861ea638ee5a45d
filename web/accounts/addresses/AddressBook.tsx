import { Badge, Box, Button, chakra, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useAddressBookQuery } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { AccountSection } from '../profile/AccountSection';
import { AddressForm } from './AddressForm';
import { addressLine, nameOfAddress, placeOf, type SavedAddress, useChangeAddresses } from './addresses';

/**
 * The viewer's address book: each address with what can be done with it, and a way to add one.
 * Absent until it is known.
 */
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
      note={<Text color="fg.muted">{t('We save the addresses you order to here.')}</Text>}
    >
      <chakra.ul display="grid">
        {me.addresses.map((address) => (
          <chakra.li
            key={address.id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            gap="3"
            py="4"
            borderTop="1px solid {colors.border}"
            css={{ '& > form': { flex: '1' } }}
          >
            {open === address.id ? (
              formOf(address)
            ) : (
              <>
                <Box flex="1 1 16rem" minW="0" overflowWrap="anywhere">
                  <Text fontWeight="semibold">
                    {nameOfAddress(address)}{' '}
                    {address.isDefault && (
                      <Badge colorPalette="leaf" variant="subtle">
                        {t('Default')}
                      </Badge>
                    )}
                  </Text>
                  <Text color="fg.muted">{addressLine(address)}</Text>
                  <Text color="fg.muted">
                    {address.fullName} · {address.phoneNumber}
                  </Text>
                </Box>
                <Flex wrap="wrap" gap="2">
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
                </Flex>
              </>
            )}
          </chakra.li>
        ))}
      </chakra.ul>
      {open === 'new' ? (
        formOf(null)
      ) : (
        <Button justifySelf="start" variant="outline" colorPalette="brand" onClick={() => setOpen('new')}>
          {t('Add an address')}
        </Button>
      )}
    </AccountSection>
  );
}

/** An address not filled in yet: the shop delivers in India, and the shopper is who receives. */
function emptyPlace(fullName: string, phone: string | null) {
  const street = { streetAddressLine1: '', streetAddressLine2: '', city: '', state: '', zipCode: '' };
  return { ...street, fullName, phoneNumber: phone ?? '', country: 'India' };
}
