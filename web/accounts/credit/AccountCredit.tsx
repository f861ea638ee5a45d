import { chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { gql } from '../../gql';
import { type AccountCreditQuery, useAccountCreditQuery } from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { paths } from '../../lib/paths';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { TextLink } from '../../ui/layout/TextLink';
import { AccountSection } from '../profile/AccountSection';
import { CreditMovements } from './CreditMovements';
import { GiftCardForm } from './GiftCardForm';

gql(`query AccountCredit {
  me {
    id creditBalance
    credits {
      id kind lastFour balance expiresAt state
      movements { id kind amount isTaken orderNumber note happenedAt }
    }
  }
}`);

type Credit = NonNullable<AccountCreditQuery['me']>['credits'][number];

/**
 * What the shopper can spend of gift cards and store credit, how each came to be and went, and the
 * box for another card.
 */
export function AccountCredit() {
  const { data, error, refetch } = useAccountCreditQuery({ fetchPolicy: 'cache-and-network' });
  const me = data?.me;
  return (
    <AccountSection
      title={t('Gift cards and store credit')}
      note={
        me && <Text color="fg.muted">{t('You can spend {amount}.', { amount: formatRupees(me.creditBalance) })}</Text>
      }
    >
      {!me && error && <LoadFailed message={t('We could not load your gift cards.')} onRetry={() => void refetch()} />}
      {me && me.credits.length > 0 && (
        <Stack as="ul" gap="4" listStyleType="none">
          {me.credits.map((credit) => (
            <CreditItem key={credit.id} credit={credit} />
          ))}
        </Stack>
      )}
      <GiftCardForm />
      <TextLink to={paths.giftCards()}>{t('Buy a gift card')}</TextLink>
    </AccountSection>
  );
}

function CreditItem({ credit: { kind, lastFour, balance, expiresAt, state, movements } }: { credit: Credit }) {
  // What was set aside and is free again says nothing once it is.
  const told = movements.filter((each) => each.kind !== 'HELD' && each.kind !== 'RELEASED');
  return (
    <li>
      <Flex justify="space-between" gap="4">
        <b>
          {kind === 'GIFT_CARD' ? t('Gift card ending in {lastFour}', { lastFour: lastFour ?? '' }) : t('Store credit')}
        </b>
        <chakra.b fontVariantNumeric="tabular-nums">{formatRupees(balance)}</chakra.b>
      </Flex>
      {expiresAt && balance > 0 && (
        <Text textStyle="sm" color="fg.muted">
          {state === 'EXPIRED'
            ? t('Expired on {date}', { date: formatDate(expiresAt) })
            : t('To be spent by {date}', { date: formatDate(expiresAt) })}
        </Text>
      )}
      <details>
        <summary>{t('What happened to it')}</summary>
        <CreditMovements movements={told} formatTime={formatDate} />
      </details>
    </li>
  );
}
