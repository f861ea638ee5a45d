import { Field, InputType } from 'type-graphql';

/**
 * To whom and where goods go, as it is typed into the billing form and the address book (spec §3).
 */
@InputType({ description: 'To whom and where goods go.' })
export abstract class PlaceInput {
  @Field({ description: 'Full name of who receives the goods.' })
  fullName: string;

  @Field({ description: 'Country by its display name.' })
  country: string;

  @Field({ description: 'House and street.' })
  streetAddressLine1: string;

  @Field(() => String, { nullable: true, description: 'Flat, landmark and the like.' })
  streetAddressLine2?: string | null;

  @Field({ description: 'City.' })
  city: string;

  @Field({ description: 'State.' })
  state: string;

  @Field({ description: 'PIN code.' })
  zipCode: string;

  @Field({ description: 'Phone number.' })
  phoneNumber: string;
}

/** A place as the shopper types it. */
@InputType({
  description:
    'A place in the address book. All fields but label and streetAddressLine2 are required; the first empty one is named. At most 300 characters each, 40 for the label.',
})
export class AddressInput extends PlaceInput {
  @Field(() => String, { nullable: true, description: 'What the shopper calls it, such as Home.' })
  label?: string | null;
}
