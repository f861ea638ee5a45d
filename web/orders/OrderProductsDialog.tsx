// biome-ignore-all lint/a11y/noRedundantRoles: a table drawn as cards retains its roles in every browser only when they are explicit

import { Box, Button, chakra, Flex, Heading, Spinner, type SystemStyleObject, Text } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { Fragment, type ReactNode } from 'react';
import { gql } from '../gql';
import { type OrderProductsQuery, useOrderProductsQuery } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { lazyComponent } from '../lib/lazyComponent';
import { type Message, t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { packInWords } from '../lib/packs';
import { CloseButton } from '../ui/feedback/CloseButton';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { Overlay } from '../ui/feedback/Overlay';
import { TruncatedText } from '../ui/layout/TruncatedText';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden';
import { DietMark } from '../ui/media/DietMark';
import { Picture } from '../ui/media/Picture';
import { ProductLink } from '../ui/media/ProductLink';
import { isOver, statusInWords } from './OrderStatusBadge';

/** On paper there is the order alone, from the top of the first page. */
const sheet = {
  position: { _print: 'absolute' },
  inset: { _print: '0 0 auto' },
  w: { base: 'min(60rem, calc(100vw - 2rem))', _print: 'full' },
  maxH: { base: 'calc(100dvh - 2rem)', _print: 'none' },
  overflowY: { base: 'auto', _print: 'visible' },
  bg: 'bg.panel',
  border: { base: '1px solid {colors.border}', _print: '0' },
  borderRadius: 'l3',
  boxShadow: { base: 'lg', _print: 'none' },
} satisfies SystemStyleObject;

const OrderHistory = lazyComponent(async () => (await import('./OrderHistory')).OrderHistory);

gql(`query OrderProducts($id: ID!) {
  order(id: $id) {
    id number status placedAt name address pincode total notSupplied shipping cashFee roundedOff paymentLabel isExpress
    offers { title code discount }
    lines {
      id productTitle options quantity missing weighedGrams price subTotal discount bestBefore
      substituteFor { id productTitle }
      product { id label { diet } }
      image { id alt placeholder srcset }
    }
  }
}`);

/** In the order of the specification. @see spec §2 (orders) */
const COLUMNS = {
  id: 'Product Id',
  title: 'Product Title',
  image: 'Image',
  quantity: 'Quantity',
  price: 'Price',
  subTotal: 'SubTotal',
} as const satisfies Record<string, Message>;

/** How many characters of a title the dialog shows. @see spec §9 */
const TITLE_CUT = 30;

type Line = NonNullable<OrderProductsQuery['order']>['lines'][number];

interface OrderProductsDialogProps {
  /** Of the order whose products are shown. */
  orderId: string;
  /** Called when the dialog has closed, by its button, Escape or a press beside it. */
  onClose: () => void;
}

/**
 * The products of one order over the page: id, title, image, quantity, price and subtotal, in
 * columns, or on a phone each on a card; then its address, date and total, and what has happened to
 * it, which can be printed without the page below. It is open as long as it is mounted; on closing,
 * the focus goes back to where it was.
 *
 * @see spec §2 (orders)
 */
export function OrderProductsDialog({ orderId, onClose }: OrderProductsDialogProps) {
  const { data, error, refetch } = useOrderProductsQuery({ variables: { id: orderId } });

  return (
    <Overlay kind="dialog" css={sheet} labelledBy="order-products" onClose={onClose}>
      {(close) => (
        <Box p={{ base: '4', md: '6' }}>
          <Global styles="@media print { #root { display: none } }" />
          <Flex justify="space-between" align="center" gap="4" mb="4">
            <Heading size="lg" id="order-products">
              {data?.order ? t('Products of order {number}', { number: data.order.number }) : t('Products')}
            </Heading>
            <CloseButton display={{ _print: 'none' }} onClick={close} />
          </Flex>
          {error && !data && <LoadFailed message={t('We could not load this order.')} onRetry={() => refetch()} />}
          {!error && !data && (
            <Flex justify="center" py="16" color="brand.fg" role="status">
              <Spinner aria-hidden="true" size="lg" />
              <VisuallyHidden>{t('Loading')}</VisuallyHidden>
            </Flex>
          )}
          {data?.order && <Products lines={data.order.lines} />}
          {data?.order && <Bill order={data.order} />}
          {data?.order && <OrderHistory orderId={orderId} />}
          {data?.order === null && <p>{t('We could not find this order.')}</p>}
        </Box>
      )}
    </Overlay>
  );
}

type Order = NonNullable<OrderProductsQuery['order']>;

/**
 * What lies between the subtotals of an order's lines and its total, as its shopper was told at the
 * checkout: by what each of it is called, and how much it adds or, below 0, takes off.
 */
function feesAndDiscounts(order: Order): [string, number][] {
  const { lines, offers, shipping, cashFee, roundedOff, paymentLabel, isExpress, notSupplied } = order;
  const inPaise = (rupees: number) => Math.round(rupees * 100);
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + inPaise(amount), 0);
  const ofGoods = sum(lines.map(({ discount }) => discount));
  const ofOffers = sum(offers.map(({ discount }) => discount));
  // What offers take off beyond the goods was taken off the delivery.
  const delivery = inPaise(shipping) + Math.max(ofOffers - ofGoods, 0);
  const rows: [string, number][] = [
    ...offers.map(({ title, discount }): [string, number] => [title, -inPaise(discount)]),
    [t('Discount'), Math.min(ofOffers - ofGoods, 0)],
    [isExpress ? t('Express delivery') : t('Delivery'), delivery],
    [paymentLabel, inPaise(cashFee)],
    [t('Round off'), -inPaise(roundedOff)],
    [t('Not supplied'), -inPaise(notSupplied)],
  ];
  return rows.filter(([, paise]) => paise !== 0).map(([label, paise]) => [label, paise / 100]);
}

