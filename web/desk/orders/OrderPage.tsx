import { useFragment } from '@apollo/client/react';
import { Box, Button, Card, chakra, Grid, Heading, Link, Text } from '@chakra-ui/react';
import { useParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskOrderLifeFragment,
  DeskOrderLifeFragmentDoc,
  type DeskOrderQuery,
  useDeskOrderQuery,
} from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { useInvoiceFile } from '../../orders/useInvoiceFile';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { MoreFactsForm } from '../shared/custom-fields/MoreFactsForm';
import { DeskLink } from '../shared/DeskLink';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTable } from '../shared/DeskTable';
import { DeskTitle } from '../shared/DeskTitle';
import { deskPaths } from '../shared/deskPaths';
import { formatMoment } from '../shared/moments';
import { NoSuch } from '../shared/NoSuch';
import { useShopNews } from '../shared/useShopNews';
import { useViewer } from '../shared/viewer';
import { AddressLines } from './AddressLines';
import { LINE_COLUMNS } from './lineColumns';
import { OrderActions } from './OrderActions';
import { OrderRefund } from './OrderRefund';
import { OrderReturns } from './OrderReturns';
import { OrderTimeline } from './OrderTimeline';
import { PackLine } from './PackLine';
import { StateBadge } from './StateBadge';

const RefundDialog = lazyComponent(async () => (await import('./RefundDialog')).RefundDialog);

gql(`query DeskOrder($id: ID!) {
  order(id: $id) {
    id number placedAt name phoneNumber email address city state pincode country total paymentId paymentMethod
    discount shipping cashFee roundedOff paymentLabel paidByCredit isExpress
    customFields { name value }
    ...DeskOrderLife
  }
}`);

type AskedOrder = NonNullable<DeskOrderQuery['order']>;
type Order = AskedOrder & DeskOrderLifeFragment;

/** One order with all that is known of it, and what can be done with it now. */
export function OrderPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeskOrderQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useShopNews(['ORDERS'], refetch);
  const order = data?.order;

  if (order) return <WholeOrder order={order} onChanged={refetch} />;
  if (data) {
    return (
      <NoSuch title={t('There is no such order')} list={{ path: deskPaths.orders(), label: t('All orders') }}>
        {t('The link may be incomplete.')}
      </NoSuch>
    );
  }
  return (
    <>
      <DeskTitle>{t('Order')}</DeskTitle>
      <DeskLoading
        label={t('Loading the order')}
        error={error}
        failed={t('We could not load this order.')}
        onRetry={() => refetch()}
      />
    </>
  );
}

