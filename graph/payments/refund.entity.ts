import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import type { Paise } from '../shared/money.js';
import { Payment } from './payment.entity.js';
import { REFUND_REASONS, type RefundReason } from './refund-reason.js';

/** Money that is owed back to a shopper. Its id is the key under which the provider is asked, so once is enough. */
@Entity('refund')
@Unique('refund_is_one_per_reason', ['paymentId', 'reason'])
@Check('refund_reason_is_known', `reason IN ('${REFUND_REASONS.join("', '")}')`)
@Check('refund_amount_is_positive', 'amount_paise > 0')
export class Refund {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @ForeignKey(() => Payment, { onDelete: 'RESTRICT' })
  @Column('text', { name: 'payment_id' })
  paymentId: string;

  @Column('text')
  reason: RefundReason;

  @Column('integer', { name: 'amount_paise' })
  amountPaise: Paise;

  /** Null until the provider has taken it on. */
  @Column('text', { name: 'provider_refund_id', nullable: true, unique: true })
  providerRefundId: string | null;

  /** Null unless the provider says that it cannot be done. The money is still owed then, and a person has to see to it. */
  @Column('timestamp with time zone', { name: 'failed_at', precision: 3, nullable: true })
  failedAt: Date | null;

  /** Null until the provider says that the money is on its way. */
  @Column('timestamp with time zone', { name: 'settled_at', precision: 3, nullable: true })
  settledAt: Date | null;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
