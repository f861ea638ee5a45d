import { Field, InputType } from 'type-graphql';

/** What the account of a new member of staff is made of. */
@InputType({
  description: 'What the account of somebody is made of who was invited; its e-mail is that of the invitation.',
})
export class NewStaffInput {
  @Field({ description: 'The name to go by, at most 200 characters.' })
  name: string;

  @Field({ description: 'Phone number, at most 32 characters.' })
  phone: string;

  @Field({ description: '6 to 1024 characters; only a hash of it is kept.' })
  password: string;
}
