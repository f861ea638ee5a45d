import { Field, ID, ObjectType } from 'type-graphql';
import { Check, Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Credit } from '../../credit/credit.entity.js';
import { Payment } from '../payment.entity.js';
import { PaymentOrder } from '../payment-order.entity.js';
import { GiftCardPurchaseState } from './gift-card-purchase-state.js';

/**
 * A gift card that a shopper buys: what its checkout pays for instead of a cart. Whose it is and
 * what it costs stand in the checkout.
 */
@ObjectType({
  simpleResolvers: true,
  description: 'A gift card that a shopper bought. Its code goes to the recipient by mail alone, once it is paid.',
})
@Entity('gift_card_purchase')
@Check('gift_card_purchase_has_a_card_once_paid', 'payment_id IS NOT NULL OR credit_id IS NULL')
export class GiftCardPurchase {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('uuid', { name: 'payment_order_id' })
  paymentOrderId: string;

  @OneToOne(() => PaymentOrder, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'payment_order_id' })
  paymentOrder?: Relation<PaymentOrder>;

  @Field({ description: 'Whom the mail greets.' })
  @Column('text', { name: 'recipient_name' })
  recipientName: string;

  @Field({ description: 'The e-mail address that the code is sent to.' })
  @Column('text', { name: 'recipient_email' })
  recipientEmail: string;

  @Field({ description: 'What the mail says besides, in the words of who buys it; empty for nothing.' })
  @Column('text')
  message: string;

  @Field(() => Date, { nullable: true, description: 'When the mail is to go out; null: as soon as it is paid.' })
  @Column('timestamp with time zone', { name: 'send_at', precision: 3, nullable: true })
  sendAt: Date | null;

  /** The payment that paid for it; null until then. */
  @Field(() => String, { nullable: true, description: "The provider's id of the payment; null until it is paid." })
  @Column('text', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  @OneToOne(() => Payment, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'payment_id' })
  payment?: Relation<Payment>;

  /** Null until it is paid, and where the payment came after it was given up. */
  @Column('uuid', { name: 'credit_id', nullable: true })
  creditId: string | null;

  @OneToOne(() => Credit, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'credit_id' })
  credit?: Relation<Credit>;

  @Field(() => Date, { nullable: true, description: 'When its price was promised back; null where it was not.' })
  @Column('timestamp with time zone', { name: 'refunded_at', precision: 3, nullable: true })
  refundedAt: Date | null;

  @Field(() => Date, { description: 'When it was begun.' })
  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;

  /** @param sentAt when the mail with the code went out; null where it did not */
  stateAt(sentAt: Date | null): GiftCardPurchaseState {
    if (this.refundedAt) return GiftCardPurchaseState.REFUNDED;
    if (!this.paymentId) return GiftCardPurchaseState.PENDING;
    return sentAt ? GiftCardPurchaseState.SENT : GiftCardPurchaseState.PAID;
  }
}
