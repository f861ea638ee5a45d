import { useState } from 'react';
import { gql } from '../../gql';
import { useDeskSettleRefundMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useOutcomeReport } from '../shared/useOutcomeReport';

gql(`mutation deskSettleRefund($id: ID!, $reference: String!) {
  settleRefund(id: $id, reference: $reference) {
    message
    refund { id status reference settledAt }
    userErrors { code message field }
  }
}`);

interface PayoutDialogProps {
  /** @property id of the refund; amount in rupees */
  payout: { id: string; amount: number };
  /** Called once it is written down. */
  onDone?: () => unknown;
  onClose: () => void;
}

/** Asks by which reference the shop itself has sent money back, such as a bank transfer. */
export function PayoutDialog({ payout, onDone, onClose }: PayoutDialogProps) {
  const report = useOutcomeReport();
  const [mutate] = useDeskSettleRefundMutation();
  const [reference, setReference] = useState('');
  const send = async () => {
    const variables = { id: payout.id, reference: reference.trim() };
    const isDone = await report(async () => (await mutate({ variables })).data?.settleRefund);
    if (isDone) onDone?.();
    return isDone;
  };
  return (
    <FormDialog
      title={t('{amount} refunded by hand', { amount: formatRupees(payout.amount) })}
      text={t(
        'Send the money first, to the bank account the shopper gave you. The shopper gets an e-mail once you record it here.',
      )}
      actionLabel={t('Record it')}
      onSend={send}
      onClose={onClose}
    >
      <TextField
        label={t('Reference')}
        name="reference"
        maxLength={100}
        value={reference}
        onChange={setReference}
        hint={t('The bank’s reference for the transfer, such as its UTR.')}
      />
    </FormDialog>
  );
}
