import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { StandInOrder } from './stand-in-order.entity.js';

/** A payment in the ledger of the stand-in provider. */
@Entity('standin_payment')
@Check('standin_payment_status_is_known', "status IN ('failed', 'authorized', 'captured', 'refunded')")
export class StandInPayment {
  @PrimaryColumn('text')
  id: string;

  @Index()
  @ForeignKey(() => StandInOrder, { onDelete: 'CASCADE' })
  @Column('text', { name: 'order_id' })
  orderId: string;

  @Column('text')
  status: 'failed' | 'authorized' | 'captured' | 'refunded';

  @Column('bigint')
  amount: number;

  @Column('text')
  currency: string;

  /** Whether webhooks are sent for it; not when it was paid with `webhook: drop`. */
  @Column('boolean', { name: 'notifies_shop', default: true })
  notifiesShop: boolean;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
