import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { GOOGLE } from '../shared/ports/identity-provider.js';
import { shopContent } from './shop.content.js';
import { Shop } from './shop.type.js';

/** The shop itself on the graph. */
@Resolver()
export class ShopResolver {
  @Query(() => Shop, { description: 'What the shop says of itself.' })
  shop(@Ctx() ctx: Context): Shop {
    const { payments, publicUrl, uploadBaseUrl } = ctx.config;
    return {
      ...shopContent,
      paymentProvider: payments.provider,
      sendsMail: ctx.mailer !== null,
      socialProviders: ctx.identity ? [GOOGLE] : [],
      url: publicUrl,
      uploadUrl: `${uploadBaseUrl ?? ''}/graphql`,
    };
  }
}
