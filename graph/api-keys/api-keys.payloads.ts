import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';
import { ApiKey } from './api-key.entity.js';

/** What `createApiKey` answers: the only time that the key is shown. */
@ObjectType({ simpleResolvers: true, description: 'What createApiKey answers: the only time that the key is shown.' })
export class CreateApiKeyPayload {
  @Field(() => ApiKey, { nullable: true, description: 'What is known of the key from now on; null when refused.' })
  apiKey?: ApiKey;

  @Field(() => String, {
    nullable: true,
    description: 'The key, to be sent as `Authorization: Bearer jk_…`. Nobody can look it up later; null when refused.',
  })
  key?: string;

  @Field(() => String, { nullable: true, description: 'What to tell the admin; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What `revokeApiKey` answers. */
@ObjectType({ simpleResolvers: true, description: 'What revokeApiKey answers.' })
export class ApiKeyPayload {
  @Field(() => ApiKey, { nullable: true, description: 'The key as it now stands; null when refused.' })
  apiKey?: ApiKey;

  @Field(() => String, { nullable: true, description: 'What to tell the admin; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
