import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Something that the shop has promised to tell the provider, written in the transaction that made the promise and gone
 * once it is done.
 */
@Entity('outbox')
export class OutboxMessage {
  /** Names what is to be done, e.g. refund:<id>, so that it is promised once. */
  @PrimaryColumn('text')
  key: string;

  /** How often it was begun. */
  @Column('integer', { default: 0 })
  attempts: number;

  /** From when on it is due again. */
  @Index()
  @Column('timestamp with time zone', { name: 'next_at', precision: 3, default: () => 'now()' })
  nextAt: Date;
}
