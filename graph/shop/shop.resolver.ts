import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { cacheList } from '../cache/cached-rows.js';
import { type MayTakeTime, whenRead } from '../cache/when-read.js';
import type { Context } from '../shared/context.js';
import { InLanguage } from '../shared/languages/in-language.args.js';
import { say } from '../shared/languages/phrase.js';
import { GOOGLE } from '../shared/ports/identity-provider.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { DirectResolver } from '../shared/schema/direct-resolver.js';
import { payload } from '../shared/schema/payload.js';
import { type Appearance, iconFile, pathOf, readAppearance } from './read-appearance.js';
import { setShopText, updateShopSettings } from './save-shop.js';
import { shopContent } from './shop.content.js';
import { Shop, ShopSettingsPayload } from './shop.type.js';
import { asLogo, asPagePicture } from './shop-appearance.presenter.js';
import { factIn, readShopFacts, type ShopFacts } from './shop-facts.js';
import { ShopSettingsInput } from './shop-settings.inputs.js';
import { ShopPage } from './shop-text.entity.js';
import { ShopTextSection } from './shop-text.type.js';
import { findShopTextSource, listShopText, previewShopText } from './shop-texts.js';

/** What the shop says of itself by the language: nearly every page asks for some of it. */
const SHOP = Symbol();

/** The shop itself on the graph. */
@Resolver()
export class ShopResolver {
  @Query(() => Shop, { description: 'What the shop says of itself.' })
  @DirectResolver()
  shop(@Root() _none: unknown, @Ctx() ctx: Context): MayTakeTime<Shop | undefined> {
    return whenRead(
      cacheList(ctx, SHOP, ctx.language, async () => [
        asShop(ctx, await readShopFacts(ctx), await readAppearance(ctx)),
      ]),
      ([shop]) => shop,
    );
  }

  @Query(() => [ShopTextSection], {
    description:
      'The text of a page to read as the owner wrote it, in Hindi for who reads Hindi and where there is one; empty where the text stands that comes with the shop.',
  })
  shopText(@Ctx() ctx: Context, @Arg('page', () => ShopPage, { description: 'Which page.' }) page: ShopPage) {
    return listShopText(ctx, page);
  }

  @Query(() => String, {
    nullable: true,
    description:
      'For an admin: the same in one language as it was typed, in Markdown; null where none was written in it. Anybody else is refused with FORBIDDEN.',
  })
  shopTextSource(
    @Ctx() ctx: Context,
    @Arg('page', () => ShopPage, { description: 'Which page.' }) page: ShopPage,
    @Arg('inHindi', () => Boolean, { defaultValue: false, description: 'The text in Hindi, not the one in English.' })
    inHindi: boolean,
  ) {
    return findShopTextSource(ctx, page, inHindi);
  }

  @Query(() => [ShopTextSection], {
    description:
      'For an admin: what a text would look like on its page, without keeping it. Anybody else is refused with FORBIDDEN.',
  })
  shopTextPreview(
    @Ctx() ctx: Context,
    @Arg('body', () => String, {
      description: 'Markdown; {phone}, {email}, {name}, {address} and {hours} are filled in.',
    })
    body: string,
  ) {
    return previewShopText(ctx, body);
  }

  @Mutation(() => ShopSettingsPayload, {
    description:
      'For an admin: says what the shop is called, how it is reached and under which numbers it is registered. Refused with BAD_USER_INPUT; anybody else with FORBIDDEN.',
  })
  updateShopSettings(
    @Ctx() ctx: Context,
    @Arg('input', () => ShopSettingsInput, { description: 'All of it, as it is to be.' }) input: ShopSettingsInput,
  ): Promise<ShopSettingsPayload> {
    return payload(ctx, async () => ({
      shop: asShop(ctx, await updateShopSettings(ctx, input), await readAppearance(ctx)),
    }));
  }

  @Mutation(() => BasicPayload, {
    description:
      'For an admin: writes the text of a page anew in one language, or puts back the one that comes with the shop. Refused with BAD_USER_INPUT; anybody else with FORBIDDEN.',
  })
  async setShopText(
    @Ctx() ctx: Context,
    @Arg('page', () => ShopPage, { description: 'Which page.' }) page: ShopPage,
    @Arg('body', () => String, {
      nullable: true,
      description:
        'Markdown, up to 50,000 characters; a heading of the second level begins a section, and {phone}, {email}, {name}, {address} and {hours} are filled in. Null or empty takes it away: Hindi then shows the owner’s English text, and a page without any the text that comes with the shop.',
    })
    body: string | null,
    @Arg('inHindi', () => Boolean, { defaultValue: false, description: 'The text in Hindi, not the one in English.' })
    inHindi: boolean,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => setShopText(ctx, page, body, inHindi))) };
  }
}

/** What the shop says of itself in words, which come with the code in several languages. */
@Resolver(() => Shop)
export class ShopWordsResolver {
  @FieldResolver(() => String, {
    description: 'What the shop is, in a few sentences; as its owner wrote it, in any language.',
  })
  description(@Ctx() ctx: Context, @Root() shop: Readonly<Shop>, @Args() { language }: InLanguage): string {
    return factIn(language ?? ctx.language, shop, 'description');
  }

  @FieldResolver(() => String, {
    description: 'Opening hours, for the footer and the contact page; as its owner wrote them, in any language.',
  })
  hours(@Ctx() ctx: Context, @Root() shop: Readonly<Shop>, @Args() { language }: InLanguage): string {
    return factIn(language ?? ctx.language, shop, 'hours');
  }

  @FieldResolver(() => String, {
    description: 'Hours of the support centre; as its owner wrote them, in any language.',
  })
  supportHours(@Ctx() ctx: Context, @Root() shop: Readonly<Shop>, @Args() { language }: InLanguage): string {
    return factIn(language ?? ctx.language, shop, 'supportHours');
  }
}

function asShop(
  { config, mailer, texts, identity, language }: Context,
  facts: ShopFacts,
  { tagline, logo, iconKey, pagePicture, homeSections, promises, footerLinks }: Appearance,
): Shop {
  const { payments, publicUrl, uploadBaseUrl } = config;
  return {
    ...shopContent,
    ...facts,
    tagline: say(tagline ?? shopContent.tagline, language),
    logo: logo && asLogo(logo),
    iconUrl: iconKey && pathOf(iconFile(iconKey, 512)),
    pagePicture: pagePicture && asPagePicture(pagePicture),
    homeSections,
    promises: (promises ?? shopContent.promises).map((promise) => say(promise, language)),
    footerLinks: footerLinks.map(({ label, url }) => ({ label: say(label, language), url })),
    paymentProvider: payments.provider,
    sendsMail: mailer !== null,
    sendsTexts: texts !== null,
    socialProviders: identity ? [GOOGLE] : [],
    url: publicUrl,
    uploadUrl: `${uploadBaseUrl ?? ''}/graphql`,
  };
}
