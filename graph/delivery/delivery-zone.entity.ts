import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import { Node } from '../shared/schema/node.type.js';

/**
 * A part of the country that goods reach alike: in the same days, until the same hour, at the same
 * times of a day.
 */
@ObjectType({
  simpleResolvers: true,
  implements: Node,
  description: 'A part of the country that goods reach alike, known by how its PIN codes begin.',
})
@Entity('delivery_zone')
@Check('delivery_zone_days_are_natural', 'fresh_days >= 0 AND general_days >= 0 AND express_days >= 0')
@Check('delivery_zone_cutoff_is_a_time', `cutoff ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'`)
@Check('delivery_zone_has_days_of_delivery', 'cardinality(weekdays) > 0 AND weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]')
export class DeliveryZone {
  @Field(() => ID, { description: 'Opaque id.' })
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Field({ description: 'What shoppers call it, e.g. Bengaluru.' })
  @Column('text', { unique: true })
  name: string;

  @Field(() => [String], {
    description:
      'How its PIN codes begin, 1 to 6 digits each, e.g. 560. Of several zones the longest beginning decides.',
  })
  @Column('text', { name: 'pin_prefixes', array: true })
  pinPrefixes: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'Days of delivery until fresh goods come: 0 for the same day; null where they are not brought.',
  })
  @Column('integer', { name: 'fresh_days', nullable: true })
  freshDays: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days of delivery by which everything else has come; null where it is not brought.',
  })
  @Column('integer', { name: 'general_days', nullable: true })
  generalDays: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Days of delivery by which everything else has come by express; null where there is no express.',
  })
  @Column('integer', { name: 'express_days', nullable: true })
  expressDays: number | null;

  @Field({ description: 'Whether orders can be paid for at the door here, where the shop offers that.' })
  @Column('boolean', { name: 'takes_cash', default: true })
  takesCash: boolean;

  @Field({ description: 'What is ordered later than this counts as ordered the next day: HH:MM in India, e.g. 17:00.' })
  @Column('text')
  cutoff: string;

  @Field(() => [Int], { description: 'On which days of the week goods are brought: 1 is Monday, 7 is Sunday.' })
  @Column('integer', { array: true, default: () => `'{1,2,3,4,5,6}'` })
  weekdays: number[];

  @Field(() => [String], {
    description: 'Times of a day at which fresh goods are brought, to choose from, e.g. 18:00-21:00; empty: any time.',
  })
  @Column('text', { array: true, default: () => `'{}'` })
  slots: string[];
}
