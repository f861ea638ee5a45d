import { Badge, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { gql } from '../gql';
import {
  type GiftCardPurchaseState,
  GiftCardsPageDocument,
  type GiftCardsPageQuery,
  useCancelGiftCardMutation,
} from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { type Message, t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { useReport } from '../ui/feedback/useReport';

gql(`mutation cancelGiftCard($id: ID!) {
  cancelGiftCard(id: $id) {
    message
    giftCardPurchase { id state }
    userErrors { code message field }
  }
}`);

const STATES: Record<GiftCardPurchaseState, Message> = {
  PENDING: 'We are checking the payment',
  PAID: 'Paid',
  SENT: 'Sent',
  REFUNDED: 'Called off',
};

type Purchase = NonNullable<GiftCardsPageQuery['me']>['giftCardPurchases'][number];

/** The gift cards that the shopper has bought, each with how it is called off. */
export function BoughtGiftCards({ purchases }: { purchases: readonly Purchase[] }) {
  const report = useReport();
  const [callOff, { loading }] = useCancelGiftCardMutation({ refetchQueries: [GiftCardsPageDocument] });
  if (purchases.length === 0) return <Text color="fg.muted">{t('You have not bought one yet.')}</Text>;
  return (
    <Stack as="ul" gap="5" listStyleType="none">
      {purchases.map(({ id, value, state, recipientName, recipientEmail, sendAt, expiresAt }) => (
        <Flex as="li" key={id} justify="space-between" align="flex-start" gap="4" wrap="wrap">
          <chakra.div minW="0">
            <b>{t('{amount} for {name}', { amount: formatRupees(value), name: recipientName })}</b>{' '}
            <Badge colorPalette={state === 'REFUNDED' ? 'stone' : 'leaf'}>{t(STATES[state])}</Badge>
            <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
              {[
                recipientEmail,
                state === 'PAID' && sendAt ? t('goes out on {date}', { date: formatDate(sendAt) }) : '',
                state !== 'REFUNDED' && expiresAt ? t('to be spent by {date}', { date: formatDate(expiresAt) }) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </chakra.div>
          {(state === 'PAID' || state === 'SENT') && (
            <Button
              variant="outline"
              minH="11"
              aria-busy={loading || undefined}
              aria-label={t('Call off the gift card for {name}', { name: recipientName })}
              onClick={() => {
                if (!loading) void report(async () => (await callOff({ variables: { id } })).data?.cancelGiftCard);
              }}
            >
              {t('Call off')}
            </Button>
          )}
        </Flex>
      ))}
    </Stack>
  );
}
