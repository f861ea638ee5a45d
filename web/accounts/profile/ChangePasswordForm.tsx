import { chakra, Stack } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { focusField } from '../../ui/form/formFocus';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { useChangePassword } from './useChangePassword';

const FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
type FieldName = (typeof FIELDS)[number];

const NOTHING: Record<FieldName, string> = { oldPassword: '', newPassword: '', confirmPassword: '' };

/**
 * Old Password, New password, Confirm Password and Save. The first empty box stops it, or a
 * confirmation that does not match: an alert, the same words under the box, and the focus in it.
 * Afterwards the boxes are empty.
 *
 * @param email of the account, so that a password manager knows whose password it is
 * @see spec §2 (change password), §5 (change password)
 */
export function ChangePasswordForm({ email }: { email: string }) {
  const alert = useAlert();
  const { changePassword, isBusy } = useChangePassword();
  const [entries, setEntries] = useState(NOTHING);
  const [problem, setProblem] = useState<{ message: string; field: string | null } | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const refuse = (message: string, field: string | null) => {
      setProblem({ message, field });
      alert.error(message);
      focusField(form, field ?? 'oldPassword');
    };
    const blank = FIELDS.find((name) => entries[name] === '');
    if (blank) return refuse(t('Please fill all the details'), blank);
    if (entries.newPassword !== entries.confirmPassword)
      return refuse(t('Password and confirm password not match'), 'confirmPassword');
    const { isChanged, message, field } = await changePassword(entries.oldPassword, entries.newPassword);
    if (!isChanged) return refuse(message, field);
    setProblem(null);
    setEntries(NOTHING);
    alert.success(message);
  };

  const bind = (name: FieldName) => ({
    name,
    value: entries[name],
    onChange: (value: string) => setEntries((before) => ({ ...before, [name]: value })),
    error: problem?.field === name ? problem.message : null,
  });

  return (
    <chakra.form maxW="md" noValidate onSubmit={submit} aria-label={t('Change Password')}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="5">
        <PasswordField {...bind('oldPassword')} label={t('Old Password')} autoComplete="current-password" />
        <PasswordField
          {...bind('newPassword')}
          label={t('New password')}
          autoComplete="new-password"
          hint={t('At least 6 characters.')}
        />
        <PasswordField {...bind('confirmPassword')} label={t('Confirm Password')} autoComplete="new-password" />
        <SendButton minW="40" alignSelf={{ md: 'flex-start' }} isBusy={isBusy} busyLabel={t('Saving...')}>
          {t('Save')}
        </SendButton>
      </Stack>
    </chakra.form>
  );
}
