import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, Card, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { gql } from '../../gql';
import {
  type DeskSlipOrderFragment,
  DeskSlipOrderFragmentDoc,
  useDeskSlipQuery,
  useDeskSlipsQuery,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { packInWords } from '../../lib/packs';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { DeskLoading } from '../shared/DeskLoading';
import { DeskTitle } from '../shared/DeskTitle';
import { formatMoment } from '../shared/moments';
import { AddressLines } from './AddressLines';

gql(`
  fragment DeskSlipOrder on Order {
    id number placedAt name phoneNumber address city state pincode country amountDue
    lines { id sku productTitle options quantity missing }
  }
`);
gql(`query DeskSlips {
  shop { name address phone }
  allOrders(first: 100, filter: { statuses: [CONFIRMED] }) { nodes { id ...DeskSlipOrder } }
}`);
gql(`query DeskSlip($id: ID!) {
  shop { name address phone }
  order(id: $id) { id ...DeskSlipOrder }
}`);

/**
 * The packing slips of all orders to pack, or of the one that the address names: a sheet of paper
 * for each.
 */
export function SlipsPage() {
  const [query] = useSearchParams();
  const id = query.get('order') ?? '';
  const all = useDeskSlipsQuery({ skip: id !== '', fetchPolicy: 'cache-and-network' });
  const one = useDeskSlipQuery({ skip: id === '', variables: { id }, fetchPolicy: 'cache-and-network' });
  const shop = all.data?.shop ?? one.data?.shop;
  const orders = id ? one.data?.order && [one.data.order] : all.data?.allOrders.nodes;
  const error = all.error ?? one.error;

  return (
    <>
      <Box display={{ _print: 'none' }}>
        <DeskTitle
          text={t('A sheet of paper for each order.')}
          actions={
            orders?.length ? (
              <Button colorPalette="brand" size="lg" onClick={() => window.print()}>
                {orders.length === 1 ? t('Print the slip') : t('Print {count} slips', { count: orders.length })}
              </Button>
            ) : null
          }
        >
          {t('Packing slips')}
        </DeskTitle>
      </Box>
      {!shop && (
        <DeskLoading
          label={t('Loading the slips')}
          error={error}
          failed={t('We could not load the slips.')}
          onRetry={() => (id ? one.refetch() : all.refetch())}
        />
      )}
      {shop && !orders?.length && <EmptyState title={t('No orders to pack')} />}
      {shop && orders?.map((order) => <Slip key={order.id} order={order} shop={shop} />)}
    </>
  );
}

interface SlipProps {
  order: FragmentType<DeskSlipOrderFragment>;
  shop: { name: string; address: string; phone: string };
}

/**
 * What goes into the parcel: whom it is for, what is in it, and from whom it comes. Prices are on
 * the bill.
 */
function Slip({ order: from, shop }: SlipProps) {
  const { data: order, complete } = useFragment({
    fragment: DeskSlipOrderFragmentDoc,
    fragmentName: 'DeskSlipOrder',
    from,
  });
  if (!complete) return null;
  const packed = order.lines.flatMap((line) =>
    line.quantity > line.missing ? [{ ...line, quantity: line.quantity - line.missing }] : [],
  );
  const pieces = packed.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <Card.Root
      as="article"
      maxW={{ base: '46rem', _print: 'none' }}
      m={{ _print: '0' }}
      mb={{ base: '6', _print: '0' }}
      size="sm"
      p={{ base: '6', _print: '0' }}
      borderWidth={{ _print: '0' }}
      breakAfter={{ _print: 'page' }}
      breakInside={{ _print: 'avoid' }}
    >
      <Flex wrap="wrap" justify="space-between" gap="4" mb="5">
        <div>
          <Heading size="xl">{order.number}</Heading>
          <Text color="fg.muted" fontSize="sm">
            {formatMoment(order.placedAt)}
          </Text>
        </div>
        <Text maxW="16rem" fontSize="sm">
          <b>{shop.name}</b>
          <br />
          {shop.address}
          <br />
          {shop.phone}
        </Text>
      </Flex>
      <chakra.address mb="5" fontStyle="normal" textStyle="lg">
        <AddressLines order={order} />
        <br />
        {order.phoneNumber}
      </chakra.address>
      <chakra.table
        w="full"
        borderCollapse="collapse"
        fontSize="sm"
        mb="4"
        css={{
          '& :is(th, td)': {
            py: '2',
            ps: '0',
            pe: '3',
            borderBottom: '1px solid {colors.border}',
            textAlign: 'start',
            verticalAlign: 'top',
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('Pieces')}</th>
            <th scope="col">{t('Item')}</th>
            <th scope="col">{t('SKU')}</th>
          </tr>
        </thead>
        <tbody>
          {packed.map((line) => (
            <tr key={line.id}>
              <td>
                <b>{line.quantity}</b>
              </td>
              <td>
                {line.productTitle}
                {line.options.length > 0 && (
                  <chakra.span color="fg.muted" fontSize="sm">
                    {' '}
                    {packInWords(line.options.join(' · '))}
                  </chakra.span>
                )}
              </td>
              <chakra.td fontSize="xs" overflowWrap="anywhere">
                {line.sku ?? '–'}
              </chakra.td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Text
        {...(order.amountDue > 0
          ? {
              mb: '2',
              p: '3',
              border: '2px solid currentColor',
              borderRadius: 'l2',
              fontSize: 'lg',
              fontWeight: 'bold',
            }
          : { color: 'fg.muted', fontSize: 'sm' })}
      >
        {order.amountDue > 0
          ? t('To collect on delivery: {amountDue}', { amountDue: formatRupees(order.amountDue) })
          : t('Paid. Nothing to collect.')}
      </Text>
      <Text color="fg.muted" fontSize="sm">
        {pieces === 1
          ? t('1 piece in all. Thank you for your order!')
          : t('{pieces} pieces in all. Thank you for your order!', { pieces })}
      </Text>
    </Card.Root>
  );
}
