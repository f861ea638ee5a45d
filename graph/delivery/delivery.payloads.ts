import { Field, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';
import { DeliveryTerms } from './delivery-terms.entity.js';
import { DeliveryZone } from './delivery-zone.entity.js';

/** What a change of a zone answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of a zone answers.' })
export class DeliveryZonePayload {
  @Field(() => DeliveryZone, { nullable: true, description: 'The zone as it now stands; null when refused.' })
  deliveryZone?: DeliveryZone;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change of the charges answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of the charges for delivery answers.' })
export class DeliveryTermsPayload {
  @Field(() => DeliveryTerms, { nullable: true, description: 'The charges as they now stand; null when refused.' })
  deliveryTerms?: DeliveryTerms;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
