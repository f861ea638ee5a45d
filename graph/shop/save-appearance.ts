import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { badInput } from '../shared/errors.js';
import { checkedText, type TextRule } from '../shared/input/checked-text.js';
import { DEFAULT_LANGUAGE } from '../shared/languages/languages.js';
import { type OwnPhrase, phrase, say } from '../shared/languages/phrase.js';
import { adminOf } from '../shared/rights/viewer.js';
import { lockTable } from '../shared/rows/lock-table.queries.js';
import { inTransaction } from '../shared/rows/transaction.js';
import { drawIcon, drawLogo, drawPagePicture } from './draw-shop-pictures.js';
import { familyOf } from './fonts.js';
import { type ChosenColours, contrastsOf, isColour, paletteOf, type Scheme } from './palette.js';
import { type Appearance, defaultAppearance, iconFile, logoFiles, readAppearance } from './read-appearance.js';
import { SHOP_ID } from './save-shop.js';
import { shopContent } from './shop.content.js';
import { type KeptFooterLink, type NumberPrefixes, ShopAppearance } from './shop-appearance.entity.js';
import type {
  FooterLinkInput,
  ShopAppearanceInput,
  ShopColoursInput,
  ShopLineInput,
  ShopLookInput,
  ShopNumberPrefixesInput,
} from './shop-appearance.inputs.js';
import { type ShopLook, ShopPictureKind } from './shop-appearance.type.js';

const MAX_PROMISES = 5;
const MAX_FOOTER_LINKS = 6;

/** What stands behind a logo or an icon where the owner chose no colours. */
const DEFAULT_GROUND = '#FFFCF7';

/**
 * Says how the shop looks: colours, fonts, the parts of its front page in their order, its tagline,
 * promises and the links of its footer; from the next page on, on every process.
 *
 * @returns how it looks now
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for a
 *   field, colours without enough contrast among them, SERVICE_UNAVAILABLE when the pictures that
 *   stand on the ground of pages cannot be drawn anew
 */
export async function updateShopAppearance(ctx: Context, input: ShopAppearanceInput): Promise<Appearance> {
  adminOf(ctx);
  const checked = checkedAppearance(input);
  const before = await readAppearance(ctx);
  const isRepainted = groundOf(before) !== groundOf(checked);
  const painted = isRepainted ? await repaint(ctx, before, groundOf(checked)) : {};
  return change(ctx, 'updateShopAppearance', { ...checked, ...painted });
}

/**
 * Puts the shop's own logo, icon or picture of pages to read in the place of what comes with the
 * code, or takes it away.
 *
 * @param bytes a PNG or a drawing (SVG); null takes it away
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for another
 *   file, SERVICE_UNAVAILABLE when the store of pictures is away
 */
export async function setShopPicture(
  ctx: Context,
  kind: ShopPictureKind,
  bytes: Uint8Array | null,
): Promise<Appearance> {
  adminOf(ctx);
  const ground = groundOf(await readAppearance(ctx));
  const paint: Record<ShopPictureKind, () => Promise<Partial<Appearance>>> = {
    LOGO: async () => ({ logo: bytes && (await drawLogo(ctx, bytes, ground)) }),
    ICON: async () => ({ iconKey: bytes && (await drawIcon(ctx, bytes, ground)) }),
    PAGE: async () => ({ pagePicture: bytes && (await drawPagePicture(ctx, bytes)) }),
  };
  return change(ctx, 'setShopPicture', await paint[kind]());
}

/**
 * What colours and fonts would come to, and whether they can be read, without keeping them.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin, BAD_USER_INPUT for what is
 *   no colour
 */
export function previewShopLook(ctx: Context, { light, dark, headingFont, bodyFont }: ShopLookInput): ShopLook {
  adminOf(ctx);
  const schemes = { light: coloursIn(light, 'light'), dark: coloursIn(dark, 'dark') };
  const contrasts = entriesOf(schemes).flatMap(([scheme, chosen]) =>
    contrastsOf(chosen, scheme).map(({ field, ratio, complaint }) => ({
      field: `${scheme}.${field}`,
      ratio: Math.floor(ratio * 100) / 100,
      complaint: complaint && say(complaint, ctx.language),
    })),
  );
  const coloursOf = (scheme: Scheme) =>
    Object.entries(schemes[scheme] ? paletteOf(schemes[scheme], scheme) : {}).map(([name, value]) => ({ name, value }));
  return {
    ...{ light: coloursOf('light'), dark: coloursOf('dark'), contrasts },
    ...{ headingFamily: familyOf(headingFont), bodyFamily: familyOf(bodyFont) },
  };
}

