import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { isOneOf } from '../../shared/rows/is-one-of.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';
import { Node } from '../../shared/schema/node.type.js';
import { Payment } from '../payment.entity.js';
import { RefundReason, RefundStatus } from './refund-reason.js';

/**
 * Money that is owed back to a shopper. Its id is the key under which the provider is asked, so
 * once is enough.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'Money that goes back to a shopper, all or some of one payment.',
})
@Entity('refund')
@Index('refund_by_moment', ['createdAt'])
@Unique('refund_is_one_per_occasion', ['paymentId', 'reason', 'occasion'])
@Check('refund_reason_is_known', isOneOf('reason', RefundReason))
@Check('refund_amount_is_positive', 'amount_paise > 0')
@Check('refund_credit_is_part_of_it', 'credit_paise BETWEEN 0 AND amount_paise')
export class Refund {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('text', { name: 'payment_id' })
  paymentId: string;

  @ManyToOne(() => Payment, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'payment_id' })
  payment?: Relation<Payment>;

  @Field(() => RefundReason, { description: 'Why it goes back.' })
  @Column('text')
  reason: RefundReason;

  /**
   * Tells refunds for the same reason apart, e.g. by the return; empty where a reason can occur
   * only once.
   */
  @Column('text', { default: '' })
  occasion: string;

  @Field(() => Rupees, { name: 'amount', description: 'How much goes back, in rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: Paise;

  @Field(() => Rupees, {
    name: 'credit',
    description:
      'The part of amount that goes back as gift card or store credit, in rupees: at once, so that it can be spent.',
  })
  @FromProperty()
  @Column('bigint', { name: 'credit_paise', default: 0 })
  creditPaise: Paise;

  /** Null until the provider has taken it on, and where the shop sends it itself. */
  @Column('text', { name: 'provider_refund_id', nullable: true, unique: true })
  providerRefundId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'By what the bank knows the money that the shop sent itself; null where the provider sends it.',
  })
  @Column('text', { nullable: true })
  reference: string | null;

  /**
   * Null unless the provider says that it cannot be done. The money is still owed then, and a
   * person has to see to it.
   */
  @Column('timestamp with time zone', { name: 'failed_at', precision: 3, nullable: true })
  failedAt: Date | null;

  /** Null until the provider says that the money is on its way. */
  @Field(() => Date, {
    nullable: true,
    description: 'When the provider, or the shop itself, sent it; null until then.',
  })
  @Column('timestamp with time zone', { name: 'settled_at', precision: 3, nullable: true })
  settledAt: Date | null;

  @Field(() => Date, { description: 'Since when it is owed.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  @Field(() => RefundStatus, { description: 'How far it has come.' })
  get status(): RefundStatus {
    if (this.settledAt) return RefundStatus.PROCESSED;
    return this.failedAt ? RefundStatus.FAILED : RefundStatus.PENDING;
  }
}
