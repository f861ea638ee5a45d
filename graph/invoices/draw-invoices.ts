import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { bestBeforeInWords } from '../orders/messages/best-before-in-words.js';
import type { Order } from '../orders/order.entity.js';
import { offerTitleIn } from '../orders/order-offers.js';
import { dayFormats } from '../shared/languages/day-formats.js';
import { LANGUAGES, type Language } from '../shared/languages/languages.js';
import { wordsIn } from '../shared/languages/phrase.js';
import { formatRupees } from '../shared/money/format-rupees.js';
import { asPaise, type Paise } from '../shared/money/money.js';
import type { OrderOffer } from '../shared/reckoning.js';
import { type Invoice, InvoiceKind, type InvoiceLine } from './invoice.entity.js';
import { invoiceWords } from './invoice.words.js';
import { roundedOffOf, savingsOf } from './invoice-sums.js';

/** An invoice or a credit note with its lines. */
export interface TaxDocument {
  invoice: Invoice;
  lines: readonly InvoiceLine[];
}

/**
 * Latin, Devanagari and ₹ in one font, which goes into the file as far as it is used (OFL, like its
 * package).
 */
const FONTS = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/hind/package.json'));
const REGULAR = 'Regular';
const BOLD = 'Bold';

/** In points, of which A4 has 595 by 842. */
const MARGIN = 40;
const WIDTH = 595 - 2 * MARGIN;
const LAST_ROW_Y = 842 - MARGIN - 20;
const GAP = 4;
/** The room that a logo has beside the first lines, in points. */
const LOGO = { width: 160, height: 44 };

const daysIn = dayFormats({ day: '2-digit' });

/**
 * Draws the invoice of an order and its credit notes as a PDF: A4, each from a new page on, with
 * what the page of the shop says of them.
 *
 * @param offers by which the order cost less
 * @param language whose words stand on it; names and addresses stay as they were written
 * @param logo of the shop as a PNG, at the upper right of each; null for none
 */
export async function drawInvoices(
  order: Order,
  documents: readonly TaxDocument[],
  offers: readonly OrderOffer[],
  language: Language,
  logo: Uint8Array | null,
): Promise<Buffer> {
  // Loaded where it is used: a start has no need of it.
  const { default: PdfDocument } = await import('pdfkit');
  const [regular, bold] = await Promise.all([
    readFile(join(FONTS, '400Regular', 'Hind_400Regular.ttf')),
    readFile(join(FONTS, '700Bold', 'Hind_700Bold.ttf')),
  ]);
  const title = documents.map(({ invoice }) => invoice.number).join(', ');
  const pdf = new PdfDocument({
    ...{ size: 'A4', margin: MARGIN, bufferPages: true, autoFirstPage: false },
    ...{ lang: LANGUAGES[language].tag, displayTitle: true },
    info: { Title: title, Author: documents[0]?.invoice.sellerName ?? '' },
  });
  pdf.registerFont(REGULAR, regular).registerFont(BOLD, bold);
  const whole = buffer(pdf);
  for (const document of documents) {
    pdf.addPage();
    if (logo)
      pdf.image(Buffer.from(logo), MARGIN + WIDTH - LOGO.width, MARGIN, {
        fit: [LOGO.width, LOGO.height],
        align: 'right',
      });
    drawDocument(pdf, order, document, offers, language);
  }
  numberPages(pdf, language);
  pdf.end();
  return whole;
}

