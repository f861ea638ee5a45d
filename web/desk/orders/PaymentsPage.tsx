import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { gql } from '../../gql';
import { type DeskPaymentsQuery, useDeskPaymentsQuery } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { type Message, t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { type DeskColumn, DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { Moment } from '../shared/Moment';

const PayoutDialog = lazyComponent(async () => (await import('./PayoutDialog')).PayoutDialog);

gql(`query DeskPayments {
  paymentsNeedingAttention(first: 100) {
    id kind whatToDo since amount paymentId refundId
    order { id number name phoneNumber }
  }
}`);

type Row = DeskPaymentsQuery['paymentsNeedingAttention'][number];

const KINDS: Record<Row['kind'], Message> = {
  REFUND_FAILED: 'A refund failed',
  REFUND_OWED: 'A refund is under way',
  REFUND_TO_PAY_OUT: 'To be refunded by hand',
  AMOUNT_MISMATCH: 'A different amount was paid',
  ORDER_PENDING: 'An order waits for its payment',
  EVENT_WAITING: 'An update from the provider is waiting',
  HOLD_OVERDUE: 'Goods held for too long',
  REFUNDED_ELSEWHERE: 'Refunded elsewhere',
};

/** Those that end when staff record that the shop itself has sent the money. */
const BY_HAND: readonly Row['kind'][] = ['REFUND_TO_PAY_OUT', 'REFUND_FAILED'];

/**
 * What of the payments wants a person: money that the shop sends back by hand, and whatever it
 * cannot settle by itself.
 */
export function PaymentsPage() {
  const { data, error, refetch } = useDeskPaymentsQuery({ fetchPolicy: 'cache-and-network' });
  const dialog = useOverlay(PayoutDialog, 'The form');
  const [payout, setPayout] = useState<{ id: string; amount: number } | null>(null);
  const concerns = data?.paymentsNeedingAttention;
  const payOut = (id: string, amount: number) => {
    setPayout({ id, amount });
    dialog.open();
  };
  const columns: DeskColumn<Row>[] = [
    { title: 'What', isHead: true, cell: ({ kind }) => <b>{t(KINDS[kind])}</b> },
    { title: 'Order', cell: ({ order, paymentId }) => (order ? <OrderLink order={order} /> : paymentId) },
    { title: 'Since', cell: ({ since }) => <Moment at={since} /> },
    { title: 'What to do', cell: ({ whatToDo }) => whatToDo },
    { title: 'Amount', align: 'end', cell: ({ amount }) => (amount == null ? '–' : formatRupees(amount)) },
    {
      title: 'Done',
      align: 'end',
      cell: ({ kind, refundId, amount }) =>
        refundId && BY_HAND.includes(kind) ? (
          <Button size="sm" colorPalette="brand" onClick={() => payOut(refundId, amount ?? 0)}>
            {t('I have sent it')}
          </Button>
        ) : (
          '–'
        ),
    },
  ];
  return (
    <>
      <DeskTitle text={t('Refunds to make by hand, and payments that need your decision; oldest first.')}>
        {t('Payments')}
      </DeskTitle>
      {!concerns && (
        <DeskLoading
          label={t('Loading the payments')}
          error={error}
          failed={t('We could not load the payments.')}
          onRetry={() => refetch()}
          columns={columns}
        />
      )}
      {concerns?.length === 0 && (
        <EmptyState title={t('All is well')}>{t('No payment or refund needs your attention.')}</EmptyState>
      )}
      {concerns && concerns.length > 0 && (
        <DeskTable label={t('Payments')} rows={concerns} keyOf={({ id }) => id} columns={columns} />
      )}
      {dialog.isOpen && payout && <PayoutDialog payout={payout} onDone={refetch} onClose={dialog.close} />}
    </>
  );
}

function OrderLink({ order }: { order: NonNullable<Row['order']> }) {
  return (
    <span>
      <DeskLink to={deskPaths.order(order.id)}>{order.number}</DeskLink>, {order.name}
      <br />
      {order.phoneNumber}
    </span>
  );
}
