import { chakra } from '@chakra-ui/react';
import { t } from '../../lib/messages';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { useForm } from '../../ui/form/useForm';
import { useAddPasskey } from '../session/useAddPasskey';

/** What a passkey is called; then the browser makes it. */
export function AddPasskeyForm({ onAdded }: { onAdded: () => void }) {
  const addPasskey = useAddPasskey();
  const { box, isBusy, onSubmit } = useForm({ name: t('This device') }, ({ name }) => addPasskey(name), {
    onDone: onAdded,
    resume: 'name',
  });
  return (
    <chakra.form display="grid" gap="4" maxW="32rem" noValidate onSubmit={onSubmit} aria-label={t('Add a passkey')}>
      <TextField {...box('name')} label={t('What to call it')} maxLength={60} autoComplete="off" />
      <div>
        <SendButton isBusy={isBusy} busyLabel={t('One moment…')}>
          {t('Make the passkey')}
        </SendButton>
      </div>
    </chakra.form>
  );
}
