import { In } from 'typeorm';
import { findReturnedPieces } from '../orders/life/order-life.queries.js';
import type { Order } from '../orders/order.entity.js';
import { paymentLabelOf } from '../orders/payment-label.js';
import type { Context } from '../shared/context.js';
import { asPaise, type Paise, sum, times } from '../shared/money/money.js';
import type { TaxedLine } from '../shared/reckoning.js';
import { readNumberPrefixes } from '../shop/read-appearance.js';
import { readShopFacts } from '../shop/shop-facts.js';
import { DELIVERY_TAX, taxOfKind } from './default-tax.js';
import { type TaxedAmount, taxWithin } from './gst.js';
import { GST_STATES, stateCodeOf } from './gst-states.js';
import { Invoice, InvoiceKind, InvoiceLine } from './invoice.entity.js';
import { findSoldLines, type SoldLine, takeSequence } from './invoices.queries.js';
import { shareCredit } from './share-credit.js';

/**
 * A refund that a credit note is to be written of, or an order that no one took and paid for at the
 * door.
 */
export interface CreditedRefund {
  /** Null where nothing was paid, so that nothing goes back. */
  id: string | null;
  amountPaise: Paise;
  /** The return that it is for; null where no goods came back. */
  orderReturnId: string | null;
}

/**
 * Issues the invoice of an order that leaves the shop, once, and the credit notes of what went back
 * before. To be called inside the transaction that sends the first parcel, which holds the order's
 * locks: the number is taken there, so that none is left out and none given twice.
 */
export async function issueInvoice(tx: Context, order: Order): Promise<void> {
  if (await findInvoice(tx, order)) return;
  const { name: sellerName, address: sellerAddress, gstin, fssaiLicence } = await readShopFacts(tx);
  const shopState = gstin?.slice(0, 2) ?? stateCodeOf('Karnataka') ?? '29';
  const stateCode = stateCodeOf(order.region) ?? shopState;
  const sold = [...(await findSoldLines(tx, order)), ...feeLines(tx, order)];
  const rates = gstin === null ? [] : await Promise.all(sold.map((line) => reckonTax(tx, order, line)));
  const lines = sold.map((line, index) => {
    const gstRate = rates[index] ?? 0;
    const { pricePaise, discountPaise } = line;
    const amountPaise = asPaise(times(pricePaise, line.quantity) - discountPaise);
    return {
      ...{ orderLineId: line.orderLineId, description: line.description, quantity: line.quantity },
      bestBefore: line.bestBefore,
      ...{
        hsnCode: line.hsnCode ?? taxOfKind(line.categories).hsnCode,
        gstRate,
        amountPaise,
        pricePaise,
        discountPaise,
      },
      mrpPaise: asPaise(Math.max(line.mrpPaise ?? 0, pricePaise)),
      ...taxWithin(amountPaise, gstRate, stateCode !== shopState),
    };
  });
  const seller = { sellerName, sellerAddress, gstin, fssaiLicence };
  await insertInvoice(
    tx,
    {
      kind: InvoiceKind.INVOICE,
      orderId: order.id,
      refundId: null,
      totalPaise: asPaise(order.amountPaise - order.shortPaise),
      ...seller,
      ...{ stateCode, buyerGstin: order.buyerGstin },
    },
    lines,
  );
}

/** The tax of a line as the product says, or its kind. */
export async function taxByKind(_: Context, line: TaxedLine): Promise<number> {
  return line.gstRate ?? taxOfKind(line.categories).gstRate;
}

/**
 * The tax of a line, by the rule of whichever feature came last with one.
 *
 * @throws Error for what is no rate of 0 to 100 percent
 */
async function reckonTax(tx: Context, { region, pincode }: Order, line: SoldLine): Promise<number> {
  const { description, quantity, pricePaise, discountPaise, gstRate, categories } = line;
  const rule = tx.hooks.findLast((hooks) => hooks.reckonTax)?.reckonTax;
  const rate = await rule?.(tx, {
    ...{ description, quantity, pricePaise, discountPaise },
    ...{ gstRate, category: categories.at(-1) ?? null, categories, region, pincode },
  });
  if (rate === undefined || !(rate >= 0 && rate <= 100))
    throw new Error(`A rule of tax answered ${rate}, which is no rate in percent.`);
  return rate;
}

/**
 * Issues the credit note of money that goes back, once an invoice is there, over its lines as
 * `shareCredit` says. To be called inside the transaction that promises the money.
 */
export async function issueCreditNote(tx: Context, order: Order, refund: CreditedRefund): Promise<void> {
  const invoice = await findInvoice(tx, order);
  if (!invoice) return;
  const sold = await tx.db.find(InvoiceLine, { where: { invoiceId: invoice.id }, order: { position: 'ASC' } });
  const former = await findCredited(tx, order);
  const back = refund.orderReturnId ? await findReturnedPieces(tx, [refund.orderReturnId]) : [];
  const credits = shareCredit(
    sold.map((line) => {
      const leftPaise = asPaise(line.amountPaise - (former.lines.get(nameOf(line))?.amountPaise ?? 0));
      return { ...line, leftPaise, back: back.find(({ orderLineId }) => orderLineId === line.orderLineId) ?? null };
    }),
    { amountPaise: refund.amountPaise, restPaise: asPaise(invoice.totalPaise - former.totalPaise) },
  );
  const isInterstate = invoice.gstin !== null && invoice.gstin.slice(0, 2) !== invoice.stateCode;
  const { sellerName, sellerAddress, gstin, fssaiLicence, stateCode, buyerGstin } = invoice;
  await insertInvoice(
    tx,
    {
      ...{ kind: InvoiceKind.CREDIT_NOTE, orderId: order.id, refundId: refund.id, totalPaise: refund.amountPaise },
      ...{ sellerName, sellerAddress, gstin, fssaiLicence, stateCode, buyerGstin },
    },
    credits.map(
      ({ line: { invoiceId: _, position, leftPaise, back: __, ...line }, quantity, chargedPaise, amountPaise }) => {
        const discountPaise = asPaise(times(line.pricePaise, quantity) - chargedPaise);
        const rest = restOf(line, former.lines.get(nameOf(line)));
        const tax =
          rest && rest.amountPaise === amountPaise ? rest : taxWithin(amountPaise, line.gstRate, isInterstate);
        return { ...line, quantity, discountPaise, amountPaise, ...tax };
      },
    ),
  );
}

