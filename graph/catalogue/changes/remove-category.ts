import { type FindOptionsWhere, IsNull } from 'typeorm';
import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase, say } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import { Category } from '../category.entity.js';
import { Product } from '../product.entity.js';
import { lockCategories, refreshTopCategories } from './catalogue-changes.queries.js';
import { refuseDeepTree } from './category-tree.js';
import { factsOf, findForChange } from './save-category.js';

/**
 * Removes a category, and with it the banners that lead there.
 *
 * @param moveTo the category that what lies in it is moved to; null: it has to be empty
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, NOT_FOUND, CONFLICT when it holds something and `moveTo` is null,
 *   BAD_USER_INPUT for a `moveTo` that is itself, lies in it or would have a fourth level
 */
export async function removeCategory(
  ctx: Context,
  sentId: unknown,
  moveTo: string | null,
): Promise<{ ok: boolean; message: string }> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  return inTransaction(ctx, async (tx) => {
    await lockCategories(tx);
    const category = await findForChange(tx, sentId);
    const { id, name } = category;
    const held = await contentsOf(tx, id);
    if (moveTo === null) refuseFull(name, held);
    else await moveContents(tx, category, await findForChange(tx, moveTo, 'moveTo'));
    await tx.db.delete(Category, { id });
    await recordChange(tx, {
      ...{ operation: 'removeCategory', subjectType: AuditSubject.CATEGORY, subjectId: id },
      before: { ...factsOf(category), ...held, movedTo: moveTo },
      after: null,
    });
    return { ok: true, message: say(phrase('{name} is removed.', { name }), tx.language) };
  });
}

interface Contents {
  products: number;
  children: number;
}

async function contentsOf(tx: Context, id: string): Promise<Contents> {
  return {
    products: await tx.db.countBy(Product, liesIn(id)),
    children: await tx.db.countBy(Category, { parentId: id }),
  };
}

/** What holds of a product that lies in a category itself, not below it. */
function liesIn(id: string): FindOptionsWhere<Product>[] {
  return [{ subCategoryId: id }, { categoryId: id, subCategoryId: IsNull() }];
}

function refuseFull(name: string, { products, children }: Contents): void {
  if (products + children === 0) return;
  const message = phrase(
    '{name} is not empty (products: {products}, categories: {children}). Say where to move what it holds, or remove it first.',
    { name, products, children },
  );
  throw new ShopError(ErrorCode.CONFLICT, message, 'id');
}

async function moveContents(tx: Context, { id }: Category, target: Category): Promise<void> {
  const children = await tx.db.findBy(Category, { parentId: id });
  for (let above: Category | null = target; above; above = await parentOf(tx, above)) {
    if (above.id === id) throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Move it somewhere else.'), 'moveTo');
  }
  // Products first: those of the children find their top category when the children have moved.
  await tx.db.update(Product, liesIn(id), { subCategoryId: target.id });
  await tx.db.update(Category, { parentId: id }, { parentId: target.id });
  for (const child of children) await refuseDeepTree(tx, child.id);
  await refreshTopCategories(tx, target.id);
}

function parentOf(tx: Context, { parentId }: Category): Promise<Category | null> {
  return parentId ? tx.db.findOneBy(Category, { id: parentId }) : Promise.resolve(null);
}
