import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { LanguageEnum } from '../shared/languages/language.enum.js';
import type { Language } from '../shared/languages/languages.js';
import { UserError } from '../shared/schema/payload.js';
import { HomeSection, ShopFont } from './shop-appearance.entity.js';

/** A picture of the shop's own. */
export enum ShopPictureKind {
  LOGO = 'LOGO',
  ICON = 'ICON',
  PAGE = 'PAGE',
}

registerEnumType(ShopPictureKind, {
  name: 'ShopPictureKind',
  description: 'A picture of the shop’s own.',
  valuesConfig: {
    LOGO: { description: 'What stands at the head of pages, in mails and on invoices, in the place of mark and name.' },
    ICON: { description: 'The square that tabs of a browser and the installed shop are known by.' },
    PAGE: { description: 'What stands beside the title of pages to read, such as About Us; on wide screens.' },
  },
});

/** The logo of the shop. */
@ObjectType({ simpleResolvers: true, description: 'The logo of the shop, for its own name in a picture.' })
export class ShopLogo {
  @Field({ description: "Its address on the shop's own host, a WebP file that never changes." })
  url: string;

  @Field(() => Int, { description: 'Width of the file in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height of the file in pixels: for dense screens, some 36 px high on a page.' })
  height: number;
}

/** The picture of pages to read. */
@ObjectType({ simpleResolvers: true, description: 'The picture beside the title of pages to read, such as About Us.' })
export class ShopPagePicture {
  @Field({ description: "Its address on the shop's own host, a WebP file that never changes." })
  url: string;

  @Field(() => Int, { description: 'Width of the file in pixels, 640 at the most.' })
  width: number;

  @Field(() => Int, { description: 'Height of the file in pixels, 512 at the most: for dense screens.' })
  height: number;
}

/** What numbers begin with. */
@ObjectType({
  simpleResolvers: true,
  description: 'What numbers of orders, invoices and credit notes begin with that are given from now on.',
})
export class ShopNumberPrefixes {
  @Field({ description: 'Of orders, such as the JH of JH-100001.' })
  order: string;

  @Field({ description: 'Of invoices, such as the JH of JH/26-27/000001.' })
  invoice: string;

  @Field({ description: 'Of credit notes.' })
  creditNote: string;
}

/** A way in the footer. */
@ObjectType({ simpleResolvers: true, description: 'A way in the footer to somewhere of the owner’s choice.' })
export class FooterLink {
  @Field({ description: 'What it is called, in the language of the visitor.' })
  label: string;

  @Field({ description: 'An address under https://, or a path of the shop.' })
  url: string;
}

/** The colours that the owner chose for light or for dark pages. */
@ObjectType({ simpleResolvers: true, description: 'The colours that the owner chose for light or for dark pages.' })
export class ShopColours {
  @Field({ description: 'What pages are painted with, as #RRGGBB.' })
  page: string;

  @Field({ description: 'What is written on them.' })
  ink: string;

  @Field({ description: 'Buttons, links and marks.' })
  accent: string;
}

/** A line in another language. */
@ObjectType({
  simpleResolvers: true,
  description: 'What a line of the shop’s own is in another language than English.',
})
export class ShopLineTranslation {
  @Field(() => LanguageEnum, { description: 'The language.' })
  language: Language;

  @Field({ description: 'The line.' })
  text: string;
}

/** A line of the shop's own, as it was typed. */
@ObjectType({ simpleResolvers: true, description: 'A line of the shop’s own, in English and in other languages.' })
export class ShopLine {
  @Field({ description: 'In English.' })
  text: string;

  @Field(() => [ShopLineTranslation], { description: 'In other languages, as far as it was written in them.' })
  translations: ShopLineTranslation[];
}

/** A way in the footer as it was typed. */
@ObjectType({ simpleResolvers: true, description: 'A way in the footer as its owner typed it, in all languages.' })
export class TypedFooterLink {
  @Field(() => ShopLine, { description: 'What it is called.' })
  label: ShopLine;

