import MarkdownIt from 'markdown-it';
import { cacheList } from '../cache/cached-rows.js';
import type { Context } from '../shared/context.js';
import { adminOf } from '../shared/rights/viewer.js';
import { readShopFacts, type ShopFacts } from './shop-facts.js';
import { type ShopPage, ShopText } from './shop-text.entity.js';
import type { ShopTextSection } from './shop-text.type.js';

const TEXTS = Symbol();

/**
 * Markup within a text is shown as it is written: what the owner types can never become a script.
 */
const markdown = new MarkdownIt({ html: false, linkify: false });

/** Beginning of a section: a heading of the second level. */
const SECTION = /^## +/m;

/**
 * The text of a page as the owner wrote it, in sections: for a visitor who reads Hindi the Hindi
 * one, else the English one.
 *
 * @returns nothing where the text stands that comes with the shop
 */
export async function listShopText(ctx: Context, page: ShopPage): Promise<ShopTextSection[]> {
  const text = await findText(ctx, page);
  const body = (ctx.language === 'hi' ? text?.hindiBody : null) ?? text?.body ?? null;
  return body === null ? [] : sectionsOf(body, await readShopFacts(ctx));
}

/**
 * The text of a page in one language as it was typed, to be edited.
 *
 * @returns null where none was written in that language
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin
 */
export async function findShopTextSource(ctx: Context, page: ShopPage, inHindi: boolean): Promise<string | null> {
  adminOf(ctx);
  const text = await findText(ctx, page);
  return (inHindi ? text?.hindiBody : text?.body) ?? null;
}

/**
 * What a text would look like, without keeping it.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin
 */
export async function previewShopText(ctx: Context, body: string): Promise<ShopTextSection[]> {
  adminOf(ctx);
  return sectionsOf(body, await readShopFacts(ctx));
}

async function findText(ctx: Context, page: ShopPage): Promise<ShopText | undefined> {
  const texts = await cacheList<ShopText>(ctx, TEXTS, '', () => ctx.db.find(ShopText));
  return texts.find((text) => text.page === page);
}

/** What stands before the first heading is a section without one. */
function sectionsOf(body: string, facts: ShopFacts): ShopTextSection[] {
  return withFacts(body, facts)
    .split(SECTION)
    .flatMap((part, place) => {
      const [first = '', ...rest] = part.split('\n');
      const heading = place === 0 ? null : first.trim();
      const html = markdown.render(place === 0 ? part : rest.join('\n'));
      return heading === null && html === '' ? [] : [{ id: `part-${place}`, heading, html }];
    });
}

/**
 * `{phone}` and the like become what the shop says of itself now, so that no text has to be mended
 * when that changes.
 */
function withFacts(body: string, { name, address, phone, email, hours }: ShopFacts): string {
  const said: Record<string, string> = {
    ...{ name, address, hours },
    phone: `[${phone}](tel:${phone.replace(/[^+\d]/g, '')})`,
    email: `[${email}](mailto:${email})`,
  };
  return body.replace(/\{(\w+)\}/g, (mark, key: string) => said[key] ?? mark);
}
