import { useState } from 'react';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { CheckBox } from '../../ui/form/CheckBox';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useAnswerReturn } from './useOrderWork';

/** What is answered to a return. */
export type ReturnAnswer = 'approve' | 'refuse' | 'receive';

interface ReturnDialogProps {
  orderReturn: { id: string; value: number; refundOnReceipt: number | null; toCredit: boolean };
  answer: ReturnAnswer;
  onClose: () => void;
}

const WORDS: Record<ReturnAnswer, { title: Message; text: Message | ''; action: Message }> = {
  approve: {
    title: 'Accept the return',
    text: 'The shopper is asked to return the goods. They are refunded once the goods arrive.',
    action: 'Accept',
  },
  refuse: { title: 'Decline the return', text: 'The shopper is told why.', action: 'Decline' },
  receive: { title: 'The goods have arrived', text: '', action: 'Mark as received' },
};

/**
 * Asks what is to be told with an answer to a return, and when the goods have arrived, whether they
 * can be sold again, and how the money is given back.
 */
export function ReturnDialog({ orderReturn, answer, onClose }: ReturnDialogProps) {
  const answerReturn = useAnswerReturn();
  const [note, setNote] = useState('');
  const [restock, setRestock] = useState(true);
  const [toCredit, setToCredit] = useState(orderReturn.toCredit);
  const { title, text, action } = WORDS[answer];
  const goesBack = orderReturn.refundOnReceipt ?? orderReturn.value;
  return (
    <FormDialog
      title={t(title)}
      text={
        answer === 'receive'
          ? t('{value} is refunded to the shopper automatically.', { value: formatRupees(goesBack) })
          : text && t(text)
      }
      actionLabel={t(action)}
      onSend={() => answerReturn(answer, { id: orderReturn.id, note: note.trim() || null, restock, toCredit })}
      onClose={onClose}
    >
      {answer === 'receive' && (
        <CheckBox checked={restock} onChange={setRestock}>
          {t('They can be sold again')}
        </CheckBox>
      )}
      {answer === 'receive' && (
        <CheckBox checked={toCredit} onChange={setToCredit}>
          {t('The shopper wants store credit instead of money')}
        </CheckBox>
      )}
      <TextField
        label={answer === 'refuse' ? t('Why') : t('Message to the shopper')}
        name="note"
        rows={3}
        maxLength={500}
        isOptional={answer !== 'refuse'}
        value={note}
        onChange={setNote}
      />
    </FormDialog>
  );
}
