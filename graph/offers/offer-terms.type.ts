import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Paise } from '../shared/money/money.js';
import { Rupees } from '../shared/money/rupees.scalar.js';

/** What the steps of an offer count. */
export enum TiersBy {
  QUANTITY = 'QUANTITY',
  AMOUNT = 'AMOUNT',
}

registerEnumType(TiersBy, {
  name: 'TiersBy',
  description: 'What the steps of an offer count.',
  valuesConfig: {
    QUANTITY: { description: 'Pieces of its goods.' },
    AMOUNT: { description: 'What its goods come to at the prices of the catalogue.' },
  },
});

const SCOPE = 'Which goods: those of any of its lists. Where all three are empty, the whole cart.';

/** Which goods an offer is about. */
@ObjectType({ simpleResolvers: true, description: SCOPE })
@InputType('OfferScopeInput', { description: SCOPE })
export class OfferScope {
  @Field(() => [ID], { defaultValue: [], description: 'Categories, with those below them; up to 100.' })
  categoryIds: string[];

  @Field(() => [String], { defaultValue: [], description: 'Brands as products name them; up to 100.' })
  brands: string[];

  @Field(() => [ID], { defaultValue: [], description: 'Products; up to 500.' })
  productIds: string[];
}

const PART = 'A part of a bundle.';

/** A part of a bundle. */
@ObjectType({ simpleResolvers: true, description: PART })
@InputType('OfferPartInput', { description: PART })
export class OfferPart {
  @Field(() => OfferScope, { description: 'Of which goods; not the whole cart.' })
  scope: OfferScope;

  @Field(() => Int, { description: 'How many pieces, 1 to 1000.' })
  quantity: number;
}

const TIER = 'A step of an offer that gives more for more.';

/** A step of an offer. */
@ObjectType({ simpleResolvers: true, description: TIER })
@InputType('OfferTierInput', { description: TIER })
export class OfferTier {
  @Field(() => Int, { nullable: true, description: 'From how many pieces; where steps count the amount: null.' })
  fromQuantity?: number | null;

  @Field(() => Rupees, { nullable: true, description: 'From which amount, in rupees; where they count pieces: null.' })
  fromAmount?: Paise | null;

  @Field(() => Float, { description: 'How much off, in percent, more than the step before.' })
  percent: number;
}

const OPTION = 'A term of a kind that an extension added.';

/** A term of a kind that an extension added. */
@ObjectType({ simpleResolvers: true, description: OPTION })
@InputType('OfferOptionInput', { description: OPTION })
export class OfferOption {
  @Field(() => String, { description: 'What the extension calls it.' })
  name: string;

  @Field(() => String, { description: 'As the extension reads it.' })
  value: string;
}

const TERMS =
  'The terms of an offer. Each kind takes those that it needs: PERCENT_OFF scope, percent, maxDiscount, minAmount and minQuantity; AMOUNT_OFF scope, amount, minAmount and minQuantity; BUY_X_GET_Y scope, buyQuantity, getScope, getQuantity, percent and maxSets; BUNDLE_PRICE parts, price and maxSets; TIERS scope, tiersBy and tiers; FREE_DELIVERY scope, minAmount and minQuantity. All others are left out.';

/** The terms of an offer, with amounts in paise here and in rupees on the graph. */
@ObjectType({ simpleResolvers: true, description: TERMS })
@InputType('OfferTermsInput', { description: TERMS })
export class OfferTerms {
  @Field(() => String, { description: 'One of those of `offerChoices`, e.g. PERCENT_OFF.' })
  kind: string;

  @Field(() => OfferScope, { nullable: true, description: 'Of which goods; null: the whole cart.' })
  scope?: OfferScope | null;

  @Field(() => Float, {
    nullable: true,
    description: 'How much off, 0.01 to 100, where 100 is free; null where a kind has none.',
  })
  percent?: number | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'How much off the goods as a whole, in rupees; null where a kind has none.',
  })
  amount?: Paise | null;

  @Field(() => Rupees, { nullable: true, description: 'The most off an order, in rupees; null: without a limit.' })
  maxDiscount?: Paise | null;

  @Field(() => Rupees, {
    nullable: true,
    description: 'What the goods have to come to at the prices of the catalogue, in rupees; null: nothing.',
  })
  minAmount?: Paise | null;

  @Field(() => Int, { nullable: true, description: 'How many pieces of the goods there have to be; null: one.' })
  minQuantity?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many pieces are to be bought; null where a kind has none.' })
  buyQuantity?: number | null;

  @Field(() => OfferScope, { nullable: true, description: 'Which goods are then cheaper; null: the same.' })
  getScope?: OfferScope | null;

  @Field(() => Int, { nullable: true, description: 'How many pieces are then cheaper; null where a kind has none.' })
  getQuantity?: number | null;

  @Field(() => Int, { nullable: true, description: 'How often in an order; null: as often as there are goods.' })
  maxSets?: number | null;

  @Field(() => [OfferPart], { defaultValue: [], description: 'What makes a bundle, 1 to 10 parts.' })
  parts?: OfferPart[];

  @Field(() => Rupees, {
    nullable: true,
    description: 'The price of the bundle, in rupees; null where a kind has none.',
  })
  price?: Paise | null;

  @Field(() => TiersBy, { nullable: true, description: 'What the steps count; null where a kind has none.' })
  tiersBy?: TiersBy | null;

  @Field(() => [OfferTier], { defaultValue: [], description: 'The steps from the lowest up, 1 to 10.' })
  tiers?: OfferTier[];

  @Field(() => [OfferOption], { defaultValue: [], description: 'Terms of a kind that an extension added.' })
  options?: OfferOption[];
}
