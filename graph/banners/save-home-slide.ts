import { In } from 'typeorm';
import { v7 } from 'uuid';
import { recordChange } from '../audit/audit.service.js';
import { AuditSubject } from '../audit/audit-entry.entity.js';
import type { Context } from '../shared/context.js';
import { ErrorCode, ShopError } from '../shared/errors.js';
import { readId } from '../shared/input/id.js';
import { phrase, say } from '../shared/languages/phrase.js';
import { allow } from '../shared/rights/allow.js';
import { ApiScope } from '../shared/rights/api-scope.js';
import { lockTable } from '../shared/rows/lock-table.queries.js';
import { inTransaction } from '../shared/rows/transaction.js';
import type { HomeSlideInput } from './banners.inputs.js';
import { listAllHomeSlides } from './banners.service.js';
import { HomeSlide } from './home-slide.entity.js';
import {
  checkedHeadline,
  checkedHindiHeadline,
  factsOf,
  leadTo,
  noPicture,
  pictureOf,
  placed,
  scheduleOf,
  setPositions,
} from './promotion-parts.js';

/**
 * Puts a slide into the carousel or changes one.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a field, NOT_FOUND for an unknown id
 */
export async function saveHomeSlide(ctx: Context, input: HomeSlideInput): Promise<HomeSlide> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const headline = checkedHeadline(input.headline);
  return inTransaction(ctx, async (tx) => {
    await lockTable(tx, HomeSlide);
    const was = input.id ? await findForChange(tx, input.id) : null;
    const before = was && (await factsOf(tx, was));
    const id = was?.id ?? v7();
    const categoryId = await leadTo(tx, input.categoryId, was?.categoryId ?? null, 'categoryId');
    const imageId = await pictureOf(tx, input.imageId, was?.imageId ?? null, headline, 'imageId');
    if (!imageId) throw noPicture();
    const hindiHeadline = checkedHindiHeadline(input.hindiHeadline, was?.hindiHeadline ?? null);
    const narrowImageId = await pictureOf(
      tx,
      input.narrowImageId,
      was?.narrowImageId ?? null,
      headline,
      'narrowImageId',
    );
    const ids = (await listAllHomeSlides(tx)).map((slide) => slide.id);
    const row = { categoryId, imageId, narrowImageId, hindiHeadline, ...scheduleOf(input, was) };
    if (was) await tx.db.update(HomeSlide, { id }, row);
    else await tx.db.insert(HomeSlide, { ...row, id, position: 0 });
    await setOrder(tx, placed(ids, id, input.position ?? was?.position ?? null));
    const saved = await tx.db.findOneByOrFail(HomeSlide, { id });
    const change = { operation: 'saveHomeSlide', subjectType: AuditSubject.HOME_SLIDE, subjectId: id };
    await recordChange(tx, { ...change, before, after: await factsOf(tx, saved) });
    return saved;
  });
}

/**
 * Takes a slide out of the carousel.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveHomeSlide`, NOT_FOUND
 */
export async function removeHomeSlide(ctx: Context, sentId: unknown): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    await lockTable(tx, HomeSlide);
    const was = await findForChange(tx, sentId);
    await tx.db.delete(HomeSlide, { id: was.id });
    const change = { operation: 'removeHomeSlide', subjectType: AuditSubject.HOME_SLIDE, subjectId: was.id };
    await recordChange(tx, { ...change, before: await factsOf(tx, was), after: null });
    return { ok: true, message: say(phrase('The slide is removed.'), tx.language) };
  });
}

/** No two slides may ever stand in the same place, so all of them step aside first. */
async function setOrder(tx: Context, ids: readonly string[]): Promise<void> {
  await tx.db.update(HomeSlide, { id: In([...ids]) }, { position: () => '-position - 1' });
  await setPositions(tx, HomeSlide, ids);
}

async function findForChange(tx: Context, sentId: unknown): Promise<HomeSlide> {
  const id = readId(sentId);
  const found = id && (await tx.db.findOneBy(HomeSlide, { id }));
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such slide.'), 'id');
  return found;
}
