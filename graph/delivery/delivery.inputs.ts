import { Field, ID, InputType, Int } from 'type-graphql';

/** A zone as it is to be. */
@InputType({ description: 'A zone as it is to be; what is absent is null or empty.' })
export class DeliveryZoneInput {
  @Field(() => ID, { nullable: true, description: 'The zone to change; absent: a new one.' })
  id?: string | null;

  @Field({ description: 'What shoppers call it, 1 to 80 characters, unique in the shop.' })
  name: string;

  @Field(() => [String], { description: 'How its PIN codes begin, 1 to 6 digits each; up to 500.' })
  pinPrefixes: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Days of delivery until fresh goods come, 0 to 60; null: they are not brought.',
  })
  freshDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days of delivery by which everything else has come, 0 to 60; null: it is not brought.',
  })
  generalDays?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days of delivery by which everything else has come by express, 0 to 60; null: no express.',
  })
  expressDays?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether orders can be paid for at the door, where the shop offers that; absent: they can.',
  })
  takesCash?: boolean | null;

  @Field({ description: 'Until when an order counts as of this day: HH:MM in India, e.g. 17:00.' })
  cutoff: string;

  @Field(() => [Int], { description: 'Days of delivery: 1 is Monday, 7 is Sunday. At least one.' })
  weekdays: number[];

  @Field(() => [String], {
    description: 'Times of a day for fresh goods, e.g. 18:00-21:00; up to 12, empty: any time.',
  })
  slots: string[];
}
