import { chakra } from '@chakra-ui/react';
import { AccountFrame } from '../../accounts/profile/AccountFrame';
import { useSession } from '../../accounts/session/session';
import { gql } from '../../gql';
import { useUnsubscribeFromNewsletterMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { useReport } from '../../ui/feedback/useReport';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { PageHead } from '../../ui/layout/PageHead';

gql(`mutation unsubscribeFromNewsletter($email: String!) {
  unsubscribeFromNewsletter(email: $email) { ok message userErrors { code message field } }
}`);

/**
 * Where a reader leaves the newsletter who has no mail of it at hand. The address of a shopper who
 * is signed in stands in the box, and is off the list by one press.
 */
export function LeaveNewsletterPage() {
  const session = useSession();
  const report = useReport();
  const [leave] = useUnsubscribeFromNewsletterMutation();
  const { box, isBusy, onSubmit } = useForm(
    { email: session?.user.email ?? '' },
    ({ email }) => {
      if (email.trim() === '') return { message: t('Please fill in your email'), field: 'email' };
      return report(async () => (await leave({ variables: { email } })).data?.unsubscribeFromNewsletter);
    },
    { resume: 'email' },
  );
  return (
    <AccountFrame
      title={t('Leave the newsletter')}
      intro={t('We take your own address off the list at once, and send a link to any other.')}
      footer={false}
    >
      <PageHead title={t('Leave the newsletter')} />
      <chakra.form display="grid" gap="5" noValidate onSubmit={onSubmit} aria-label={t('Leave the newsletter')}>
        <TextField {...box('email')} label={t('Your e-mail')} type="email" autoComplete="email" maxLength={254} />
        <SendButton isBusy={isBusy} busyLabel={t('Sending...')}>
          {t('Leave the list')}
        </SendButton>
      </chakra.form>
    </AccountFrame>
  );
}
