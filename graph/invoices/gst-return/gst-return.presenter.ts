import { stringify } from 'csv-stringify/sync';
import { type Paise, rupeesOf, sum } from '../../shared/money/money.js';
import { InvoiceKind } from '../invoice.entity.js';
import type { GstNamedSupply, GstReturn } from './gst-return.type.js';

/** A month as form GSTR-1 has it: 112026. */
const periodOf = (month: string) => `${month.slice(5)}${month.slice(0, 4)}`;

const DAY = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Asia/Kolkata', day: '2-digit', month: '2-digit', year: 'numeric' },
});
/** A day as form GSTR-1 has it: 05-11-2026. */
const dayOf = (moment: Date) => DAY.format(moment).replaceAll('/', '-');

/** What the form calls each kind of document, and by which number. */
const NATURES: Record<InvoiceKind, { doc_num: number; doc_typ: string }> = {
  INVOICE: { doc_num: 1, doc_typ: 'Invoices for outward supply' },
  CREDIT_NOTE: { doc_num: 5, doc_typ: 'Credit Note' },
};

interface Taxes {
  gstRate: number;
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
}

/** The amounts of a row in rupees, by the names of the form. Nothing sold here bears cess. */
function amountsOf({ gstRate, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Taxes) {
  return {
    ...{ rt: gstRate, txval: rupeesOf(taxablePaise), iamt: rupeesOf(igstPaise) },
    ...{ camt: rupeesOf(cgstPaise), samt: rupeesOf(sgstPaise), csamt: 0 },
  };
}

/** A credit note is told without a sign: that it takes away is said by what it is. */
function itemsOf(rates: readonly GstNamedSupply[]) {
  return rates.map((rate, index) => ({
    num: index + 1,
    itm_det: Object.fromEntries(Object.entries(amountsOf(rate)).map(([name, value]) => [name, Math.abs(value)])),
  }));
}

/**
 * A return as the file that the portal of GST takes for form GSTR-1 ('Upload JSON' of its offline
 * tool), with the tables that a shop like this fills.
 */
export function toGstr1Json({ gstin, to, hsnSummary, documents, ...sold }: GstReturn) {
  const supplies = sold.supplies.filter(({ gstRate }) => gstRate > 0);
  const namedSupplies = sold.namedSupplies.filter(({ gstRate }) => gstRate > 0);
  const documentsOf = (rates: readonly GstNamedSupply[], kind: InvoiceKind) =>
    groupBy(
      rates.filter((rate) => rate.kind === kind),
      ({ number }) => number,
    ).map((one) => ({ document: one[0] as GstNamedSupply, itms: itemsOf(one) }));
  const invoicesOf = (rates: readonly GstNamedSupply[]) =>
    documentsOf(rates, InvoiceKind.INVOICE).map(({ document: { number, issuedAt, totalPaise, stateCode }, itms }) => ({
      ...{ inum: number, idt: dayOf(issuedAt), val: rupeesOf(totalPaise), pos: stateCode, itms },
    }));
  const creditsOf = (rates: readonly GstNamedSupply[]) =>
    documentsOf(rates, InvoiceKind.CREDIT_NOTE).map(
      ({ document: { number, issuedAt, totalPaise, stateCode }, itms }) => ({
        ...{ ntty: 'C', nt_num: number, nt_dt: dayOf(issuedAt), val: rupeesOf(totalPaise), pos: stateCode, itms },
      }),
    );
  const businesses = groupBy(
    namedSupplies.filter(({ buyerGstin }) => buyerGstin !== null),
    ({ buyerGstin }) => buyerGstin,
  );
  const people = namedSupplies.filter(({ buyerGstin }) => buyerGstin === null);
  const regular = { rchrg: 'N', inv_typ: 'R' };
  const hsn = (isToBusinesses: boolean) =>
    hsnSummary
      .filter((row) => row.isToBusinesses === isToBusinesses)
      .map((row, index) => ({
        ...{ num: index + 1, hsn_sc: row.hsnCode ?? '', uqc: row.hsnCode?.startsWith('99') ? 'NA' : 'NOS' },
        ...{ qty: row.hsnCode?.startsWith('99') ? 0 : row.quantity, ...amountsOf(row) },
      }));
  return {
    ...{ gstin: gstin ?? '', fp: periodOf(to) },
    b2b: businesses
      .map((rates) => ({
        ctin: rates[0]?.buyerGstin,
        inv: invoicesOf(rates).map((invoice) => ({ ...invoice, ...regular })),
      }))
      .filter(({ inv }) => inv.length > 0),
    b2cl: groupBy(people, ({ stateCode }) => stateCode)
      .map((rates) => ({ pos: rates[0]?.stateCode, inv: invoicesOf(rates).map(({ pos: _, ...invoice }) => invoice) }))
      .filter(({ inv }) => inv.length > 0),
    b2cs: supplies.map(({ isInterstate, stateCode, ...row }) => ({
      ...{ sply_ty: isInterstate ? 'INTER' : 'INTRA', typ: 'OE', pos: stateCode, ...amountsOf(row) },
    })),
    cdnr: businesses
      .map((rates) => ({
        ctin: rates[0]?.buyerGstin,
        nt: creditsOf(rates).map((note) => ({ ...note, ...regular })),
      }))
      .filter(({ nt }) => nt.length > 0),
    cdnur: creditsOf(people).map((note) => ({ typ: 'B2CL', ...note })),
    nil: { inv: untaxed(sold) },
    hsn: { hsn_b2b: hsn(true), hsn_b2c: hsn(false) },
    doc_issue: {
      doc_det: groupBy(documents, ({ kind }) => kind).map((ranges) => ({
        ...NATURES[ranges[0]?.kind ?? InvoiceKind.INVOICE],
        docs: ranges.map(({ from, to: last, count }, index) => ({
          ...{ num: index + 1, from, to: last, totnum: count, cancel: 0, net_issue: count },
        })),
      })),
    },
  };
}

/** What bears no tax, which the form has in a table of its own: within the state and to others. */
function untaxed({ supplies, namedSupplies }: Pick<GstReturn, 'supplies' | 'namedSupplies'>) {
  const rows = [
    ...supplies.map((row) => ({ ...row, to: 'B2C' })),
    ...namedSupplies.map((row) => ({ ...row, to: row.buyerGstin === null ? 'B2C' : 'B2B' })),
  ].filter(({ gstRate }) => gstRate === 0);
  return groupBy(rows, ({ isInterstate, to }) => `${isInterstate ? 'INTR' : 'INTRA'}${to}`).map((group) => ({
    sply_ty: `${group[0]?.isInterstate ? 'INTR' : 'INTRA'}${group[0]?.to}`,
    ...{ nil_amt: rupeesOf(sum(group.map(({ taxablePaise }) => taxablePaise))), expt_amt: 0, ngsup_amt: 0 },
  }));
}

/** The columns of the file for people and for programs of accountants. */
const COLUMNS = [
  ...['table', 'kind', 'number', 'date', 'buyer_gstin', 'state_code', 'hsn', 'gst_rate', 'quantity', 'taxable'],
  ...['igst', 'cgst', 'sgst'],
];

/**
 * A return as CSV: a row for each row of its tables, named in the first column as the portal names
 * them (b2b, b2cl, b2cs, cdnr, cdnur, hsn). What credit notes take away stands below zero.
 */
export function toGstr1Csv({ supplies, namedSupplies, hsnSummary }: GstReturn): string {
  const amounts = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: Taxes) =>
    Object.fromEntries(
      Object.entries({ taxable: taxablePaise, igst: igstPaise, cgst: cgstPaise, sgst: sgstPaise }).map(
        ([name, paise]) => [name, rupeesOf(paise).toFixed(2)],
      ),
    );
  const rows = [
    ...namedSupplies.map((row) => ({
      ...{ table: tableOf(row), kind: row.kind.toLowerCase(), number: row.number, date: dayOf(row.issuedAt) },
      ...{ buyer_gstin: row.buyerGstin, state_code: row.stateCode, gst_rate: row.gstRate, ...amounts(row) },
    })),
    ...supplies.map((row) => ({
      ...{ table: 'b2cs', state_code: row.stateCode, gst_rate: row.gstRate, ...amounts(row) },
    })),
    ...hsnSummary.map((row) => ({
      ...{ table: row.isToBusinesses ? 'hsn_b2b' : 'hsn_b2c', hsn: row.hsnCode, gst_rate: row.gstRate },
      ...{ quantity: row.quantity, ...amounts(row) },
    })),
  ];
  return stringify(rows, { header: true, columns: COLUMNS });
}

function tableOf({ kind, buyerGstin }: GstNamedSupply): string {
  if (kind === InvoiceKind.INVOICE) return buyerGstin ? 'b2b' : 'b2cl';
  return buyerGstin ? 'cdnr' : 'cdnur';
}

/** Groups in the order in which each comes first. */
function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Item[][] {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups.values()];
}
