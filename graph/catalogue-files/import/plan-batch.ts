import type { Context } from '../../shared/context.js';
import { type Phrase, phrase } from '../../shared/languages/phrase.js';
import type { Problem } from '../read/source-row.js';
import { fingerprintOf } from './fingerprint.js';
import type { Identified } from './identify.js';
import { findKnown } from './known-articles.queries.js';

/** What is to be done with a row, now that it is known what the shop has. */
export interface Planned extends Identified {
  /** The product that it is about; as in `Identified` when the shop does not have it. */
  productId: string;
  /** Null: a new variant. */
  variantId: string | null;
  /** It is the first row of a product that the shop does not have. */
  isNewProduct: boolean;
  /** Whether what it says of the product counts: that of a product's first row in a file does. */
  describes: boolean;
}

/** A batch of rows, compared with the shop. */
export interface Plan {
  rows: Planned[];
  problems: Problem[];
  /** Rows of a trial run that are about products which earlier rows would have made. */
  only: number[];
}

/**
 * Finds the article of each row in the shop: by its SKU, or as a new choice of the product of its
 * handle.
 *
 * @param described fingerprints of the products that earlier rows of the file have described
 * @param isTrial whether earlier rows were undone
 */
export async function planBatch(
  tx: Context,
  batch: readonly Identified[],
  described: ReadonlySet<number>,
  isTrial: boolean,
): Promise<Plan> {
  const known = await findKnown(tx, batch);
  // A product without a handle is the one that any of its rows in the file is a choice of.
  const productOf = new Map<string, string>();
  for (const [index, { productId, article }] of batch.entries()) {
    const found = known[index];
    const id = (article.handle ? found?.handleProductId : found?.variantProductId) ?? found?.sameProductId;
    if (id && !productOf.has(productId)) productOf.set(productId, id);
  }

  const plan: Plan = { rows: [], problems: [], only: [] };
  const here = new Set<string>();
  for (const [index, identified] of batch.entries()) {
    const { row, article } = identified;
    const { variantId = null, variantProductId = null } = known[index] ?? {};
    const existing = productOf.get(identified.productId) ?? null;
    const refuse = (column: Problem['column'], reason: Phrase) => plan.problems.push({ row, column, reason });
    if (variantProductId && variantProductId !== existing) {
      refuse('sku', phrase('The SKU {sku} belongs to another product of the shop.', { sku: identified.sku }));
      continue;
    }
    const productId = existing ?? identified.productId;
    const isNewProduct = !existing && !here.has(productId);
    if (isNewProduct && isTrial && described.has(fingerprintOf(productId))) {
      plan.only.push(row);
      continue;
    }
    const missing = isNewProduct ? missingOf(article) : null;
    if (missing)
      refuse(
        missing,
        phrase('The item is new to the shop, and its {part} is missing.', { part: phrase(WORDS[missing]) }),
      );
    else if (!variantId && article.pricePaise === undefined)
      refuse('price', phrase('The item is new to the shop, and its price is missing.'));
    else {
      const describes = isNewProduct || (!here.has(productId) && !described.has(fingerprintOf(productId)));
      here.add(productId);
      plan.rows.push({ ...identified, productId, variantId, isNewProduct, describes });
    }
  }
  return plan;
}

const WORDS = { name: 'name', category: 'category', price: 'price' } as const;

function missingOf({ name, path, pricePaise }: Identified['article']): keyof typeof WORDS | null {
  if (!name) return 'name';
  if (!path) return 'category';
  return pricePaise === undefined ? 'price' : null;
}
