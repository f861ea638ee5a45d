import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Extensions, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { payload } from '../../shared/schema/payload.js';
import { SignInPayload } from '../accounts.payloads.js';
import { PasskeyOptionsPayload, SecondFactorPayload } from '../second-factor/second-factor.type.js';
import { User } from '../user.entity.js';
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from './own-passkeys.js';
import { Passkey } from './passkey.entity.js';
import { beginPasskeyConfirmation } from './passkeys.js';
import { beginPasskeySignIn, signInWithPasskey } from './sign-in-with-passkey.js';

/** Keys in phones, computers and sticks, which sign in and are a second factor of staff. */
@Resolver(() => User)
export class PasskeysResolver {
  @FieldResolver(() => [Passkey], { description: 'The keys by which the account is opened, the oldest first.' })
  async passkeys(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<Passkey[]> {
    return ctx.viewer?.id === user.id ? listPasskeys(ctx) : [];
  }

  @Mutation(() => PasskeyOptionsPayload, {
    description:
      'Begins to sign in by whatever passkey of this shop a device has; signInWithPasskey finishes. For everybody, and it tells of no account.',
  })
  async beginPasskeySignIn(@Ctx() ctx: Context): Promise<PasskeyOptionsPayload> {
    return payload(ctx, async () => ({ options: await beginPasskeySignIn(ctx) }));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => SignInPayload, {
    description:
      'Signs in by what a passkey has signed, once. The device has made sure of its owner, so that for staff the second factor is shown by it, too. For everybody. Refused with INVALID_CREDENTIALS; from a network from which too much failed the call fails with RATE_LIMITED.',
  })
  signInWithPasskey(
    @Ctx() ctx: Context,
    @Arg('answer', () => GraphQLJSONObject, {
      description: 'What navigator.credentials.get answered to beginPasskeySignIn, its bytes in base64url.',
    })
    answer: object,
  ): Promise<SignInPayload> {
    return payload(ctx, () => signInWithPasskey(ctx, answer));
  }

  @Mutation(() => PasskeyOptionsPayload, {
    description:
      'Begins to add a passkey, which addPasskey finishes. For a signed-in account that signed in within 30 minutes, or, of staff, has shown the second factor that there is. Refused with CONFLICT for an older session and for more than 10; old sessions of staff with SECOND_FACTOR_REQUIRED.',
  })
  async beginPasskey(@Ctx() ctx: Context): Promise<PasskeyOptionsPayload> {
    return payload(ctx, async () => ({ options: await beginPasskey(ctx) }));
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'Adds a passkey by what the browser answered to beginPasskey, once. It signs in by itself from then on (signInWithPasskey); of staff it is a second factor as well, and with the first one come recovery codes. For a signed-in account, as beginPasskey is. Refused with BAD_USER_INPUT for the name, INVALID_CREDENTIALS or CONFLICT.',
  })
  addPasskey(
    @Ctx() ctx: Context,
    @Arg('name', () => String, { description: 'What to call it, e.g. Office laptop; at most 60 characters.' })
    name: string,
    @Arg('answer', () => GraphQLJSONObject, {
      description: 'What navigator.credentials.create answered, its bytes in base64url.',
    })
    answer: object,
  ): Promise<SecondFactorPayload> {
    return withoutCodes(payload(ctx, () => addPasskey(ctx, name, answer)));
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'Takes a passkey of the viewer away. For a signed-in account, as beginPasskey is. Refused with NOT_FOUND, or with CONFLICT for the last factor of who has to have one.',
  })
  removePasskey(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the passkey.' }) id: string,
  ): Promise<SecondFactorPayload> {
    return withoutCodes(payload(ctx, () => removePasskey(ctx, id)));
  }

  @Mutation(() => PasskeyOptionsPayload, {
    description:
      'Begins to show a passkey, which confirmSecondFactor finishes. For a signed-in account. Refused with CONFLICT for who has none.',
  })
  async beginPasskeyConfirmation(@Ctx() ctx: Context): Promise<PasskeyOptionsPayload> {
    return payload(ctx, async () => ({ options: await beginPasskeyConfirmation(ctx) }));
  }
}

/** A refusal brings no recovery codes. */
async function withoutCodes(
  answer: Promise<Omit<SecondFactorPayload, 'recoveryCodes'> & Partial<SecondFactorPayload>>,
): Promise<SecondFactorPayload> {
  return { recoveryCodes: [], ...(await answer) };
}
