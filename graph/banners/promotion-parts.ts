import { adoptUploads } from '../accounts/pictures/adopt-uploads.js';
import type { Facts } from '../audit/audit.service.js';
import { categoryById } from '../catalogue/catalogue.loaders.js';
import { Image } from '../media/image.entity.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { checkedText } from '../shared/input/checked-text.js';
import { readId } from '../shared/input/id.js';
import { phrase } from '../shared/languages/phrase.js';
import type { Banner } from './banner.entity.js';
import type { HomeSlide } from './home-slide.entity.js';

/** The headline of a promotion. @throws ShopError BAD_USER_INPUT */
export function checkedHeadline(sent: string): string {
  return checkedText(sent, { field: 'headline', called: phrase('The headline'), most: 200 });
}

/**
 * The headline of a promotion in Hindi.
 *
 * @param was what it is now, for when nothing is said
 * @throws ShopError BAD_USER_INPUT
 */
export function checkedHindiHeadline(sent: string | null | undefined, was: string | null): string | null {
  if (sent === undefined) return was;
  return sent
    ? checkedText(sent, { field: 'hindiHeadline', called: phrase('The headline in Hindi'), most: 200 })
    : null;
}

/**
 * The category that a promotion is to lead to.
 *
 * @param was where it leads now, for when nothing is said
 * @throws ShopError BAD_USER_INPUT for an unknown one
 */
export async function leadTo(
  tx: Context,
  sent: string | null | undefined,
  was: string | null,
  field: string,
): Promise<string | null> {
  if (sent === undefined || sent === null) return sent === null ? null : was;
  const id = readId(sent);
  if (id && (await categoryById(tx).load(id))) return id;
  throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('There is no such category.'), field);
}

/** The top category that a category lies in, itself when it is one. */
export async function topCategoryOf(tx: Context, id: string): Promise<string> {
  const category = await categoryById(tx).load(id);
  return category?.parentId ? topCategoryOf(tx, category.parentId) : id;
}

/**
 * The picture of a promotion, taken out of the store of uploads when it is another than before, and
 * called by the headline.
 */
export async function pictureOf(
  tx: Context,
  sent: string | null | undefined,
  was: string | null,
  headline: string,
  field: string,
): Promise<string | null> {
  const id = sent === undefined ? was : sent;
  if (id === null) return null;
  if (id !== was) await adoptUploads(tx, [id], headline, field);
  else await tx.db.update(Image, { id }, { alt: headline });
  return id;
}

/** The refusal of a promotion without a picture. */
export function noPicture(): ShopError {
  return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('It needs a picture.'), 'imageId');
}

/**
 * A list with a row moved to its place.
 *
 * @param position from 1; null or beyond the end: the last
 * @throws ShopError BAD_USER_INPUT for one below 1
 */
export function placed(ids: readonly string[], id: string, position: number | null): string[] {
  if (position !== null && position < 1) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The position must be 1 or more.'), 'position');
  }
  const others = ids.filter((other) => other !== id);
  const at = position === null ? others.length : position - 1;
  return [...others.slice(0, at), id, ...others.slice(at)];
}

/** Makes the places of promotions those of a list, from 1. */
export async function setPositions(
  tx: Context,
  entity: typeof Banner | typeof HomeSlide,
  ids: readonly string[],
): Promise<void> {
  await tx.db
    .createQueryBuilder()
    .update<Banner | HomeSlide>(entity, { position: () => 'array_position(:ids::uuid[], id)' })
    .where('id = ANY(:ids::uuid[])', { ids })
    .execute();
}

/**
 * What the audit trail tells of a promotion, with the headline that it has by its picture, whatever
 * was read of that before.
 */
export async function factsOf(tx: Context, { id: _, imageId, ...facts }: Banner | HomeSlide): Promise<Facts> {
  const image = await imageById({ ...tx, loaders: new Map() }).load(imageId);
  return { headline: image?.alt ?? '', imageId, ...facts };
}

/** When a promotion is shown. */
export interface Schedule {
  isOn: boolean;
  showsFrom: Date | null;
  showsUntil: Date | null;
}

/**
 * When a promotion is to be shown.
 *
 * @param was when it is shown now, for what nothing is said of; null for a new one, which is shown
 * @throws ShopError BAD_USER_INPUT for an end that is not after the beginning
 */
export function scheduleOf(
  { isOn, showsFrom, showsUntil }: { [Name in keyof Schedule]?: Schedule[Name] | null },
  was: Schedule | null,
): Schedule {
  const from = showsFrom === undefined ? (was?.showsFrom ?? null) : showsFrom;
  const until = showsUntil === undefined ? (was?.showsUntil ?? null) : showsUntil;
  if (from && until && until <= from) {
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('It must end after it begins.'), 'showsUntil');
  }
  return { isOn: isOn ?? was?.isOn ?? true, showsFrom: from, showsUntil: until };
}
