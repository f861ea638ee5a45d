import { Field, ID, InputType } from 'type-graphql';

/** What the list of calls is narrowed to. */
@InputType({ description: 'What the list of calls is narrowed to; absent and null conditions do not narrow.' })
export class ApiKeyCallsFilter {
  @Field(() => ID, { nullable: true, description: 'Calls by this API key; an unknown id gives an empty list.' })
  apiKeyId?: string | null;

  @Field(() => String, { nullable: true, description: 'Calls of this one thing, e.g. products.' })
  operation?: string | null;
}