function drawDocument(
  pdf: PDFKit.PDFDocument,
  order: Order,
  { invoice, lines }: TaxDocument,
  offers: readonly OrderOffer[],
  language: Language,
): void {
  const words = invoiceWords(wordsIn(language));
  const { sellerName, sellerAddress, gstin, fssaiLicence } = invoice;
  pdf
    .font(BOLD)
    .fontSize(16)
    .text(`${titleOf(invoice, language)} ${invoice.number}`);
  pdf.font(REGULAR).fontSize(10);
  pdf.text(`${daysIn[language].format(invoice.issuedAt)}, ${words.forOrder(order.number)}`).moveDown(0.6);
  pdf.text(sellerAddress.startsWith(sellerName) ? sellerAddress : `${sellerName}, ${sellerAddress}`);
  if (gstin) pdf.text(`GSTIN ${gstin}`);
  if (fssaiLicence) pdf.text(`FSSAI ${fssaiLicence}`);
  const place = [order.name, order.address, order.city, order.region].filter(Boolean).join(', ');
  pdf.moveDown(0.6).text(`${words.to} ${place} ${order.pincode}`);
  if (invoice.buyerGstin) pdf.text(`GSTIN ${invoice.buyerGstin}`);
  pdf.text(`${words.placeOfSupply} ${invoice.placeOfSupply} (${invoice.stateCode})`).moveDown(0.8);
  drawLines(pdf, lines, language);
  drawSums(pdf, sumsOf(order, { invoice, lines }, offers, language));
}

/** A line below the lines of what was sold. */
interface Sum {
  text: string;
  /** Where it ends at the right edge; what is said of the sum begins at the left one. */
  isAmount?: boolean;
  isTotal?: boolean;
}

function sumsOf(
  order: Order,
  { invoice, lines }: TaxDocument,
  offers: readonly OrderOffer[],
  language: Language,
): Sum[] {
  const words = invoiceWords(wordsIn(language));
  const rupees = (amount: Paise) => formatRupees(amount, language);
  const roundedOff = roundedOffOf(invoice, lines);
  const savings = savingsOf(lines);
  const told: (string | false)[] =
    invoice.kind === InvoiceKind.INVOICE
      ? [
          offers.length > 0 && words.offers(offersInWords(offers, language)),
          savings > 0 && words.saved(rupees(savings)),
          order.creditPaise > 0 && words.paidByCredit(rupees(order.creditPaise)),
        ]
      : [];
  return [
    ...(roundedOff > 0 ? [{ text: `${words.roundedOff} −${rupees(roundedOff)}`, isAmount: true }] : []),
    { text: `${words.total} ${rupees(invoice.totalPaise)}`, isAmount: true, isTotal: true },
    ...[...told, words.inclusive].flatMap((text) => (text ? [{ text }] : [])),
  ];
}

/** All of them on one page: a new one, where they do not fit below the lines. */
function drawSums(pdf: PDFKit.PDFDocument, sums: readonly Sum[]): void {
  const set = ({ isTotal = false }: Sum) => pdf.font(isTotal ? BOLD : REGULAR).fontSize(isTotal ? 12 : 10);
  pdf.font(REGULAR).fontSize(10).moveDown(0.6);
  const height = sums.reduce((total, sum) => total + set(sum).heightOfString(sum.text, { width: WIDTH }), 0);
  if (pdf.y + height > pdf.page.maxY()) pdf.addPage();
  for (const sum of sums) set(sum).text(sum.text, { align: sum.isAmount ? 'right' : 'left' });
}

function offersInWords(offers: readonly OrderOffer[], language: Language): string {
  return offers
    .map((offer) => `${offerTitleIn(language, offer)} −${formatRupees(asPaise(offer.discountPaise), language)}`)
    .join(', ');
}

function titleOf({ kind, gstin }: Invoice, language: Language): string {
  const { creditNote, taxInvoice, bill } = invoiceWords(wordsIn(language));
  if (kind === InvoiceKind.CREDIT_NOTE) return creditNote;
  return gstin ? taxInvoice : bill;
}

/** A column of the lines. The first takes what the others leave. */
interface Column {
  title: string;
  /** In points. */
  width: number;
  cell: (line: InvoiceLine) => string;
}

