import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { Paise } from '../shared/money/money.js';
import type { PaymentStatus } from '../shared/ports/payment-provider.js';
import { PaymentOrder } from './payment-order.entity.js';

/** An attempt to pay a checkout, as the provider last told it. Its status only ever goes upward. */
@Entity('payment')
@Check('payment_status_is_known', "status IN ('created', 'failed', 'authorized', 'captured', 'refunded')")
export class Payment {
  /** The provider's id. */
  @PrimaryColumn('text')
  id: string;

  @Index()
  @Column('uuid', { name: 'payment_order_id' })
  paymentOrderId: string;

  @ManyToOne(() => PaymentOrder, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'payment_order_id' })
  paymentOrder?: Relation<PaymentOrder>;

  @Column('text')
  status: PaymentStatus;

  @Column('bigint', { name: 'amount_paise' })
  amountPaise: Paise;

  @Column('text')
  currency: string;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Column('timestamp with time zone', { name: 'updated_at', precision: 3, default: () => 'now()' })
  updatedAt: Date;
}
