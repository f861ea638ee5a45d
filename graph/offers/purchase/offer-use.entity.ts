import { Check, Column, Entity, ForeignKey, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../accounts/user.entity.js';
import type { OwnPhrase } from '../../shared/languages/phrase.js';
import type { Paise } from '../../shared/money/money.js';
import { Offer } from '../offer.entity.js';
import { OfferCode } from '../offer-code.entity.js';

/**
 * How far a use of an offer has come: held by a checkout, used by an order, or given back by a
 * checkout that ended without one or an order that was called off.
 */
export type OfferUseState = 'HELD' | 'USED' | 'RETURNED';

/** A use of an offer by a checkout, and by the order that it became. */
@Entity('offer_use')
@Index(['offerId', 'state'])
@Index(['userId', 'state'])
@Check('offer_use_state_is_known', "state IN ('HELD', 'USED', 'RETURNED')")
@Check('offer_use_gives_something', 'discount_paise > 0 AND shipping_paise BETWEEN 0 AND discount_paise')
export class OfferUse {
  /** Of the checkout, whose table belongs to payments. */
  @ForeignKey('PaymentOrder', { onDelete: 'CASCADE' })
  @PrimaryColumn('uuid', { name: 'payment_order_id' })
  paymentOrderId: string;

  @PrimaryColumn('uuid', { name: 'offer_id' })
  offerId: string;

  @ManyToOne(() => Offer, { onDelete: 'RESTRICT' })
  @JoinColumn({ name: 'offer_id' })
  offer?: Relation<Offer>;

  /** The code that it was asked for by; null for one that needs none, and once it is deleted. */
  @Index()
  @Column('uuid', { name: 'code_id', nullable: true })
  codeId: string | null;

  @ManyToOne(() => OfferCode, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'code_id' })
  offerCode?: Relation<OfferCode>;

  /** What that code says, which stays when it is deleted. */
  @Column('text', { nullable: true })
  code: string | null;

  /** The shopper; null once the account is gone. */
  @Column('uuid', { name: 'user_id', nullable: true })
  userId: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<User>;

  /** What it takes off, delivery included. */
  @Column('bigint', { name: 'discount_paise' })
  discountPaise: Paise;

  /** The part of that which it takes off the delivery. */
  @Column('bigint', { name: 'shipping_paise', default: 0 })
  shippingPaise: Paise;

  /** What the offer was called then; null of a use that is older than this column. */
  @Column('jsonb', { nullable: true })
  title: OwnPhrase | null;

  @Column('text', { default: 'HELD' })
  state: OfferUseState;

  @Column('timestamp with time zone', { name: 'created_at', precision: 3, default: () => 'now()' })
  createdAt: Date;
}
