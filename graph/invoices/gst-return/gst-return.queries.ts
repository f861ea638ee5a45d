import type { Context } from '../../shared/context.js';
import type { Period } from '../../shared/input/months.js';
import type { Paise } from '../../shared/money/money.js';
import type { InvoiceKind } from '../invoice.entity.js';

/** The sums of a row, less what went back. */
interface SummedTax {
  gstRate: number;
  taxablePaise: Paise;
  cgstPaise: Paise;
  sgstPaise: Paise;
  igstPaise: Paise;
}

/** Sums under a code of goods at a rate, of a document or of all of a state that none names. */
export interface SummedSupply extends SummedTax {
  /** The document where the return names it. */
  invoiceId: string | null;
  stateCode: string;
  placeOfSupply: string;
  isInterstate: boolean;
  isToBusinesses: boolean;
  hsnCode: string | null;
  quantity: number;
}

/** A run of numbers of a kind, one after the other, that begin alike. */
export interface GivenNumbers {
  kind: InvoiceKind;
  financialYear: number;
  numberPrefix: string;
  first: number;
  last: number;
  count: number;
}

/**
 * Invoices of more go by their numbers where a person of another state is sold to: one lakh, by
 * rule 59 (4) of the CGST Rules since August 2024.
 */
const LARGE_PAISE = 1_00_000_00;

/** A credit note takes away what its invoice brought. */
const SUMS = ['taxable', 'cgst', 'sgst', 'igst']
  .map((name) => `sum(l.${name}_paise * sign)::bigint AS "${name}Paise"`)
  .join(', ');

/**
 * Lines with their documents, whether they go to another state, and whether they come or go.
 * `OFFSET 0` has them read document by document: beside a join PostgreSQL reads the lines of all
 * years.
 */
const LINES = `invoice i CROSS JOIN LATERAL (SELECT * FROM invoice_line WHERE invoice_id = i.id OFFSET 0) AS l
  CROSS JOIN LATERAL (SELECT CASE i.kind WHEN 'INVOICE' THEN 1 ELSE -1 END) AS signed (sign)
  CROSS JOIN LATERAL (SELECT left(i.gstin, 2) <> i.state_code) AS placed (is_interstate)`;

/** The documents of a period, of a seller who takes tax. */
const OF_PERIOD = 'i.issued_at >= $1 AND i.issued_at < $2 AND i.gstin IS NOT NULL';

/** The document where the return names it, by the invoice that it is or is about. */
const NAMED = `CASE WHEN i.buyer_gstin IS NOT NULL OR is_interstate AND ${LARGE_PAISE} < (
  SELECT sold.total_paise FROM invoice sold WHERE sold.order_id = i.order_id AND sold.kind = 'INVOICE'
) THEN i.id END`;

/** Pieces count as back once their price went back, but for what was rounded off. */
const PIECES = 'l.quantity * sign * (l.price_paise * l.quantity - l.discount_paise - l.amount_paise < 100)::integer';

/**
 * Sums by state, code of goods and rate, and by document where that is named: one that is made out
 * to a business, or is of a large sale to another state. SQL, since a month has more lines than a
 * process should hold; every table of the return is added up from these, so that lines are read
 * once.
 */
export function sumSupplies({ db }: Context, { since, before }: Period): Promise<SummedSupply[]> {
  return db.query(
    `SELECT ${NAMED} AS "invoiceId", i.state_code AS "stateCode", min(i.place_of_supply) AS "placeOfSupply",
       is_interstate AS "isInterstate", i.buyer_gstin IS NOT NULL AS "isToBusinesses", l.hsn_code AS "hsnCode",
       l.gst_rate AS "gstRate", sum(${PIECES})::integer AS quantity, ${SUMS}
     FROM ${LINES} WHERE ${OF_PERIOD} GROUP BY 1, 2, 4, 5, 6, 7`,
    [since, before],
  );
}

/**
 * The first and the last number of each run that begins alike: what numbers begin with may have
 * changed within a year. SQL, as `sumSupplies`.
 */
export function findGivenNumbers({ db }: Context, { since, before }: Period): Promise<GivenNumbers[]> {
  return db.query(
    `SELECT kind, financial_year AS "financialYear", number_prefix AS "numberPrefix", min(sequence) AS first,
       max(sequence) AS last, count(*)::integer AS count
     FROM (SELECT kind, financial_year, number_prefix, sequence, sequence - row_number() OVER (
         PARTITION BY kind, financial_year, number_prefix ORDER BY sequence) AS run
       FROM invoice i WHERE ${OF_PERIOD}) AS given
     GROUP BY kind, financial_year, number_prefix, run ORDER BY kind DESC, financial_year, first`,
    [since, before],
  );
}
