import { useState } from 'react';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { RupeesField } from '../shared/form/RupeesField';
import { useRupees } from '../shared/form/useRupees';
import { useRefundOrder } from './useOrderWork';

interface RefundDialogProps {
  order: { id: string; number: string; total: number; refundedTotal: number };
  onClose: () => void;
}

/** Asks how much of an order goes back to its shopper, and why. */
export function RefundDialog({ order, onClose }: RefundDialogProps) {
  const refundOrder = useRefundOrder();
  const amount = useRupees();
  const [note, setNote] = useState('');
  const left = order.total - order.refundedTotal;
  const send = async () => {
    const rupees = amount.read();
    return rupees !== null && refundOrder(order, rupees, note.trim());
  };
  return (
    <FormDialog
      title={t('Refund money for {number}', { number: order.number })}
      text={t('You can refund up to {left}. The goods stay with the shopper.', { left: formatRupees(left) })}
      actionLabel={t('Refund')}
      onSend={send}
      onClose={onClose}
    >
      <RupeesField {...amount.box} error={amount.problem} />
      <TextField
        label={t('Why')}
        name="note"
        rows={3}
        maxLength={500}
        value={note}
        onChange={setNote}
        hint={t('The shopper may read it.')}
      />
    </FormDialog>
  );
}
