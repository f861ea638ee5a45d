import { Button } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { LinkPage } from '../../accounts/email/LinkPage';
import { gql } from '../../gql';
import { useConfirmMailingMutation, useLeaveMailingMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { useReport } from '../../ui/feedback/useReport';

gql(`mutation confirmMailing($token: String!) {
  confirmMailing(token: $token) { ok message userErrors { code message field } }
}`);

gql(`mutation leaveMailing($token: String!) {
  leaveMailing(token: $token) { ok message userErrors { code message field } }
}`);

/** Where the link of a mail leads by which its reader says that they want such mails. */
export function ConfirmMailingPage() {
  const report = useReport();
  const [confirm, { loading }] = useConfirmMailingMutation();
  return (
    <LinkPage
      title={t('Confirm that we may write to you')}
      intro={t('Press the button, and we write to this address what you asked for.')}
      label={t('Yes, write to me')}
      isBusy={loading}
      onPress={(token) => report(async () => (await confirm({ variables: { token } })).data?.confirmMailing)}
      next={<ToTheShop />}
      footer={false}
    />
  );
}

/** Where the link of a mail leads by which its reader gets no more of the kind. */
export function LeaveMailingPage() {
  const report = useReport();
  const [leave, { loading }] = useLeaveMailingMutation();
  return (
    <LinkPage
      title={t('No more mails')}
      intro={t('One press, and no more mails of this kind come to this address.')}
      label={t('Write to me no more')}
      isBusy={loading}
      onPress={(token) => report(async () => (await leave({ variables: { token } })).data?.leaveMailing)}
      next={<ToTheShop />}
      footer={false}
    />
  );
}

function ToTheShop() {
  return (
    <Button asChild variant="outline" colorPalette="brand">
      <Link to={paths.home()}>{t('Go to the shop')}</Link>
    </Button>
  );
}
