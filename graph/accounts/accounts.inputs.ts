import { Field, ID, InputType } from 'type-graphql';

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

/** What a shopper says of themselves (spec §2, edit profile). */
@InputType({ description: 'What a shopper says of themselves. The e-mail address stays as it is.' })
export class ProfileInput {
  @Field(() => String, {
    nullable: true,
    description: 'The name to go by, at most 200 characters, not blank. Absent: it stays as it is.',
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Phone number, at most 32 characters, not blank. Absent: it stays as it is.',
  })
  phone?: string | null;

  @Field(() => [ID], {
    nullable: true,
    description:
      'Ids of at least one and at most 20 pictures, the avatar first: of User.images or User.uploadedImages. Absent: they stay as they are.',
  })
  images?: string[] | null;
}
