import { useState } from 'react';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { CheckBox } from '../../ui/form/CheckBox';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useRefuseDelivery } from './useOrderWork';

interface RefusalDialogProps {
  order: { id: string; number: string; amountDue: number };
  onClose: () => void;
}

/** Asks why an order was not taken at the door, and whether its goods can be sold again. */
export function RefusalDialog({ order, onClose }: RefusalDialogProps) {
  const refuseDelivery = useRefuseDelivery();
  const [note, setNote] = useState('');
  const [restock, setRestock] = useState(true);
  return (
    <FormDialog
      title={t('{number} was refused on delivery', { number: order.number })}
      text={
        order.amountDue > 0
          ? t('The order ends, and {amountDue} is no longer due. This cannot be undone.', {
              amountDue: formatRupees(order.amountDue),
            })
          : t('The order ends, and the shopper is refunded. This cannot be undone.')
      }
      actionLabel={t('End the order')}
      onSend={() => refuseDelivery(order.id, restock, note.trim() || null)}
      onClose={onClose}
    >
      <CheckBox checked={restock} onChange={setRestock}>
        {t('The goods are back and can be sold again')}
      </CheckBox>
      <TextField
        label={t('Why')}
        name="note"
        rows={3}
        maxLength={500}
        isOptional
        value={note}
        onChange={setNote}
        hint={t('The shopper may read it.')}
      />
    </FormDialog>
  );
}