async function change(ctx: Context, operation: string, changed: Partial<Appearance>): Promise<Appearance> {
  return inTransaction(ctx, async (tx) => {
    // A logo may be set at the same moment, into a row that need not be there yet.
    await lockTable(tx, ShopAppearance);
    const kept = await tx.db.findOneBy(ShopAppearance, { id: 1 });
    const { id: _, ...before } = kept ?? { id: 1, ...defaultAppearance };
    const after = { ...before, ...changed };
    await tx.db.save(ShopAppearance, { id: 1, ...after });
    await recordChange(tx, {
      ...{ operation, subjectType: AuditSubject.SHOP, subjectId: SHOP_ID },
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

/** The pictures that stand on the ground of pages, once more on another one. */
async function repaint(ctx: Context, { logo, iconKey }: Appearance, ground: string): Promise<Partial<Appearance>> {
  const masters = await Promise.all([
    logo && ctx.pictures.read(logoFiles(logo).master),
    iconKey && ctx.pictures.read(iconFile(iconKey, 512)),
  ]);
  return {
    logo: masters[0] ? await drawLogo(ctx, masters[0], ground) : logo,
    iconKey: masters[1] ? await drawIcon(ctx, masters[1], ground) : iconKey,
  };
}

function groundOf({ light }: Pick<Appearance, 'light'>): string {
  return light?.page ?? DEFAULT_GROUND;
}

function entriesOf(schemes: Record<Scheme, ChosenColours | null>): [Scheme, ChosenColours][] {
  return (['light', 'dark'] as const).flatMap((scheme) => (schemes[scheme] ? [[scheme, schemes[scheme]]] : []));
}

function checkedAppearance(input: ShopAppearanceInput): Partial<Appearance> & Pick<Appearance, 'light'> {
  const schemes = { light: coloursIn(input.light, 'light'), dark: coloursIn(input.dark, 'dark') };
  for (const [scheme, chosen] of entriesOf(schemes)) {
    const worst = contrastsOf(chosen, scheme).find(({ complaint }) => complaint !== null);
    if (worst?.complaint) throw badInput(worst.complaint, `${scheme}.${worst.field}`);
  }
  const { headingFont, bodyFont, homeSections } = input;
  if (homeSections.length === 0) throw badInput(phrase('The front page needs at least one section.'), 'homeSections');
  if (new Set(homeSections).size < homeSections.length)
    throw badInput(phrase('Each section can appear only once.'), 'homeSections');
  return {
    ...{ ...schemes, headingFont, bodyFont, homeSections },
    tagline: input.tagline
      ? unlessSame(
          lineIn(input.tagline, { field: 'tagline', called: phrase('The line'), most: 80 }),
          shopContent.tagline,
        )
      : null,
    promises: input.promises ? unlessSame(promisesIn(input.promises), shopContent.promises) : null,
    footerLinks: footerLinksIn(input.footerLinks),
    ...(input.numberPrefixes
      ? { numberPrefixes: unlessSame(prefixesIn(input.numberPrefixes), shopContent.numberPrefixes) }
      : {}),
  };
}

function coloursIn(sent: ShopColoursInput | null | undefined, scheme: Scheme): ChosenColours | null {
  if (!sent) return null;
  const read = (field: keyof ChosenColours) => {
    const colour = sent[field].trim();
    if (!isColour(colour)) throw badInput(phrase('Enter a colour such as #C2410C.'), `${scheme}.${field}`);
    return colour.toUpperCase();
  };
  return { page: read('page'), ink: read('ink'), accent: read('accent') };
}

/** A line in all languages that it was written in. */
function lineIn({ text, translations }: ShopLineInput, rule: TextRule): OwnPhrase {
  const others = (translations ?? []).flatMap(({ language, text: said }) => {
    if (language === DEFAULT_LANGUAGE)
      throw badInput(phrase('Texts in English are those of the thing itself.'), rule.field);
    return said?.trim() ? [[language, checkedText(said, rule)]] : [];
  });
  return { en: checkedText(text, rule), ...Object.fromEntries(others) };
}

/** Null for what comes with the shop, so that it goes on following that. */
function unlessSame<Lines>(lines: Lines, own: Lines): Lines | null {
  return isDeepStrictEqual(lines, own) ? null : lines;
}

function promisesIn(sent: readonly ShopLineInput[]): readonly OwnPhrase[] {
  if (sent.length > MAX_PROMISES)
    throw badInput(phrase('You can have at most {most} promises.', { most: MAX_PROMISES }), 'promises');
  return sent.map((line) => lineIn(line, { field: 'promises', called: phrase('A promise'), most: 40 }));
}

function footerLinksIn(sent: readonly FooterLinkInput[]): KeptFooterLink[] {
  if (sent.length > MAX_FOOTER_LINKS)
    throw badInput(phrase('You can have at most {most} links.', { most: MAX_FOOTER_LINKS }), 'footerLinks');
  return sent.map(({ label, url }) => {
    if (!isAddress(url))
      throw badInput(phrase('A link leads to https://… or to a page of the shop, such as /about.'), 'footerLinks');
    const rule = { field: 'footerLinks', called: phrase('The name of a link'), most: 40 };
    return { label: lineIn(label, rule), url: url.trim() };
  });
}

/** A number of an invoice has 16 characters at the most. @see rule 46 (b) of the CGST Rules */
const MAX_PREFIX = { order: 5, invoice: 3, creditNote: 3 } satisfies Record<keyof NumberPrefixes, number>;

function prefixesIn(sent: ShopNumberPrefixesInput): NumberPrefixes {
  const read = (name: keyof NumberPrefixes) => {
    const prefix = sent[name].trim().toUpperCase();
    const most = MAX_PREFIX[name];
    if (!/^[A-Z]+$/.test(prefix) || prefix.length > most)
      throw badInput(phrase('Enter 1 to {most} letters from A to Z.', { most }), `numberPrefixes.${name}`);
    return prefix;
  };
  const prefixes = { order: read('order'), invoice: read('invoice'), creditNote: read('creditNote') };
  if (prefixes.invoice === prefixes.creditNote)
    throw badInput(phrase('Invoices and credit notes must begin with different letters.'), 'numberPrefixes.creditNote');
  return prefixes;
}

/** A page of the shop, or of anybody else under https. */
function isAddress(sent: string): boolean {
  const url = sent.trim();
  if (url.length > 300) return false;
  return /^\/(?![/\\])\S*$/.test(url) || (/^https:\/\/[^\s"'<>]+$/.test(url) && URL.canParse(url));
}
