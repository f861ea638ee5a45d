import type { Context } from '../../shared/context.js';
import { aCategory, aProduct } from './catalogue.factory.js';

/** A product by its name; a maker may be told. */
type Good = string | { name: string; brand: string };

/** What stands on each shelf. */
export type Shelves = Record<string, readonly Good[]>;

/**
 * Fills shelves that are top categories, each in the order in which it is told. What no maker is
 * told of is by 'Plain Row'.
 */
export async function fillShelves(ctx: Context, shelves: Shelves): Promise<void> {
  for (const [name, goods] of Object.entries(shelves)) {
    const { id } = await aCategory(ctx, { name });
    await fill(ctx, { categoryId: id }, goods);
  }
}

/** Fills shelves as `fillShelves` does, each within the department that it is told under. */
export async function fillDepartments(ctx: Context, departments: Record<string, Shelves>): Promise<void> {
  for (const [department, shelves] of Object.entries(departments)) {
    const { id: categoryId } = await aCategory(ctx, { name: department });
    for (const [name, goods] of Object.entries(shelves)) {
      const { id } = await aCategory(ctx, { name, parentId: categoryId });
      await fill(ctx, { categoryId, subCategoryId: id }, goods);
    }
  }
}

async function fill(ctx: Context, shelf: { categoryId: string; subCategoryId?: string }, goods: readonly Good[]) {
  for (const good of goods) {
    const { name, brand } = typeof good === 'string' ? { name: good, brand: 'Plain Row' } : good;
    await aProduct(ctx, { ...shelf, name, brand });
  }
}

/** Goods of one maker. */
export function by(brand: string, names: readonly string[]): Good[] {
  return names.map((name) => ({ name, brand }));
}

/** So many names, told apart by their number from 1 on. */
export function numbered(count: number, name: (at: number) => string): string[] {
  return Array.from({ length: count }, (_, at) => name(at + 1));
}

/** Fills shelves as `fillShelves` does with four of each of some goods: `Rice - No 1`. */
export async function fillWithFours(ctx: Context, shelves: Record<string, readonly string[]>): Promise<void> {
  const fourOf = (good: string) => numbered(4, (at) => `${good} - No ${at}`);
  const filled = Object.entries(shelves).map(([shelf, goods]) => [shelf, goods.flatMap(fourOf)]);
  await fillShelves(ctx, Object.fromEntries(filled));
}

/** The goods among names that end in a number, ` - No 1`, each once. */
export function goodsOf(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => name.replace(/ - No \d+$/, '')))];
}
