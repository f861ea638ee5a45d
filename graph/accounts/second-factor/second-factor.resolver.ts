import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { Right, rightsOf } from '../../shared/rights/right.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { payload } from '../../shared/schema/payload.js';
import { StaffPayload } from '../staff/staff.type.js';
import { User } from '../user.entity.js';
import { beginAuthenticator, confirmAuthenticator } from './authenticators.js';
import { confirmSecondFactor, renewRecoveryCodes } from './confirm-second-factor.js';
import { demandSecondFactor, resetSecondFactor } from './manage-second-factors.js';
import { readSecondFactor, removeSecondFactor } from './own-factors.js';
import { SecondFactorInput } from './second-factor.inputs.js';
import { AuthenticatorPayload, SecondFactorPayload, SecondFactorState } from './second-factor.type.js';

/** What staff show besides a password. */
@Resolver(() => User)
export class SecondFactorResolver {
  @FieldResolver(() => [Right], {
    description:
      'What the account may do for the shop in this session; empty for a shopper, and while secondFactor.isAwaited.',
  })
  rights(@Ctx() { viewer }: Context, @Root() user: Readonly<User>): Right[] {
    return viewer?.id === user.id ? rightsOf(viewer.role) : [];
  }

  @FieldResolver(() => SecondFactorState, {
    nullable: true,
    description: 'How the second factor stands; null for who does not run the shop.',
  })
  secondFactor(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<SecondFactorState> | null {
    return ctx.viewer?.id === user.id && user.role ? readSecondFactor(ctx) : null;
  }

  @Mutation(() => AuthenticatorPayload, {
    description:
      'Begins to set up an authenticator app, which confirmAuthenticator finishes. For staff who have shown the second factor that there is, or signed in within 30 minutes. Refused with CONFLICT where there is an app already; a shopper with FORBIDDEN, an old session with SECOND_FACTOR_REQUIRED or CONFLICT.',
  })
  beginAuthenticator(@Ctx() ctx: Context): Promise<AuthenticatorPayload> {
    return payload(ctx, () => beginAuthenticator(ctx));
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'Finishes to set up an authenticator app by the first code that it shows; with the first factor come recovery codes. For staff, as beginAuthenticator is. Refused with INVALID_CREDENTIALS for another code or CONFLICT where nothing was begun; after ten wrong codes within 15 minutes the call fails with RATE_LIMITED.',
  })
  async confirmAuthenticator(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'The six digits that the app shows.' }) code: string,
  ): Promise<SecondFactorPayload> {
    return { recoveryCodes: [], ...(await payload(ctx, () => confirmAuthenticator(ctx, code))) };
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'Takes a second factor of the viewer away. For staff, as beginAuthenticator is. Refused with NOT_FOUND, or with CONFLICT for the last one where the owner demands one.',
  })
  async removeSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the factor.' }) id: string,
  ): Promise<SecondFactorPayload> {
    return { recoveryCodes: [], ...(await payload(ctx, () => removeSecondFactor(ctx, id))) };
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'Makes ten recovery codes in place of those that are left. For staff, as beginAuthenticator is. Refused with CONFLICT for who has no second factor.',
  })
  async renewRecoveryCodes(@Ctx() ctx: Context): Promise<SecondFactorPayload> {
    return { recoveryCodes: [], ...(await payload(ctx, () => renewRecoveryCodes(ctx))) };
  }

  @Mutation(() => SecondFactorPayload, {
    description:
      'Shows the second factor after signing in, and again before what moves money or gives rights once 30 minutes have passed. The answer brings a token under which the account has its role. For a signed-in account. Refused with BAD_USER_INPUT, INVALID_CREDENTIALS, or CONFLICT for who has none; after ten wrong ones within 15 minutes the call fails with RATE_LIMITED.',
  })
  async confirmSecondFactor(
    @Ctx() ctx: Context,
    @Arg('input', () => SecondFactorInput, { description: 'What is shown.' }) input: SecondFactorInput,
  ): Promise<SecondFactorPayload> {
    return { recoveryCodes: [], ...(await payload(ctx, () => confirmSecondFactor(ctx, input))) };
  }

  @Mutation(() => StaffPayload, {
    description:
      "For an admin: takes the second factors and recovery codes of another's account who lost them, and ends its sessions. Refused with NOT_FOUND for who does not run the shop, with CONFLICT for one's own account or one without any, with SECOND_FACTOR_REQUIRED for an admin who showed theirs too long ago; anybody else with FORBIDDEN.",
  })
  resetSecondFactor(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
  ): Promise<StaffPayload> {
    return payload(ctx, () => resetSecondFactor(ctx, id));
  }

  @Mutation(() => BasicPayload, {
    description:
      'For an admin: says whether everybody whose role may move money has to have a second factor. Refused with CONFLICT for an admin who has none, with SECOND_FACTOR_REQUIRED for one who showed theirs too long ago; anybody else with FORBIDDEN.',
  })
  async demandSecondFactor(
    @Ctx() ctx: Context,
    @Arg('isDemanded', () => Boolean, { description: 'Whether they have to.' }) isDemanded: boolean,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => demandSecondFactor(ctx, isDemanded))) };
  }
}