function findInvoice(tx: Context, { id: orderId }: Order): Promise<Invoice | null> {
  return tx.db.findOneBy(Invoice, { orderId, kind: InvoiceKind.INVOICE });
}

/** What a line comes to, tax and all. */
type LineSums = TaxedAmount & { amountPaise: Paise };

const NOTHING: LineSums = {
  ...{ amountPaise: asPaise(0), taxablePaise: asPaise(0) },
  ...{ cgstPaise: asPaise(0), sgstPaise: asPaise(0), igstPaise: asPaise(0) },
};

function combined(one: LineSums, other: LineSums, sign: 1 | -1): LineSums {
  const of = (name: keyof LineSums) => asPaise(one[name] + sign * other[name]);
  return {
    ...{ amountPaise: of('amountPaise'), taxablePaise: of('taxablePaise') },
    ...{ cgstPaise: of('cgstPaise'), sgstPaise: of('sgstPaise'), igstPaise: of('igstPaise') },
  };
}

/**
 * What earlier notes left of a line: who credits all of it credits its tax, and not what rounding
 * would make of that anew. Null where their rounding has taken more.
 */
function restOf(sold: LineSums, credited: LineSums | undefined): LineSums | null {
  const rest = combined(sold, credited ?? NOTHING, -1);
  return Object.values(rest).every((paise) => paise >= 0) ? rest : null;
}

/** What credit notes took off an invoice so far: of each line, and of all that was to be paid. */
async function findCredited(
  tx: Context,
  { id: orderId }: Order,
): Promise<{ lines: ReadonlyMap<string, LineSums>; totalPaise: Paise }> {
  const notes = await tx.db.findBy(Invoice, { orderId, kind: InvoiceKind.CREDIT_NOTE });
  const found = notes.length > 0 ? await tx.db.findBy(InvoiceLine, { invoiceId: In(notes.map(({ id }) => id)) }) : [];
  const lines = new Map<string, LineSums>();
  for (const line of found) lines.set(nameOf(line), combined(lines.get(nameOf(line)) ?? NOTHING, line, 1));
  return { lines, totalPaise: sum(notes.map(({ totalPaise }) => totalPaise)) };
}

/** By what a line of an invoice is known on its credit notes; a fee is called alike on all. */
function nameOf({ orderLineId, description }: Pick<InvoiceLine, 'orderLineId' | 'description'>): string {
  return orderLineId ?? description;
}

/**
 * The row of the series stays locked until the transaction ends: a number is given when the one
 * before it is.
 */
async function insertInvoice(
  tx: Context,
  invoice: Pick<
    Invoice,
    | 'kind'
    | 'orderId'
    | 'refundId'
    | 'totalPaise'
    | 'sellerName'
    | 'sellerAddress'
    | 'gstin'
    | 'fssaiLicence'
    | 'stateCode'
    | 'buyerGstin'
  >,
  lines: readonly Omit<InvoiceLine, 'invoiceId' | 'position'>[],
): Promise<void> {
  const given = await takeSequence(tx, invoice.kind);
  const placeOfSupply = GST_STATES[invoice.stateCode] ?? '';
  const prefixes = await readNumberPrefixes(tx);
  const numberPrefix = invoice.kind === InvoiceKind.INVOICE ? prefixes.invoice : prefixes.creditNote;
  const { identifiers } = await tx.db.insert(Invoice, { ...invoice, ...given, numberPrefix, placeOfSupply });
  const invoiceId: string = identifiers[0]?.id;
  await tx.db.insert(
    InvoiceLine,
    lines.map((line, index) => ({ ...line, invoiceId, position: index + 1 })),
  );
}

/** What delivery and paying at the door cost, as lines of their own; none for what was free. */
function feeLines(ctx: Context, order: Order): SoldLine[] {
  const { isExpress, shippingPaise, cashFeePaise } = order.planned;
  const fees: [string, Paise][] = [
    [isExpress ? 'Express delivery' : 'Delivery', asPaise(shippingPaise - order.shippingBackPaise)],
    [paymentLabelOf(ctx, order, 'en'), asPaise(cashFeePaise - order.cashFeeBackPaise)],
  ];
  return fees.flatMap(([description, pricePaise]) =>
    pricePaise === 0
      ? []
      : [
          {
            ...{ orderLineId: null, description, quantity: 1, pricePaise, discountPaise: asPaise(0) },
            ...{ mrpPaise: null, ...DELIVERY_TAX, bestBefore: null, categories: [] },
          },
        ],
  );
}
