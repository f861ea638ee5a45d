// biome-ignore-all lint/a11y/useSemanticElements: a region for what scrolls sideways, not a section of the page
// biome-ignore-all lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
import { Box, Button, chakra, Heading, Text } from '@chakra-ui/react';
import type { Ref } from 'react';
import { gql } from '../gql';
import { type OrderInvoiceQuery, useOrderInvoiceQuery } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { type Message, t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { LoadFailed } from '../ui/feedback/LoadFailed';
import { useInvoiceFile } from './useInvoiceFile';

gql(`query OrderInvoice($id: ID!) {
  order(id: $id) {
    id number name address city state pincode paidByCredit
    offers { title code discount }
    invoice {
      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings
      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }
    }
    creditNotes {
      kind number issuedAt sellerName sellerAddress gstin fssaiLicence buyerGstin placeOfSupply stateCode total roundedOff savings
      lines { description bestBefore hsnCode quantity mrp price discount gstRate amount taxable cgst sgst igst }
    }
  }
}`);

type Order = NonNullable<OrderInvoiceQuery['order']>;
type Invoice = NonNullable<Order['invoice']> | Order['creditNotes'][number];

interface OrderInvoiceProps {
  orderId: string;
  /** Told of the invoice once it is drawn, later than the press that opens it. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * The GST invoice of an order and the credit notes for what went back of it, as they are printed.
 */
export function OrderInvoice({ orderId, ref }: OrderInvoiceProps) {
  const { data, error, refetch } = useOrderInvoiceQuery({ variables: { id: orderId } });
  if (error && !data) return <LoadFailed message={t('We could not load the invoice.')} onRetry={() => refetch()} />;
  const order = data?.order;
  if (!order) return null;
  const documents = [...(order.invoice ? [order.invoice] : []), ...order.creditNotes];
  return (
    <Box ref={ref} display="grid" gap="4" minW="0" scrollMarginBottom="6">
      {documents.map((invoice) => (
        <Sheet key={invoice.number} order={order} invoice={invoice} />
      ))}
      {documents.length > 0 && <SaveButton order={order} />}
    </Box>
  );
}

function SaveButton({ order }: { order: Order }) {
  const { save, isBusy } = useInvoiceFile();
  return (
    <Button
      justifySelf="start"
      display={{ _print: 'none' }}
      variant="outline"
      aria-busy={isBusy || undefined}
      onClick={() => void save(order)}
    >
      {t('Save as PDF')}
    </Button>
  );
}

function Sheet({ order, invoice }: { order: Order; invoice: Invoice }) {
  const { number, issuedAt, sellerName, sellerAddress, gstin, fssaiLicence, buyerGstin, placeOfSupply, stateCode } =
    invoice;
  const { total, roundedOff, savings } = invoice;
  return (
    <chakra.article
      display="grid"
      gap="3"
      pt="4"
      borderTop="1px solid {colors.border}"
      minW="0"
      breakInside={{ _print: 'avoid' }}
      aria-label={number}
    >
      <Heading as="h3" size="lg">
        {titleOf(invoice)} {number}
      </Heading>
      <p>
        {formatDate(issuedAt)}, {t('for order {number}', { number: order.number })}
        <br />
        {sellerAddress.startsWith(sellerName) ? sellerAddress : `${sellerName}, ${sellerAddress}`}
        {gstin && <>, GSTIN {gstin}</>}
        {fssaiLicence && <>, FSSAI {fssaiLicence}</>}
        <br />
        {t('To:')} {[order.name, order.address, order.city, order.state].filter(Boolean).join(', ')} {order.pincode}
        {buyerGstin && <>, GSTIN {buyerGstin}</>}
        <br />
        {t('Place of supply:')} {placeOfSupply} ({stateCode})
      </p>
      <Lines invoice={invoice} />
      <Text textAlign="end">
        {roundedOff > 0 && (
          <>
            {t('Rounded off')} −{formatRupees(roundedOff)}{' '}
          </>
        )}
        <b>
          {t('Total')} {formatRupees(total)}
        </b>
      </Text>
      {invoice.kind === 'INVOICE' && order.offers.length > 0 && (
        <p>{t('Discount by: {offers}', { offers: order.offers.map(offerInWords).join(', ') })}</p>
      )}
      {invoice.kind === 'INVOICE' && savings > 0 && (
        <p>{t('You saved {savings} on MRP.', { savings: formatRupees(savings) })}</p>
      )}
      {invoice.kind === 'INVOICE' && order.paidByCredit > 0 && (
        <p>{t('Gift cards and store credit paid {amount} of it.', { amount: formatRupees(order.paidByCredit) })}</p>
      )}
      <p>{t('MRP and prices include all taxes.')}</p>
    </chakra.article>
  );
}

function offerInWords({ title, code, discount }: Order['offers'][number]): string {
  return `${code ? `${title} (${code})` : title} −${formatRupees(discount)}`;
}

function titleOf({ kind, gstin }: Invoice): string {
  if (kind === 'CREDIT_NOTE') return t('Credit note');
  return gstin ? t('Tax invoice') : t('Bill');
}

const COLUMNS = ['Item', 'HSN', 'Quantity', 'MRP', 'Price'] as const satisfies readonly Message[];

function Lines({ invoice }: { invoice: Invoice }) {
  const isInterstate = invoice.lines.some(({ igst }) => igst > 0);
  const taxes = isInterstate ? (['IGST'] as const) : (['CGST', 'SGST'] as const);
  const hasDiscount = invoice.lines.some(({ discount }) => discount > 0);
  const discounts = hasDiscount ? (['Discount'] as const) : [];
  return (
    <Box overflowX="auto" role="region" aria-label={t('Lines of {number}', { number: invoice.number })} tabIndex={0}>
      <chakra.table
        w="100%"
        borderCollapse="collapse"
        fontVariantNumeric="tabular-nums"
        textStyle="xs"
        css={{
          '& th, & td': { p: '2', textAlign: 'end', borderTop: '1px solid {colors.border}', whiteSpace: 'nowrap' },
          '& th:first-child': { textAlign: 'start', whiteSpace: 'normal', minW: '9rem' },
        }}
      >
        <thead>
          <tr>
            {([...COLUMNS, ...discounts, 'GST', 'Taxable', ...taxes, 'Amount'] as const).map((title) => (
              <th key={title} scope="col">
                {t(title)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {invoice.lines.map((line, index) => (
            <tr key={index}>
              <th scope="row">
                {line.description}
                {line.bestBefore && `, ${t('Best before at least {day}', { day: formatDate(line.bestBefore) })}`}
              </th>
              <td>{line.hsnCode ?? '–'}</td>
              <td>{line.quantity}</td>
              <td>{formatRupees(line.mrp)}</td>
              <td>{formatRupees(line.price)}</td>
              {hasDiscount && <td>{formatRupees(line.discount)}</td>}
              <td>{line.gstRate} %</td>
              <td>{formatRupees(line.taxable)}</td>
              {taxes.map((tax) => (
                <td key={tax}>{formatRupees(tax === 'IGST' ? line.igst : tax === 'CGST' ? line.cgst : line.sgst)}</td>
              ))}
              <td>{formatRupees(line.amount)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
