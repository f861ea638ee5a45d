import { Field, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { Offer } from './offer.entity.js';

/** Another offer that an offer meets. */
@ObjectType({ simpleResolvers: true, description: 'A live offer that cannot stand beside another one.' })
export class OfferConflict {
  @Field(() => Offer, { description: 'The other offer.' })
  offer: Offer;

  @Field(() => Int, { description: 'In how many of the orders and carts the other one gives way to it.' })
  displacedCount: number;

  @Field(() => Int, { description: 'In how many it fits and gives way to the other one.' })
  beatenCount: number;
}

/** What an offer would do. */
@ObjectType({
  simpleResolvers: true,
  description:
    'What an offer would have done to the orders of the last days, as if it and the live offers had held on those days and its code had been entered, and would do to the carts of now.',
})
export class OfferPreview {
  @Field({ description: "The offer in a sentence, in the request's language." })
  sentence: string;

  @Field(() => Int, { description: 'Orders that were looked at: all of those days, or 1000 of them drawn evenly.' })
  orderCount: number;

  @Field(() => Int, { description: 'Orders of those days in all; the figures are of `orderCount` of them.' })
  allOrderCount: number;

  @Field(() => Int, { description: 'Those of them in which it would have held.' })
  touchedCount: number;

  @Field(() => Rupees, { description: 'What goods those came to before any offer, in rupees.' })
  sales: Paise;

  @Field(() => Rupees, { description: 'What it would have given beyond the live offers, in rupees.' })
  cost: Paise;

  @Field(() => Int, { description: 'Carts with goods that were looked at: the latest, at most 1000.' })
  cartCount: number;

  @Field(() => Int, { description: 'Carts with goods in all; the figures are of `cartCount` of them.' })
  allCartCount: number;

  @Field(() => Int, { description: 'Those of them in which it would hold.' })
  touchedCartCount: number;

  @Field(() => Rupees, { description: 'What it would give to those beyond the live offers, in rupees.' })
  cartCost: Paise;

  @Field({
    description:
      'Whether it would have given that at most: it is for UPI or the cards of a bank alone, and was tried with all that was paid online.',
  })
  isAtMost: boolean;

  @Field(() => [OfferConflict], { description: 'Live offers that it meets, those that it meets most first.' })
  conflicts: OfferConflict[];
}
