import { Field, ID, InputType, Int } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { OfferTerms } from './offer-terms.type.js';

/** An offer as it is to be. */
@InputType({ description: 'An offer as it is to be; what is absent is null or empty.' })
export class OfferInput {
  @Field(() => ID, { nullable: true, description: 'The offer to change; absent: a new one, a draft.' })
  id?: string | null;

  @Field({ description: 'What it is called, in English, 1 to 80 characters.' })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: 'What it is called in Hindi, 1 to 80 characters; null: the same.',
  })
  hindiTitle?: string | null;

  @Field(() => OfferTerms, { description: 'What it takes off what.' })
  terms: OfferTerms;

  @Field(() => Date, { nullable: true, description: 'From when on it holds; null: from when it is started.' })
  startsAt?: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Until when it holds, later than startsAt; null: until it is stopped.',
  })
  endsAt?: Date | null;

  @Field(() => [Int], { nullable: true, description: 'On which days of the week, 1 is Monday; empty: on all.' })
  weekdays?: number[] | null;

  @Field(() => String, { nullable: true, description: 'From when on those days in India, as 17:00; null: all day.' })
  hoursFrom?: string | null;

  @Field(() => String, { nullable: true, description: 'Until when; before hoursFrom for hours past midnight.' })
  hoursUntil?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it holds only with one of its codes; absent: no.' })
  needsCode?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often it may be used in all, 1 or more; null: without a limit.',
  })
  maxUses?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How often one shopper may use it, 1 or more; null: without a limit.',
  })
  maxUsesPerPerson?: number | null;

  @Field(() => Rupees, { nullable: true, description: 'What it may give in all, in rupees; null: without a limit.' })
  budget?: Paise | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it is for first orders alone; absent: no.' })
  firstOrderOnly?: boolean | null;

  @Field(() => String, { nullable: true, description: 'The tag of the customers that it is for; null: for everybody.' })
  customerTag?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The code of the way to pay that it is for, one of those of `offerChoices`; null: for all. None is for cash.',
  })
  paymentOption?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Of the way to pay bank-card: id of the payment provider's offer that says which cards they are, e.g. offer_DtEhEm3XslgfXE.",
  })
  providerOfferId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of the way to pay bank-card: what shoppers are told of those cards, in English, 1 to 60 characters.',
  })
  cards?: string | null;

  @Field(() => String, { nullable: true, description: 'The same in Hindi; null: as in English.' })
  hindiCards?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it stands beside others; absent: yes.' })
  combines?: boolean | null;
}

/** Codes that are to be made. */
@InputType({ description: 'Codes that are to be made: one by its name, or many drawn at random.' })
export class OfferCodesInput {
  @Field(() => String, {
    nullable: true,
    description: 'The one code, 3 to 40 letters, digits and hyphens; null: drawn.',
  })
  code?: string | null;

  @Field(() => Int, { nullable: true, description: 'How many to draw, 1 to 1000; absent: one.' })
  count?: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'What drawn codes begin with, at most 20 letters, e.g. DIWALI-.',
  })
  prefix?: string | null;

  @Field(() => Int, { nullable: true, description: 'How often each may be used, 1 or more; null: without a limit.' })
  maxUses?: number | null;
}
