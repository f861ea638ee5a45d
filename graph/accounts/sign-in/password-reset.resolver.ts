import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { payload } from '../../shared/schema/payload.js';
import { requestPasswordReset, resetPassword } from './reset-password.js';

/** The way back into an account whose password is forgotten. */
@Resolver()
export class PasswordResetResolver {
  @Extensions(MUCH_WORK)
  @Mutation(() => BasicPayload, {
    description:
      'Has a link to choose another password sent to an e-mail, and answers the same whether or not it is of an account. For everybody. Refused with BAD_USER_INPUT, or with CONFLICT where Shop.sendsMail is false; after three within 15 minutes for one e-mail the call fails with RATE_LIMITED.',
  })
  async requestPasswordReset(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'E-mail of the account, in any case.' }) email: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => requestPasswordReset(ctx, email))) };
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => BasicPayload, {
    description:
      'Chooses another password by the link that was sent, once and within 30 minutes, and ends every older token of the account; sign in afterwards. For everybody who has the link. Refused with BAD_USER_INPUT or INVALID_CREDENTIALS.',
  })
  async resetPassword(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'What stands behind the # of the link.' }) token: string,
    @Arg('newPassword', () => String, { description: '6 to 1024 characters.' }) newPassword: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => resetPassword(ctx, token, newPassword))) };
  }
}
