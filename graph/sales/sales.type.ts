import { Field, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';

/** What was sold on a day of India's calendar. */
@ObjectType({ simpleResolvers: true, description: "What was sold on a day of India's calendar." })
export class SalesDay {
  @Field({ description: 'The day, e.g. 2026-03-05.' })
  day: string;

  @Field(() => Int, { description: 'Orders that were placed on it and paid, unless the money went back.' })
  orderCount: number;

  @Field(() => Rupees, { name: 'total', description: 'What they came to, in rupees.' })
  @FromProperty()
  totalPaise: Paise;
}
