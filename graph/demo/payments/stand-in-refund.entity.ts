import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { ProviderRefund } from '../../shared/ports/payment-provider.js';
import type { Notes } from './stand-in-order.entity.js';
import { StandInPayment } from './stand-in-payment.entity.js';

/** A refund in the ledger of the stand-in provider, of all or some of a payment. */
@Entity('standin_refund')
@Check('standin_refund_status_is_known', "status IN ('pending', 'processed', 'failed')")
export class StandInRefund {
  @PrimaryColumn('text')
  id: string;

  @Index()
  @Column('text', { name: 'payment_id' })
  paymentId: string;

  @ManyToOne(() => StandInPayment, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id' })
  payment?: Relation<StandInPayment>;

  /** What the X-Refund-Idempotency header said; null without one. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('text', { nullable: true })
  receipt: string | null;

  @Column('bigint')
  amount: number;

  @Column('text', { default: 'processed' })
  status: ProviderRefund['status'];

  /** How fast it was asked to be. Here both are at once. */
  @Column('text', { default: 'normal' })
  speed: 'normal' | 'optimum';

  @Column('jsonb', { default: {} })
  notes: Notes;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
