import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../shared/context.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { payload } from '../shared/schema/payload.js';
import { BannerInput, HomeSlideInput } from './banners.inputs.js';
import { BannerPayload, HomeSlidePayload } from './banners.payloads.js';
import { removeBanner, saveBanner } from './save-banner.js';
import { removeHomeSlide, saveHomeSlide } from './save-home-slide.js';

/** What those do to promotions who run the shop. */
@Resolver()
export class PromotionsResolver {
  @Mutation(() => BannerPayload, {
    description:
      'Puts up a banner, or changes one. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT or NOT_FOUND.',
  })
  saveBanner(
    @Ctx() ctx: Context,
    @Arg('input', () => BannerInput, { description: 'The banner as it is to be.' }) input: BannerInput,
  ): Promise<BannerPayload> {
    return payload(ctx, async () => ({ banner: await saveBanner(ctx, input) }));
  }

  @Mutation(() => BasicPayload, {
    description: 'Takes a banner down. For an admin, or an API key with catalogue:write. Refused with NOT_FOUND.',
  })
  async removeBanner(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the banner.' }) id: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => removeBanner(ctx, id))) };
  }

  @Mutation(() => HomeSlidePayload, {
    description:
      'Puts a slide into the carousel, or changes one. For an admin, or an API key with catalogue:write. Refused with BAD_USER_INPUT or NOT_FOUND.',
  })
  saveHomeSlide(
    @Ctx() ctx: Context,
    @Arg('input', () => HomeSlideInput, { description: 'The slide as it is to be.' }) input: HomeSlideInput,
  ): Promise<HomeSlidePayload> {
    return payload(ctx, async () => ({ homeSlide: await saveHomeSlide(ctx, input) }));
  }

  @Mutation(() => BasicPayload, {
    description:
      'Takes a slide out of the carousel. For an admin, or an API key with catalogue:write. Refused with NOT_FOUND.',
  })
  async removeHomeSlide(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Id of the slide.' }) id: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => removeHomeSlide(ctx, id))) };
  }
}
