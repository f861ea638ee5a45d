import { reckonShipping } from '../cart/reckon-costs.js';
import { categoryById, imagesByProductId, productById } from '../catalogue/catalogue.loaders.js';
import { availableOf, labelOf, listVariants, subCategoryOf } from '../catalogue/catalogue.service.js';
import type { ProductLabel } from '../catalogue/label/product-label.type.js';
import type { Product } from '../catalogue/product.entity.js';
import { tellPrice } from '../catalogue/variants/former-prices.js';
import { gtinIn } from '../catalogue/variants/gtin.js';
import {
  type NetQuantity,
  netQuantityOf,
  type UnitPrice,
  unitPriceOf,
} from '../catalogue/variants/net-quantity.type.js';
import type { ProductVariant } from '../catalogue/variants/product-variant.entity.js';
import { imageUrl } from '../media/image-store.js';
import { imageById } from '../media/media.loaders.js';
import type { Context } from '../shared/context.js';
import { asPaise, type Paise } from '../shared/money/money.js';

/** Pictures of so many pixels are named in feeds. */
const PICTURE_WIDTH = 1280;

/** A variant as feeds tell it. */
export interface FeedVariant {
  id: string;
  sku: string;
  /** With what tells it from others of its product, as in `Toor Dal, 1 kg`. */
  title: string;
  /** By the names of the shop, as in size and weight. */
  options: { name: string; value: string }[];
  /** What a piece costs now, by the offer that everybody has where there is one. */
  pricePaise: Paise;
  /** What it costs without that, or what is struck through beside its price. */
  regularPaise: Paise;
  /** The maximum retail price, taxes included. */
  mrpPaise: Paise;
  /** When the offers end that make the price; null for none, or without an end. */
  offerEndsAt: Date | null;
  netQuantity: NetQuantity | null;
  unitPrice: UnitPrice | null;
  gtin: string | null;
  available: number;
  shippingPaise: Paise;
  images: string[];
}

/** A product as feeds tell it. */
export interface FeedProduct {
  id: string;
  title: string;
  description: string;
  url: string;
  brand: string;
  /** From the top, as in `Staples` and `Dals`. */
  categories: string[];
  label: ProductLabel;
  images: string[];
  /** 1 to 5; null for none. */
  rating: number | null;
  ratingCount: number;
  variants: FeedVariant[];
}

/**
 * The products of these ids as feeds tell them: prices, offers and stock of now, what a visitor
 * sees. Those that no visitor sees are left out.
 *
 * @param origin of the shop, such as `https://jhola.example`
 */
export async function readFeedProducts(ctx: Context, ids: readonly string[], origin: string): Promise<FeedProduct[]> {
  const found = await Promise.all(ids.map((id) => productById(ctx).load(id)));
  return Promise.all(found.flatMap((product) => (product ? [toFeedProduct(ctx, product, origin)] : [])));
}

async function toFeedProduct(ctx: Context, product: Product, origin: string): Promise<FeedProduct> {
  const [top, below, label, images, variants] = await Promise.all([
    categoryById(ctx).load(product.categoryId),
    subCategoryOf(ctx, product),
    labelOf(ctx, product),
    imagesByProductId(ctx).load(product.id),
    listVariants(ctx, product),
  ]);
  const addresses = images.map((image) => origin + imageUrl(image, PICTURE_WIDTH));
  const { id, name, description, brand } = product;
  return {
    ...{ id, title: name, description, url: `${origin}/product/${id}`, brand, label, images: addresses },
    ...{ rating: product.rating, ratingCount: product.reviewCount + product.priorCount },
    categories: [top, below].flatMap((category) => (category ? [category.name] : [])),
    variants: await Promise.all(
      variants.map((variant) => toFeedVariant(ctx, product, variant, { origin, images: addresses })),
    ),
  };
}

async function toFeedVariant(
  ctx: Context,
  product: Product,
  variant: ProductVariant,
  { origin, images }: { origin: string; images: string[] },
): Promise<FeedVariant> {
  const { id, sku, size, ram, weight, pricePaise: askedPaise, oldPricePaise } = variant;
  const { pricePaise, offers } = await tellPrice(ctx, product, askedPaise);
  const own = variant.imageId ? await imageById(ctx).load(variant.imageId) : null;
  const options = Object.entries({ size, ram, weight }).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  const unitPrice = unitPriceOf(variant);
  const line = { variantId: id, productId: product.id, quantity: 1, pricePaise: askedPaise, weight };
  return {
    ...{ id, sku, options, pricePaise, gtin: gtinIn(sku), netQuantity: netQuantityOf(variant) },
    title: [product.name, ...options.map(({ value }) => value)].join(', '),
    regularPaise: oldPricePaise ?? askedPaise,
    mrpPaise: oldPricePaise ?? askedPaise,
    offerEndsAt: pricePaise < askedPaise ? firstEnd(offers) : null,
    // As much less as the price is by an offer.
    unitPrice: unitPrice && {
      ...unitPrice,
      amount: asPaise(Math.round((unitPrice.amount * pricePaise) / askedPaise)),
    },
    available: availableOf(variant),
    shippingPaise: await reckonShipping(ctx, { subTotalPaise: askedPaise, lines: [line], paymentOption: null }),
    images: own ? [origin + imageUrl(own, PICTURE_WIDTH), ...images] : images,
  };
}

/** When the first of the offers ends; null where none does. */
function firstEnd(offers: readonly { endsAt: Date | null }[]): Date | null {
  const ends = offers.flatMap(({ endsAt }) => (endsAt ? [endsAt] : [])).sort((one, next) => +one - +next);
  return ends[0] ?? null;
}
