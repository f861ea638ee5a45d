import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A day on which the provider's ledger was compared to its end. */
@Entity('ledger_comparison')
export class LedgerComparison {
  @PrimaryColumn('timestamp with time zone', { name: 'done_at', precision: 3, default: () => 'clock_timestamp()' })
  doneAt: Date;

  /** Payments of five days that the provider told of. */
  @Column('integer')
  seen: number;

  /** Those of them that the shop knew nothing of. */
  @Column('integer')
  settled: number;
}
