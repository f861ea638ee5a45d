import type { Context } from '../shared/context.js';
import { fieldsBelow } from '../shared/fields-asked.js';
import {
  COUNTRY_PART,
  countriesByProductId,
  IMAGE_PART,
  imagesByProductId,
  VARIANT_PART,
  variantsByProductId,
} from './catalogue.loaders.js';
import type { Product } from './product.entity.js';

/** What hangs on a product and can be read with it. */
export type ProductPart = 'variants' | 'images' | 'countries';

const PARTS: Record<ProductPart, string> = { variants: VARIANT_PART, images: IMAGE_PART, countries: COUNTRY_PART };

/** Which fields of a product need what hangs on it; `Product.category` and the like have loaders that keep. */
const PART_OF_FIELD: Record<string, ProductPart> = {
  countInStock: 'variants',
  variants: 'variants',
  sizes: 'variants',
  ramOptions: 'variants',
  weightOptions: 'variants',
  images: 'images',
  countries: 'countries',
};

/**
 * What to read with products of which these fields are asked for. Each part that is read with its products saves a
 * statement of its own, which would be a quarter of the time that a listing takes.
 */
export function partsFor(fields: Iterable<string>): ReadonlySet<ProductPart> {
  return new Set([...fields].map((field) => PART_OF_FIELD[field]).filter((part) => part !== undefined));
}

/** What of a page of products is read with its one statement. */
export interface PageWants {
  /** How many the whole list holds. */
  total: boolean;
  parts: ReadonlySet<ProductPart>;
}

/** What to read with a page of which these fields are asked for, see `fieldsAsked`. */
export function pageWantsOf(fields: ReadonlySet<string>): PageWants {
  const ofProducts = [...fieldsBelow(fields, 'nodes'), ...fieldsBelow(fields, 'edges.node')];
  return { total: fields.has('totalCount'), parts: partsFor(ofProducts) };
}

/** Further columns of a statement that reads `product p`, as JSON; begins with a comma unless it is empty. */
export function partColumns(parts: ReadonlySet<ProductPart>): string {
  return [...parts].map((part) => `, (${PARTS[part]}) AS "${part}Part"`).join('');
}

/** Gives what was read with products to the loaders, which then ask for nothing. */
export function hangParts(ctx: Context, rows: readonly Product[], parts: ReadonlySet<ProductPart>): void {
  const loaders = {
    variants: variantsByProductId(ctx),
    images: imagesByProductId(ctx),
    countries: countriesByProductId(ctx),
  };
  for (const part of parts) {
    for (const row of rows as (Product & Record<string, unknown>)[]) {
      loaders[part].prime(row.id, (row[`${part}Part`] ?? []) as never);
    }
  }
}
