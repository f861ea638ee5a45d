import { recordChange } from '../../audit/audit.service.js';
import { AuditSubject } from '../../audit/audit-entry.entity.js';
import { addJobs, removeJob } from '../../jobs/add-jobs.queries.js';
import type { Context } from '../../shared/context.js';
import { ErrorCode, ShopError } from '../../shared/errors.js';
import { phrase } from '../../shared/languages/phrase.js';
import { allow } from '../../shared/rights/allow.js';
import { ApiScope } from '../../shared/rights/api-scope.js';
import { inTransaction } from '../../shared/rows/transaction.js';
import type { Task } from '../../shared/task.js';
import { Product } from '../product.entity.js';
import { ProductStatus } from '../product-status.js';
import type { ProductInput } from './catalogue-changes.inputs.js';
import { lockProduct } from './lock-product.js';
import { productFacts } from './product-facts.js';

/** How far ahead a product can be told to wait. In milliseconds: two years. */
const MAX_AHEAD_MS = 2 * 366 * 24 * 3_600_000;

const PUBLISH = 'publish-product';

/** Whether and when shoppers are to be shown a product; what is undefined was not said. */
export interface Publishing {
  status: ProductStatus | undefined;
  /** Null: at no time by itself. */
  publishAt: Date | null | undefined;
}

/**
 * Checks what is said of publishing a product.
 *
 * @throws ShopError BAD_USER_INPUT for a time that is past or too far, and for one beside a status
 *   other than HIDDEN
 */
export function readPublishing({ status, publishAt }: Pick<ProductInput, 'status' | 'publishAt'>): Publishing {
  if (publishAt) {
    const aheadMs = publishAt.getTime() - Date.now();
    if (!(aheadMs > 0 && aheadMs <= MAX_AHEAD_MS))
      throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Choose a time within two years from now.'), 'publishAt');
    if (status && status !== ProductStatus.HIDDEN)
      throw new ShopError(
        ErrorCode.BAD_USER_INPUT,
        phrase('Only a hidden product waits for a time to be published.'),
        'publishAt',
      );
    return { status: ProductStatus.HIDDEN, publishAt };
  }
  return { status: status ?? undefined, publishAt };
}

/**
 * Shows or hides a product, or has a job show it at its time. To be called inside a transaction
 * that holds the product's lock.
 */
export async function writePublishing(tx: Context, id: string, { status, publishAt }: Publishing): Promise<void> {
  if (status === undefined && publishAt === undefined) return;
  // Another status forgets the time.
  const at = status && status !== ProductStatus.HIDDEN ? null : publishAt;
  await tx.db.update(
    Product,
    { id },
    { ...(status ? { status } : {}), ...(at === undefined ? {} : { publishAt: at }) },
  );
  if (at) {
    const row = `SELECT json_build_object('id', $1::uuid) AS payload, $2::text AS key, $3::timestamptz AS run_at`;
    await addJobs(tx, PUBLISH, row, [id, keyOf(id), at]);
  } else if (at === null) await removeJob(tx, keyOf(id));
}

/**
 * When a product is going to be published by itself; null where it waits for no time.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an account with a role or a key with
 *   catalogue:read
 */
export function timeOfPublishing(ctx: Context, { publishAt }: Pick<Product, 'publishAt'>): Date | null {
  allow(ctx, ApiScope.CATALOGUE_READ);
  return publishAt;
}

/** Publishes a product whose time has come, unless it was told otherwise meanwhile. */
export const publishDueProduct: Task<{ id: string }> = {
  name: PUBLISH,
  run: async (ctx, { id }) => {
    await inTransaction(ctx, async (tx) => {
      await lockProduct(tx, id);
      const product = await tx.db.findOneBy(Product, { id });
      if (!product?.publishAt || product.publishAt.getTime() > Date.now()) return;
      const before = await productFacts(tx, id);
      await tx.db.update(Product, { id }, { status: ProductStatus.PUBLISHED, publishAt: null });
      const change = { operation: 'publishProduct', subjectType: AuditSubject.PRODUCT, subjectId: id };
      await recordChange(tx, { ...change, before, after: await productFacts(tx, id) });
    });
  },
};

function keyOf(id: string): string {
  return `${PUBLISH} ${id}`;
}
