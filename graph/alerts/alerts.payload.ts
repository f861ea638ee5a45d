import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';

/** What a change of the viewer's alerts answers. */
@ObjectType({ simpleResolvers: true, description: "What a change of the viewer's alerts answers." })
export class ProductAlertPayload {
  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
