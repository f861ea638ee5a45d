import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../accounts/user.entity.js';
import { PlannedDelivery } from '../delivery/planned-delivery.columns.js';
import { Delivery } from '../orders/delivery.columns.js';
import { PaymentMethod } from '../orders/payment-method.js';
import type { Language } from '../shared/languages/languages.js';
import type { Paise } from '../shared/money/money.js';
import { PAYMENT_INSTRUMENTS, type PaymentInstrumentName } from '../shared/ports/payment-provider.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { Node } from '../shared/schema/node.type.js';
import { PAYMENT_ORDER_STATES, type PaymentOrderState } from './payment-order-state.js';

/**
 * A checkout: the cart as it was priced, the stock held for it, and the provider's order that pays
 * for it. While one is creating or open its shopper has no other, so no shopper can hoard stock by
 * checking out many times.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A checkout that waits for its payment. The stock is held for it until it expires.',
})
@Entity('payment_order')
@Index('payment_order_is_one_per_shopper', ['userId'], { unique: true, where: "state IN ('creating', 'open')" })
@Check('payment_order_state_is_known', isOneOf('state', PAYMENT_ORDER_STATES))
@Check(
  'payment_order_amount_is_payable',
  "(amount_paise >= 100 OR amount_paise = 0 AND payment_method = 'CREDIT') AND amount_paise % 100 = 0",
)
@Check('payment_order_credit_is_whole_rupees', 'credit_paise >= 0 AND credit_paise % 100 = 0')
@Check('payment_order_language_is_a_code', "language ~ '^[a-z]{2}$'")
@Check('payment_order_is_in_rupees', "currency = 'INR'")
@Check('payment_order_method_is_known', "payment_method IN ('ONLINE', 'CASH', 'CREDIT')")
@Check('payment_order_instrument_is_known', isOneOf('only_instrument', PAYMENT_INSTRUMENTS))
@Check(
  'payment_order_is_known_when_open',
  "provider_order_id IS NOT NULL OR state IN ('creating', 'cancelled') OR payment_method <> 'ONLINE' AND state = 'paid'",
)
export class PaymentOrder {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Index()
  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  @Field({ description: "The shop's own id of it at the provider, at most 40 characters." })
  @Column('text', { unique: true })
  receipt: string;

  /** Null until the provider has answered; by then no shopper is shown this checkout. */
  @Field(() => String, { description: "The provider's id of it: the order_id for the dialog." })
  @Column('text', { name: 'provider_order_id', nullable: true, unique: true })
  providerOrderId: string | null;

  @Field(() => Int, {
    description:
      'What is to be paid beside gift cards and store credit, in paise, always whole rupees: the amount for the dialog.',
  })
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: Paise;

  /** What gift cards and store credit pay beside it, in whole rupees; set aside until it ends. */
  @Column('bigint', { name: 'credit_paise', default: 0 })
  creditPaise: Paise;

  @Field({ description: 'Always INR.' })
  @Column('text', { default: 'INR' })
  currency: string;

  /** Tells whether a cart is still the one that this was priced for. */
  @Column('text', { name: 'cart_hash' })
  cartHash: string;

  /**
   * A checkout that is paid at the door becomes an order at once, and is never shown to a dialog.
   */
  @Column('text', { name: 'payment_method', default: PaymentMethod.ONLINE })
  paymentMethod: PaymentMethod;

  /** The code of the way to pay that was chosen; null: that of the method, `online` or `cash`. */
  @Column('text', { name: 'payment_option', nullable: true })
  paymentOption: string | null;

  /** With what alone it may be paid, since an offer is for that; null: whichever. */
  @Column('text', { name: 'only_instrument', nullable: true })
  onlyInstrument: PaymentInstrumentName | null;

  /**
   * The provider's offer that it may be paid with alone, since one of the shop's is for its cards;
   * null: whichever.
   */
  @Column('text', { name: 'provider_offer_id', nullable: true })
  providerOfferId: string | null;

  @Column('text', { default: 'creating' })
  state: PaymentOrderState;

  @Field(() => Date, { description: 'Until when the stock is held.' })
  @Column('timestamp with time zone', { name: 'expires_at', precision: 3 })
  expiresAt: Date;

  /** What its shopper reads; its order is written about in it. */
  @Column('text', { default: 'en' })
  language: Language;

  @Column(() => Delivery, { prefix: false })
  delivery: Delivery;

  @Column(() => PlannedDelivery, { prefix: false })
  planned: PlannedDelivery;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
