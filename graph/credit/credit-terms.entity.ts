import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { asPaise, type Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';

/** The most that a gift card is worth, in paise: ₹10,000. */
export const MAX_GIFT_CARD_PAISE = asPaise(1_000_000);

/** How long a gift card can be spent at the least, in days. */
export const MIN_GIFT_CARD_DAYS = 365;

/** The terms of gift cards and store credit: one row at most. */
@ObjectType({ simpleResolvers: true, description: 'The terms of gift cards and store credit.' })
@Entity('credit_terms')
@Check('credit_terms_are_one', 'id = 1')
@Check('credit_terms_are_lawful', `gift_card_days >= ${MIN_GIFT_CARD_DAYS}`)
@Check('credit_terms_let_credit_be_spent', 'store_credit_days > 0')
@Check(
  'credit_terms_have_an_amount',
  `gift_card_min_paise BETWEEN 100 AND gift_card_max_paise AND gift_card_max_paise <= ${MAX_GIFT_CARD_PAISE}`,
)
export class CreditTerms {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Field(() => Int, { description: 'How many days a gift card can be spent, 365 or more.' })
  @Column('integer', { name: 'gift_card_days' })
  giftCardDays: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days store credit can be spent; null: it does not expire.',
  })
  @Column('integer', { name: 'store_credit_days', nullable: true })
  storeCreditDays: number | null;

  /** Whether shoppers can buy gift cards, where the shop sends mail. */
  @Column('boolean', { name: 'are_gift_cards_sold', default: true })
  areGiftCardsSold: boolean;

  @Field(() => Rupees, { name: 'giftCardMin', description: 'The least that a gift card is bought for, in rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'gift_card_min_paise', default: 10_000 })
  giftCardMinPaise: Paise;

  @Field(() => Rupees, { name: 'giftCardMax', description: 'The most that a gift card is bought for, in rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'gift_card_max_paise', default: MAX_GIFT_CARD_PAISE })
  giftCardMaxPaise: Paise;
}
