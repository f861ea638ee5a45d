import { Field, ObjectType } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { DeliveryKind } from './delivery-kind.js';

/** A time at which fresh goods can be brought. */
@ObjectType({ simpleResolvers: true, description: 'A time at which fresh goods can be brought.' })
export class DeliverySlot {
  @Field({ description: 'Names it to startPayment, e.g. 2026-11-24 18:00-21:00.' })
  code: string;

  @Field({ description: 'The day, as 2026-11-24.' })
  date: string;

  @Field({ description: 'In words, e.g. Tue, 24 Nov, 6 pm to 9 pm.' })
  text: string;
}

/** By when goods of one kind come to a PIN code, if they are ordered now. */
@ObjectType({
  simpleResolvers: true,
  description: 'By when goods of one kind come to a PIN code, if they are ordered now.',
})
export class DeliveryPromise {
  @Field(() => DeliveryKind, { description: 'Which goods it is about.' })
  kind: DeliveryKind;

  @Field({ description: 'The PIN code, 6 digits.' })
  pin: string;

  @Field(() => String, {
    nullable: true,
    description: 'What the zone is called, e.g. Bengaluru; null outside all zones.',
  })
  place: string | null;

  @Field({ description: 'False where the shop does not bring such goods.' })
  isServed: boolean;

  @Field(() => String, { nullable: true, description: 'The day in India, as 2026-11-24; null where it is not served.' })
  date: string | null;

  @Field({ description: "The promise, or that there is none, in a sentence's words, e.g. Delivery by Tue, 24 Nov." })
  text: string;

  @Field({ description: 'The same for a narrow place: the day alone, e.g. Delivery today.' })
  shortText: string;

  @Field(() => [DeliverySlot], { description: 'Times to choose from, earliest first; empty where there is no choice.' })
  slots: DeliverySlot[];
}

/** What express would make of a delivery. */
@ObjectType({
  simpleResolvers: true,
  description: 'By when goods come by express if they are ordered now, and what that costs.',
})
export class ExpressOffer {
  @Field(() => Rupees, {
    name: 'fee',
    description: 'Charge for the order, instead of shipping, in whole rupees.',
  })
  @FromProperty()
  feePaise: Paise;

  @Field({ description: 'The day in India, as 2026-11-24.' })
  date: string;

  @Field({ description: 'In words, e.g. Delivery by Tue, 24 Nov.' })
  text: string;
}

/** By when goods of an order come, as it was promised when it was placed. */
@ObjectType({
  simpleResolvers: true,
  description: 'By when goods of one kind come, as it was promised when the order was placed.',
})
export class OrderDelivery {
  @Field(() => DeliveryKind, { description: 'Which goods of the order it is about.' })
  kind: DeliveryKind;

  @Field({ description: 'The day in India, as 2026-11-24.' })
  date: string;

  @Field(() => String, { nullable: true, description: 'The chosen time of that day, e.g. 18:00-21:00; null for any.' })
  slot: string | null;

  @Field({ description: 'In words, e.g. Delivery by Tue, 24 Nov.' })
  text: string;
}
