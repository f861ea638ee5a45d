import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';

/** The most that a gift card is worth, in paise: ₹10,000. */
export const MAX_GIFT_CARD_PAISE = 1_000_000;

/** How long a gift card can be spent at the least, in days. */
export const MIN_GIFT_CARD_DAYS = 365;

/** On what terms gift cards are sold, and how long store credit can be spent: one row at most. */
@ObjectType({
  simpleResolvers: true,
  description: 'On what terms gift cards are sold, and how long credit can be spent.',
})
@Entity('credit_terms')
@Check('credit_terms_are_one', 'id = 1')
@Check(
  'credit_terms_are_lawful',
  `min_paise >= 100 AND min_paise <= max_paise AND max_paise <= ${MAX_GIFT_CARD_PAISE} AND gift_card_days >= ${MIN_GIFT_CARD_DAYS}`,
)
@Check('credit_terms_let_credit_be_spent', 'store_credit_days > 0')
export class CreditTerms {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  @Field({ description: 'Whether shoppers can buy gift cards.' })
  @Column('boolean', { name: 'sells_gift_cards' })
  sellsGiftCards: boolean;

  /** What shoppers choose among, in paise. */
  @Column('integer', { name: 'choices', array: true, default: () => `'{}'` })
  amountsPaise: Paise[];

  @Field(() => Rupees, { name: 'min', description: 'The least that a gift card is bought for, in whole rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'min_paise' })
  minPaise: Paise;

  @Field(() => Rupees, { name: 'max', description: 'The most that a gift card is bought for, in whole rupees.' })
  @FromProperty()
  @Column('bigint', { name: 'max_paise' })
  maxPaise: Paise;

  @Field(() => Int, { description: 'How many days a gift card can be spent, 365 or more.' })
  @Column('integer', { name: 'gift_card_days' })
  giftCardDays: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days store credit can be spent; null: it does not expire.',
  })
  @Column('integer', { name: 'store_credit_days', nullable: true })
  storeCreditDays: number | null;
}
