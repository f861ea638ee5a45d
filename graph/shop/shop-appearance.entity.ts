import { registerEnumType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { OwnPhrase } from '../shared/languages/phrase.js';
import type { ChosenColours } from './palette.js';

/** A font that the shop has. */
export enum ShopFont {
  FIGTREE = 'FIGTREE',
  SYSTEM = 'SYSTEM',
  ROUNDED = 'ROUNDED',
  SERIF = 'SERIF',
}

registerEnumType(ShopFont, {
  name: 'ShopFont',
  description: 'A font that the shop has; of Hindi only Latin letters and digits change.',
  valuesConfig: {
    FIGTREE: { description: 'Figtree, which the shop brings along.' },
    SYSTEM: { description: "The plain font of the visitor's device, for which nothing is fetched." },
    ROUNDED: { description: 'Nunito, a round font, which the shop brings along.' },
    SERIF: { description: 'Lora, a font with serifs, which the shop brings along.' },
  },
});

/** A part of the front page. */
export enum HomeSection {
  SLIDES = 'SLIDES',
  CATEGORIES = 'CATEGORIES',
  POPULAR = 'POPULAR',
  OFFERS = 'OFFERS',
  FEATURED = 'FEATURED',
}

registerEnumType(HomeSection, {
  name: 'HomeSection',
  description: 'A part of the front page.',
  valuesConfig: {
    SLIDES: { description: 'The carousel of slides.' },
    CATEGORIES: { description: 'The categories and sub-categories.' },
    POPULAR: { description: 'The newest products of each category.' },
    OFFERS: { description: 'The row of banners.' },
    FEATURED: { description: 'The featured products, with the banners of the side.' },
  },
});

/** A way in the footer that the owner added. */
export interface KeptFooterLink {
  readonly label: OwnPhrase;
  readonly url: string;
}

/** What numbers of orders, invoices and credit notes begin with, each in capital letters. */
export interface NumberPrefixes {
  /** Up to 5 letters, such as the JH of JH-100001. */
  readonly order: string;
  /** Up to 3 letters, such as the JH of JH/26-27/000001. */
  readonly invoice: string;
  /** As of invoices, and other than those. */
  readonly creditNote: string;
}

/** A logo or another picture whose files are stored, by the key that their names begin with. */
export interface KeptPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}

/**
 * What the owner has said of the shop's looks: one row at most, and none while they are those that
 * come with the code.
 */
@Entity('shop_appearance')
@Check('shop_appearance_is_one', 'id = 1')
export class ShopAppearance {
  @PrimaryColumn('integer', { default: 1 })
  id: number;

  /** Of light pages; null: those that come with the code. */
  @Column('jsonb', { nullable: true })
  light: ChosenColours | null;

  /** Of dark pages, as above. */
  @Column('jsonb', { nullable: true })
  dark: ChosenColours | null;

  @Column('text', { name: 'heading_font' })
  headingFont: ShopFont;

  @Column('text', { name: 'body_font' })
  bodyFont: ShopFont;

  /** In their order; what is not named is not shown. */
  @Column('text', { name: 'home_sections', array: true })
  homeSections: HomeSection[];

  /** Null: the one that comes with the code. */
  @Column('jsonb', { nullable: true })
  tagline: OwnPhrase | null;

  /** Null: those that come with the code. */
  @Column('jsonb', { nullable: true })
  promises: readonly OwnPhrase[] | null;

  @Column('jsonb', { name: 'footer_links', default: [] })
  footerLinks: KeptFooterLink[];

  @Column('jsonb', { nullable: true })
  logo: KeptPicture | null;

  /** What the names of the icon's files begin with; null: the mark that comes with the code. */
  @Column('text', { name: 'icon_key', nullable: true })
  iconKey: string | null;

  /** At the head of pages to read; null: the one that comes with the code. */
  @Column('jsonb', { name: 'page_picture', nullable: true })
  pagePicture: KeptPicture | null;

  /** Of what is numbered from now on; null: those that come with the code. */
  @Column('jsonb', { name: 'number_prefixes', nullable: true })
  numberPrefixes: NumberPrefixes | null;
}
