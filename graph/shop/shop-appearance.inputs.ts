import { Field, InputType } from 'type-graphql';
import { LanguageEnum } from '../shared/languages/language.enum.js';
import type { Language } from '../shared/languages/languages.js';
import { HomeSection, ShopFont } from './shop-appearance.entity.js';

/** The colours of light or of dark pages. */
@InputType({ description: 'The colours of light or of dark pages, from which all others follow.' })
export class ShopColoursInput {
  @Field({ description: 'What pages are painted with, such as #FFFCF7.' })
  page: string;

  @Field({ description: 'What is written on them, such as #2B1B24; with a contrast of 4.5 to 1 at the least.' })
  ink: string;

  @Field({ description: 'Buttons, links and marks, such as #C2410C; with a contrast of 4.5 to 1 at the least.' })
  accent: string;
}

/** A line in another language. */
@InputType({ description: 'What a line of the shop’s own is in another language than English.' })
export class ShopLineTranslationInput {
  @Field(() => LanguageEnum, { description: 'The language; EN is refused with BAD_USER_INPUT.' })
  language: Language;

  @Field(() => String, { nullable: true, description: 'The line; null or empty: as in English.' })
  text?: string | null;
}

/** A line of the shop's own. */
@InputType({ description: 'A line of the shop’s own, in English and in other languages.' })
export class ShopLineInput {
  @Field({ description: 'In English.' })
  text: string;

  @Field(() => [ShopLineTranslationInput], {
    nullable: true,
    description: 'In other languages; what is absent is as in English.',
  })
  translations?: ShopLineTranslationInput[] | null;
}

/** A way in the footer. */
@InputType({ description: 'A way in the footer to somewhere of the owner’s choice.' })
export class FooterLinkInput {
  @Field(() => ShopLineInput, { description: 'What it is called, 1 to 40 characters.' })
  label: ShopLineInput;

  @Field({ description: 'An address under https://, or a path of the shop such as /about.' })
  url: string;
}

/** Colours and fonts. */
@InputType({ description: 'Colours and fonts of the shop.' })
export class ShopLookInput {
  @Field(() => ShopColoursInput, {
    nullable: true,
    description: 'Of light pages; null: those that come with the shop.',
  })
  light?: ShopColoursInput | null;

  @Field(() => ShopColoursInput, { nullable: true, description: 'Of dark pages, as above.' })
  dark?: ShopColoursInput | null;

  @Field(() => ShopFont, { description: 'What headings are set in.' })
  headingFont: ShopFont;

  @Field(() => ShopFont, { description: 'What everything else is set in.' })
  bodyFont: ShopFont;
}

/** What numbers are to begin with. */
@InputType({
  description:
    'What numbers of orders, invoices and credit notes are to begin with. Those that were given keep theirs, and counting goes on.',
})
export class ShopNumberPrefixesInput {
  @Field({ description: 'Of orders, 1 to 5 letters of A to Z; JH makes JH-100001.' })
  order: string;

  @Field({ description: 'Of invoices, 1 to 3 letters; JH makes JH/26-27/000001.' })
  invoice: string;

  @Field({ description: 'Of credit notes, 1 to 3 letters, and others than of invoices.' })
  creditNote: string;
}

/** How the shop is to look. */
@InputType({ description: 'How the shop is to look; its pictures are set by setShopPicture.' })
export class ShopAppearanceInput extends ShopLookInput {
  @Field(() => [HomeSection], {
    description: 'The parts of the front page in their order, each once; what is left out is not shown.',
  })
  homeSections: HomeSection[];

  @Field(() => ShopLineInput, {
    nullable: true,
    description: 'The line under the name, 1 to 80 characters; null: the one that comes with the shop.',
  })
  tagline?: ShopLineInput | null;

  @Field(() => [ShopLineInput], {
    nullable: true,
    description:
      'What the footer promises, up to 5 lines of 1 to 40 characters; an empty list for none, null for those that come with the shop.',
  })
  promises?: ShopLineInput[] | null;

  @Field(() => [FooterLinkInput], { description: 'Ways in the footer besides those of every shop, up to 6.' })
  footerLinks: FooterLinkInput[];

  @Field(() => ShopNumberPrefixesInput, {
    nullable: true,
    description: 'What numbers begin with that are given from now on; null: as it is.',
  })
  numberPrefixes?: ShopNumberPrefixesInput | null;
}
