import { Field, ID, InputType, Int } from 'type-graphql';

/** What is to be set for a question. */
@InputType({ description: 'What is to be set for a question of the search, in the place of what is set for it.' })
export class SearchRuleInput {
  @Field({ description: 'The question, at most 80 characters; read in lower case and without signs.' })
  words: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Names of goods that it is to find besides, at most 10 of 60 characters. Absent or null: none.',
  })
  alsoFinds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of products that are to stand first, in their order; at most 20. Absent or null: none.',
  })
  pinnedIds?: string[] | null;

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of products that are to stand last, at most 20. Absent or null: none.',
  })
  buriedIds?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version of what is set and was seen; refused with CONFLICT when it is another one now. Absent or null: nothing is set yet.',
  })
  version?: number | null;
}
