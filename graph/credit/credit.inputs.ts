import { Field, ID, InputType, Int } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';

/** Store credit that is given to a customer. */
@InputType({ description: 'Store credit that is given to a customer.' })
export class StoreCreditInput {
  @Field(() => ID, { description: 'Id of the account.' })
  customerId: string;

  @Field(() => Rupees, { description: 'How much, in rupees, ₹1 to ₹1,00,000.' })
  amount: Paise;

  @Field({ description: 'Why, 1 to 500 characters; the customer may read it.' })
  note: string;
}

/** A gift card that the shop gives. */
@InputType({ description: 'A gift card that the shop gives. Its code goes to the address by mail alone.' })
export class GiftCardInput {
  @Field(() => Rupees, { description: 'What it is worth, in whole rupees, ₹1 to ₹10,000.' })
  amount: Paise;

  @Field({ description: 'The e-mail address that its code is sent to.' })
  email: string;

  @Field({ description: 'Whom the mail greets, 1 to 100 characters.' })
  name: string;

  @Field({ description: 'Why it is given, 1 to 500 characters, for the books of the shop.' })
  note: string;
}

/** The terms of credit, as they are to be. */
@InputType({ description: 'The terms of gift cards and store credit, as they are to be.' })
export class CreditTermsInput {
  @Field(() => Int, { description: 'How many days a gift card can be spent, 365 to 3,650.' })
  giftCardDays: number;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days store credit can be spent, 1 to 3,650; absent: it does not expire.',
  })
  storeCreditDays?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether shoppers can buy gift cards; absent: as it was.' })
  sellsGiftCards?: boolean | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The least that a gift card is bought for, in whole rupees, ₹1 or more; absent: as it was.',
  })
  giftCardMin?: Paise | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'The most that a gift card is bought for, in whole rupees, at most ₹10,000; absent: as it was.',
  })
  giftCardMax?: Paise | null;
}
