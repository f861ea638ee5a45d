import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The most that a gift card is worth, in paise: ₹10,000. */
export const MAX_GIFT_CARD_PAISE = 1_000_000;

/** How long a gift card can be spent at the least, in days. */
export const MIN_GIFT_CARD_DAYS = 365;

/** How long gift cards and store credit can be spent: one row at most. */
@ObjectType({ simpleResolvers: true, description: 'How long gift cards and store credit can be spent.' })
@Entity('credit_terms')
@Check('credit_terms_are_one', 'id = 1')
@Check('credit_terms_are_lawful', `gift_card_days >= ${MIN_GIFT_CARD_DAYS}`)
@Check('credit_terms_let_credit_be_spent', 'store_credit_days > 0')
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
}
