import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../lib/messages';
import { AccountRow, AccountSection } from '../profile/AccountSection';
import { ChangeEmailForm } from './ChangeEmailForm';
import { useEmailRequests } from './useEmailRequests';

interface EmailAddressProps {
  user: {
    /** Empty for those who sign in by phone and have given none. */
    email: string;
    isEmailConfirmed: boolean;
    /** The address that the account changes to once its link is opened. */
    pendingEmail: string | null;
    /** There is no password, so that none is asked for. */
    needsProvider: boolean;
  };
  /** Called when the account has a new pending address. */
  onRequested: () => void;
}

/**
 * The e-mail address of the account: whether it is confirmed, another link to confirm it, and the
 * form to change it.
 */
export function EmailAddress({ user, onRequested }: EmailAddressProps) {
  const { email, isEmailConfirmed, pendingEmail, needsProvider } = user;
  const { requestEmailConfirmation, isBusy } = useEmailRequests();
  const [isChanging, setChanging] = useState(false);

  return (
    <AccountSection title={t('Your e-mail address')}>
      <AccountRow>
        <Text
          display="flex"
          flexWrap="wrap"
          flex="1 1 16rem"
          alignItems="center"
          gap="2"
          overflowWrap="anywhere"
          fontWeight="semibold"
        >
          {email || t('No e-mail address yet')}
          {email && (
            <Badge colorPalette={isEmailConfirmed ? 'leaf' : 'danger'} variant="subtle">
              {isEmailConfirmed ? t('Confirmed') : t('Not confirmed')}
            </Badge>
          )}
        </Text>
        <Flex wrap="wrap" gap="3">
          {email && !isEmailConfirmed && (
            <Button
              variant="outline"
              aria-busy={isBusy || undefined}
              onClick={() => !isBusy && void requestEmailConfirmation()}
            >
              {isBusy ? t('Sending...') : t('Send the link again')}
            </Button>
          )}
          <Button variant="outline" aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
            {email ? t('Change e-mail') : t('Add an e-mail')}
          </Button>
        </Flex>
      </AccountRow>
      {email && !isEmailConfirmed && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {t('Open the link in our e-mail to confirm that this address is yours.')}
        </Text>
      )}
      {pendingEmail && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {t('We have sent a link to {email}. Your address changes once you open it, within 24 hours.', {
            email: pendingEmail,
          })}
        </Text>
      )}
      {isChanging && (
        <ChangeEmailForm
          email={email}
          hasPassword={!needsProvider}
          onSent={() => {
            setChanging(false);
            onRequested();
          }}
        />
      )}
    </AccountSection>
  );
}