function columnsOf(lines: readonly InvoiceLine[], language: Language): Column[] {
  const { columns } = invoiceWords(wordsIn(language));
  const rupees = (amount: Paise) => formatRupees(amount, language);
  const isInterstate = lines.some(({ igstPaise }) => igstPaise > 0);
  const hasDiscount = lines.some(({ discountPaise }) => discountPaise > 0);
  const taxes: Column[] = isInterstate
    ? [{ title: columns.igst, width: 50, cell: ({ igstPaise }) => rupees(igstPaise) }]
    : [
        { title: columns.cgst, width: 44, cell: ({ cgstPaise }) => rupees(cgstPaise) },
        { title: columns.sgst, width: 44, cell: ({ sgstPaise }) => rupees(sgstPaise) },
      ];
  const others: Column[] = [
    { title: columns.hsn, width: 42, cell: ({ hsnCode }) => hsnCode ?? '–' },
    { title: columns.quantity, width: 36, cell: ({ quantity }) => String(quantity) },
    { title: columns.mrp, width: hasDiscount ? 44 : 50, cell: ({ mrpPaise }) => rupees(mrpPaise) },
    { title: columns.price, width: hasDiscount ? 44 : 50, cell: ({ pricePaise }) => rupees(pricePaise) },
    ...(hasDiscount
      ? [{ title: columns.discount, width: 44, cell: ({ discountPaise }: InvoiceLine) => rupees(discountPaise) }]
      : []),
    { title: columns.gst, width: 32, cell: ({ gstRate }) => `${gstRate} %` },
    { title: columns.taxable, width: 54, cell: ({ taxablePaise }) => rupees(taxablePaise) },
    ...taxes,
    { title: columns.amount, width: 54, cell: ({ amountPaise }) => rupees(amountPaise) },
  ];
  const left = WIDTH - others.reduce((total, { width }) => total + width, 0);
  return [{ title: columns.item, width: left, cell: (line) => itemOf(line, language) }, ...others];
}

/** What was sold, and until when it was promised to be at its best. */
function itemOf({ description, bestBefore }: InvoiceLine, language: Language): string {
  // A pack's number and its unit stay on one line.
  const packed = description.replace(/(\d) (?=\p{L}+$)/u, '$1\u00a0');
  return [packed, ...bestBeforeInWords(bestBefore, language)].join(', ');
}

/** A row to a line, and the titles again above those of a new page. */
function drawLines(pdf: PDFKit.PDFDocument, lines: readonly InvoiceLine[], language: Language): void {
  const columns = columnsOf(lines, language);
  const titles = () => drawRow(pdf.font(BOLD).fontSize(7.5), columns, ({ title }) => title);
  titles();
  for (const line of lines) {
    pdf.font(REGULAR).fontSize(7.5);
    if (pdf.y + heightOfRow(pdf, columns, ({ cell }) => cell(line)) > LAST_ROW_Y) {
      pdf.addPage();
      titles();
      pdf.font(REGULAR);
    }
    drawRow(pdf, columns, ({ cell }) => cell(line));
  }
  pdf.x = MARGIN;
}

type TextOf = (column: Column) => string;

function heightOfRow(pdf: PDFKit.PDFDocument, columns: readonly Column[], textOf: TextOf): number {
  const heights = columns.map((column) => pdf.heightOfString(textOf(column), { width: column.width - GAP }));
  return Math.max(...heights) + 2 * GAP;
}

function drawRow(pdf: PDFKit.PDFDocument, columns: readonly Column[], textOf: TextOf): void {
  const top = pdf.y;
  const height = heightOfRow(pdf, columns, textOf);
  pdf
    .moveTo(MARGIN, top)
    .lineTo(MARGIN + WIDTH, top)
    .lineWidth(0.5)
    .strokeColor('#bbb')
    .stroke();
  let x = MARGIN;
  for (const [index, column] of columns.entries()) {
    const box = { width: column.width - GAP, align: index === 0 ? 'left' : 'right' } as const;
    pdf.text(textOf(column), x + (index === 0 ? 0 : GAP), top + GAP, box);
    x += column.width;
  }
  pdf.y = top + height;
}

function numberPages(pdf: PDFKit.PDFDocument, language: Language): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.font(REGULAR).fontSize(8);
    // Below the margin, where a line would otherwise begin a page of its own.
    pdf.page.margins.bottom = 0;
    pdf.text(invoiceWords(wordsIn(language)).page(page + 1, count), MARGIN, 842 - MARGIN + 8, {
      width: WIDTH,
      align: 'right',
    });
  }
}
