import { Button } from '@chakra-ui/react';
import type { ComponentType } from 'react';
import { Link, useParams } from 'react-router-dom';
import { LinkPage } from '../../accounts/email/LinkPage';
import { useEmailLink } from '../../accounts/email/useEmailLink';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { NotFoundPage } from '../NotFoundPage';
import { KeepAccountPage } from './KeepAccountPage';
import { LeaveNewsletterPage } from './LeaveNewsletterPage';
import { ConfirmMailingPage, LeaveMailingPage } from './MailingPage';
import { TellMePage } from './TellMePage';

/**
 * Where the link of a mail leads that confirms an address, of a new account or of one that is to
 * have another. It waits for a press, since programs that read mail ahead open links.
 */
export function ConfirmEmailPage() {
  const { confirmEmail, isBusy } = useEmailLink();
  return (
    <LinkPage
      title={t('Confirm Your E-mail')}
      intro={t('Press the button to confirm that this address is yours.')}
      label={t('Confirm my address')}
      isBusy={isBusy}
      onPress={confirmEmail}
      next={
        <Button asChild variant="outline" colorPalette="brand">
          <Link to={paths.myAccount()}>{t('Go to My Account')}</Link>
        </Button>
      }
    />
  );
}

/** Where the link of a mail leads that undoes a change of the address. */
export function UndoEmailChangePage() {
  const { undoEmailChange, isBusy } = useEmailLink();
  return (
    <LinkPage
      title={t('Keep Your E-mail')}
      intro={t(
        'Your account keeps, or gets back, the address this e-mail was sent to. You are signed out on every device and choose a new password.',
      )}
      label={t('Keep this address')}
      isBusy={isBusy}
      onPress={undoEmailChange}
      next={
        <Button asChild variant="outline" colorPalette="brand">
          <Link to={paths.forgotPassword()}>{t('Get a link to set one')}</Link>
        </Button>
      }
    />
  );
}

// Its parts come with the page of orders.
const AnswerPage = lazyComponent(async () => (await import('../purchase/OrdersPage')).AnswerPage);

const STEPS: Partial<Record<string, ComponentType>> = {
  confirm: ConfirmMailingPage,
  leave: LeaveMailingPage,
  answer: AnswerPage,
  keep: KeepAccountPage,
  newsletter: LeaveNewsletterPage,
  tellMe: TellMePage,
};

/** What a shopper does about mails of the shop: asks for, confirms, answers and leaves them. */
export function MailsPage() {
  const { step = '' } = useParams();
  const Step = STEPS[step] ?? NotFoundPage;
  return <Step />;
}
