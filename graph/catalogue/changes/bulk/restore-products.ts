import { isDeepStrictEqual } from 'node:util';
import { In } from 'typeorm';
import type { Facts } from '../../../audit/audit.service.js';
import { AuditEntry, AuditSubject } from '../../../audit/audit-entry.entity.js';
import { Image } from '../../../media/image.entity.js';
import type { Context } from '../../../shared/context.js';
import { ErrorCode, ShopError } from '../../../shared/errors.js';
import { readId } from '../../../shared/input/id.js';
import { OTHER_LANGUAGES } from '../../../shared/languages/languages.js';
import { phrase } from '../../../shared/languages/phrase.js';
import { type Paise, paiseOfRupees } from '../../../shared/money/money.js';
import { allow } from '../../../shared/rights/allow.js';
import { ApiScope } from '../../../shared/rights/api-scope.js';
import { inTransaction } from '../../../shared/rows/transaction.js';
import type { ProductLabel } from '../../label/product-label.type.js';
import type { ProductStatus } from '../../product-status.js';
import type { Translations } from '../../translations/translation.type.js';
import type { NetUnit } from '../../variants/net-quantity.type.js';
import { lockProduct } from '../lock-product.js';
import { productFacts } from '../product-facts.js';
import type { ProductForm, VariantForm } from '../product-form.js';
import { changeProduct } from '../save-product.js';
import {
  changeEach,
  MAX_CHANGED,
  type ProductChange,
  type ProductsChanged,
  type Refused,
  unknownProduct,
} from './change-products.js';

const OPERATION = 'restoreProducts';

/** The most products whose texts, pictures or packs one call puts back. */
const MAX_WHOLE = 20;

/** Facts that are put back for many products at once, the prices of their variants besides. */
const QUICK = ['status', 'publishAt', 'categoryId', 'subCategoryId', 'featured', 'tags', 'variants'];

/** A variant as the audit knows it. */
interface VariantFacts {
  id: string;
  sku: string;
  size: string | null;
  ram: string | null;
  weight: string | null;
  /** In rupees, as the old price is. */
  price: number;
  oldPrice: number | null;
  onHand: number;
  net: string | null;
  /** Absent: not. */
  isLoose?: boolean;
  image: string | null;
}

/** A product as the audit knows it. */
type ProductFacts = Facts & {
  name: string;
  brand: string;
  description: string;
  categoryId: string;
  subCategoryId: string | null;
  featured: boolean;
  status: ProductStatus;
  publishAt: string | null;
  tags: string[];
  translations: Translations;
  countries: string[];
  images: string[];
  imageTexts: string[];
  label: Partial<ProductLabel>;
  custom?: Record<string, string>;
  variants: VariantFacts[];
};

/**
 * Takes changes of products back that the audit tells of: what each changed is again as it was
 * before, and all else stays. A product of which that was changed again since is left as it is.
 * Pieces are left alone, since they are sold meanwhile.
 *
 * @param sentIds of entries of the audit
 * @throws ShopError UNAUTHENTICATED, FORBIDDEN for anybody but an admin or a key with
 *   catalogue:write, BAD_USER_INPUT for none and for more than 500 entries, or more than 20 that
 *   change texts, pictures or packs
 */
export async function restoreProducts(ctx: Context, sentIds: readonly string[]): Promise<ProductsChanged> {
  allow(ctx, ApiScope.CATALOGUE_WRITE);
  const ids = [...new Set(sentIds.flatMap((id) => readId(id) ?? []))];
  if (sentIds.length < 1 || sentIds.length > MAX_CHANGED)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('Choose 1 to {most} changes.', { most: MAX_CHANGED }),
      'entryIds',
    );
  const found = await ctx.db.find(AuditEntry, {
    where: { id: In(ids), subjectType: AuditSubject.PRODUCT },
    order: { id: 'DESC' },
  });
  const entries = found.filter(({ before, after }) => before && after);
  if (entries.length < sentIds.length)
    throw new ShopError(ErrorCode.NOT_FOUND, phrase('There is no such change of a product.'), 'entryIds');
  const [quick, whole] = [entries.filter(isQuick), entries.filter((entry) => !isQuick(entry))];
  if (whole.length > MAX_WHOLE)
    throw new ShopError(
      ErrorCode.BAD_USER_INPUT,
      phrase('At most {most} changes of texts, pictures or packs are taken back at once.', { most: MAX_WHOLE }),
      'entryIds',
    );
  return inTransaction(ctx, async (tx) => {
    const done: ProductsChanged = { ids: [], refused: [], entryIds: [] };
    if (quick.length > 0) add(done, await revertQuickly(tx, quick));
    for (const entry of whole) add(done, await revertWhole(tx, entry));
    return done;
  });
}

function add(done: ProductsChanged, { ids, refused, entryIds }: ProductsChanged): void {
  done.ids.push(...ids);
  done.refused.push(...refused);
  done.entryIds.push(...entryIds);
}

/** Whether nothing but the facts of `QUICK` was changed, and of the variants their prices alone. */
function isQuick({ before, after }: AuditEntry): boolean {
  const [was, became] = [before as Facts, after as Facts];
  if (Object.keys(was).some((name) => !QUICK.includes(name))) return false;
  return (
    !was.variants || JSON.stringify(withoutPrices(was.variants)) === JSON.stringify(withoutPrices(became.variants))
  );
}

function withoutPrices(variants: unknown): object[] {
  return (variants as VariantFacts[]).map(({ price: _, oldPrice: _old, onHand: _pieces, ...others }) => others);
}

