import { Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../shared/context.js';
import { BasicPayload } from '../../shared/schema/basic-payload.type.js';
import { payload } from '../../shared/schema/payload.js';
import { signOutEverywhere } from './sign-out-everywhere.js';

/** Where an account is signed in. */
@Resolver()
export class SessionsResolver {
  @Mutation(() => BasicPayload, {
    description:
      "Ends every token of the viewer's account at once, on every device, the one that is sent included. For a signed-in shopper.",
  })
  async signOutEverywhere(@Ctx() ctx: Context): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => signOutEverywhere(ctx))) };
  }
}
