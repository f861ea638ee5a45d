import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { payload } from '../shared/payload.js';
import { SignUpInput } from './accounts.inputs.js';
import { SignInPayload, SignUpPayload } from './accounts.payloads.js';
import { findMe, signIn, signUp } from './accounts.service.js';
import { User } from './user.entity.js';

/** Accounts and the ways into them. */
@Resolver(() => User)
export class AccountsResolver {
  @Query(() => User, { nullable: true, description: 'Who the token belongs to; null for a visitor.' })
  me(@Ctx() ctx: Context): Promise<User | null> {
    return findMe(ctx);
  }

  @Mutation(() => SignUpPayload, {
    description:
      'Makes an account, with its initials as picture; sign in afterwards. Refused with BAD_USER_INPUT or EMAIL_TAKEN.',
  })
  signUp(
    @Ctx() ctx: Context,
    @Arg('input', () => SignUpInput, { description: 'The new account.' }) input: SignUpInput,
  ): Promise<SignUpPayload> {
    return payload(() => signUp(ctx, input));
  }

  @Mutation(() => SignInPayload, {
    description:
      'Signs in by e-mail and password. Refused with BAD_USER_INPUT or INVALID_CREDENTIALS; after ten wrong guesses at an account within 15 minutes the call fails with RATE_LIMITED.',
  })
  signIn(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'E-mail of the account, in any case.' }) email: string,
    @Arg('password', () => String, { description: 'Its password.' }) password: string,
  ): Promise<SignInPayload> {
    return payload(() => signIn(ctx, email, password));
  }
}
