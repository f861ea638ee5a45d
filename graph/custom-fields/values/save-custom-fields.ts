import { customByUserId } from '../../accounts/accounts.loaders.js';
import { User } from '../../accounts/user.entity.js';
import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { customByCategoryId, customByProductId, customByVariantId } from '../../catalogue/catalogue.loaders.js';
import { Category } from '../../catalogue/category.entity.js';
import { Product } from '../../catalogue/product.entity.js';
import { ProductVariant } from '../../catalogue/variants/product-variant.entity.js';
import { Order } from '../../orders/order.entity.js';
import { customByOrderId } from '../../orders/orders.loaders.js';
import type { Context } from '../../shared/context.js';
import type { CustomEntity } from '../../shared/custom-field.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { readId } from '../../shared/input/id.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow, mayUse } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { adminOf, viewerOf } from '../../shared/rights/viewer.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import type { CustomFieldInput, CustomFieldValue } from '../custom-field.type.js';
import { readCustomForm, shownValuesOf } from '../custom-fields.service.js';
import { writeCustomValues } from '../custom-values.queries.js';

/** Where each kind of thing keeps its values, and what the audit calls it. */
const KINDS = {
  Product: { row: Product, valuesOf: customByProductId, subjectType: AuditSubject.PRODUCT },
  ProductVariant: { row: ProductVariant, valuesOf: customByVariantId, subjectType: AuditSubject.VARIANT },
  Category: { row: Category, valuesOf: customByCategoryId, subjectType: AuditSubject.CATEGORY },
  Order: { row: Order, valuesOf: customByOrderId, subjectType: AuditSubject.ORDER },
  User: { row: User, valuesOf: customByUserId, subjectType: AuditSubject.USER },
} as const;

/** What a thing has in the fields that this shop has been extended by, in words of the visitor. */
export async function listCustomFields(ctx: Context, entity: CustomEntity, id: string): Promise<CustomFieldValue[]> {
  if (!ctx.customFields.some((field) => field.entity === entity)) return [];
  return shownValuesOf(ctx, entity, await KINDS[entity].valuesOf(ctx).load(id));
}

/**
 * Writes what a thing is to have in fields that the shop has been extended by; those that are not
 * named stay as they are. A shopper writes what is theirs, in the fields that say so.
 *
 * @param id of the thing
 * @param fields null in one stands for nothing
 * @returns what it has now
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_USER_INPUT with the name of the
 *   field, such as `customFields.spiceLevel`
 */
export async function saveCustomFields(
  ctx: Context,
  entity: CustomEntity,
  id: unknown,
  fields: readonly CustomFieldInput[],
): Promise<CustomFieldValue[]> {
  const isOwnOf = !mayWriteAll(ctx, entity);
  const known = readId(id);
  const { row, valuesOf, subjectType } = KINDS[entity];
  return inTransaction(ctx, async (tx) => {
    const isThere = known !== null && (await isWithin(tx, entity, known, isOwnOf));
    if (!isThere) throw new ShopError(ErrorCode.NOT_FOUND, phrase('Nothing has this id.'), 'id');
    const values = readCustomForm(tx, entity, fields, isOwnOf);
    const before = await valuesOf(tx).load(known);
    await writeCustomValues(tx, row, known, values);
    const now = { ...tx, loaders: new Map() };
    const after = await valuesOf(now).load(known);
    const change = { operation: 'saveCustomFields', subjectType, subjectId: known };
    // What a shopper says of their own is no change by those who run the shop.
    if (!isOwnOf) await recordChange(tx, { ...change, before: namesOf(before, values), after: namesOf(after, values) });
    return shownValuesOf(now, entity, after);
  });
}

/**
 * Whether the caller may write all fields of all such things; otherwise what is theirs.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for what only the shop may change
 */
function mayWriteAll(ctx: Context, entity: CustomEntity): boolean {
  switch (entity) {
    case 'Order':
      if (mayUse(ctx, ApiScope.ORDERS_WRITE)) return true;
      viewerOf(ctx);
      return false;
    case 'User':
      if (viewerOf(ctx).role === null) return false;
      adminOf(ctx);
      return true;
    default:
      allow(ctx, ApiScope.CATALOGUE_WRITE);
      return true;
  }
}

/** Whether there is such a thing, which is the viewer's where it has to be. */
async function isWithin(tx: Context, entity: CustomEntity, id: string, isOwnOf: boolean): Promise<boolean> {
  if (!isOwnOf) return tx.db.existsBy<{ id: string }>(KINDS[entity].row, { id });
  const { id: viewerId } = viewerOf(tx);
  return entity === 'User' ? id === viewerId : tx.db.existsBy(Order, { id, userId: viewerId });
}

/** Nothing personal is in the audit: of orders and accounts it tells which fields were written. */
function namesOf(values: object, written: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(written).map((name) => [`custom.${name}`, (values as Record<string, unknown>)[name] ?? null]),
  );
}
