import { z } from 'zod';
import { HomeSection, ShopFont } from './shop-appearance.entity.js';

const coloursJson = z
  .object({
    page: z.string().describe('What pages are painted with, as #RRGGBB.'),
    ink: z.string().describe('What is written on them.'),
    accent: z.string().describe('Buttons, links and marks.'),
  })
  .nullable();

const footerLinkJson = z.object({
  label: z.string().describe('What it is called in English.'),
  hindiLabel: z.string().nullable().optional().describe('The same in Hindi; null: as in English.'),
  url: z.string().describe('An address under https://, or a path of the shop.'),
});

/** The looks of the shop as they are sent. */
export const appearanceBody = z.object({
  light: coloursJson.optional().describe('Colours of light pages; null: those that come with the shop.'),
  dark: coloursJson.optional().describe('Colours of dark pages, as above.'),
  headingFont: z.enum(ShopFont).describe('What headings are set in.'),
  bodyFont: z.enum(ShopFont).describe('What everything else is set in.'),
  homeSections: z.array(z.enum(HomeSection)).describe('The parts of the front page in their order.'),
  tagline: z.string().nullable().optional().describe('The line under the name.'),
  hindiTagline: z.string().nullable().optional().describe('The same in Hindi.'),
  promises: z.array(z.string()).nullable().optional().describe('What the footer promises.'),
  footerLinks: z.array(footerLinkJson).describe('Ways in the footer besides those of every shop.'),
});

/** The looks of the shop as they are answered. */
export const appearanceJson = appearanceBody
  .extend({
    hasOwnPromises: z.boolean().describe('Whether the owner has said what the footer promises, be it nothing.'),
    promises: z.array(z.string()).describe('What the footer promises, as its owner said it.'),
    logo: z
      .object({ url: z.string(), width: z.number(), height: z.number() })
      .nullable()
      .describe('The logo; null where the shop has a mark and its name.'),
    iconUrl: z.string().nullable().describe('Address of the icon, a PNG file of 512 by 512 pixels.'),
  })
  .meta({ id: 'Appearance' });