  @Field({ description: 'Where it leads.' })
  url: string;
}

/** How the shop looks, as its owner set it. */
@ObjectType({
  simpleResolvers: true,
  description: 'How the shop looks, as its owner set it; null for what comes with the shop.',
})
export class ShopAppearanceSettings {
  @Field(() => ShopColours, { nullable: true, description: 'Of light pages; null for those that come with the shop.' })
  light: ShopColours | null;

  @Field(() => ShopColours, { nullable: true, description: 'Of dark pages; null for those that come with the shop.' })
  dark: ShopColours | null;

  @Field(() => ShopFont, { description: 'What headings are set in.' })
  headingFont: ShopFont;

  @Field(() => ShopFont, { description: 'What everything else is set in.' })
  bodyFont: ShopFont;

  @Field(() => [HomeSection], { description: 'The parts of the front page in their order.' })
  homeSections: HomeSection[];

  @Field(() => ShopLine, {
    description: 'The line under the name: of its owner, or else the one that comes with the shop.',
  })
  tagline: ShopLine;

  @Field(() => [ShopLine], {
    description: 'What the footer promises: what its owner said, be it nothing, or else what comes with the shop.',
  })
  promises: ShopLine[];

  @Field(() => [TypedFooterLink], { description: 'Ways in the footer besides those of every shop.' })
  footerLinks: TypedFooterLink[];

  @Field(() => ShopLogo, { nullable: true, description: 'The logo; null where the shop has a mark and its name.' })
  logo: ShopLogo | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The icon's address on the shop's own host, a PNG file of 512 by 512 pixels that never changes; null for the one that comes with the shop.",
  })
  iconUrl: string | null;

  @Field(() => ShopPagePicture, {
    nullable: true,
    description: 'The picture of pages to read; null for the one that comes with the shop.',
  })
  pagePicture: ShopPagePicture | null;

  @Field(() => ShopNumberPrefixes, { description: 'What numbers begin with that are given from now on.' })
  numberPrefixes: ShopNumberPrefixes;
}

/** What a change of the looks answers. */
@ObjectType({ simpleResolvers: true, description: 'What a change of the looks of the shop answers.' })
export class ShopAppearancePayload {
  @Field(() => ShopAppearanceSettings, { nullable: true, description: 'The looks as they now are; null when refused.' })
  appearance?: ShopAppearanceSettings;

  @Field(() => [UserError], { description: 'Why it was refused; empty when it was not.' })
  userErrors: UserError[];
}

/** A colour of pages. */
@ObjectType({ simpleResolvers: true, description: 'A colour of pages that follows from the chosen ones.' })
export class ShopColour {
  @Field({ description: 'What it is for, such as bg.subtle or brand.fg.' })
  name: string;

  @Field({ description: 'As #RRGGBB.' })
  value: string;
}

/** How well something can be read. */
@ObjectType({ simpleResolvers: true, description: 'How well something can be read.' })
export class ShopContrast {
  @Field({ description: 'The chosen colour that decides it, such as light.accent.' })
  field: string;

  @Field(() => Float, { description: 'The contrast in the worst place, 1 to 21, rounded down to two digits.' })
  ratio: number;

  @Field(() => String, { nullable: true, description: 'Why it would be refused; null where it would not.' })
  complaint: string | null;
}

/** What colours and fonts come to. */
@ObjectType({ simpleResolvers: true, description: 'What chosen colours and fonts come to.' })
export class ShopLook {
  @Field(() => [ShopColour], { description: 'All colours of light pages; empty where none are chosen.' })
  light: ShopColour[];

  @Field(() => [ShopColour], { description: 'All colours of dark pages, as above.' })
  dark: ShopColour[];

  @Field(() => [ShopContrast], { description: 'How well everything can be read.' })
  contrasts: ShopContrast[];

  @Field({ description: 'The fonts of headings, as a style sheet names them.' })
  headingFamily: string;

  @Field({ description: 'The fonts of everything else.' })
  bodyFamily: string;
}
