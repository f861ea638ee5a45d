import { Arg, Ctx, Extensions, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { categoryById, productById } from '../catalogue/catalogue.loaders.js';
import { Category } from '../catalogue/category.entity.js';
import { Product } from '../catalogue/product.entity.js';
import type { Context } from '../shared/context.js';
import { DEFAULT_LANGUAGE } from '../shared/languages/languages.js';
import { After, First } from '../shared/paging/page.args.js';
import { mayUse } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { CATALOGUE_WRITERS, CATALOGUE_WRITERS_ALONE } from '../shared/rights/who.js';
import { BasicPayload } from '../shared/schema/basic-payload.type.js';
import { MUCH_WORK } from '../shared/schema/much-work.js';
import { payload } from '../shared/schema/payload.js';
import { createOfferCodes } from './create-offer-codes.js';
import { deleteOfferCode } from './delete-offer-code.js';
import { Offer, OfferStatus } from './offer.entity.js';
import {
  OfferChoices,
  OfferCodeConnection,
  OfferCodesPayload,
  OfferConnection,
  OfferPayload,
  OfferResults,
  OfferSettings,
} from './offer-details.type.js';
import { OfferPreview } from './offer-preview.type.js';
import { resultsOf } from './offer-results.js';
import { sentenceOfOffer } from './offer-sentence.js';
import { namedBy, termsOf } from './offer-terms.js';
import { OfferTerms } from './offer-terms.type.js';
import { OfferCodesInput, OfferInput } from './offers.inputs.js';
import {
  countOfferCodes,
  countOffers,
  findOffer,
  listOfferChoices,
  listOfferCodes,
  listOffers,
} from './offers.service.js';
import { previewOffer } from './preview-offer.js';
import { deleteOffer, saveOffer, startOffer, stopOffer } from './save-offer.js';

/** What staff do with offers. */
@Resolver(() => Offer)
export class OffersResolver {
  @Query(() => OfferConnection, { description: `The offers of the shop, the latest first. ${CATALOGUE_WRITERS_ALONE}` })
  offers(
    @Ctx() ctx: Context,
    @Arg('status', () => OfferStatus, { nullable: true, description: 'Only those that stand there; absent: all.' })
    status: OfferStatus | null,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<OfferConnection> {
    return listOffers(ctx, status ?? null, { first: first ?? 20, after });
  }

  @Query(() => Offer, {
    nullable: true,
    description: `An offer; null where there is none of the id. ${CATALOGUE_WRITERS_ALONE}`,
  })
  offer(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Which offer.' }) id: string): Promise<Offer | null> {
    return findOffer(ctx, id);
  }

  @Query(() => OfferChoices, { description: `What there is to choose among for an offer. ${CATALOGUE_WRITERS_ALONE}` })
  offerChoices(@Ctx() ctx: Context): OfferChoices {
    return listOfferChoices(ctx);
  }

  @Query(() => OfferPreview, {
    nullable: true,
    description: `What an offer would have cost with the orders of the last days, and would cost with the carts of now; null for what could not be saved. It changes nothing. ${CATALOGUE_WRITERS_ALONE} Refused with BAD_USER_INPUT.`,
  })
  @Extensions(MUCH_WORK)
  previewOffer(
    @Ctx() ctx: Context,
    @Arg('input', () => OfferInput, { description: 'The offer as it is to be.' }) input: OfferInput,
    @Arg('days', () => Int, { nullable: true, defaultValue: 7, description: 'How many days back, 1 to 31.' })
    days: number,
  ): Promise<OfferPreview> {
    return previewOffer(ctx, input, days);
  }

  @Mutation(() => OfferPayload, {
    description: `Makes an offer, as a draft, or changes one. ${CATALOGUE_WRITERS} Refused with BAD_USER_INPUT or NOT_FOUND.`,
  })
  saveOffer(
    @Ctx() ctx: Context,
    @Arg('input', () => OfferInput, { description: 'The offer as it is to be.' }) input: OfferInput,
  ): Promise<OfferPayload> {
    return payload(ctx, async () => ({ offer: await saveOffer(ctx, input) }));
  }

  @Mutation(() => OfferPayload, {
    description: `Starts an offer, also one that was stopped. ${CATALOGUE_WRITERS} Refused with NOT_FOUND, and with CONFLICT for one that has ended or lacks a code.`,
  })
  startOffer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which offer.' }) id: string,
  ): Promise<OfferPayload> {
    return payload(ctx, async () => ({ offer: await startOffer(ctx, id) }));
  }

  @Mutation(() => OfferPayload, {
    description: `Stops an offer: from the next look at a cart on it holds no more. ${CATALOGUE_WRITERS} Refused with NOT_FOUND.`,
  })
  stopOffer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which offer.' }) id: string,
  ): Promise<OfferPayload> {
    return payload(ctx, async () => ({ offer: await stopOffer(ctx, id) }));
  }

  @Mutation(() => BasicPayload, {
    description: `Deletes a draft with its codes. ${CATALOGUE_WRITERS} Refused with NOT_FOUND, and with CONFLICT for an offer that was started.`,
  })
  async deleteOffer(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Which offer.' }) id: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => deleteOffer(ctx, id))) };
  }

  @Mutation(() => OfferCodesPayload, {
    description: `Makes codes for an offer: one by its name, or many at random. ${CATALOGUE_WRITERS} Refused with BAD_USER_INPUT, NOT_FOUND, and with CONFLICT for a code that there is.`,
  })
  @Extensions(MUCH_WORK)
  async createOfferCodes(
    @Ctx() ctx: Context,
    @Arg('offerId', () => ID, { description: 'Which offer.' }) offerId: string,
    @Arg('input', () => OfferCodesInput, { description: 'Which codes.' }) input: OfferCodesInput,
  ): Promise<OfferCodesPayload> {
    return { codes: [], ...(await payload(ctx, () => createOfferCodes(ctx, offerId, input))) };
  }

  @Mutation(() => BasicPayload, {
    description: `Deletes a code of an offer. It leaves the carts that it is entered for; a checkout that is open with it keeps what it holds, and orders keep its name. ${CATALOGUE_WRITERS} Refused with NOT_FOUND.`,
  })
  async deleteOfferCode(
    @Ctx() ctx: Context,
    @Arg('offerId', () => ID, { description: 'Which offer.' }) offerId: string,
    @Arg('code', { description: 'The code, in capitals or small letters.' }) code: string,
  ): Promise<BasicPayload> {
    return { ok: false, ...(await payload(ctx, () => deleteOfferCode(ctx, offerId, code))) };
  }

  @FieldResolver(() => String, { description: 'What it is called, in the language of the request.' })
  title(@Ctx() { language }: Context, @Root() { title, translations }: Readonly<Offer>): string {
    return (language !== DEFAULT_LANGUAGE && translations[language]?.name) || title;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Its title in Hindi; null where it has none, and the English one stands for it.',
  })
  hindiTitle(@Root() { translations }: Readonly<Offer>): string | null {
    return translations.hi?.name ?? null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'What shoppers are told in Hindi of the cards that it is for; null: as in English, or not for cards.',
  })
  hindiCards(@Root() { translations }: Readonly<Offer>): string | null {
    return translations.hi?.cards ?? null;
  }

  @FieldResolver(() => String, {
    description:
      "What it gives, in a sentence of the request's language without a full stop, e.g. 10 % off Fruits from ₹400.",
  })
  sentence(@Ctx() ctx: Context, @Root() offer: Readonly<Offer>): Promise<string> {
    return sentenceOfOffer(ctx, offer);
  }

  @FieldResolver(() => OfferTerms, { description: 'What it takes off what.' })
  terms(@Root() { terms }: Readonly<Offer>): OfferTerms {
    return termsOf(terms);
  }

  @FieldResolver(() => [Category], { description: 'The categories that its terms name, as far as they are there.' })
  async categories(@Ctx() ctx: Context, @Root() { terms }: Readonly<Offer>): Promise<Category[]> {
    const found = await Promise.all(namedBy(ctx, terms).categoryIds.map((id) => categoryById(ctx).load(id)));
    return found.filter((category) => category !== undefined);
  }

  @FieldResolver(() => [Product], { description: 'The products that its terms name, as far as the caller sees them.' })
  async products(@Ctx() ctx: Context, @Root() { terms }: Readonly<Offer>): Promise<Product[]> {
    const found = await Promise.all(namedBy(ctx, terms).productIds.map((id) => productById(ctx).load(id)));
    return found.filter((product) => product !== undefined);
  }

  @FieldResolver(() => OfferSettings, {
    nullable: true,
    description: 'What staff set of it; null for whom `offers` is not.',
  })
  settings(@Ctx() ctx: Context, @Root() offer: Readonly<Offer>): OfferSettings | null {
    return mayUse(ctx, ApiScope.CATALOGUE_WRITE) ? offer : null;
  }

  @FieldResolver(() => OfferResults, {
    nullable: true,
    description: 'What became of it; null for whom `offers` is not.',
  })
  results(@Ctx() ctx: Context, @Root() { id }: Readonly<Offer>): Promise<OfferResults> | null {
    return mayUse(ctx, ApiScope.CATALOGUE_WRITE) ? resultsOf(ctx, id) : null;
  }

  @FieldResolver(() => OfferCodeConnection, { description: `Its codes, the latest first. ${CATALOGUE_WRITERS_ALONE}` })
  codes(
    @Ctx() ctx: Context,
    @Root() { id }: Readonly<Offer>,
    @First(20) first: number | null,
    @After() after: string | null,
  ): Promise<OfferCodeConnection> {
    return listOfferCodes(ctx, id, { first: first ?? 20, after });
  }
}

/** What is counted only when asked for. */
@Resolver(() => OfferConnection)
export class OfferConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many offers fit in all.' })
  totalCount(@Ctx() ctx: Context, @Root() page: object): Promise<number> {
    return countOffers(ctx, page);
  }
}

/** The same of codes. */
@Resolver(() => OfferCodeConnection)
export class OfferCodeConnectionResolver {
  @FieldResolver(() => Int, { description: 'How many codes the offer has in all.' })
  totalCount(@Ctx() ctx: Context, @Root() page: { offerId: string }): Promise<number> {
    return countOfferCodes(ctx, page);
  }
}
