import { useState } from 'react';
import { gql } from '../../gql';
import {
  useDeskExtendGiftCardMutation,
  useDeskIssueGiftCardMutation,
  useDeskSendGiftCardMutation,
  useDeskWithdrawGiftCardMutation,
} from '../../gql/graphql';
import { type Message, t } from '../../lib/messages';
import { newRequestKey } from '../../lib/requestKey';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { RupeesField } from '../shared/form/RupeesField';
import { useFormReport } from '../shared/form/useFormReport';
import { useRupees } from '../shared/form/useRupees';

gql(`mutation deskIssueGiftCard($input: GiftCardInput!, $idempotencyKey: String!) {
  issueGiftCard(input: $input, idempotencyKey: $idempotencyKey) { message userErrors { code message field } }
}`);
gql(`mutation deskSendGiftCard($id: ID!, $email: String!, $name: String!) {
  sendGiftCard(id: $id, email: $email, name: $name) { message userErrors { code message field } }
}`);
gql(`mutation deskExtendGiftCard($id: ID!, $expiresAt: DateTime!) {
  extendGiftCard(id: $id, expiresAt: $expiresAt) { message userErrors { code message field } }
}`);
gql(`mutation deskWithdrawGiftCard($id: ID!, $note: String!) {
  withdrawGiftCard(id: $id, note: $note) { message userErrors { code message field } }
}`);

/** What is done with a gift card. */
export type GiftCardAct = 'issue' | 'send' | 'extend' | 'withdraw';

interface GiftCardDialogProps {
  act: GiftCardAct;
  /** The card; null for a new one. */
  card: { id: string; lastFour: string; recipientName: string; recipientEmail: string } | null;
  /** Called once it is done. */
  onDone: () => unknown;
  onClose: () => void;
}

const WORDS: Record<GiftCardAct, { title: Message; text: Message; action: Message }> = {
  issue: {
    title: 'Give a gift card',
    text: 'Its code goes to the address by mail, and nowhere else.',
    action: 'Send the gift card',
  },
  send: {
    title: 'Send it again',
    text: 'It gets a new code. The code before opens nothing any more; a shopper who entered it can go on spending.',
    action: 'Send a new code',
  },
  extend: {
    title: 'Let it be spent for longer',
    text: 'A gift card never ends sooner than was said when it was given.',
    action: 'Extend',
  },
  withdraw: {
    title: 'Withdraw the gift card',
    text: 'What is left of it is gone. The price of one that was bought goes back to its buyer, as long as nothing is spent.',
    action: 'Withdraw',
  },
};

/** Asks what is needed to give a gift card, to send it again, to extend or to withdraw it. */
export function GiftCardDialog({ act, card, onDone, onClose }: GiftCardDialogProps) {
  const [issue] = useDeskIssueGiftCardMutation();
  const [send] = useDeskSendGiftCardMutation();
  const [extend] = useDeskExtendGiftCardMutation();
  const [withdraw] = useDeskWithdrawGiftCardMutation();
  const { report, errorOf } = useFormReport();
  const [key] = useState(newRequestKey);
  const amount = useRupees();
  const [name, setName] = useState(card?.recipientName ?? '');
  const [email, setEmail] = useState(card?.recipientEmail ?? '');
  const [note, setNote] = useState('');
  const [day, setDay] = useState('');
  const { title, text, action } = WORDS[act];
  const id = card?.id ?? '';

  const answerOf = async (rupees: number | null) => {
    if (rupees !== null) {
      const variables = { input: { amount: rupees, name, email, note }, idempotencyKey: key };
      return (await issue({ variables })).data?.issueGiftCard;
    }
    if (act === 'send') return (await send({ variables: { id, email, name } })).data?.sendGiftCard;
    if (act === 'withdraw') return (await withdraw({ variables: { id, note } })).data?.withdrawGiftCard;
    // The whole of its last day, in India.
    const expiresAt = new Date(`${day || '1970-01-01'}T23:59:59+05:30`).toISOString();
    return (await extend({ variables: { id, expiresAt } })).data?.extendGiftCard;
  };
  const onSend = async () => {
    const rupees = act === 'issue' ? amount.read() : null;
    if (act === 'issue' && rupees === null) return false;
    const isDone = await report(() => answerOf(rupees));
    if (isDone) onDone();
    return isDone;
  };

  return (
    <FormDialog
      title={card ? `${t(title)}: ${card.lastFour}` : t(title)}
      text={t(text)}
      actionLabel={t(action)}
      isDangerous={act === 'withdraw'}
      onSend={onSend}
      onClose={onClose}
    >
      {act === 'issue' && <RupeesField {...amount.box} error={amount.problem ?? errorOf('amount')} />}
      {(act === 'issue' || act === 'send') && (
        <>
          <TextField label={t('Who is it for?')} name="name" value={name} onChange={setName} error={errorOf('name')} />
          <TextField
            label={t('Their e-mail address')}
            name="email"
            type="email"
            value={email}
            onChange={setEmail}
            error={errorOf('email')}
          />
        </>
      )}
      {act === 'extend' && (
        <TextField
          label={t('Last day')}
          name="expiresAt"
          type="date"
          value={day}
          onChange={setDay}
          error={errorOf('expiresAt')}
        />
      )}
      {(act === 'issue' || act === 'withdraw') && (
        <TextField
          label={t('Why')}
          name="note"
          rows={2}
          maxLength={500}
          value={note}
          onChange={setNote}
          error={errorOf('note')}
        />
      )}
    </FormDialog>
  );
}
