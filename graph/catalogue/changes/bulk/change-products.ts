import { In } from 'typeorm';
import { type Facts, recordChange } from '../../../audit/audit.service.js';
import { AuditSubject } from '../../../audit/audit-entry.entity.js';
import type { Context } from '../../../shared/context.js';
import { badInput, ErrorCode, ShopError } from '../../../shared/errors.js';
import { readId } from '../../../shared/input/id.js';
import { phrase } from '../../../shared/languages/phrase.js';
import { asPaise, MAX_RUPEES, type Paise, paiseOfRupees } from '../../../shared/money/money.js';
import { readCursor, writeCursor } from '../../../shared/paging/cursor.js';
import { allow } from '../../../shared/rights/allow.js';
import { ApiScope } from '../../../shared/rights/api-scope.js';
import { inTransaction } from '../../../shared/rows/transaction.js';
import { userErrorOf } from '../../../shared/schema/payload.js';
import { anyProductById, anyVariantsByProductId, categoryReachById } from '../../catalogue.loaders.js';
import { conditionsOf } from '../../listing/product-conditions.js';
import { Product } from '../../product.entity.js';
import { changedTags, readTags } from '../../product-tags.js';
import { lockStock } from '../../stock/stock.service.js';
import type { ProductVariant } from '../../variants/product-variant.entity.js';
import type { ProductsPayload } from '../catalogue-changes.payloads.js';
import { discountOf } from '../product-draft.js';
import { factsById } from '../product-facts.js';
import { type Publishing, readPublishing, writePublishing } from '../publish-product.js';
import {
  findFittingIds,
  lockProducts,
  type PriceRow,
  writeProductPrices,
  writeVariantPrices,
} from '../write-products.queries.js';
import type { ProductsChangeInput, ProductsInput } from './change-products.inputs.js';

/** The most products that one call changes. */
export const MAX_CHANGED = 500;

const PERCENT = { least: -90, most: 500 };

/** A product that was left as it was. */
export interface Refused {
  id: string;
  reason: ShopError;
}

/** What became of a change of many products. */
export interface ProductsChanged {
  /** Those that are as was asked for by now. */
  ids: string[];
  refused: Refused[];
  /** Of the audit. */
  entryIds: string[];
  /** Behind which the next step begins; null or absent where there is none. */
  endCursor?: string | null;
}

/** What is to be written of one product. */
export interface ProductChange {
  row: Partial<Pick<Product, 'categoryId' | 'subCategoryId' | 'featured' | 'tags'>>;
  publishing: Publishing;
  /** Of its variants. */
  prices: PriceRow[];
}

/** Of one product: what to write, or why it stays as it is. */
type Plan = ProductChange | ShopError;

/**
 * Changes many products at once, in one transaction: each that can be is changed, and of the others
 * it is told why not.
 *
 * All that fit a filter may be changed in steps, each a transaction of its own. The steps follow
 * the ids, which no change alters: each product is met once, even where it fits no more.
 *
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for no change or an impossible one, for more than 500 products
 *   at once, for a foreign cursor, and unless ids or a filter are given
 */
export async function changeProducts(
  ctx: Context,
  which: ProductsInput,
  input: ProductsChangeInput,
): Promise<ProductsChanged> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const publishing = readPublishing(input);
  refuseBadPercent(input);
  const place = await placeOf(ctx, input.categoryId ?? null);
  const featured = input.featured ?? undefined;
  const percent = input.pricePercent ?? null;
  const row = { ...place, ...(featured === undefined ? {} : { featured }) };
  const retag = {
    added: readTags(input.addTags ?? [], 'addTags'),
    removed: readTags(input.removeTags ?? [], 'removeTags'),
  };
  const isRetagged = retag.added.length + retag.removed.length > 0;
  if (Object.keys(row).length === 0 && !publishing.status && percent === null && !isRetagged)
    throw new ShopError(ErrorCode.BAD_USER_INPUT, phrase('Say what to change.'), 'change');
  const { ids, endCursor } = await chosenBy(ctx, which);
  const changed = await changeEach(ctx, 'changeProducts', ids, (_product, variants, facts) => {
    const prices =
      percent === null ? [] : variants.map((variant) => pricedBy(variant, percent, input.strikesPrice ?? false));
    if (prices.some(({ pricePaise }) => pricePaise > paiseOfRupees(MAX_RUPEES)))
      return new ShopError(ErrorCode.BAD_USER_INPUT, phrase('The price would be too high.'), 'pricePercent');
    if (!isRetagged) return { row, publishing, prices };
    const tags = changedTags(facts.tags as string[], retag);
    return tags instanceof ShopError ? tags : { row: { ...row, tags }, publishing, prices };
  });
  return { ...changed, endCursor };
}

