import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskWasteStockMutation, type WasteReason } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { SelectField } from '../../ui/form/SelectField';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useFormReport } from '../shared/form/useFormReport';
import { WASTE_REASONS } from './movements';

gql(`mutation deskWasteStock($variantId: ID!, $quantity: Int!, $reason: WasteReason!, $note: String, $batchId: ID) {
  wasteStock(variantId: $variantId, quantity: $quantity, reason: $reason, note: $note, batchId: $batchId) {
    variant { id countInStock }
    userErrors { code message field }
  }
}`);

interface WasteDialogProps {
  variant: { id: string };
  /** The batch that is thrown away, with all its pieces unless fewer are typed; absent: any. */
  batch?: { id: string; name: string; pieces: number };
  onDone: () => unknown;
  onClose: () => void;
}

/** How many pieces cannot be sold any more, and why. */
export function WasteDialog({ variant, batch, onDone, onClose }: WasteDialogProps) {
  const { report, errorOf } = useFormReport();
  const [mutate] = useDeskWasteStockMutation();
  const [quantity, setQuantity] = useState(String(batch?.pieces ?? 1));
  const [reason, setReason] = useState<WasteReason>(batch ? 'EXPIRED' : 'DAMAGED');
  const [note, setNote] = useState('');
  const send = async () => {
    const waste = { variantId: variant.id, quantity: Math.trunc(Number(quantity)) || 0, reason, note };
    const variables = batch ? { ...waste, batchId: batch.id } : waste;
    const isDone = await report(async () => (await mutate({ variables })).data?.wasteStock);
    if (isDone) onDone();
    return isDone;
  };
  return (
    <FormDialog
      title={batch ? t('Throw away: {name}', { name: batch.name }) : t('Take out waste')}
      text={t('The pieces leave the stock and cannot be sold any more.')}
      actionLabel={batch ? t('Throw away') : t('Take out')}
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
      <SelectField label={t('Why')} name="reason" value={reason} onChange={(value) => setReason(value as WasteReason)}>
        {(Object.keys(WASTE_REASONS) as WasteReason[]).map((each) => (
          <option key={each} value={each}>
            {t(WASTE_REASONS[each])}
          </option>
        ))}
      </SelectField>
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
