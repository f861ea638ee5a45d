import { Field, ObjectType } from 'type-graphql';
import { Image } from '../media/image.entity.js';
import { UserError } from '../shared/schema/payload.js';
import { User } from './user.entity.js';

/** What `signUp` answers. */
@ObjectType({ simpleResolvers: true, description: 'What signUp answers.' })
export class SignUpPayload {
  @Field(() => User, { nullable: true, description: 'The new account; null when refused.' })
  user?: User;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What the ways of signing in answer. */
@ObjectType({ simpleResolvers: true, description: 'What the ways of signing in answer.' })
export class SignInPayload {
  @Field(() => String, {
    nullable: true,
    description: 'To be sent as `Authorization: Bearer <token>` for the next 24 hours; null when refused.',
  })
  token?: string;

  @Field(() => User, { nullable: true, description: 'Who signed in; null when refused.' })
  user?: User;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change to one's own account answers. */
@ObjectType({ simpleResolvers: true, description: "What a change to the viewer's own account answers." })
export class UserPayload {
  @Field(() => User, { nullable: true, description: 'The account as it is now; null when refused.' })
  user?: User;

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a change to the store of uploads answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change to the store of uploads answers.' })
export class ImagesPayload {
  @Field(() => [Image], { description: 'The pictures that were uploaded, in their order; empty when refused.' })
  images: Image[];

  @Field(() => String, { nullable: true, description: 'What to tell the shopper; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What `issueSignInNonce` answers. */
@ObjectType({ simpleResolvers: true, description: 'What issueSignInNonce answers.' })
export class SignInNoncePayload {
  @Field(() => String, {
    nullable: true,
    description: 'To be passed to the provider, which puts it into the ID token; null when refused.',
  })
  nonce?: string;

  @Field(() => String, { nullable: true, description: 'Address of the provider; null when refused.' })
  issuer?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Who the ID token must be for, as the provider knows this shop; null when refused.',
  })
  clientId?: string;

  @Field(() => Date, { nullable: true, description: 'From here on the nonce is refused; null when refused.' })
  expiresAt?: Date;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
