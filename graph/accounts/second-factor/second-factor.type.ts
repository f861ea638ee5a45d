import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { UserError } from '../../shared/schema/payload.js';

/** What a second factor is. */
export enum FactorKind {
  AUTHENTICATOR = 'AUTHENTICATOR',
  PASSKEY = 'PASSKEY',
}

registerEnumType(FactorKind, {
  name: 'FactorKind',
  description: 'What a second factor is.',
  valuesConfig: {
    AUTHENTICATOR: { description: 'An app that shows a new code of six digits every half minute (TOTP).' },
    PASSKEY: { description: 'A key in a phone, a computer or a stick (WebAuthn).' },
  },
});

/** A second factor of the viewer. */
@ObjectType({ simpleResolvers: true, description: 'A second factor of the viewer.' })
export class SecondFactor {
  @Field(() => ID, { description: 'Opaque id.' })
  id: string;

  @Field(() => FactorKind, { description: 'What it is.' })
  kind: FactorKind;

  @Field({ description: 'What its owner calls it.' })
  name: string;

  @Field(() => Date, { description: 'When it was set up.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was last shown; null: never since it was set up.' })
  lastUsedAt: Date | null;
}

/** How the viewer's second factor stands. */
@ObjectType({ simpleResolvers: true, description: "How the viewer's second factor stands." })
export class SecondFactorState {
  @Field({ description: 'Whether there is one.' })
  isSetUp: boolean;

  @Field({ description: 'Whether the owner demands one of this account, since its role may move money.' })
  isDemanded: boolean;

  @Field({
    description:
      'Whether the role of the account waits: for confirmSecondFactor where a factor is set up, or else for one to be. Until then the account is a shopper.',
  })
  isAwaited: boolean;

  @Field(() => [SecondFactor], { description: 'The factors, the oldest first.' })
  factors: SecondFactor[];

  @Field(() => Int, { description: 'How many recovery codes were not used yet.' })
  recoveryCodesLeft: number;
}

/** What setting up an authenticator app begins with. */
@ObjectType({ simpleResolvers: true, description: 'What setting up an authenticator app begins with.' })
export class AuthenticatorPayload {
  @Field(() => String, { nullable: true, description: 'To type into the app, in base32; null when refused.' })
  secret?: string;

  @Field(() => String, {
    nullable: true,
    description: 'The same as an otpauth address, to be shown as a QR code; null when refused.',
  })
  uri?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What a browser asks a passkey with. */
@ObjectType({ simpleResolvers: true, description: 'What a browser asks a passkey with.' })
export class PasskeyOptionsPayload {
  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      'The publicKey of `navigator.credentials`, its bytes in base64url; good for 5 minutes. Null when refused.',
  })
  options?: object;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What showing or changing the viewer's second factor answers. */
@ObjectType({ simpleResolvers: true, description: "What showing or changing the viewer's second factor answers." })
export class SecondFactorPayload {
  @Field(() => String, {
    nullable: true,
    description:
      'To be sent from now on in place of the token that was: it shows that a factor was shown. Null when refused.',
  })
  token?: string;

  @Field(() => SecondFactorState, { nullable: true, description: 'How it stands now; null when refused.' })
  secondFactor?: SecondFactorState;

  @Field(() => [String], {
    description: 'New recovery codes, each of which works once and is shown here alone; empty when there are none.',
  })
  recoveryCodes: string[];

  @Field(() => String, { nullable: true, description: 'What came of it, in words; null when refused.' })
  message?: string;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
