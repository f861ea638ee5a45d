import { Field, Int, ObjectType } from 'type-graphql';

/** Words that were searched for in vain. */
@ObjectType({
  simpleResolvers: true,
  description: 'Words that were searched for and found nothing. Who searched is written down nowhere.',
})
export class EmptySearch {
  @Field({ description: 'The words, in lower case and without signs.' })
  words: string;

  @Field(() => Int, { description: 'Searches of the period; at most one a day for each network that they came from.' })
  count: number;

  @Field(() => Int, { description: 'The same of the period before.' })
  countBefore: number;
}
