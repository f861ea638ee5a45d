import type { Language } from '../shared/languages/languages.js';

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
    'item' | 'hsn' | 'quantity' | 'mrp' | 'price' | 'gst' | 'taxable' | 'cgst' | 'sgst' | 'igst' | 'amount',
    string
  >;
  roundedOff: string;
  total: string;
  /** @param savings in rupees */
  saved: (savings: string) => string;
  inclusive: string;
  /** @param page from 1 */
  page: (page: number, pages: number) => string;
}

/**
 * The words of invoices as files, the same as those of the page in `web/orders/OrderInvoice.tsx`.
 */
export const INVOICE_WORDS: Record<Language, InvoiceWords> = {
  en: {
    taxInvoice: 'Tax invoice',
    bill: 'Bill',
    creditNote: 'Credit note',
    forOrder: (number) => `for order ${number}`,
    to: 'To:',
    placeOfSupply: 'Place of supply:',
    columns: {
      ...{ item: 'Item', hsn: 'HSN', quantity: 'Quantity', mrp: 'MRP', price: 'Price', gst: 'GST' },
      ...{ taxable: 'Taxable', cgst: 'CGST', sgst: 'SGST', igst: 'IGST', amount: 'Amount' },
    },
    roundedOff: 'Rounded off',
    total: 'Total',
    saved: (savings) => `You saved ${savings} on MRP.`,
    inclusive: 'MRP and prices include all taxes.',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  hi: {
    taxInvoice: 'टैक्स इनवॉइस',
    bill: 'बिल',
    creditNote: 'क्रेडिट नोट',
    forOrder: (number) => `ऑर्डर ${number} का`,
    to: 'किसे:',
    placeOfSupply: 'सप्लाई की जगह:',
    columns: {
      ...{ item: 'सामान', hsn: 'HSN', quantity: 'मात्रा', mrp: 'MRP', price: 'दाम', gst: 'GST' },
      ...{ taxable: 'टैक्स योग्य', cgst: 'CGST', sgst: 'SGST', igst: 'IGST', amount: 'रक़म' },
    },
    roundedOff: 'राउंड ऑफ़',
    total: 'कुल',
    saved: (savings) => `MRP पर आपकी बचत ${savings}.`,
    inclusive: 'MRP और दाम में सारे टैक्स शामिल हैं.',
    page: (page, pages) => `पेज ${page} / ${pages}`,
  },
};
