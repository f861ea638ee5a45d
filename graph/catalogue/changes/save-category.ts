import { IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { v7 } from 'uuid';
import { adoptUploads } from '../../accounts/pictures/adopt-uploads.js';
import { type Facts, recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { badInput, ErrorCode, ShopError } from '../../shared/errors.js';
import { checkedText } from '../../shared/input/checked-text.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { refuseTaken } from '../../shared/rows/refuse-taken.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { Category } from '../category.entity.js';
import { slugOf } from '../slug.js';
import type { CategoryInput } from './catalogue-changes.inputs.js';
import { lockCategories, refreshTopCategories } from './catalogue-changes.queries.js';
import { refuseDeepTree } from './category-tree.js';
import { readCategoryTranslations } from './translation.form.js';
import { writeTranslations } from './translations.queries.js';

const MAX_POSITION = 1_000;

/**
 * Makes a category or changes one. When it moves below another, what lies in it goes along, and all
 * of it is listed there at once.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for a field, for a place below itself or on a fourth level,
 *   NOT_FOUND for an unknown id, CONFLICT for a name that is taken
 */
export async function saveCategory(ctx: Context, input: CategoryInput): Promise<Category> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const name = checkedText(input.name, { field: 'name', called: phrase('The name'), most: 80 });
  const color = input.color ? checkedColor(input.color) : input.color;
  const hindi = input.hindiName === undefined ? [] : [{ language: 'hi' as const, name: input.hindiName }];
  const translations = readCategoryTranslations(input.translations ?? hindi);
  const { position } = input;
  if (position && !(position >= 1 && position <= MAX_POSITION)) {
    throw badInput(phrase('The position must be from 1 to {most}.', { most: MAX_POSITION }), 'position');
  }
  const taken = { slug: { reason: phrase('There is already a category with this name.'), field: 'name' } };
  return refuseTaken(taken, () =>
    inTransaction(ctx, async (tx) => {
      await lockCategories(tx);
      const was = input.id ? await findForChange(tx, input.id) : null;
      const id = was?.id ?? v7();
      const parentId = await parentOf(tx, input.parentId, was);
      const isRenamed = name !== was?.name;
      const row = {
        ...{ name, parentId, color: color === undefined ? (was?.color ?? null) : color },
        slug: isRenamed ? await slugFor(tx, name, parentId, id) : was.slug,
        position: position ?? was?.position ?? (await lastPosition(tx, parentId)) + 1,
        imageId: await pictureOf(tx, input.imageId, was, name),
      };
      if (position) await makeRoom(tx, id, parentId, position);
      if (was) await tx.db.update(Category, { id }, row);
      else await tx.db.insert(Category, { id, ...row });
      await writeTranslations(tx, 'category', id, translations);
      await refuseDeepTree(tx, id);
      if (was && was.parentId !== parentId) await refreshTopCategories(tx, id);
      const saved = await tx.db.findOneByOrFail(Category, { id });
      const subject = { operation: 'saveCategory', subjectType: AuditSubject.CATEGORY, subjectId: id };
      await recordChange(tx, { ...subject, before: was && factsOf(was), after: factsOf(saved) });
      return saved;
    }),
  );
}

/** What the audit knows of a category. */
export function factsOf(category: Omit<Category, 'createdAt' | 'custom'>): Facts {
  const { name, translations, slug, color, parentId, position, imageId } = category;
  return { name, translations, slug, color, parentId, position, imageId };
}

/** A category that is to be changed. @throws ShopError NOT_FOUND */
export async function findForChange(tx: Context, sentId: unknown, field = 'id'): Promise<Category> {
  const id = readId(sentId);
  const found = id && (await tx.db.findOneBy(Category, { id }));
  if (!found) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such category.'), field);
  return found;
}

async function parentOf(tx: Context, sent: string | null | undefined, was: Category | null): Promise<string | null> {
  if (sent === undefined) return was?.parentId ?? null;
  return sent === null ? null : (await findForChange(tx, sent, 'parentId')).id;
}

async function lastPosition(tx: Context, parentId: string | null): Promise<number> {
  return (await tx.db.maximum(Category, 'position', { parentId: parentId ?? IsNull() })) ?? 0;
}

/** Where a place is taken, those that stand there and behind it move on by one. */
async function makeRoom(tx: Context, id: string, parentId: string | null, position: number): Promise<void> {
  const siblings = { parentId: parentId ?? IsNull(), id: Not(id) };
  if (!(await tx.db.existsBy(Category, { ...siblings, position }))) return;
  const behind = { ...siblings, position: MoreThanOrEqual(position) };
  await tx.db.update(Category, behind, { position: () => 'position + 1' });
}

/** Two categories may be called the same in different places; then their parent is named too. */
async function slugFor(tx: Context, name: string, parentId: string | null, id: string): Promise<string> {
  const plain = slugOf(name) || id;
  const clash = await tx.db.existsBy(Category, { slug: plain, id: Not(id) });
  const parent = clash && parentId ? await tx.db.findOneBy(Category, { id: parentId }) : null;
  return parent ? slugOf(parent.slug, name) : plain;
}

async function pictureOf(
  tx: Context,
  sent: string | null | undefined,
  was: Category | null,
  alt: string,
): Promise<string | null> {
  if (sent === undefined || sent === was?.imageId) return was?.imageId ?? null;
  if (sent !== null) await adoptUploads(tx, [sent], alt, 'imageId');
  return sent;
}

function checkedColor(sent: string): string {
  const color = sent.trim().toUpperCase();
  if (/^#[0-9A-F]{6}$/.test(color)) return color;
  throw badInput(phrase('The colour must be written as #RRGGBB.'), 'color');
}
