import { useState } from 'react';
import { formatRupees } from '../lib/money';
import { Field } from '../ui/Field';
import styles from './ConfirmDialog.module.css';
import { FormDialog } from './FormDialog';
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
      title={`${order.number} was not taken`}
      text={
        order.amountDue > 0
          ? `The order ends, and ${formatRupees(order.amountDue)} is due no more. This cannot be undone.`
          : 'The order ends, and what was paid goes back to the shopper. This cannot be undone.'
      }
      actionLabel="End the order"
      onSend={() => refuseDelivery(order.id, restock, note.trim() || null)}
      onClose={onClose}
    >
      <label className={styles.choice}>
        <input type="checkbox" checked={restock} onChange={({ currentTarget }) => setRestock(currentTarget.checked)} />
        The goods are back and can be sold again
      </label>
      <Field
        label="Why"
        name="note"
        rows={3}
        maxLength={500}
        isOptional
        value={note}
        onChange={setNote}
        hint="The shopper may read it."
      />
    </FormDialog>
  );
}
