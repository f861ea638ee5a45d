import { hash } from 'node:crypto';
import type { Facts } from '../../audit/audit.service.js';
import { isExtended } from '../../custom-fields/custom-fields.service.js';
import type { Context } from '../../shared/context.js';
import { rupeesOf } from '../../shared/money/money.js';
import {
  anyProductById,
  anyVariantsByProductId,
  countriesByProductId,
  customByProductId,
  imagesByProductId,
  labelByProductId,
  tagsByProductId,
  translationsByProductId,
} from '../catalogue.loaders.js';
import type { ProductVariant } from '../variants/product-variant.entity.js';

/** What the audit knows of a product, in the words of the graph; null when it is gone. */
export async function productFacts(tx: Context, id: string): Promise<Facts | null> {
  return (await factsById(tx, [id])).get(id) ?? null;
}

/** As `productFacts`, of many products by as many statements; those that are gone are left out. */
export async function factsById(tx: Context, ids: readonly string[]): Promise<Map<string, Facts>> {
  // What was read before a change must not answer after it.
  const now = { ...tx, loaders: new Map() };
  const facts = await Promise.all(ids.map(async (id) => [id, await factsOf(now, id)] as const));
  return new Map(facts.flatMap(([id, found]) => (found ? [[id, found] as const] : [])));
}

async function factsOf(now: Context, id: string): Promise<Facts | null> {
  const product = await anyProductById(now).load(id);
  if (!product) return null;
  const [variants, countries, images, tags, translations] = await Promise.all([
    anyVariantsByProductId(now).load(id),
    countriesByProductId(now).load(id),
    imagesByProductId(now).load(id),
    tagsByProductId(now).load(id),
    translationsByProductId(now).load(id),
  ]);
  const { name, slug, brand, description, categoryId, subCategoryId, featured, status, publishAt } = product;
  return {
    ...{ name, slug, brand, description, categoryId, subCategoryId, featured, status },
    publishAt: publishAt?.toISOString() ?? null,
    ...{ tags, translations },
    countries: countries.map(({ iso2 }) => iso2),
    images: images.map((image) => image.id),
    imageTexts: images.map(({ alt }) => alt),
    label: await labelFacts(now, id),
    ...(isExtended(now, 'Product') ? { custom: await customByProductId(now).load(id) } : {}),
    variants: variants.map(variantFacts),
  };
}

/**
 * A short name for what a product is: another one once any of its facts is another. Its pieces are
 * left out, since every sale changes them.
 */
export function versionOf(facts: Facts): string {
  const text = JSON.stringify(facts, (name, fact) => (name === 'onHand' ? undefined : fact));
  return hash('sha256', text, 'base64url').slice(0, 22);
}

/** As much of the label as is known. */
async function labelFacts(ctx: Context, id: string): Promise<Facts> {
  const label = Object.entries((await labelByProductId(ctx).load(id)) ?? {});
  return Object.fromEntries(label.filter(([, said]) => (Array.isArray(said) ? said.length > 0 : said !== null)));
}

function variantFacts(variant: ProductVariant): Facts {
  const { id, sku, size, ram, weight, pricePaise, oldPricePaise, onHand, imageId: image } = variant;
  const oldPrice = oldPricePaise === null ? null : rupeesOf(oldPricePaise);
  const price = rupeesOf(pricePaise);
  const loose = variant.isLoose ? { isLoose: true } : {};
  return { id, sku, size, ram, weight, price, oldPrice, onHand, net: netFact(variant), ...loose, image };
}

/** What was said by hand; what follows from the weight or size is no fact of its own. */
function netFact({ netIsSaid, netValue, netUnit }: ProductVariant): string | null {
  return netIsSaid && netValue !== null ? `${netValue} ${netUnit}` : null;
}
