import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { payload } from '../shared/schema/payload.js';
import { subscribeToNewsletter, unsubscribeFromNewsletter } from './newsletter.service.js';

/** The newsletter. */
@Resolver()
export class NewsletterResolver {
  @Mutation(() => BasicPayload, {
    description:
      'Puts an e-mail address on the list of the newsletter, once its reader has used the link that is mailed there (see confirmMailing); at once where it is the viewer’s own and confirmed. For everybody, and safe to repeat. Refused with BAD_USER_INPUT, or with CONFLICT where Shop.sendsMail is false; after 30 addresses within an hour from one network, or three links within 15 minutes for one address, the call fails with RATE_LIMITED.',
  })
  async subscribeToNewsletter(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'At most 254 characters; stored trimmed and in lower case.' })
    email: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => subscribeToNewsletter(ctx, email))) };
  }

  @Mutation(() => BasicPayload, {
    description:
      'Takes an e-mail address off the newsletter: at once where it is the viewer’s own, and else by the link that is mailed there (see leaveMailing). For everybody, and safe to repeat. Refused as subscribeToNewsletter is, and counted with it.',
  })
  async unsubscribeFromNewsletter(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'At most 254 characters; compared trimmed and in lower case.' })
    email: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => unsubscribeFromNewsletter(ctx, email))) };
  }
}
