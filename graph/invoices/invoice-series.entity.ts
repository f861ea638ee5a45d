import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * The last number that was given in a series. It is moved in the transaction that uses it, so that
 * a number is never left out.
 */
@Entity('invoice_series')
export class InvoiceSeries {
  @PrimaryColumn('text')
  kind: string;

  /** The year in which the financial year begins, which is in April. */
  @PrimaryColumn('integer', { name: 'financial_year' })
  financialYear: number;

  @Column('integer', { name: 'last_sequence' })
  lastSequence: number;
}
