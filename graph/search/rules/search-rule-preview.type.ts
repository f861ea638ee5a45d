import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Product } from '../../catalogue/product.entity.js';

/** How a change of the hits is for shoppers. */
export enum SearchVerdict {
  BETTER = 'BETTER',
  WORSE = 'WORSE',
  ALIKE = 'ALIKE',
  UNKNOWN = 'UNKNOWN',
}

registerEnumType(SearchVerdict, {
  name: 'SearchVerdict',
  description: 'How a change of the hits is, by what shoppers opened of them.',
  valuesConfig: {
    BETTER: { description: 'What was opened stands further in front.' },
    WORSE: { description: 'What was opened stands further behind, or is not there any more.' },
    ALIKE: { description: 'What was opened stands as well as before.' },
    UNKNOWN: { description: 'Nothing is known to have been opened.' },
  },
});

/** A question whose first hits would be others. */
@ObjectType({ simpleResolvers: true, description: 'A question whose first ten hits would be others.' })
export class SearchRuleChange {
  @Field({ description: 'The question, as it is counted.' })
  words: string;

  @Field(() => Int, { description: 'How often it was asked: once a day for each network.' })
  asked: number;

  @Field(() => SearchVerdict, { description: 'How the change is for those who asked.' })
  verdict: SearchVerdict;

  @Field(() => [Product], { description: 'The first ten hits of now.' })
  before: Product[];

  @Field(() => [Product], { description: 'Those that it would have.' })
  after: Product[];
}

/** What a rule would change. */
@ObjectType({
  simpleResolvers: true,
  description: "What a rule would change of the shop's last thousand questions, a portion at a time.",
})
export class SearchRulePreview {
  @Field(() => Int, { description: 'How many questions there are to be tried, at most 1000.' })
  questionCount: number;

  @Field(() => Int, { nullable: true, description: 'Where the next portion begins; null after the last one.' })
  next: number | null;

  @Field(() => [SearchRuleChange], { description: 'Those of this portion that would change, the latest asked first.' })
  changes: SearchRuleChange[];
}
