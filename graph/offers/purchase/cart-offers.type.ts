import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Paise } from '../../shared/money/money.js';
import { Rupees } from '../../shared/money/rupees.scalar.js';
import { FromProperty } from '../../shared/schema/direct-resolver.js';
import type { Reason } from '../reckon/offer.js';

/** Why an offer does not hold, for programs. */
const OfferReason = {
  MISSING_AMOUNT: 'MISSING_AMOUNT',
  MISSING_QUANTITY: 'MISSING_QUANTITY',
  NOTHING_MATCHES: 'NOTHING_MATCHES',
  NOT_STARTED: 'NOT_STARTED',
  ENDED: 'ENDED',
  WRONG_HOURS: 'WRONG_HOURS',
  NEEDS_CODE: 'NEEDS_CODE',
  USED_UP: 'USED_UP',
  USED_BY_YOU: 'USED_BY_YOU',
  NOT_FIRST_ORDER: 'NOT_FIRST_ORDER',
  NOT_YOUR_GROUP: 'NOT_YOUR_GROUP',
  NEEDS_PAYMENT: 'NEEDS_PAYMENT',
  BETTER_OFFER: 'BETTER_OFFER',
  NOTHING_LEFT: 'NOTHING_LEFT',
} as const satisfies { [Code in Reason['code']]: Code };

registerEnumType(OfferReason, {
  name: 'OfferReason',
  description: 'Why an offer does not hold, or what is missing for more of it.',
  valuesConfig: {
    MISSING_AMOUNT: { description: 'Goods of `missingAmount` are missing.' },
    MISSING_QUANTITY: { description: '`missingQuantity` pieces are missing.' },
    NOTHING_MATCHES: { description: 'The cart holds nothing that it is about.' },
    NOT_STARTED: { description: 'It has not begun yet.' },
    ENDED: { description: 'It has ended.' },
    WRONG_HOURS: { description: 'It holds on other days or at other hours.' },
    NEEDS_CODE: { description: 'It holds for who enters one of its codes.' },
    USED_UP: { description: 'No use of it is left.' },
    USED_BY_YOU: { description: 'The shopper has used it as often as one may.' },
    NOT_FIRST_ORDER: { description: 'It is for a first order.' },
    NOT_YOUR_GROUP: { description: 'It is for other customers.' },
    NEEDS_PAYMENT: { description: 'It holds for who pays by `paymentOption`.' },
    BETTER_OFFER: { description: 'Others that it does not go with save more.' },
    NOTHING_LEFT: { description: 'There is nothing left that it could take off.' },
  },
});

/** An offer that takes something off a cart, or took it off an order. */
@ObjectType({
  simpleResolvers: true,
  description: 'An offer that takes something off a cart, or took it off an order.',
})
export class AppliedOffer {
  @Field(() => ID, { description: 'Of the offer; the same in every cart and order.' })
  offerId: string;

  @Field({ description: "What it is called, in the visitor's language." })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: 'The code that it was asked for by; null for one that needs none.',
  })
  code: string | null;

  @Field(() => Rupees, { name: 'discount', description: 'What it takes off, delivery included, in rupees.' })
  @FromProperty()
  discountPaise: Paise;
}

/** What is missing for an offer. */
@ObjectType({ simpleResolvers: true, description: 'What is missing in a cart for an offer, or for more of it.' })
export class OfferHint {
  @Field(() => ID, { description: 'Of the offer; the same in every cart and order.' })
  offerId: string;

  @Field({ description: "What it is called, in the visitor's language." })
  title: string;

  @Field(() => String, {
    nullable: true,
    description: 'The code that was entered for it; null for one that needs none.',
  })
  code: string | null;

  @Field(() => OfferReason, { description: 'What is missing, for programs.' })
  reason: Reason['code'];

  @Field(() => Rupees, {
    name: 'missingAmount',
    nullable: true,
    description: 'Goods of how many rupees are missing; null where it is not for those.',
  })
  @FromProperty()
  missingPaise: Paise | null;

  @Field(() => Int, { nullable: true, description: 'How many pieces are missing; null where it is not for those.' })
  missingQuantity: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the way to pay by which it would hold; null where it is not for that.',
  })
  paymentOption: string | null;

  @Field({ description: "The same in a sentence to show, in the visitor's language." })
  text: string;
}

/** An offer that names a product. */
@ObjectType({ simpleResolvers: true, description: 'An offer that names a product, its brand or a category of it.' })
export class ProductOffer {
  @Field(() => ID, { description: 'Of the offer; the same for every product.' })
  offerId: string;

  @Field({ description: "What it is called, in the visitor's language." })
  title: string;

  @Field({ description: "What it gives for what, in a sentence in the visitor's language." })
  text: string;

  @Field(() => Date, { nullable: true, description: 'When it ends; null for one without an end.' })
  endsAt: Date | null;
}
