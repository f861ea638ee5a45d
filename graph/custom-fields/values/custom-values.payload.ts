import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';
import { CustomFieldValue } from '../custom-field.type.js';

/** What a change of fields of extensions answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of fields of extensions answers.' })
export class CustomFieldsPayload {
  @Field(() => [CustomFieldValue], { description: 'What the thing has now; empty when refused.' })
  customFields: CustomFieldValue[];

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
