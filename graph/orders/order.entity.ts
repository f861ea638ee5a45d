import { Field, ID, ObjectType } from 'type-graphql';
import {
  Check,
  Column,
  Entity,
  ForeignKey,
  Generated,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { User } from '../accounts/user.entity.js';
import type { CustomValues } from '../custom-fields/custom-fields.service.js';
import { PlannedDelivery } from '../delivery/planned-delivery.columns.js';
import type { Language } from '../shared/languages/languages.js';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { isOneOf } from '../shared/rows/is-one-of.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { Node } from '../shared/schema/node.type.js';
import { Delivery } from './delivery.columns.js';
import { OrderStatus } from './order-status.js';
import { PaymentMethod } from './payment-method.js';

/** How the ids of payments begin that are made at the door; no provider's do. */
export const CASH_PAYMENT = 'cash_';

/** How the ids of payments begin where credit pays for all of it; no provider's do. */
export const CREDIT_PAYMENT = 'credit_';

/** Order numbers are six digits from the first one on. */
const BEFORE_FIRST_NUMBER = 100_000;

/**
 * The place in the count of all orders that a number such as `JH-100001` or `100001` speaks of;
 * null for anything else. What stands before the digits tells no two orders apart.
 */
export function sequenceOfNumber(text: string): number | null {
  const digits = /^(?:[a-z]{1,5}-?)?(\d{6,9})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits) - BEFORE_FIRST_NUMBER;
}

/**
 * What a shopper bought (spec §3). A checkout becomes at most one order, and a payment pays for at
 * most one; both are kept so by the database.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'What a shopper bought. Only the shopper and those who run the shop get to see it.',
})
@Entity('order')
@Index(['userId', 'sequence'])
@Index(['status', 'sequence'])
@Index('order_emails', { synchronize: false })
@Index('order_names_and_phones', { synchronize: false })
@Index('order_by_moment', ['placedAt'])
// What lies on the shelves though it is sold is read at each scan of a count.
@Index('order_to_pack', ['id'], { where: "status = 'CONFIRMED'" })
@Check(
  'order_comes_to_no_less_than_nothing',
  'short_paise BETWEEN 0 AND amount_paise AND shipping_back_paise BETWEEN 0 AND shipping_paise AND cash_fee_back_paise BETWEEN 0 AND cash_fee_paise',
)
@Check('order_status_is_known', isOneOf('status', OrderStatus))
@Check('order_language_is_a_code', "language ~ '^[a-z]{2}$'")
@Check('order_custom_is_an_object', `jsonb_typeof(custom) = 'object'`)
@Check('order_number_begins_with_letters', "number_prefix ~ '^[A-Z]{1,5}$'")
@Check('order_amount_is_positive', 'amount_paise > 0')
@Check('order_credit_is_part_of_it', 'credit_paise BETWEEN 0 AND amount_paise')
@Check('order_unpaid_is_pending_or_cancelled', "payment_id IS NOT NULL OR status IN ('PENDING', 'CANCELLED')")
export class Order extends Delivery {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  /** Counts all orders of the shop; gaps are possible. */
  @Generated('increment')
  @Column('integer', { unique: true })
  sequence: number;

  /** What its number begins with, as the shop's looks had it when it was placed. */
  @Column('text', { name: 'number_prefix', default: 'JH' })
  numberPrefix: string;

  @Column('uuid', { name: 'user_id' })
  userId: string;

  @ManyToOne(() => User, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /**
   * The checkout that became this order; its table belongs to payments, which stand above orders.
   */
  @ForeignKey('PaymentOrder', { onDelete: 'RESTRICT' })
  @Column('uuid', { name: 'payment_order_id', unique: true })
  paymentOrderId: string;

  @Field(() => String, {
    nullable: true,
    description:
      "The provider's id of the payment, or one of the shop's own: cash_… where it is paid at the door, credit_… where credit paid for all of it; null while pending, and when it was cancelled unpaid.",
  })
  @Column('text', { name: 'payment_id', nullable: true, unique: true })
  paymentId: string | null;

  @Field(() => OrderStatus, { description: 'How far it has come.' })
  @Column('text')
  status: OrderStatus;

  @Field(() => Rupees, {
    name: 'total',
    description: 'What was paid, or is to be paid at the door, in whole rupees.',
  })
  @FromProperty()
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: Paise;

  @Field(() => Rupees, {
    name: 'paidByCredit',
    description: 'The part of total that gift cards and store credit pay, in whole rupees; 0 for nothing.',
  })
  @FromProperty()
  @Column('bigint', { name: 'credit_paise', default: 0 })
  creditPaise: Paise;

  /** The code of the way to pay that was chosen; null: that of the method, `online` or `cash`. */
  @Column('text', { name: 'payment_option', nullable: true })
  paymentOption: string | null;

  /** What it has in the fields that extensions add, by their names. */
  @Column({ type: 'jsonb', default: {}, select: false })
  custom: CustomValues;

  /** What its shopper read when it was placed, and is written to in. */
  @Column('text', { default: 'en' })
  language: Language;

  @Column(() => PlannedDelivery, { prefix: false })
  planned: PlannedDelivery;

  /**
   * How much less it comes to than when it was placed, since something was missing or weighed less;
   * `amountPaise` stays as it was.
   */
  @Column('bigint', { name: 'short_paise', default: 0 })
  shortPaise: Paise;

  /** What of `shortPaise` is of the delivery. */
  @Column('bigint', { name: 'shipping_back_paise', default: 0 })
  shippingBackPaise: Paise;

  /** What of `shortPaise` is of the fee for the way to pay. */
  @Column('bigint', { name: 'cash_fee_back_paise', default: 0 })
  cashFeeBackPaise: Paise;

  /** Counts what its shopper is told live besides its status. */
  @Column('integer', { default: 0 })
  news: number;

  @Field(() => Date, { description: "When it was placed, by the shop's clock." })
  @Column('timestamp with time zone', { name: 'placed_at', precision: 3, default: () => 'now()' })
  placedAt: Date;

  @Field(() => PaymentMethod, { description: 'How it is paid for.' })
  get paymentMethod(): PaymentMethod {
    if (this.paymentId?.startsWith(CREDIT_PAYMENT)) return PaymentMethod.CREDIT;
    return this.paymentId?.startsWith(CASH_PAYMENT) ? PaymentMethod.CASH : PaymentMethod.ONLINE;
  }

  @Field({ description: 'Number for people to speak of it by, e.g. JH-100001.' })
  get number(): string {
    return `${this.numberPrefix}-${BEFORE_FIRST_NUMBER + this.sequence}`;
  }
}
