import { Field, InputType } from 'type-graphql';

/** What a new account is made of (spec §2, sign up). */
@InputType({ description: 'What a new account is made of. All fields are required and may not be blank.' })
export class SignUpInput {
  @Field({ description: 'The name to go by, at most 200 characters.' })
  name: string;

  @Field({ description: 'To sign in with, at most 254 characters; stored trimmed and in lower case.' })
  email: string;

  @Field({ description: 'Phone number, at most 32 characters.' })
  phone: string;

  @Field({ description: '6 to 1024 characters; only a hash of it is kept.' })
  password: string;
}
