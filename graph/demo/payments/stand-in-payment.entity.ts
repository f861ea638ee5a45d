import {
  Check,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
  VirtualColumn,
} from 'typeorm';
import { type Notes, StandInOrder } from './stand-in-order.entity.js';

/** A payment in the ledger of the stand-in provider. */
@Entity('standin_payment')
@Check('standin_payment_status_is_known', "status IN ('failed', 'authorized', 'captured', 'refunded')")
export class StandInPayment {
  @PrimaryColumn('text')
  id: string;

  @Index()
  @Column('text', { name: 'order_id' })
  orderId: string;

  @ManyToOne(() => StandInOrder, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id' })
  order?: Relation<StandInOrder>;

  @Column('text')
  status: 'failed' | 'authorized' | 'captured' | 'refunded';

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: string;

  /** How it was paid. */
  @Column('text', { default: 'card' })
  method: 'card' | 'upi';

  /** The payer's; null where the dialog was told none. */
  @Column('text', { nullable: true })
  email: string | null;

  /** The payer's phone number; null where the dialog was told none. */
  @Column('text', { nullable: true })
  contact: string | null;

  @Column('jsonb', { default: {} })
  notes: Notes;

  /** What went back by refunds, in paise; of one that failed the money stays with the shop. */
  @VirtualColumn({
    type: 'bigint',
    query: (payment) =>
      `SELECT coalesce(sum(r.amount), 0)::bigint FROM standin_refund r WHERE r.payment_id = ${payment}.id AND r.status <> 'failed'`,
  })
  amountRefunded: number;

  /** Whether webhooks are sent for it; not when it was paid with `webhook: drop`. */
  @Column('boolean', { name: 'notifies_shop', default: true })
  notifiesShop: boolean;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
