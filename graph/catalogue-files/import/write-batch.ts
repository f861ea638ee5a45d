import type { Context } from '../../shared/context.js';
import type { CategoryIds, CategoryIndex } from './find-categories.js';
import type { Planned } from './plan-batch.js';
import { writeProductCustom, writeVariantCustom } from './write-custom.queries.js';
import { writeLabels } from './write-labels.queries.js';
import { writeCountries, writePictures, writeVariantPictures } from './write-lists.queries.js';
import {
  insertProducts,
  insertVariants,
  refreshPrices,
  updateProducts,
  updateVariants,
} from './write-products.queries.js';
import { writeTags } from './write-tags.queries.js';

/** What came of the rows of a batch, by their numbers. */
export interface Written {
  created: number[];
  updated: number[];
  unchanged: number[];
}

/** What rows need that is not in themselves. */
export interface Supplies {
  categories: CategoryIndex;
  /** Ids of pictures by their names in the file. */
  imageIds: ReadonlyMap<string, string>;
  /** Pieces of a new article whose row does not say how many there are. */
  stockOfNew: number;
}

/**
 * Writes a batch with a handful of statements, however many rows it has, and only what differs from
 * what is there. To be called in a transaction.
 */
export async function writeBatch(tx: Context, rows: readonly Planned[], supplies: Supplies): Promise<Written> {
  const described = rows.filter(({ describes }) => describes);
  const categoryIdsOf = new Map<Planned, CategoryIds>();
  for (const row of described) {
    const { path, paths } = row.article;
    if (path) categoryIdsOf.set(row, await supplies.categories.categoryIdsOf(tx, path, paths));
  }

  await insertProducts(
    tx,
    described.filter(({ isNewProduct }) => isNewProduct),
    categoryIdsOf,
  );
  const oldProducts = described.filter(({ isNewProduct }) => !isNewProduct);
  const newVariants = rows.filter(({ variantId }) => variantId === null);
  const oldVariants = rows.filter(({ variantId }) => variantId !== null);
  const changedVariants = await updateVariants(tx, oldVariants);
  await insertVariants(tx, newVariants, supplies.stockOfNew);
  const changedProducts = await updateProducts(tx, oldProducts, categoryIdsOf);
  await refreshPrices(tx, [
    ...newVariants.filter(({ isNewProduct }) => !isNewProduct),
    ...oldVariants.filter(({ variantId }) => variantId && changedVariants.has(variantId)),
  ]);
  for (const id of await writePictures(tx, described, supplies.imageIds)) changedProducts.add(id);
  for (const id of await writeVariantPictures(tx, rows, supplies.imageIds)) changedVariants.add(id);
  for (const id of await writeCountries(tx, described)) changedProducts.add(id);
  for (const id of await writeTags(tx, described)) changedProducts.add(id);
  for (const id of await writeLabels(tx, described)) changedProducts.add(id);
  for (const id of await writeProductCustom(tx, described)) changedProducts.add(id);
  for (const id of await writeVariantCustom(tx, rows)) changedVariants.add(id);

  const isChanged = ({ variantId, productId, describes }: Planned) =>
    (variantId !== null && changedVariants.has(variantId)) || (describes && changedProducts.has(productId));
  const numbers = (wanted: readonly Planned[]) => wanted.map(({ row }) => row);
  return {
    created: numbers(newVariants),
    updated: numbers(oldVariants.filter(isChanged)),
    unchanged: numbers(oldVariants.filter((row) => !isChanged(row))),
  };
}