/**
 * Changes products as is planned for each, and writes each into the audit: all in one transaction,
 * under the locks of `saveProduct`.
 *
 * @param plan is given each product with its variants and facts, as they are under the lock
 */
export async function changeEach(
  ctx: Context,
  operation: string,
  sentIds: readonly string[],
  plan: (product: Product, variants: readonly ProductVariant[], facts: Facts) => Plan,
): Promise<ProductsChanged> {
  return inTransaction(ctx, async (tx) => {
    const known = sentIds.map((sent) => ({ sent, id: readId(sent) }));
    const ids = [...new Set(known.flatMap(({ id }) => id ?? []))];
    await lockProducts(tx, ids);
    const products = await anyProductById(tx).loadMany(ids);
    const variantIds = (await anyVariantsByProductId(tx).loadMany(ids)).flatMap((variants) =>
      variants instanceof Error ? [] : variants.map(({ id }) => id),
    );
    await lockStock(tx, variantIds);
    const now = { ...tx, loaders: new Map() };
    const refused: Refused[] = known.flatMap(({ sent, id }) =>
      id && products[ids.indexOf(id)] ? [] : [{ id: sent, reason: unknownProduct() }],
    );
    const before = await factsById(tx, ids);
    const changes = new Map<string, ProductChange>();
    const defaults = new Map<string, ProductVariant>();
    for (const product of products) {
      if (!product || product instanceof Error) continue;
      const variants = await anyVariantsByProductId(now).load(product.id);
      const planned = plan(product, variants, before.get(product.id) ?? {});
      if (planned instanceof ShopError) refused.push({ id: product.id, reason: planned });
      else changes.set(product.id, planned);
      if (variants[0]) defaults.set(product.id, variants[0]);
    }
    const changed = [...changes.keys()];
    await writeChanges(tx, changes, defaults);
    const after = await factsById(tx, changed);
    const entryIds: string[] = [];
    for (const id of changed) {
      const facts = { before: before.get(id) ?? null, after: after.get(id) ?? null };
      const entryId = await recordChange(tx, {
        ...{ operation, subjectType: AuditSubject.PRODUCT, subjectId: id },
        ...facts,
      });
      if (entryId) entryIds.push(entryId);
    }
    return { ids: changed, refused, entryIds };
  });
}

/** What became of products as the graph tells it, the products as they are by now. */
export async function tellChanged(
  ctx: Context,
  { ids, refused, entryIds, endCursor }: ProductsChanged,
): Promise<Omit<ProductsPayload, 'userErrors'>> {
  const now = { ...ctx, loaders: new Map() };
  const read = async (id: string) => {
    const known = readId(id);
    return (known && (await anyProductById(now).load(known))) || null;
  };
  const products = await Promise.all(ids.map(read));
  return {
    products: products.filter((product) => product !== null),
    refused: await Promise.all(
      refused.map(async ({ id, reason }) => ({ id, product: await read(id), error: userErrorOf(ctx, reason) })),
    ),
    entryIds,
    endCursor: endCursor ?? null,
  };
}

