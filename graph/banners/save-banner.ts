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
import { Banner } from './banner.entity.js';
import type { BannerInput } from './banners.inputs.js';
import { listAllBanners } from './banners.service.js';
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
  topCategoryOf,
} from './promotion-parts.js';

/**
 * Puts up a banner or changes one.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a field, NOT_FOUND for an unknown id
 */
export async function saveBanner(ctx: Context, input: BannerInput): Promise<Banner> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const headline = checkedHeadline(input.headline);
  return inTransaction(ctx, async (tx) => {
    await lockTable(tx, Banner);
    const was = input.id ? await findForChange(tx, input.id) : null;
    const before = was && (await factsOf(tx, was));
    const id = was?.id ?? v7();
    const { placement } = input;
    const subCategoryId = await leadTo(tx, input.subCategoryId, was?.subCategoryId ?? null, 'subCategoryId');
    const above = subCategoryId && !input.categoryId ? await topCategoryOf(tx, subCategoryId) : null;
    const categoryId = above ?? (await leadTo(tx, input.categoryId, was?.categoryId ?? null, 'categoryId'));
    if (!categoryId && !subCategoryId) {
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('It must link to a category.'), 'categoryId');
    }
    const imageId = await pictureOf(tx, input.imageId, was?.imageId ?? null, headline, 'imageId');
    if (!imageId) throw noPicture();
    const hindiHeadline = checkedHindiHeadline(input.hindiHeadline, was?.hindiHeadline ?? null);
    const position = input.position ?? (was?.placement === placement ? was.position : null);
    const ids = (await listAllBanners(tx, placement)).map((banner) => banner.id);
    const row = { id, placement, categoryId, subCategoryId, imageId, hindiHeadline, ...scheduleOf(input, was) };
    await tx.db.save(Banner, { ...row, position: was?.position ?? 1 });
    await setPositions(tx, Banner, placed(ids, id, position));
    const saved = await tx.db.findOneByOrFail(Banner, { id });
    const change = { operation: 'saveBanner', subjectType: AuditSubject.BANNER, subjectId: id };
    await recordChange(tx, { ...change, before, after: await factsOf(tx, saved) });
    return saved;
  });
}

/**
 * Takes a banner down.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN as for `saveBanner`, NOT_FOUND
 */
export async function removeBanner(ctx: Context, sentId: unknown): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    await lockTable(tx, Banner);
    const was = await findForChange(tx, sentId);
    await tx.db.delete(Banner, { id: was.id });
    const change = { operation: 'removeBanner', subjectType: AuditSubject.BANNER, subjectId: was.id };
    await recordChange(tx, { ...change, before: await factsOf(tx, was), after: null });
    return { ok: true, message: say(phrase('The banner is removed.'), tx.language) };
  });
}

async function findForChange(tx: Context, sentId: unknown): Promise<Banner> {
  const id = readId(sentId);
  const found = id && (await tx.db.findOneBy(Banner, { id }));
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such banner.'), 'id');
  return found;
}
