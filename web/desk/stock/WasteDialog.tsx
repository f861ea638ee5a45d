import { Field, NativeSelect } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskWasteStockMutation, type WasteReason } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/FormDialog';
import { useFormReport } from '../shared/useFormReport';
import { WASTE_REASONS } from './movements';

gql(`mutation deskWasteStock($variantId: ID!, $quantity: Int!, $reason: WasteReason!, $note: String) {
  wasteStock(variantId: $variantId, quantity: $quantity, reason: $reason, note: $note) {
    variant { id countInStock }
    userErrors { code message field }
  }
}`);

interface WasteDialogProps {
  variant: { id: string };
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** How many pieces cannot be sold any more, and why. */
export function WasteDialog({ variant, onDone, onClose }: WasteDialogProps) {
  const { report, errorOf } = useFormReport();
  const [mutate] = useDeskWasteStockMutation();
  const [quantity, setQuantity] = useState('1');
  const [reason, setReason] = useState<WasteReason>('DAMAGED');
  const [note, setNote] = useState('');
  const send = async () => {
    const variables = { variantId: variant.id, quantity: Math.trunc(Number(quantity)) || 0, reason, note };
    const isDone = await report(async () => (await mutate({ variables })).data?.wasteStock);
    if (isDone) await onDone();
    return isDone;
  };
  return (
    <FormDialog
      title={t('Take out waste')}
      text={t('The pieces leave the stock and cannot be sold any more.')}
      actionLabel={t('Take out')}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('Pieces')}
        name="quantity"
        inputMode="numeric"
        value={quantity}
        onChange={setQuantity}
        error={errorOf('quantity') ?? errorOf('delta')}
      />
      <Field.Root>
        <Field.Label>{t('Why')}</Field.Label>
        <NativeSelect.Root>
          <NativeSelect.Field
            name="reason"
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value as WasteReason)}
          >
            {(Object.keys(WASTE_REASONS) as WasteReason[]).map((each) => (
              <option key={each} value={each}>
                {t(WASTE_REASONS[each])}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field.Root>
      <TextField
        label={t('Note')}
        name="note"
        isOptional
        maxLength={200}
        value={note}
        onChange={setNote}
        error={errorOf('note')}
      />
    </FormDialog>
  );
}
