import { Field, Int, ObjectType } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';
import type { Edge } from '../shared/paging/cursor.js';
import { edgeOf } from '../shared/paging/edge.type.js';
import { PageInfo } from '../shared/paging/page-info.type.js';
import { FromProperty } from '../shared/schema/direct-resolver.js';
import { UserError } from '../shared/schema/payload.js';
import { Offer, OfferState, OfferStatus } from './offer.entity.js';
import { OfferCode } from './offer-code.entity.js';

/** What staff set of an offer, and how far it has come. */
@ObjectType({ simpleResolvers: true, description: 'What staff set of an offer, and how far it has come.' })
export class OfferSettings {
  @Field(() => OfferStatus, { description: 'Where it stands in its life.' })
  status: OfferStatus;

  @Field(() => OfferState, {
    description: 'Where it stands by the clock and by its uses too, as webhooks of the topic OFFERS tell it.',
  })
  state: OfferState;

  @Field({ description: 'Its title in English.' })
  title: string;

  @Field(() => [Int], { description: 'On which days of the week in India, 1 is Monday; empty: on all.' })
  weekdays: number[];

  @Field(() => String, { nullable: true, description: 'From when on those days in India, as 17:00; null: all day.' })
  hoursFrom: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Until when; before hoursFrom for hours past midnight; null: all day.',
  })
  hoursUntil: string | null;

  @Field(() => Int, { nullable: true, description: 'How often it may be used in all; null: without a limit.' })
  maxUses: number | null;

  @Field(() => Int, { nullable: true, description: 'How often one shopper may use it; null: without a limit.' })
  maxUsesPerPerson: number | null;

  @Field(() => Rupees, {
    name: 'budget',
    nullable: true,
    description: 'What it may give in all, in rupees: once that is given it holds no more; null: without a limit.',
  })
  @FromProperty()
  budgetPaise: Paise | null;

  @Field(() => Int, { description: 'Uses that are held by checkouts or stand in orders.' })
  uses: number;

  @Field(() => Rupees, { name: 'spent', description: 'What those uses have given, in rupees.' })
  @FromProperty()
  spentPaise: Paise;

  @Field({ description: 'Whether it is for first orders alone.' })
  firstOrderOnly: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'The tag of the customers that it is for; null: for everybody.',
  })
  customerTag: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The code of the way to pay that it is for: online, upi, bank-card or another; null: for all.',
  })
  paymentOption: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The payment provider's offer that says which cards it is for; null where it is not for cards.",
  })
  providerOfferId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What shoppers are told of those cards, in English; null where it is not for cards.',
  })
  cards: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Why the payment provider did not take its offer for the last order, in the provider's words, e.g. since it has ended there; null: it did.",
  })
  providerRefusal: string | null;

  @Field(() => Date, { nullable: true, description: 'When that was; null where it was not.' })
  providerRefusedAt: Date | null;

  @Field({ description: 'Whether it stands beside others; else it holds alone, where that saves more.' })
  combines: boolean;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt: Date;
}

/** What became of an offer. */
@ObjectType({ simpleResolvers: true, description: 'What became of an offer, by the orders that were not called off.' })
export class OfferResults {
  @Field(() => Int, { description: 'Orders in which it held.' })
  orderCount: number;

  @Field(() => Int, { description: 'Shoppers who placed them.' })
  shopperCount: number;

  @Field(() => Rupees, { name: 'sales', description: 'What those orders come to, in rupees.' })
  @FromProperty()
  salesPaise: Paise;

  @Field(() => Rupees, { name: 'given', description: 'What it gave to them, in rupees.' })
  @FromProperty()
  givenPaise: Paise;
}

/** Something to choose among for an offer. */
@ObjectType({ simpleResolvers: true, description: 'Something to choose among for an offer.' })
export class OfferChoice {
  @Field({ description: 'As an offer takes it, e.g. PERCENT_OFF or online.' })
  code: string;

  @Field({ description: "What staff choose it by, in the visitor's language." })
  label: string;
}

/** What staff choose among for an offer. */
@ObjectType({ simpleResolvers: true, description: 'What staff choose among for an offer.' })
export class OfferChoices {
  @Field(() => [OfferChoice], { description: 'The kinds that this shop knows, its own first.' })
  kinds: OfferChoice[];

  @Field(() => [OfferChoice], { description: 'The ways to pay that an offer can be for.' })
  paymentOptions: OfferChoice[];
}

const OfferEdge = edgeOf('Offer', () => Offer);

/** A page of offers. */
@ObjectType({ simpleResolvers: true, description: 'A page of offers, the latest first.' })
export class OfferConnection {
  @Field(() => [Offer], { description: 'The offers of this page.' })
  nodes: Offer[];

  @Field(() => [OfferEdge], { description: 'The same offers with their cursors.' })
  edges: Edge<Offer>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;
}

const OfferCodeEdge = edgeOf('OfferCode', () => OfferCode);

/** A page of codes. */
@ObjectType({ simpleResolvers: true, description: 'A page of the codes of an offer, the latest first.' })
export class OfferCodeConnection {
  @Field(() => [OfferCode], { description: 'The codes of this page.' })
  nodes: OfferCode[];

  @Field(() => [OfferCodeEdge], { description: 'The same codes with their cursors.' })
  edges: Edge<OfferCode>[];

  @Field(() => PageInfo, { description: 'Where this page stands in the list.' })
  pageInfo: PageInfo;
}

/** What a change of an offer answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of an offer answers.' })
export class OfferPayload {
  @Field(() => Offer, { nullable: true, description: 'The offer as it now stands; null when refused.' })
  offer?: Offer;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** What making codes answers. */
@ObjectType({ simpleResolvers: true, description: 'What making codes answers.' })
export class OfferCodesPayload {
  @Field(() => [String], { description: 'The codes that were made; none when refused.' })
  codes: string[];

  @Field(() => Offer, { nullable: true, description: 'The offer that they are for; null when refused.' })
  offer?: Offer;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
