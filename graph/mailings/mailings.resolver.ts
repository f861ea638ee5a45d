import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { ConsentPurpose } from '../consents/consent.entity.js';
import type { Context } from '../shared/context.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { payload } from '../shared/schema/payload.js';
import { confirmMailing, leaveMailing } from './mailings.service.js';
import { withdrawConsent } from './own-consents.js';

const TOKEN = { description: 'What stands behind the # of the link.' };

/** Links in mails that come because their reader asked for them. */
@Resolver()
export class MailingsResolver {
  @Mutation(() => BasicPayload, {
    description:
      'Confirms by the link of a mail that its reader wants to be written to; within 7 days, and safe to repeat. For everybody who has the link. Refused with INVALID_CREDENTIALS.',
  })
  async confirmMailing(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => confirmMailing(ctx, token))) };
  }

  @Mutation(() => BasicPayload, {
    description:
      'Has nothing of a kind of mails written to its reader any more, by the link in such a mail; safe to repeat. For everybody who has the link. Refused with INVALID_CREDENTIALS.',
  })
  async leaveMailing(@Ctx() ctx: Context, @Arg('token', () => String, TOKEN) token: string): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => leaveMailing(ctx, token))) };
  }

  @Mutation(() => BasicPayload, {
    description:
      'Withdraws what the viewer has consented to, at once; safe to repeat. To give consent is subscribeToNewsletter, requestProductAlert, or savesCard of startPayment. For a signed-in shopper.',
  })
  async withdrawConsent(
    @Ctx() ctx: Context,
    @Arg('purpose', () => ConsentPurpose, { description: 'What they no longer want.' }) purpose: ConsentPurpose,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => withdrawConsent(ctx, purpose))) };
  }
}
