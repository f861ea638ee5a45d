import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';

/** A second factor that is shown. */
@InputType({ description: 'A second factor that is shown: one of these, which works once.' })
export class SecondFactorInput {
  @Field(() => String, { nullable: true, description: 'The six digits that the authenticator app shows.' })
  code?: string | null;

  @Field(() => String, { nullable: true, description: 'A recovery code, in any case, with or without its dashes.' })
  recoveryCode?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description: 'What the browser answered to the options of beginPasskeyConfirmation, its bytes in base64url.',
  })
  passkey?: object | null;
}
