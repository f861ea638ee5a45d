import type { FeedProduct, FeedVariant } from '../feed-goods.js';
import { REFERENCES, UNITS } from './measures.js';

/** An amount as ACP and UCP spell it. */
export function inPaise(amount: number): { amount: number; currency: 'INR' } {
  return { amount, currency: 'INR' };
}

/** A picture as ACP and UCP spell it. */
export function pictureOf(url: string, title: string): object {
  return { type: 'image', url, alt_text: title };
}

/** What ACP and UCP spell alike of a variant. Amounts are in paise. */
export function variantFacts({ url }: Pick<FeedProduct, 'url'>, variant: FeedVariant): object {
  const { id, title, gtin, pricePaise, regularPaise, unitPrice, netQuantity, images } = variant;
  const isAvailable = variant.available > 0;
  return {
    ...{ id, title, url },
    ...(gtin ? { barcodes: [{ type: 'GTIN', value: gtin }] } : {}),
    price: inPaise(pricePaise),
    ...(regularPaise > pricePaise ? { list_price: inPaise(regularPaise) } : {}),
    ...(unitPrice && netQuantity
      ? {
          unit_price: {
            ...inPaise(unitPrice.amount),
            measure: { value: netQuantity.value, unit: UNITS[netQuantity.unit] },
            reference: REFERENCES[netQuantity.unit],
          },
        }
      : {}),
    availability: { available: isAvailable, status: isAvailable ? 'in_stock' : 'out_of_stock' },
    media: images.slice(0, 1).map((image) => pictureOf(image, title)),
  };
}
