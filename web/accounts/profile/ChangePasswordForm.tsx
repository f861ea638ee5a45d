import { chakra, Stack } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { PasswordField } from '../../ui/form/PasswordField';
import { SendButton } from '../../ui/form/SendButton';
import { useForm } from '../../ui/form/useForm';
import { useChangePassword } from './useChangePassword';

const FIELDS = ['oldPassword', 'newPassword', 'confirmPassword'] as const;
const NOTHING = { oldPassword: '', newPassword: '', confirmPassword: '' };

/**
 * Old Password, New password, Confirm Password and Save, which the first empty box stops, or a
 * confirmation that does not match. Afterwards the boxes are empty.
 *
 * @param email of the account, so that a password manager knows whose password it is
 * @see spec §2 (change password), §5 (change password)
 */
export function ChangePasswordForm({ email }: { email: string }) {
  const changePassword = useChangePassword();
  const { box, isBusy, fill, onSubmit } = useForm(
    NOTHING,
    (entries) => {
      const blank = FIELDS.find((name) => entries[name] === '');
      if (blank) return { message: t('Please fill all the details'), field: blank };
      if (entries.newPassword !== entries.confirmPassword)
        return { message: t('Password and confirm password not match'), field: 'confirmPassword' };
      return changePassword(entries.oldPassword, entries.newPassword);
    },
    { onDone: () => fill(NOTHING), resume: 'oldPassword' },
  );

  return (
    <chakra.form maxW="md" noValidate onSubmit={onSubmit} aria-label={t('Change Password')}>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack gap="5">
        <PasswordField {...box('oldPassword')} label={t('Old Password')} autoComplete="current-password" />
        <PasswordField
          {...box('newPassword')}
          label={t('New password')}
          autoComplete="new-password"
          hint={t('At least 6 characters.')}
        />
        <PasswordField {...box('confirmPassword')} label={t('Confirm Password')} autoComplete="new-password" />
        <SendButton minW="min(10rem, 100%)" alignSelf={{ md: 'flex-start' }} isBusy={isBusy} busyLabel={t('Saving...')}>
          {t('Save')}
        </SendButton>
      </Stack>
    </chakra.form>
  );
}
