import { Field, Int, ObjectType } from 'type-graphql';
import { UserError } from '../shared/schema/payload.js';
import { HomeSection } from './shop-appearance.entity.js';
import { FooterLink, ShopLogo, ShopPagePicture } from './shop-appearance.type.js';

/** The price slider of a listing (spec §5). */
@ObjectType({
  simpleResolvers: true,
  description: 'The price slider of a listing. A thumb that rests at its end sets no bound.',
})
export class PriceSlider {
  @Field(() => Int, { description: 'Where it begins, in rupees.' })
  min: number;

  @Field(() => Int, { description: 'Where it ends, in rupees.' })
  max: number;

  @Field(() => Int, { description: 'The distance of two positions, in rupees.' })
  step: number;
}

/** What the shop says of itself (spec §1). */
@ObjectType({ simpleResolvers: true, description: 'What the shop says of itself, as its operator wrote it.' })
export class Shop {
  @Field({ description: 'Name of the shop.' })
  name: string;

  @Field({ description: 'The line under the name, in the language of the visitor.' })
  tagline: string;

  @Field(() => ShopLogo, { nullable: true, description: 'The logo; null where the shop has a mark and its name.' })
  logo: ShopLogo | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The icon's address on the shop's own host, a PNG file of 512 by 512 pixels that never changes; null where the owner has set none.",
  })
  iconUrl: string | null;

  @Field(() => ShopPagePicture, {
    nullable: true,
    description: 'The picture of pages to read; null where the owner has set none.',
  })
  pagePicture: ShopPagePicture | null;

  @Field(() => [HomeSection], { description: 'The parts of the front page, in their order.' })
  homeSections: HomeSection[];

  @Field(() => [FooterLink], { description: 'Ways in the footer besides those of every shop.' })
  footerLinks: FooterLink[];

  @Field({ description: 'Code of ISO 4217 of the currency of all prices, INR.' })
  currency: string;

  /** In English. */
  description: string;

  @Field({ description: 'Postal address on one line.' })
  address: string;

  @Field({ description: 'Support line, as it is to be read.' })
  phone: string;

  @Field({ description: 'Support e-mail.' })
  email: string;

  /** In English. */
  hours: string;

  /** In English. */
  supportHours: string;

  @Field(() => String, {
    nullable: true,
    description: 'GSTIN under which the shop takes tax; null where it takes none.',
  })
  gstin: string | null;

  @Field(() => String, { nullable: true, description: 'FSSAI licence for food, 14 digits; null for none.' })
  fssaiLicence: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Who answers complaints, as the law on e-commerce asks for; null where nobody is named.',
  })
  grievanceOfficer: string | null;

  @Field(() => String, { nullable: true, description: 'How that person is reached; null where nobody is named.' })
  grievanceContact: string | null;

  @Field(() => [String], { description: 'What the footer promises, each for orders of `freeDeliveryFrom` or more.' })
  promises: string[];

  @Field({ description: "The place in the cart's 'Estimate for: …'." })
  estimateFor: string;

  @Field(() => PriceSlider, { description: 'The price slider of a listing.' })
  priceSlider: PriceSlider;

  @Field({ description: "Who takes payments: 'razorpay', or 'standin', which moves no money." })
  paymentProvider: string;

  @Field({
    description:
      "Where a multipart request with uploadImages is to be sent: the shop's own /graphql, or the whole address of another host's.",
  })
  uploadUrl: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Address of the shop without a slash at its end, to be put before addresses that begin with one, such as Image.url; null where its operator has set none: then it is where the graph was asked.',
  })
  url: string | null;

  @Field({ description: 'Whether shoppers get e-mail, such as a link to choose another password.' })
  sendsMail: boolean;

  @Field({ description: 'Whether shoppers get text messages, such as a code to sign in with (requestPhoneCode).' })
  sendsTexts: boolean;

  @Field(() => [String], {
    description: "Who signs shoppers in without a password: 'google', or nobody. For signInWithProvider.",
  })
  socialProviders: string[];
}

/** What a change of the settings answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of what the shop says of itself answers.' })
export class ShopSettingsPayload {
  @Field(() => Shop, { nullable: true, description: 'The shop as it now is; null when refused.' })
  shop?: Shop;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}
