import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { payload } from '../../shared/schema/payload.js';
import { User } from '../user.entity.js';
import { eraseAtByUserId, keepAccount } from './keep-account.js';

/** Accounts that are to be deleted. */
@Resolver(() => User)
export class DeletionResolver {
  @FieldResolver(() => Date, {
    nullable: true,
    description:
      'When the account is deleted, since its owner asked for it (deleteAccount) or stayed away for three years; keepAccount keeps it until then. Null while it is to stay.',
  })
  eraseAt(@Ctx() ctx: Context, @Root() user: Readonly<User>): Promise<Date | null> {
    return eraseAtByUserId(ctx).load(user.id);
  }

  @Mutation(() => BasicPayload, {
    description:
      'Keeps an account that is to be deleted: by the link of the mail for everybody who has it, without one that of a signed-in shopper. Safe to repeat. Refused with INVALID_CREDENTIALS for a link that is none, of an earlier deletion, or of an account that is gone.',
  })
  async keepAccount(
    @Ctx() ctx: Context,
    @Arg('token', () => String, {
      nullable: true,
      description: "What stands behind the # of the link; null for the viewer's own account.",
    })
    token: string | null = null,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => keepAccount(ctx, token))) };
  }
}
