import { Card, chakra, Heading, Text } from '@chakra-ui/react';
import { type FormEvent, useRef, useState } from 'react';
import { CreditMovements } from '../../accounts/credit/CreditMovements';
import { gql } from '../../gql';
import { type DeskCustomerQuery, useDeskIssueStoreCreditMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { newRequestKey } from '../../lib/requestKey';
import { SendButton } from '../../ui/form/SendButton';
import { TextField } from '../../ui/form/TextField';
import { RupeesField } from '../shared/form/RupeesField';
import { useFormReport } from '../shared/form/useFormReport';
import { useRupees } from '../shared/form/useRupees';
import { formatMoment } from '../shared/moments';

gql(`mutation deskIssueStoreCredit($input: StoreCreditInput!, $idempotencyKey: String!) {
  issueStoreCredit(input: $input, idempotencyKey: $idempotencyKey) {
    message
    userErrors { code message field }
  }
}`);

type Customer = NonNullable<DeskCustomerQuery['customer']>;

interface CustomerCreditProps {
  customer: Customer;
  /** Called once there is more of it. */
  onGiven: () => void;
}

/**
 * What a customer can spend of gift cards and store credit, how it came to be, and where more store
 * credit is given.
 */
export function CustomerCredit({ customer: { id, creditBalance, credits }, onGiven }: CustomerCreditProps) {
  const [mutate, { loading }] = useDeskIssueStoreCreditMutation();
  const { report, errorOf } = useFormReport();
  const amount = useRupees();
  const [note, setNote] = useState('');
  const tried = useRef({ facts: '', key: '' });

  const give = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const rupees = amount.read();
    if (rupees === null) return;
    const input = { customerId: id, amount: rupees, note };
    const facts = JSON.stringify(input);
    if (tried.current.facts !== facts) tried.current = { facts, key: newRequestKey() };
    const variables = { input, idempotencyKey: tried.current.key };
    if (!(await report(async () => (await mutate({ variables })).data?.issueStoreCredit))) return;
    tried.current = { facts: '', key: '' };
    amount.empty();
    setNote('');
    onGiven();
  };

  return (
    <Card.Root as="section" display="grid" gap="4" mb="8" aria-labelledby="customer-credit">
      <Heading size="lg" id="customer-credit">
        {t('Gift cards and store credit')}
      </Heading>
      <Text>{t('{amount} can be spent.', { amount: formatRupees(creditBalance) })}</Text>
      {credits.map(({ id: creditId, kind, lastFour, balance, movements }) => (
        <details key={creditId}>
          <summary>
            {kind === 'GIFT_CARD'
              ? t('Gift card ending in {lastFour}', { lastFour: lastFour ?? '' })
              : t('Store credit')}{' '}
            <b>{formatRupees(balance)}</b>
          </summary>
          <CreditMovements movements={movements} formatTime={formatMoment} />
        </details>
      ))}
      <chakra.form noValidate onSubmit={give} display="grid" gap="3" maxW="md">
        <RupeesField {...amount.box} label={t('Store credit in rupees')} error={amount.problem ?? errorOf('amount')} />
        <TextField label={t('Reason')} name="note" value={note} onChange={setNote} error={errorOf('note')} />
        <SendButton isBusy={loading} busyLabel={t('One moment…')}>
          {t('Give store credit')}
        </SendButton>
      </chakra.form>
    </Card.Root>
  );
}
