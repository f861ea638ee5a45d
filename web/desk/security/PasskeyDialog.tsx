import { useState } from 'react';
import { useAddPasskey } from '../../accounts/session/useAddPasskey';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';

interface PasskeyDialogProps {
  /** Called with recovery codes, where this was the first factor. */
  onAdded: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Adds a passkey: what it is called, and then the browser asks for it. */
export function PasskeyDialog({ onAdded, onClose }: PasskeyDialogProps) {
  const addPasskey = useAddPasskey();
  const alert = useAlert();
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const send = async () => {
    const { isDone, message, field, recoveryCodes } = await addPasskey(name);
    alert[isDone ? 'success' : 'error'](message);
    setError(field === 'name' ? message : null);
    if (isDone) onAdded(recoveryCodes);
    return isDone;
  };
  return (
    <FormDialog
      title={t('Add a passkey')}
      text={t('Your phone, your computer or a security key signs you in by fingerprint, face or PIN.')}
      actionLabel={t('Add a passkey')}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={t('What to call it')}
        hint={t('Such as “Office laptop”.')}
        value={name}
        onChange={setName}
        error={error}
        maxLength={60}
      />
    </FormDialog>
  );
}
