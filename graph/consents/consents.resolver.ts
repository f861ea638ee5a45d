import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { User } from '../accounts/user.entity.js';
import type { Context } from '../shared/context.js';
import { say } from '../shared/languages/phrase.js';
import { Consent } from './consent.entity.js';
import { listConsents } from './consents.service.js';
import { noticeOf } from './notices.js';

/** What a shopper has consented to. */
@Resolver(() => User)
export class ConsentsResolver {
  @FieldResolver(() => [Consent], {
    description:
      'What the shopper has consented to and withdrawn, under the address of the account, or its number where it has none, the latest first, up to 500.',
  })
  consents(@Ctx() ctx: Context, @Root() { contact }: Readonly<User>): Promise<Consent[]> {
    return listConsents(ctx, contact);
  }
}

/** In words. */
@Resolver(() => Consent)
export class ConsentResolver {
  @FieldResolver(() => String, {
    description: 'What the person was told before they consented to it, in the language in which they read it.',
  })
  notice(@Root() { purpose, noticeVersion, language }: Readonly<Consent>): string {
    return say(noticeOf(purpose, noticeVersion).text, language);
  }
}
