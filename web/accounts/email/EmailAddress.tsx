import { useState } from 'react';
import { t } from '../../lib/messages';
import { Button } from '../../ui/form/Button';
import { Badge } from '../../ui/media/Badge';
import { AccountRow, AccountSection } from '../profile/AccountSection';
import { NoPassword, noProofWithoutPassword } from '../profile/NoPassword';
import { ChangeEmailForm } from './ChangeEmailForm';
import styles from './EmailAddress.module.css';
import { useEmailRequests } from './useEmailRequests';

interface EmailAddressProps {
  user: {
    email: string;
    isEmailConfirmed: boolean;
    /** The address that the account changes to once its link is opened. */
    pendingEmail: string | null;
    /** There is no password yet: one is set by a link that is mailed first. */
    needsProvider: boolean;
  };
  /** Called when the account has a new pending address. */
  onRequested: () => void;
}

/** The e-mail address of the account: whether it is confirmed, another link to confirm it, and the form to change it. */
export function EmailAddress({ user, onRequested }: EmailAddressProps) {
  const { email, isEmailConfirmed, pendingEmail, needsProvider } = user;
  const { requestEmailConfirmation, isBusy } = useEmailRequests();
  const [isChanging, setChanging] = useState(false);

  return (
    <AccountSection title={t('Your e-mail address')}>
      <AccountRow>
        <p className={styles.address}>
          {email}
          <Badge palette={isEmailConfirmed ? 'leaf' : 'danger'} variant="subtle">
            {isEmailConfirmed ? t('Confirmed') : t('Not confirmed')}
          </Badge>
        </p>
        <div className={styles.buttons}>
          {!isEmailConfirmed && (
            <Button
              variant="outline"
              aria-busy={isBusy || undefined}
              onClick={() => !isBusy && void requestEmailConfirmation()}
            >
              {isBusy ? t('Sending...') : t('Send the link again')}
            </Button>
          )}
          <Button variant="outline" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
            {t('Change e-mail')}
          </Button>
        </div>
      </AccountRow>
      {!isEmailConfirmed && (
        <p className={styles.text}>{t('Open the link that we mail you, which shows that it is yours.')}</p>
      )}
      {pendingEmail && (
        <p className={styles.text}>
          {t('We have sent a link to {email}. Your address changes once you open it, within 24 hours.', {
            email: pendingEmail,
          })}
        </p>
      )}
      {isChanging &&
        (needsProvider ? (
          <NoPassword why={noProofWithoutPassword()} />
        ) : (
          <ChangeEmailForm
            email={email}
            onSent={() => {
              setChanging(false);
              onRequested();
            }}
          />
        ))}
    </AccountSection>
  );
}
