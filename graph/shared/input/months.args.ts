import { ArgsType, Field } from 'type-graphql';

/** The arguments of what is told of some months, which `periodOf` checks. */
@ArgsType()
export class Months {
  @Field({ description: 'The first month by the calendar of India, e.g. 2026-10.' })
  from: string;

  @Field(() => String, { nullable: true, description: 'The last month, at most 12 in all; absent: the same month.' })
  to: string | null;
}
