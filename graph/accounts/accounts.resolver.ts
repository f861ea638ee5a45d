import { Arg, Ctx, Extensions, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { MUCH_WORK } from '../shared/schema/much-work.js';
import { payload } from '../shared/schema/payload.js';
import { SignUpInput } from './accounts.inputs.js';
import { SignInNoncePayload, SignInPayload, SignUpPayload } from './accounts.payloads.js';
import { findMe, signIn, signUp } from './accounts.service.js';
import { issueSignInNonce, signInWithProvider } from './openid/sign-in-with-provider.js';
import { User } from './user.entity.js';

/** Accounts and the ways into them. */
@Resolver(() => User)
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'Who the token belongs to; null for a visitor.' })
  me(@Ctx() ctx: Context): Promise<User | null> {
    return findMe(ctx);
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => SignUpPayload, {
    description:
      'Makes an account, with its initials as picture; sign in afterwards. For everybody. Refused with BAD_USER_INPUT or EMAIL_TAKEN.',
  })
  signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput, { description: 'The new account.' }) input: SignUpInput,
  ): Promise<SignUpPayload> {
    return payload(ctx, () => signUp(ctx, input));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => SignInPayload, {
    description:
      'Signs in by e-mail and password. For everybody. Refused with BAD_USER_INPUT or INVALID_CREDENTIALS; after ten wrong guesses at an account within 15 minutes the call fails with RATE_LIMITED.',
  })
  signIn(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'E-mail of the account, in any case.' }) email: string,
    @Arg('password', () => String, { description: 'Its password.' }) password: string,
  ): Promise<SignInPayload> {
    return payload(ctx, () => signIn(ctx, email, password));
  }

  @Mutation(() => SignInNoncePayload, {
    description:
      'Begins a sign-in for an app that asks the provider for an ID token itself; the web of the shop has no need of it. For everybody. Refused with NOT_FOUND when the shop has no such provider.',
  })
  issueSignInNonce(
    @Ctx() ctx: Context,
    @Arg('provider', () => String, { description: 'One of Shop.socialProviders.' }) provider: string,
  ): Promise<SignInNoncePayload> {
    return payload(ctx, () => issueSignInNonce(ctx, provider));
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => SignInPayload, {
    description:
      'Signs in whom a provider vouches for; a person without an account gets one, and an account with the same verified e-mail is linked, and its password and older tokens end, since sign-up does not prove whose e-mail it is. For everybody. Refused with NOT_FOUND, INVALID_CREDENTIALS, CONFLICT or PROVIDER_UNAVAILABLE.',
  })
  signInWithProvider(
    @Ctx() ctx: Context,
    @Arg('provider', () => String, { description: 'One of Shop.socialProviders.' }) provider: string,
    @Arg('idToken', () => String, {
      description:
        'Signed by the provider for this shop, with a verified e-mail and a nonce that the shop gave out. It signs in once.',
    })
    idToken: string,
  ): Promise<SignInPayload> {
    return payload(ctx, () => signInWithProvider(ctx, provider, idToken));
  }
}