async function revertQuickly(tx: Context, entries: readonly AuditEntry[]): Promise<ProductsChanged> {
  const latest = new Map(entries.toReversed().map((entry) => [entry.subjectId, entry]));
  return changeEach(tx, OPERATION, [...latest.keys()], ({ id }, _variants, facts) => {
    const entry = latest.get(id);
    if (!entry) return unknownProduct();
    if (isChangedSince(entry, facts)) return changedSince();
    const { variants, status, publishAt, ...row } = entry.before as Partial<ProductFacts>;
    return {
      row: row as ProductChange['row'],
      publishing: publishingOf({ status, publishAt }),
      prices: (variants ?? []).map((variant) => ({ id: variant.id, ...pricesOf(variant) })),
    };
  });
}

async function revertWhole(tx: Context, entry: AuditEntry): Promise<ProductsChanged> {
  const { subjectId: id, before } = entry;
  await lockProduct(tx, id);
  const facts = (await productFacts(tx, id)) as ProductFacts | null;
  const refuse = (reason: ShopError): ProductsChanged => ({
    ids: [],
    refused: [{ id, reason }] satisfies Refused[],
    entryIds: [],
  });
  if (!facts) return refuse(unknownProduct());
  if (isChangedSince(entry, facts)) return refuse(changedSince());
  const target: ProductFacts = { ...facts, ...(before as Partial<ProductFacts>) };
  const named = [...target.images, ...target.variants.flatMap(({ image }) => image ?? [])];
  const left = await tx.db.find(Image, { where: { id: In(named) }, select: { id: true } });
  const hadImages = left.map((image) => image.id);
  const gone = Object.keys(facts.custom ?? {}).filter((name) => !(name in (target.custom ?? {})));
  const custom = { ...target.custom, ...Object.fromEntries(gone.map((name) => [name, null])) };
  try {
    // A refusal of one takes none of the others back.
    await inTransaction(tx, (inner) =>
      changeProduct(
        inner,
        { id, version: null, hadImages, operation: OPERATION },
        formOf(target, facts, hadImages),
        custom,
      ),
    );
  } catch (thrown) {
    if (thrown instanceof ShopError) return refuse(thrown);
    throw thrown;
  }
  const [written] = await tx.db.find(AuditEntry, {
    where: { subjectId: id, operation: OPERATION },
    order: { id: 'DESC' },
    take: 1,
  });
  return { ids: [id], refused: [], entryIds: written ? [written.id] : [] };
}

/** A product as it is to be again; what it never said is nothing. */
function formOf(target: ProductFacts, now: ProductFacts, images: readonly string[]): ProductForm {
  const { name, brand, description, categoryId, subCategoryId, featured, tags, countries, label } = target;
  const variantIds = now.variants.map(({ id }) => id);
  return {
    ...{ name, brand, description, categoryId, subCategoryId, featured, tags, countries },
    publishing: publishingOf(target),
    translations: Object.fromEntries(
      OTHER_LANGUAGES.map((language) => {
        const { name: called = null, description: told = null } = target.translations[language] ?? {};
        return [language, { name: called, description: told }];
      }),
    ),
    imageIds: target.images.filter((id) => images.includes(id)),
    imageTexts: target.images.flatMap((imageId, index) =>
      images.includes(imageId) ? [{ imageId, alt: target.imageTexts[index] ?? '' }] : [],
    ),
    label: {
      ...Object.fromEntries(
        Object.keys(now.label).map((field) => [
          field,
          Array.isArray(now.label[field as keyof ProductLabel]) ? [] : null,
        ]),
      ),
      ...label,
    },
    variants: target.variants.map((variant): VariantForm => {
      const { id, sku, size, ram, weight, net, isLoose = false, image } = variant;
      const [value = '', unit] = net?.split(' ') ?? [];
      return {
        id: variantIds.includes(id) ? id : null,
        ...{ sku, size, ram, weight, ...pricesOf(variant) },
        netQuantity: net ? { value: Number(value), unit: unit as NetUnit } : null,
        isLoose,
        imageId: image && images.includes(image) ? image : null,
        countInStock: null,
      };
    }),
    isDefaultOnly: false,
  };
}

function pricesOf({ price, oldPrice }: VariantFacts): { pricePaise: Paise; oldPricePaise: Paise | null } {
  return { pricePaise: paiseOfRupees(price), oldPricePaise: oldPrice === null ? null : paiseOfRupees(oldPrice) };
}

/** A time that has passed meanwhile is none. */
function publishingOf({
  status,
  publishAt,
}: Partial<Pick<ProductFacts, 'status' | 'publishAt'>>): ProductChange['publishing'] {
  const at = publishAt ? new Date(publishAt) : null;
  return { status, publishAt: publishAt === undefined ? undefined : at && at.getTime() > Date.now() ? at : null };
}

/** Whether what an entry made of a product is something else by now. */
function isChangedSince({ after }: AuditEntry, now: Facts): boolean {
  return Object.entries(after as Facts).some(
    ([name, fact]) => name !== 'slug' && !isDeepStrictEqual(comparable(name, fact), comparable(name, now[name])),
  );
}

/** As JSON has it; without pieces, which are sold meanwhile. */
function comparable(name: string, fact: unknown): unknown {
  const plain = JSON.parse(JSON.stringify(fact ?? null));
  if (name !== 'variants' || plain === null) return plain;
  return (plain as VariantFacts[]).map(({ onHand: _, ...others }) => others);
}

function changedSince(): ShopError {
  return new ShopError(ErrorCode.CONFLICT, phrase('It was changed again since, so it stays as it is.'), 'entryIds');
}