/** Whom it went to and what it came to, and the button that prints all of it. */
function Bill({ order }: { order: Order }) {
  const { status, placedAt, name, address, pincode, total, notSupplied } = order;
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="4"
      pt="4"
      borderTop="1px solid {colors.border}"
      fontSize="sm"
    >
      <p>
        {name}, {address} {pincode}
        <br />
        {formatDate(placedAt)}, {statusInWords(status)}
      </p>
      <p>
        {feesAndDiscounts(order).map(([label, amount]) => (
          <Fragment key={`${label} ${amount}`}>
            {label} {amount < 0 && '−'}
            {formatRupees(Math.abs(amount))}
            <br />
          </Fragment>
        ))}
        {t('Total Amount')} <b>{isOver(status) ? <s>{formatRupees(total)}</s> : formatRupees(total - notSupplied)}</b>
      </p>
      <Button display={{ _print: 'none' }} variant="outline" onClick={() => window.print()}>
        {t('Print')}
      </Button>
    </Flex>
  );
}

function Products({ lines }: { lines: readonly Line[] }) {
  return (
    <chakra.table
      w="full"
      borderCollapse="collapse"
      fontVariantNumeric="tabular-nums"
      textStyle="sm"
      display={{ mdDown: 'block' }}
      css={{
        '& a': { fontWeight: 'semibold', _hover: { color: 'brand.fg', textDecoration: 'underline' } },
        '& th': { md: { textAlign: 'start', color: 'fg.muted', fontWeight: 'semibold', p: '3', bg: 'bg.subtle' } },
        '& td': {
          md: { p: '3', borderTop: '1px solid {colors.border}' },
          mdDown: {
            gridColumn: '1 / -1',
            display: 'flex',
            justifyContent: 'space-between',
            gap: '4',
            textAlign: 'end',
          },
        },
        '& thead': { mdDown: { position: 'absolute', clipPath: 'inset(50%)', w: '1px', h: '1px', overflow: 'hidden' } },
        '& tbody': { mdDown: { display: 'block' } },
        '& tbody > tr': {
          mdDown: {
            display: 'grid',
            gridTemplateColumns: '3.5rem minmax(0, 1fr)',
            gap: '{spacing.1.5} {spacing.4}',
            py: '4',
            borderTop: '1px solid {colors.border}',
          },
        },
        '& td::before': { mdDown: { content: 'attr(data-title)', color: 'fg.muted', flexShrink: '0' } },
        '& [data-column="image"]': { mdDown: { gridArea: '1 / 1', _before: { display: 'none' } } },
        '& [data-column="title"]': {
          mdDown: {
            gridArea: '1 / 2',
            display: 'block',
            alignSelf: 'center',
            textAlign: 'start',
            textStyle: 'md',
            _before: { display: 'none' },
          },
        },
      }}
      role="table"
      aria-labelledby="order-products"
    >
      <thead role="rowgroup">
        <tr role="row">
          {Object.values(COLUMNS).map((title) => (
            <th key={title} role="columnheader" scope="col">
              {t(title)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {lines.map((line) => (
          <tr key={line.id} role="row">
            <Cell column="id">
              <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere" w={{ md: '28' }}>
                {line.product?.id ?? t('No longer sold')}
              </Text>
            </Cell>
            <Cell column="title">
              <Title line={line} />
              {line.options.length > 0 && (
                <Text textStyle="sm" color="fg.muted">
                  {packInWords(line.options.join(' · '))}
                </Text>
              )}
              <WhatCame line={line} />
              {line.bestBefore && (
                <Text textStyle="sm" color="fg.muted">
                  {t('Best before at least {day}', { day: formatDate(line.bestBefore) })}
                </Text>
              )}
            </Cell>
            <Cell column="image">
              <Box w="14" borderRadius="l1" overflow="hidden">
                <Picture image={line.image} sizes="56px" alt="" />
              </Box>
            </Cell>
            <Cell column="quantity">{line.quantity}</Cell>
            <Cell column="price">{formatRupees(line.price)}</Cell>
            <Cell column="subTotal">
              <span>
                <b>{formatRupees(line.subTotal)}</b>
                {line.discount > 0 && (
                  <Text textStyle="sm" color="leaf.fg">
                    −{formatRupees(line.discount)}
                  </Text>
                )}
              </span>
            </Cell>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

// The title is drawn beside the value on cards, where no header stands above it.
function Cell({ column, children }: { column: keyof typeof COLUMNS; children: ReactNode }) {
  return (
    <td role="cell" data-column={column} data-title={t(COLUMNS[column])}>
      {children}
    </td>
  );
}

/** What was missing of a line, what it weighed, and in place of what it is sent. */
function WhatCame({ line: { missing, quantity, weighedGrams, substituteFor } }: { line: Line }) {
  const words = [
    ...(substituteFor ? [t('Instead of {product}', { product: substituteFor.productTitle })] : []),
    ...(missing > 0 ? [t('{missing} of {quantity} missing', { missing, quantity })] : []),
    ...(weighedGrams === null ? [] : [t('Weighed: {grams} g', { grams: weighedGrams })]),
  ];
  return words.map((said) => (
    <Text key={said} textStyle="sm" color="fg.muted">
      {said}
    </Text>
  ));
}

function Title({ line }: { line: Line }) {
  const text = <TruncatedText text={line.productTitle} max={TITLE_CUT} />;
  const { product } = line;
  if (!product) return text;
  return (
    <>
      {product.label.diet && <DietMark diet={product.label.diet} />}{' '}
      <ProductLink productId={product.id}>{text}</ProductLink>
    </>
  );
}
