import { cacheList } from '../cache/cached-rows.js';
import { IMAGES_PATH } from '../media/image-store.js';
import type { Context } from '../shared/context.js';
import { shopContent } from './shop.content.js';
import {
  HomeSection,
  type KeptPicture,
  type NumberPrefixes,
  ShopAppearance,
  ShopFont,
} from './shop-appearance.entity.js';

const APPEARANCE = Symbol();

/** How the shop looks, on pages, in mails and on bills. */
export type Appearance = Omit<ShopAppearance, 'id'>;

/** What holds until the owner says otherwise. */
export const defaultAppearance: Appearance = {
  light: null,
  dark: null,
  headingFont: ShopFont.FIGTREE,
  bodyFont: ShopFont.FIGTREE,
  homeSections: Object.values(HomeSection),
  tagline: null,
  promises: null,
  footerLinks: [],
  logo: null,
  iconKey: null,
  pagePicture: null,
  numberPrefixes: null,
};

/**
 * How the shop looks: as its owner set it at the desk, or else as it comes with the code. Cached
 * until it changes; read anew within a transaction.
 */
export async function readAppearance(ctx: Pick<Context, 'db' | 'loaders'>): Promise<Appearance> {
  const [kept] = await cacheList<ShopAppearance>(ctx, APPEARANCE, '', () => ctx.db.find(ShopAppearance));
  const { id: _, ...appearance } = kept ?? { id: 1, ...defaultAppearance };
  return appearance;
}

/** What numbers begin with that are given from now on. */
export async function readNumberPrefixes(ctx: Pick<Context, 'db' | 'loaders'>): Promise<NumberPrefixes> {
  return (await readAppearance(ctx)).numberPrefixes ?? shopContent.numberPrefixes;
}

/** Sides in pixels of the square icons that are stored. */
export type IconSide = 32 | 180 | 192 | 512;

/** Height in pixels of the logo on pages, for dense screens. */
export const LOGO_ON_PAGES = 96;
/** Height in pixels of the logo in mails and on bills, from which all its files are made. */
export const LOGO_MASTER = 288;
/** Height in pixels of the picture at the head of pages to read, for dense screens, at the most. */
export const PAGE_PICTURE_HEIGHT = 512;
/** Sides of the picture that is shown with a link to the shop, in pixels. */
export const SHARE_WIDTH = 1200;
export const SHARE_HEIGHT = 630;

/** Names of the files of a logo. */
export const logoFiles = ({ key }: Pick<KeptPicture, 'key'>) => ({
  page: `shop-logo-${key}-${LOGO_ON_PAGES}.webp`,
  master: `shop-logo-${key}-${LOGO_MASTER}.png`,
  share: `shop-share-${key}-${SHARE_WIDTH}.png`,
});

/** The file of an icon; `maskable` has a ground, and room that a system may cut away. */
export const iconFile = (key: string, side: IconSide, kind: 'icon' | 'maskable' = 'icon') =>
  `shop-${kind}-${key}-${side}.png`;

/** The file of the picture at the head of pages to read. */
export const pagePictureFile = ({ key }: Pick<KeptPicture, 'key'>) => `shop-page-${key}-${PAGE_PICTURE_HEIGHT}.webp`;

/** Where a file of the shop's own pictures is to be had, as a path of the shop. */
export const pathOf = (file: string) => `${IMAGES_PATH}/${file}`;
