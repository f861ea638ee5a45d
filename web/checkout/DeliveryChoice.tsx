import { chakra, Stack, Text } from '@chakra-ui/react';
import { gql } from '../gql';
import { useCheckoutDeliveryQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { KIND_OF_GOODS } from '../location/DeliveryTo';

gql(`query CheckoutDelivery($pin: String!) {
  me { id cart { id deliveryPromises(pin: $pin) { kind text isServed slots { code text } } } }
}`);

interface DeliveryChoiceProps {
  /** As it stands in the form. */
  zipCode: string;
  /** The chosen time; empty for the earliest. */
  slot: string;
  onChoose: (slot: string) => void;
  /** By when express brings what does not spoil, where it is chosen. */
  express: string | null;
}

/**
 * When the order comes to the PIN code of the form, and at which time its fresh goods are to come.
 * It is as high from the beginning as most answers are, so that what stands below does not move
 * away from under the shopper who presses it just then.
 */
export function DeliveryChoice({ zipCode, slot, onChoose, express }: DeliveryChoiceProps) {
  const pin = /^[1-9]\d{2}\s?\d{3}$/.test(zipCode.trim()) ? zipCode.replace(/\s/g, '') : '';
  const { data, previousData } = useCheckoutDeliveryQuery({ variables: { pin }, skip: !pin });
  const promises = (pin && (data ?? previousData)?.me?.cart.deliveryPromises) || [];
  const isMixed = promises.length > 1;
  return (
    <Stack gap="3" minH="12" justify="center" role="status" aria-label={t('Delivery')}>
      {promises.map(({ kind, text, isServed, slots }) => (
        <div key={kind}>
          {isMixed && <Text color="fg.muted">{t(KIND_OF_GOODS[kind])}</Text>}
          {slots.length > 0 ? (
            <chakra.label
              display="flex"
              flexWrap="wrap"
              justifyContent="space-between"
              alignItems="center"
              gap="2"
              css={{
                '& select': {
                  maxW: '100%',
                  h: '11',
                  px: '2',
                  bg: 'bg.panel',
                  border: '1px solid {colors.border.control}',
                  borderRadius: 'l2',
                },
              }}
            >
              <span>{t('Delivery')}</span>
              <select
                value={slots.some(({ code }) => code === slot) ? slot : ''}
                onChange={(event) => onChoose(event.target.value)}
              >
                {slots.map(({ code, text: time }, index) => (
                  <option key={code} value={index === 0 ? '' : code}>
                    {time}
                  </option>
                ))}
              </select>
            </chakra.label>
          ) : (
            <Text
              fontWeight="semibold"
              color="leaf.fg"
              css={{ '&[data-unserved]': { color: 'danger.fg' } }}
              data-unserved={isServed ? undefined : ''}
            >
              {kind === 'GENERAL' && express !== null ? express : text}
            </Text>
          )}
        </div>
      ))}
      {!pin && <Text color="fg.muted">{t('Enter the PIN code to see the delivery day.')}</Text>}
    </Stack>
  );
}
