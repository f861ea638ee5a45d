import { useState } from 'react';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useWeighLine } from './useOrderWork';

interface WeighDialogProps {
  line: { id: string; productTitle: string; quantity: number; missing: number; looseGrams: number | null };
  onClose: () => void;
}

/** Asks what loose goods weigh, by which they are billed. */
export function WeighDialog({ line, onClose }: WeighDialogProps) {
  const weighLine = useWeighLine();
  const [grams, setGrams] = useState('');
  const shown = (line.looseGrams ?? 0) * (line.quantity - line.missing);
  return (
    <FormDialog
      title={t('Weigh {product}', { product: line.productTitle })}
      text={t('It was sold as {grams} g. What it weighs less goes back to the shopper; more costs nothing.', {
        grams: shown,
      })}
      actionLabel={t('Bill this weight')}
      isReady={/^\d+$/.test(grams.trim())}
      onSend={() => weighLine(line.id, Number(grams))}
      onClose={onClose}
    >
      <TextField
        label={t('Weight of all pieces in grams')}
        name="grams"
        inputMode="numeric"
        value={grams}
        onChange={setGrams}
      />
    </FormDialog>
  );
}
