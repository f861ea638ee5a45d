import { z } from 'zod';
import { LanguageEnum } from '../shared/languages/language.enum.js';
import { HomeSection, ShopFont } from './shop-appearance.entity.js';

const coloursJson = z
  .object({
    page: z.string().describe('What pages are painted with, as #RRGGBB.'),
    ink: z.string().describe('What is written on them.'),
    accent: z.string().describe('Buttons, links and marks.'),
  })
  .nullable();

/** Languages as the graph spells them: HI for `hi`. */
const SPOKEN = Object.keys(LanguageEnum) as (keyof typeof LanguageEnum)[];

/** A line of the shop's own, in all languages. */
export const lineJson = z.object({
  text: z.string().describe('In English.'),
  translations: z
    .array(z.object({ language: z.enum(SPOKEN), text: z.string().nullable().optional() }))
    .optional()
    .describe('In other languages; what is absent is as in English.'),
});

const footerLinkJson = z.object({
  label: lineJson.describe('What it is called.'),
  url: z.string().describe('An address under https://, or a path of the shop.'),
});

const prefixesJson = z.object({
  order: z.string().describe('Of orders, 1 to 5 letters of A to Z; JH makes JH-100001.'),
  invoice: z.string().describe('Of invoices, 1 to 3 letters; JH makes JH/26-27/000001.'),
  creditNote: z.string().describe('Of credit notes, 1 to 3 letters, and others than of invoices.'),
});

const pictureJson = z.object({ url: z.string(), width: z.number(), height: z.number() }).nullable();

/** The looks of the shop as they are sent. */
export const appearanceBody = z.object({
  light: coloursJson.optional().describe('Colours of light pages; null: those that come with the shop.'),
  dark: coloursJson.optional().describe('Colours of dark pages, as above.'),
  headingFont: z.enum(ShopFont).describe('What headings are set in.'),
  bodyFont: z.enum(ShopFont).describe('What everything else is set in.'),
  homeSections: z.array(z.enum(HomeSection)).describe('The parts of the front page in their order.'),
  tagline: lineJson.nullable().optional().describe('The line under the name; null: the one that comes with the shop.'),
  promises: z
    .array(lineJson)
    .nullable()
    .optional()
    .describe('What the footer promises, none for an empty list; null: what comes with the shop.'),
  footerLinks: z.array(footerLinkJson).describe('Ways in the footer besides those of every shop.'),
  numberPrefixes: prefixesJson.nullable().optional().describe('What numbers begin with from now on; null: as it is.'),
});

/** The looks of the shop as they are answered. */
export const appearanceJson = appearanceBody
  .extend({
    tagline: lineJson.describe('The line under the name.'),
    promises: z.array(lineJson).describe('What the footer promises.'),
    logo: pictureJson.describe('The logo; null where the shop has a mark and its name.'),
    iconUrl: z.string().nullable().describe('Address of the icon, a PNG file of 512 by 512 pixels.'),
    pagePicture: pictureJson.describe('The picture of pages to read; null: the one that comes with the shop.'),
    numberPrefixes: prefixesJson.describe('What numbers begin with that are given from now on.'),
  })
  .meta({ id: 'Appearance' });
