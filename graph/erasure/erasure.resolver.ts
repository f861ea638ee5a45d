import { Arg, Ctx, Extensions, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { MUCH_WORK } from '../shared/schema/much-work.js';
import { payload } from '../shared/schema/payload.js';
import { deleteAccount } from './delete-account.js';

/** The end of an account. */
@Resolver()
export class ErasureResolver {
  @Extensions(MUCH_WORK)
  @Mutation(() => BasicPayload, {
    description:
      "Ends every token of the viewer's account at once, and has the account deleted 48 hours later, with cart, list, addresses, saved cards and pictures; reviews stay without a name. Orders and invoices are kept as tax law wants, under an account that is nobody's. The e-mail may sign up anew then. Until then keepAccount keeps it, by the link that is mailed or once signed in (User.eraseAt). For a signed-in shopper. Refused with INVALID_CREDENTIALS, or with CONFLICT for an account without a password that signed in longer than 30 minutes ago, with a role in the shop, or with an order or a payment under way.",
  })
  async deleteAccount(
    @Ctx() ctx: Context,
    @Arg('currentPassword', () => String, { description: 'Of the account; empty where it has none.' })
    currentPassword: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => deleteAccount(ctx, currentPassword))) };
  }
}
