import { Arg, Ctx, Extensions, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { MUCH_WORK } from '../../shared/schema/much-work.js';
import { payload } from '../../shared/schema/payload.js';
import { pendingEmailByUserId } from '../accounts.loaders.js';
import { User } from '../user.entity.js';
import { ConfirmEmailPayload } from './email.payload.js';
import { confirmEmail, undoEmailChange } from './open-link.js';
import { requestEmailChange, requestEmailConfirmation } from './request-link.js';

/** The e-mail address of an account: whether it is confirmed, and how it changes. */
@Resolver(() => User)
export class EmailResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The address that the account changes to once the link is opened that was mailed there; null where no change is asked for.',
  })
  pendingEmail(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<string | null> {
    return pendingEmailByUserId(ctx).load(user.id);
  }

  @Mutation(() => BasicPayload, {
    description:
      "Has another link mailed by which the viewer confirms the account's e-mail; the one before no longer works. A confirmed e-mail gets none. For a signed-in shopper. Refused with CONFLICT where Shop.sendsMail is false; after three links within 15 minutes for one e-mail the call fails with RATE_LIMITED.",
  })
  async requestEmailConfirmation(@Ctx() ctx: Context): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => requestEmailConfirmation(ctx))) };
  }

  @Extensions(MUCH_WORK)
  @Mutation(() => BasicPayload, {
    description:
      "Has a link mailed to a new e-mail address for the viewer's account, and one that undoes it, for 7 days, to the address that it has, if any. The address changes once the first is opened (see confirmEmail). Answered the same where the address is somebody's already, whom a mail tells so. For a signed-in shopper. Refused with BAD_USER_INPUT, INVALID_CREDENTIALS, or CONFLICT for an account without a password that signed in longer than 30 minutes ago and where Shop.sendsMail is false; after three links within 15 minutes for one e-mail the call fails with RATE_LIMITED.",
  })
  async requestEmailChange(
    @Ctx() ctx: Context,
    @Arg('newEmail', () => String, { description: 'At most 254 characters; stored trimmed and in lower case.' })
    newEmail: string,
    @Arg('currentPassword', () => String, { description: 'Of the account; empty where it has none.' })
    currentPassword: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => requestEmailChange(ctx, newEmail, currentPassword))) };
  }

  @Mutation(() => ConfirmEmailPayload, {
    description:
      'Confirms an e-mail address by the link that was mailed to it: once, within 7 days of signing up and within 24 hours of asking for a change. By a change the account gets the address, and every token made before ends. For everybody who has the link. Refused with INVALID_CREDENTIALS, or with CONFLICT for an address that became somebody else’s meanwhile.',
  })
  async confirmEmail(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'What stands behind the # of the link.' }) token: string,
  ): Promise<ConfirmEmailPayload> {
    return { ok: false, ...(await payload(ctx, () => confirmEmail(ctx, token))) };
  }

  @Mutation(() => BasicPayload, {
    description:
      'Keeps the former e-mail address of an account, or gives it back, by the link that was mailed to it when a change was asked for, once and within 7 days. Every token and API key of the account ends, and the password, since the one who asked knew it: another is chosen by requestPasswordReset. For everybody who has the link. Refused with INVALID_CREDENTIALS, or with CONFLICT for an address that became somebody else’s meanwhile.',
  })
  async undoEmailChange(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'What stands behind the # of the link.' }) token: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => undoEmailChange(ctx, token))) };
  }
}
