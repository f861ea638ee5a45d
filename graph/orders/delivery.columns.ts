import { Field, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import { FromProperty } from '../shared/schema/direct-resolver.js';

/** To whom and where goods go, as columns of whatever keeps it. */
@ObjectType({ simpleResolvers: true })
export class Delivery {
  @Field({ description: 'Full name of who receives the goods.' })
  @Column('text')
  name: string;

  @Field({ description: 'Phone number as it was typed.' })
  @Column('text', { name: 'phone_number' })
  phoneNumber: string;

  @Field({ description: 'Street address; a second line follows after a comma.' })
  @Column('text')
  address: string;

  @Field(() => String, { nullable: true, description: 'City; null when the client did not send it on its own.' })
  @Column('text', { nullable: true })
  city: string | null;

  @Field(() => String, {
    name: 'state',
    nullable: true,
    description: 'State of the country; null when the client did not send it on its own.',
  })
  @FromProperty()
  @Column('text', { nullable: true })
  region: string | null;

  @Field(() => String, { nullable: true, description: 'Country; null when the client did not send it on its own.' })
  @Column('text', { nullable: true })
  country: string | null;

  @Field({ description: 'Zip code as it was typed.' })
  @Column('text')
  pincode: string;

  @Field({ description: 'E-mail address for this order; it need not be that of the account.' })
  @Column('text')
  email: string;

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN of a buyer that is a business, which stands on the invoice; null for a person.',
  })
  @Column('text', { name: 'buyer_gstin', nullable: true })
  buyerGstin: string | null;
}
