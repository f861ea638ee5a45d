import { Button, Heading, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import {
  useConfirmPhoneMutation,
  useRemovePasskeyMutation,
  useRemovePhoneMutation,
  useWaysToSignInQuery,
} from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { outcomeOf, useReport } from '../../ui/feedback/useReport';
import { Waiting, WaitingFields } from '../../ui/feedback/Waiting';
import { AccountRow, AccountSection } from '../profile/AccountSection';
import { knowsPasskeys } from '../session/askPasskey';
import { PhoneCodeForm } from '../session/phone/PhoneCodeForm';
import { AddPasskeyForm } from './AddPasskeyForm';

gql(`query WaysToSignIn {
  me { id email phone confirmedPhone passkeys { id name createdAt lastUsedAt } }
  shop { sendsTexts }
}`);
gql(`mutation confirmPhone($phone: String!, $code: String!) {
  confirmPhone(phone: $phone, code: $code) {
    user { id phone confirmedPhone }
    message
    userErrors { code message field }
  }
}`);
gql(`mutation removePhone {
  removePhone { user { id confirmedPhone } message userErrors { code message field } }
}`);
gql(`mutation removePasskey($id: ID!) {
  removePasskey(id: $id) { message userErrors { code message field } }
}`);

/**
 * How the shopper signs in beside the password: by a code to their phone, and by passkeys, each of
 * which is added and taken away here.
 */
export function WaysToSignIn() {
  const report = useReport();
  const { data, error, refetch } = useWaysToSignInQuery({ fetchPolicy: 'cache-and-network' });
  const [confirm] = useConfirmPhoneMutation();
  const [removePhone] = useRemovePhoneMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const [adding, setAdding] = useState<'phone' | 'passkey' | null>(null);
  const me = data?.me;
  if (!me)
    return (
      <AccountSection title={t('How you sign in')}>
        {error ? (
          <LoadFailed message={t('We could not load this list.')} onRetry={() => void refetch()} />
        ) : (
          <Waiting label={t('Loading your list')}>
            <WaitingFields count={1} />
          </Waiting>
        )}
      </AccountSection>
    );
  const { confirmedPhone, passkeys, email, phone } = me;
  const toggle = (what: 'phone' | 'passkey') => setAdding(adding === what ? null : what);
  return (
    <AccountSection title={t('How you sign in')}>
      {(data.shop.sendsTexts || confirmedPhone) && (
        <AccountRow>
          <Text flex="1 1 14rem">
            <b>{confirmedPhone ?? t('By phone')}</b>
            <Text as="span" display="block" color="fg.muted" textStyle="sm">
              {confirmedPhone
                ? t('A code to this number signs you in.')
                : t('A code in a text message signs you in, without a password.')}
            </Text>
          </Text>
          {confirmedPhone && email && (
            <Button variant="outline" onClick={() => void report(async () => (await removePhone()).data?.removePhone)}>
              {t('Remove number')}
            </Button>
          )}
          <Button variant="outline" aria-expanded={adding === 'phone'} onClick={() => toggle('phone')}>
            {confirmedPhone ? t('Change number') : t('Add a number')}
          </Button>
        </AccountRow>
      )}
      {adding === 'phone' && (
        <PhoneCodeForm
          label={t('Confirm number')}
          knownPhone={confirmedPhone ? '' : (phone ?? '')}
          onCode={(typed, code) =>
            outcomeOf(async () => (await confirm({ variables: { phone: typed, code } })).data?.confirmPhone)
          }
          onDone={() => setAdding(null)}
        />
      )}
      {(passkeys.length > 0 || knowsPasskeys()) && (
        <Heading as="h3" size="md">
          {t('Passkeys')}
        </Heading>
      )}
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <AccountRow key={id}>
          <Text flex="1 1 14rem" overflowWrap="anywhere">
            <b>{name}</b>
            <Text as="span" display="block" color="fg.muted" textStyle="sm">
              {lastUsedAt
                ? t('Passkey, last used on {day}', { day: formatDate(lastUsedAt) })
                : t('Passkey, added on {day}', { day: formatDate(createdAt) })}
            </Text>
          </Text>
          <Button
            variant="outline"
            aria-label={t('Remove {name}', { name })}
            onClick={async () => {
              await report(async () => (await removePasskey({ variables: { id } })).data?.removePasskey);
              void refetch();
            }}
          >
            {t('Remove')}
          </Button>
        </AccountRow>
      ))}
      {knowsPasskeys() && (
        <AccountRow>
          <Text flex="1 1 14rem" color="fg.muted">
            {t('A passkey signs you in by fingerprint, face or PIN of your device, without a password.')}
          </Text>
          <Button variant="outline" aria-expanded={adding === 'passkey'} onClick={() => toggle('passkey')}>
            {t('Add a passkey')}
          </Button>
        </AccountRow>
      )}
      {adding === 'passkey' && (
        <AddPasskeyForm
          onAdded={() => {
            setAdding(null);
            void refetch();
          }}
        />
      )}
    </AccountSection>
  );
}
