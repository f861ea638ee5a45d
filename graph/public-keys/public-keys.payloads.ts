import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';
import { PublicKey } from './public-key.entity.js';

/** What making and revoking a public key answers. */
@ObjectType({ simpleResolvers: true, description: 'What making and revoking a public key answers.' })
export class PublicKeyPayload {
  @Field(() => PublicKey, { nullable: true, description: 'The key as it now stands; null when refused.' })
  publicKey?: PublicKey;

  @Field(() => String, { nullable: true, description: 'What to tell the admin; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
