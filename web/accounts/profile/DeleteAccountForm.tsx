import { chakra, Flex } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { useForm } from '../../ui/form/useForm';
import { useSignOut } from '../session/useSignOut';
import { useDeleteAccount } from './useDeleteAccount';

interface DeleteAccountFormProps {
  /** Of the account, so that a password manager knows whose password it is. */
  email: string;
  /** Whether the account has one, which is asked for then. */
  hasPassword: boolean;
}

/**
 * Says what is deleted with an account, when, and what is kept, and has it deleted once the
 * password is given, where there is one. The shopper is signed out then.
 * What stands in the way, such as an order that is on its way, is told in the graph's words.
 */
export function DeleteAccountForm({ email, hasPassword }: DeleteAccountFormProps) {
  const signOut = useSignOut();
  const deleteAccount = useDeleteAccount();
  const { box, isBusy, onSubmit } = useForm(
    { currentPassword: '' },
    ({ currentPassword }) =>
      hasPassword && currentPassword === ''
        ? { message: t('Password can not be blank!'), field: 'currentPassword' }
        : // Whatever stands in the way, an open order as well, is told beside the password.
          deleteAccount(currentPassword).then((outcome) => ({ ...outcome, field: 'currentPassword' })),
    { onDone: signOut },
  );

  return (
    <chakra.form display="grid" gap="4" maxW="32rem" noValidate onSubmit={onSubmit} aria-label={t('Delete my account')}>
      <p>
        {t(
          'You are signed out at once, and your account is deleted 48 hours later. Until then you can keep it: sign in and open My Account, or use the link that we mail you.',
        )}
      </p>
      <p>
        {t(
          'Your cart, list, addresses and pictures are deleted for good, and your reviews stay without your name. Orders and invoices are kept as long as tax law requires.',
        )}
      </p>
      <p>{t('What is left of your store credit is lost; a gift card can be spent by anyone who has its code.')}</p>
      {hasPassword && (
        <>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField {...box('currentPassword')} label={t('Your password')} autoComplete="current-password" />
        </>
      )}
      <Flex wrap="wrap" gap="3">
        <SendButton isBusy={isBusy} busyLabel={t('Deleting…')}>
          {t('Delete in 48 hours')}
        </SendButton>
      </Flex>
    </chakra.form>
  );
}
