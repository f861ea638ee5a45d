import { Box, Button, chakra, Text } from '@chakra-ui/react';
import { gql } from '../../gql';
import {
  type MyConsentsQuery,
  useConsentToNewsletterMutation,
  useMyConsentsQuery,
  useWithdrawConsentMutation,
} from '../../gql/graphql';
import { formatDate } from '../../lib/dates';
import { type Message, t } from '../../lib/messages';
import { LoadFailed } from '../../ui/feedback/LoadFailed';
import { useReport } from '../../ui/feedback/useReport';
import { Waiting, WaitingFields } from '../../ui/feedback/Waiting';
import { AccountRow, AccountSection } from './AccountSection';

gql(`query MyConsents {
  me { id email consents { purpose isGiven notice noticeVersion proof at } }
}`);
gql(`mutation withdrawConsent($purpose: ConsentPurpose!) {
  withdrawConsent(purpose: $purpose) { ok message userErrors { code message field } }
}`);
gql(`mutation consentToNewsletter($email: String!) {
  subscribeToNewsletter(email: $email) { message userErrors { code message } }
}`);

type Movement = NonNullable<MyConsentsQuery['me']>['consents'][number];
type Purpose = Movement['purpose'];

const NAMES: Record<Purpose, Message> = {
  NEWSLETTER: 'Newsletter',
  PRODUCT_ALERTS: 'Mails about stock and prices',
  SAVED_CARDS: 'Saved cards',
};

/** What each is for, as the graph words its notice. */
const NOTICES: Record<Purpose, Message> = {
  NEWSLETTER: 'We use your e-mail address to send you our newsletter, until you leave it.',
  PRODUCT_ALERTS: 'We use your e-mail address to tell you, once, that a product you asked about is back or costs less.',
  SAVED_CARDS:
    'The payment company keeps the cards that you choose to save, as tokens of the card network, so that you need not type them again. We never see their numbers.',
};

/**
 * What the shopper has consented to: each purpose with one press to withdraw it, as it takes one to
 * give it, and below them all that was given and withdrawn, with what shows it.
 */
export function Consents() {
  const report = useReport();
  const { data, error, refetch } = useMyConsentsQuery({ fetchPolicy: 'cache-and-network' });
  const [withdraw, { loading: isWithdrawing }] = useWithdrawConsentMutation({
    refetchQueries: ['MyConsents', 'ProductAlerts'],
  });
  const [consent, { loading: isGiving }] = useConsentToNewsletterMutation({ refetchQueries: ['MyConsents'] });
  const isBusy = isWithdrawing || isGiving;
  const me = data?.me;

  const take = (purpose: Purpose) =>
    report(async () => (await withdraw({ variables: { purpose } })).data?.withdrawConsent);
  const give = (email: string) =>
    report(async () => (await consent({ variables: { email } })).data?.subscribeToNewsletter);
  return (
    <AccountSection title={t('Your consents')}>
      {!me && error && <LoadFailed message={t('We could not load this list.')} onRetry={() => void refetch()} />}
      {!me && !error && (
        <Waiting label={t('Loading your list')}>
          <WaitingFields count={1} />
        </Waiting>
      )}
      {me &&
        (['NEWSLETTER', 'PRODUCT_ALERTS', 'SAVED_CARDS'] as const).map((purpose) => {
          // The latest of a purpose holds, and stands first.
          const last = me.consents.find((movement) => movement.purpose === purpose);
          const name = t(NAMES[purpose]);
          return (
            <AccountRow key={purpose}>
              <Text flex="1 1 14rem">
                <chakra.b fontWeight="semibold">{name}</chakra.b>
                <Text as="span" display="block" color="fg.muted" textStyle="sm">
                  {t(NOTICES[purpose])}
                </Text>
                <Text as="span" display="block" textStyle="sm">
                  {last?.isGiven
                    ? t('You agreed on {day}.', { day: formatDate(last.at) })
                    : t('You have not agreed to this.')}
                </Text>
              </Text>
              {last?.isGiven && (
                <Button
                  variant="outline"
                  aria-label={t('Withdraw: {name}', { name })}
                  aria-busy={isBusy || undefined}
                  onClick={() => !isBusy && void take(purpose)}
                >
                  {t('Withdraw')}
                </Button>
              )}
              {!last?.isGiven && purpose === 'NEWSLETTER' && (
                <Button
                  variant="outline"
                  aria-label={t('Agree: {name}', { name })}
                  aria-busy={isBusy || undefined}
                  onClick={() => !isBusy && void give(me.email)}
                >
                  {t('Agree')}
                </Button>
              )}
            </AccountRow>
          );
        })}
      {me && me.consents.length > 0 && (
        <chakra.details textStyle="sm">
          <chakra.summary cursor="pointer" fontWeight="semibold" py="2">
            {t('All that you agreed to and withdrew')}
          </chakra.summary>
          <Box as="ul" listStyleType="none" display="grid" gap="2" mt="2">
            {me.consents.map((movement) => (
              <li key={`${movement.purpose} ${movement.at}`}>
                {formatDate(movement.at)}: {t(NAMES[movement.purpose])},{' '}
                {movement.isGiven ? t('agreed') : t('withdrawn')}
                <Text as="span" display="block" color="fg.muted">
                  {movement.notice}
                </Text>
                <Text as="span" display="block" color="fg.muted" overflowWrap="anywhere">
                  {t('Notice {version}; shown by: {proof}', {
                    version: movement.noticeVersion,
                    proof: movement.proof,
                  })}
                </Text>
              </li>
            ))}
          </Box>
        </chakra.details>
      )}
    </AccountSection>
  );
}
