import type { Words } from '../shared/languages/phrase.js';

/** What stands on an invoice beside what was sold. */
interface InvoiceWords {
  taxInvoice: string;
  /** That of a shop which is not registered, and takes no tax. */
  bill: string;
  creditNote: string;
  /** @param number of the order, such as JH-100001 */
  forOrder: (number: string) => string;
  to: string;
  placeOfSupply: string;
  columns: Record<
    | 'item'
    | 'hsn'
    | 'quantity'
    | 'mrp'
    | 'price'
    | 'discount'
    | 'gst'
    | 'taxable'
    | 'cgst'
    | 'sgst'
    | 'igst'
    | 'amount',
    string
  >;
  roundedOff: string;
  total: string;
  /** @param savings in rupees */
  saved: (savings: string) => string;
  /** @param offers by which it cost less, each with what it took off */
  offers: (offers: string) => string;
  /** @param amount what of it was no money, in rupees */
  paidByCredit: (amount: string) => string;
  inclusive: string;
  /** @param page from 1 */
  page: (page: number, pages: number) => string;
}

/**
 * The words of invoices as files, the same as those of the page in `web/orders/OrderInvoice.tsx`.
 */
export function invoiceWords(words: Words): InvoiceWords {
  return {
    taxInvoice: words('Tax invoice'),
    bill: words('Bill'),
    creditNote: words('Credit note'),
    forOrder: (number) => words('for order {number}', { number }),
    to: words('To:'),
    placeOfSupply: words('Place of supply:'),
    columns: {
      ...{
        item: words('Item'),
        hsn: words('HSN'),
        quantity: words('Quantity'),
        mrp: words('MRP'),
        price: words('Price'),
        discount: words('Discount'),
        gst: words('GST'),
      },
      ...{
        taxable: words('Taxable'),
        cgst: words('CGST'),
        sgst: words('SGST'),
        igst: words('IGST'),
        amount: words('Amount'),
      },
    },
    roundedOff: words('Rounded off'),
    total: words('Total'),
    saved: (savings) => words('You saved {savings} on MRP.', { savings }),
    offers: (offers) => words('Discount by: {offers}', { offers }),
    paidByCredit: (amount) => words('Gift cards and store credit paid {amount} of it.', { amount }),
    inclusive: words('MRP and prices include all taxes.'),
    page: (page, pages) => words('Page {page} of {pages}', { page, pages }),
  };
}