async function writeChanges(
  tx: Context,
  changes: ReadonlyMap<string, ProductChange>,
  defaults: ReadonlyMap<string, ProductVariant>,
): Promise<void> {
  const rows = new Map<string, string[]>();
  for (const [id, { row, publishing }] of changes) {
    const key = JSON.stringify(row);
    rows.set(key, [...(rows.get(key) ?? []), id]);
    await writePublishing(tx, id, publishing);
  }
  for (const [row, ids] of rows) if (row !== '{}') await tx.db.update(Product, { id: In(ids) }, JSON.parse(row));
  const prices = [...changes.values()].flatMap((change) => change.prices);
  if (prices.length === 0) return;
  await writeVariantPrices(tx, prices);
  const byVariant = new Map(prices.map((price) => [price.id, price]));
  const ofProducts = [...changes.keys()].flatMap((id): PriceRow[] => {
    const price = byVariant.get(defaults.get(id)?.id ?? '');
    return price ? [{ ...price, id, discount: discountOf(price.pricePaise, price.oldPricePaise) }] : [];
  });
  await writeProductPrices(tx, ofProducts);
}

async function chosenBy(
  ctx: Context,
  { ids, filter, first, after }: ProductsInput,
): Promise<{ ids: string[]; endCursor: string | null }> {
  if (Boolean(ids) === Boolean(filter)) throw badInput(phrase('Send one of {names}.', { names: 'ids, filter' }), 'ids');
  const isInSteps = Boolean(filter) && (first ?? null) !== null;
  if (!isInSteps && (first ?? after ?? null) !== null)
    throw badInput(phrase('Send first with a filter, and after with first.'), 'first');
  if (ids) {
    const sent = [...new Set(ids)];
    if (sent.length >= 1 && sent.length <= MAX_CHANGED) return { ids: sent, endCursor: null };
    throw tooMany('ids');
  }
  const size = isInSteps ? (first ?? 0) : MAX_CHANGED;
  if (!(size >= 1 && size <= MAX_CHANGED)) throw tooMany('first');
  const [behind] = readCursor(after, 1) ?? [];
  const found = await findFittingIds(ctx, await conditionsOf(ctx, filter ?? {}), readId(behind), size + 1);
  if (found.length > size && !isInSteps) throw tooMany('filter');
  const chosen = found.slice(0, size).map(({ id }) => id);
  return { ids: chosen, endCursor: found.length > size ? writeCursor([chosen.at(-1) ?? null]) : null };
}

function tooMany(field: string): ShopError {
  return badInput(phrase('Choose 1 to {most} products.', { most: MAX_CHANGED }), field);
}

/** The refusal of an id of no product. */
export function unknownProduct(): ShopError {
  return new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such product.'), 'id');
}

async function placeOf(
  ctx: Context,
  categoryId: string | null,
): Promise<Partial<Pick<Product, 'categoryId' | 'subCategoryId'>>> {
  if (categoryId === null) return {};
  const id = readId(categoryId);
  const reach = id ? await categoryReachById(ctx).load(id) : undefined;
  if (!id || !reach) throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such category.'), 'categoryId');
  return { categoryId: reach.topId, subCategoryId: id === reach.topId ? null : id };
}

function refuseBadPercent({ pricePercent: percent, strikesPrice }: ProductsChangeInput): void {
  if (
    percent !== null &&
    percent !== undefined &&
    !(percent >= PERCENT.least && percent <= PERCENT.most && percent !== 0)
  )
    throw badInput(phrase('Prices change by {least} to {most} percent, and not by 0.', PERCENT), 'pricePercent');
  if (strikesPrice && !((percent ?? 0) < 0))
    throw badInput(phrase('Only a price that falls leaves one to be struck through.'), 'strikesPrice');
}

/** What a variant costs that costs so many percent more. */
function pricedBy({ id, pricePaise: was, oldPricePaise }: ProductVariant, percent: number, strikes: boolean): PriceRow {
  const rupees = Math.max(1, Math.round((was * (1 + percent / 100)) / 100));
  const pricePaise: Paise = asPaise(rupees * 100);
  const struck = strikes ? Math.max(oldPricePaise ?? 0, was) : (oldPricePaise ?? 0);
  return { id, pricePaise, oldPricePaise: struck > pricePaise ? asPaise(struck) : null };
}