function WholeOrder({ order: asked, onChanged }: { order: AskedOrder; onChanged: () => unknown }) {
  const { data: life, complete } = useFragment({
    fragment: DeskOrderLifeFragmentDoc,
    fragmentName: 'DeskOrderLife',
    from: asked,
  });
  if (!complete) return null;
  const order: Order = { ...asked, ...life };
  return (
    <>
      <DeskTitle
        beside={<StateBadge status={order.status} />}
        text={
          <time dateTime={order.placedAt}>{t('Placed on {moment}', { moment: formatMoment(order.placedAt) })}</time>
        }
        actions={<OrderActions order={order} />}
      >
        {order.number}
      </DeskTitle>
      <Grid gap="6" templateColumns={{ xl: 'minmax(0, 1fr) 20rem' }} alignItems={{ xl: 'start' }}>
        <Grid as="section" alignContent="start" gap="3" minW="0">
          <Heading size="lg">{t('Goods')}</Heading>
          <DeskTable
            label={t('Goods')}
            rows={order.lines}
            keyOf={(line) => line.id}
            columns={LINE_COLUMNS.map((column) =>
              column.isHead
                ? {
                    ...column,
                    cell: (line: Order['lines'][number]) => (
                      <Box flex="1" minW="0">
                        {column.cell(line)}
                        <PackLine order={order} line={line} />
                      </Box>
                    ),
                  }
                : column,
            )}
          />
          <Fees order={order} />
          <Text display="flex" justifyContent="flex-end" gap="4" px="5" textStyle="lg">
            {t('Total')} <b>{formatRupees(order.total - order.notSupplied)}</b>
          </Text>
        </Grid>
        <Grid gap="4" templateColumns={{ mdToXl: 'repeat(2, minmax(0, 1fr))' }}>
          <Card.Root display="grid" alignContent="start" gap="3" minW="0" as="section">
            <Heading size="lg">{t('Ship to')}</Heading>
            <chakra.address fontStyle="normal">
              <AddressLines order={order} />
            </chakra.address>
            <Text as="p" display="grid" justifyItems="start" gap="1">
              <Link href={`tel:${order.phoneNumber.replace(/[^+\d]/g, '')}`}>{order.phoneNumber}</Link>
              <Link overflowWrap="anywhere" href={`mailto:${order.email}`}>
                {order.email}
              </Link>
              <DeskLink to={deskPaths.slips(order.id)}>{t('Packing slip')}</DeskLink>
            </Text>
          </Card.Root>
          <Card.Root display="grid" alignContent="start" gap="3" minW="0" as="section">
            <Heading size="lg">{t('Payment')}</Heading>
            <Grid
              as="dl"
              templateColumns="auto minmax(0, 1fr)"
              columnGap="4"
              rowGap="2"
              fontSize="sm"
              css={{ '& dt': { color: 'fg.muted' }, '& dd': { textAlign: 'end' } }}
            >
              <dt>{t('Total')}</dt>
              <dd>{formatRupees(order.total)}</dd>
              <dt>{t('Paid')}</dt>
              <dd>{order.paymentMethod === 'CASH' ? t('In cash on delivery') : t('Online')}</dd>
              {order.amountDue > 0 && (
                <>
                  <dt>{t('To collect on delivery')}</dt>
                  <chakra.dd fontWeight="bold">{formatRupees(order.amountDue)}</chakra.dd>
                </>
              )}
              <dt>{t('Payment')}</dt>
              <chakra.dd fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                {order.paymentId ?? t('No payment was taken')}
              </chakra.dd>
              {order.refunds.map((refund) => (
                <OrderRefund key={refund.id} refund={refund} isCash={order.paymentMethod === 'CASH'} />
              ))}
            </Grid>
            {order.paymentId && <GiveBack order={order} />}
            {order.invoice && <InvoiceFile order={order} numbers={[order.invoice, ...order.creditNotes]} />}
          </Card.Root>
          {order.shipments.length > 0 && (
            <Card.Root display="grid" alignContent="start" gap="3" minW="0" as="section">
              <Heading size="lg">{t('Parcels')}</Heading>
              {order.shipments.map(({ courier, trackingNumber, shippedAt, lines }) => (
                <Text fontSize="sm" overflowWrap="anywhere" key={shippedAt}>
                  <b>{courier ?? t('Delivered by the shop')}</b> {trackingNumber}
                  <br />
                  {formatMoment(shippedAt)}, {piecesInWords(lines)}
                </Text>
              ))}
            </Card.Root>
          )}
          {order.returns.length > 0 && (
            <Card.Root display="grid" alignContent="start" gap="3" minW="0" as="section">
              <Heading size="lg">{t('Returns')}</Heading>
              <OrderReturns returns={order.returns} />
            </Card.Root>
          )}
          <MoreFactsForm entity="ORDER" id={order.id} kept={order.customFields} onSaved={onChanged} />
          <Card.Root display="grid" alignContent="start" gap="3" minW="0" as="section">
            <Heading size="lg">{t('What happened')}</Heading>
            <OrderTimeline events={order.events} />
          </Card.Root>
        </Grid>
      </Grid>
    </>
  );
}

/**
 * The way to give a part of the money back, for those who may, while there is some left. A form
 * that is open stays, whatever changes meanwhile: what was typed is not lost.
 */
function GiveBack({ order }: { order: Order }) {
  const viewer = useViewer();
  const dialog = useOverlay(RefundDialog, 'The form');
  const isPaid = order.amountDue === 0 && !(order.paymentMethod === 'CASH' && order.status === 'CANCELLED');
  const isOffered = viewer.rights.includes('GIVE_MONEY_BACK') && isPaid && order.refundedTotal < order.total;
  return (
    <>
      {isOffered && (
        <Button variant="outline" onPointerEnter={dialog.expect} onFocus={dialog.expect} onClick={dialog.open}>
          {t('Refund money')}
        </Button>
      )}
      {dialog.isOpen && <RefundDialog order={order} onClose={dialog.close} />}
    </>
  );
}

function piecesInWords(lines: readonly { quantity: number }[]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return pieces === 1 ? t('1 piece') : t('{pieces} pieces', { pieces });
}

/** What was taken off the goods, and what the order costs besides. */
function Fees({ order }: { order: Order }) {
  const { discount, shipping, cashFee, roundedOff, paymentLabel, paidByCredit, isExpress, notSupplied } = order;
  const fees: [string, number][] = [
    [t('Discount'), -discount],
    [isExpress ? t('Express delivery') : t('Delivery'), shipping],
    [paymentLabel, cashFee],
    [t('Round off'), -roundedOff],
    [t('Not supplied'), -notSupplied],
    ...(paidByCredit > 0 ? [[t('Paid with gift cards and store credit'), paidByCredit] as [string, number]] : []),
  ];
  return fees
    .filter(([, fee]) => fee !== 0)
    .map(([name, fee]) => (
      <Text display="flex" justifyContent="flex-end" gap="4" px="5" color="fg.muted" key={name}>
        {name} <span>{formatRupees(fee)}</span>
      </Text>
    ));
}

/** The invoice and the credit notes of an order, which are saved as one file. */
function InvoiceFile({ order, numbers }: { order: Order; numbers: readonly { number: string }[] }) {
  const { save, isBusy } = useInvoiceFile();
  return (
    <>
      <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        {numbers.map(({ number }) => number).join(', ')}
      </Text>
      <Button variant="outline" aria-busy={isBusy || undefined} onClick={() => void save(order)}>
        {t('Save the invoice')}
      </Button>
    </>
  );
}
