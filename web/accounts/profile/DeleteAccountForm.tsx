import { chakra, Flex } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { focusField } from '../../ui/form/formFocus';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { useSignOut } from '../session/useSignOut';
import { NoPassword, noProofWithoutPassword } from './NoPassword';
import { useDeleteAccount } from './useDeleteAccount';

interface DeleteAccountFormProps {
  /** Of the account, so that a password manager knows whose password it is. */
  email: string;
  /** There is no password yet: one is set by a link that is mailed first. */
  needsProvider: boolean;
}

/**
 * Says what is deleted with an account and what is kept, and deletes it once the password is given.
 * What stands in the way, such as an order that is on its way, is told in the graph's words.
 */
export function DeleteAccountForm({ email, needsProvider }: DeleteAccountFormProps) {
  const alert = useAlert();
  const signOut = useSignOut();
  const { deleteAccount, isBusy } = useDeleteAccount();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const { isGone, message } = password
      ? await deleteAccount(password)
      : { isGone: false, message: t('Password can not be blank!') };
    if (isGone) {
      alert.success(message);
      signOut();
      return;
    }
    setProblem(message);
    alert.error(message);
    focusField(form, 'currentPassword');
  };

  return (
    <chakra.form display="grid" gap="4" maxW="32rem" noValidate onSubmit={submit} aria-label={t('Delete my account')}>
      <p>
        {t(
          'Your cart, list, addresses and pictures are deleted for good, and your reviews stay without your name. Orders and invoices are kept as long as tax law requires.',
        )}
      </p>
      {needsProvider ? (
        <NoPassword why={noProofWithoutPassword()} />
      ) : (
        <>
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <PasswordField
            label={t('Your password')}
            name="currentPassword"
            autoComplete="current-password"
            value={password}
            onChange={setPassword}
            error={problem}
          />
          <Flex wrap="wrap" gap="3">
            <SendButton isBusy={isBusy} busyLabel={t('Deleting…')}>
              {t('Delete for good')}
            </SendButton>
          </Flex>
        </>
      )}
    </chakra.form>
  );
}
