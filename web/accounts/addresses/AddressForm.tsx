import { Button, chakra, Flex } from '@chakra-ui/react';
import { type FormEvent, useState } from 'react';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import type { Problem } from '../../ui/feedback/useReport';
import { focusField } from '../../ui/form/formFocus';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { ADDRESS_FIELDS, firstMissing, hintOf, type Place } from './addressFields';

interface AddressFormProps {
  /** Its accessible name. */
  name: string;
  /** What the boxes hold at first. */
  place: Place;
  /** What the address is called at first; empty when nothing. */
  label: string;
  isBusy: boolean;
  /** Saves what was typed; answers why it was refused, or null. */
  onSave: (place: Place, label: string | null) => Promise<Problem | null>;
  onCancel: () => void;
}

/**
 * An address of the book, to be typed: the first empty required box stops it, as at the checkout.
 */
export function AddressForm({ name, place, label, isBusy, onSave, onCancel }: AddressFormProps) {
  const alert = useAlert();
  const [entries, setEntries] = useState(place);
  const [called, setCalled] = useState(label);
  const [problem, setProblem] = useState<Problem | null>(null);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const missing = firstMissing(ADDRESS_FIELDS, entries);
    if (missing) alert.error(missing.message);
    const refusal = missing ?? (await onSave(entries, called.trim() || null));
    setProblem(refusal);
    if (refusal?.field) focusField(form, refusal.field);
  };

  return (
    <chakra.form display="grid" gap="5" noValidate onSubmit={submit} aria-label={name}>
      <TextField
        label={t('Name of the address')}
        name="label"
        value={called}
        onChange={setCalled}
        maxLength={40}
        hint={t('For example, Home or Office.')}
        isOptional
      />
      {ADDRESS_FIELDS.map(({ name: field, label: words, ...box }) => (
        <TextField
          key={field}
          label={t(words)}
          name={field}
          type={box.type}
          inputMode={box.inputMode}
          autoComplete={box.autoComplete}
          suggestions={box.suggestions}
          isOptional={box.missing === null}
          maxLength={300}
          value={entries[field]}
          onChange={(entry) => setEntries((before) => ({ ...before, [field]: entry }))}
          hint={hintOf(box, entries[field], entries)}
          error={problem?.field === field ? problem.message : null}
        />
      ))}
      <Flex wrap="wrap" gap="3">
        <SendButton isBusy={isBusy} busyLabel={t('Saving...')}>
          {t('Save address')}
        </SendButton>
        <Button variant="ghost" size="lg" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Flex>
    </chakra.form>
  );
}
