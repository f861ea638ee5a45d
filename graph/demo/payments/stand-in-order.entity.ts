import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * What a shop writes down with an order, a payment or a refund: up to 15 texts under names of its
 * own.
 */
export type Notes = Record<string, string | number>;

/**
 * An order in the ledger of the stand-in provider, which a real provider would keep on its own
 * machines.
 */
@Entity('standin_order')
export class StandInOrder {
  @PrimaryColumn('text')
  id: string;

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: string;

  @Column('text', { nullable: true })
  receipt: string | null;

  /** The offer that it may be paid with alone; null: with anything. */
  @Column('text', { name: 'offer_id', nullable: true })
  offerId: string | null;

  @Column('jsonb', { default: {} })
  notes: Notes;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
