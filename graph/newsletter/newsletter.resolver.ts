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
      'Writes an e-mail address down for the newsletter; for everybody, and safe to repeat. Refused with BAD_USER_INPUT; after 30 within an hour from one network the call fails with RATE_LIMITED.',
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
      'Takes an e-mail address off the newsletter; for everybody, and safe to repeat. Refused with BAD_USER_INPUT; after 30 within an hour from one network, those of subscribeToNewsletter among them, the call fails with RATE_LIMITED.',
  })
  async unsubscribeFromNewsletter(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'At most 254 characters; compared trimmed and in lower case.' })
    email: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => unsubscribeFromNewsletter(ctx, email))) };
  }
}
