import type { FeedProduct, FeedVariant } from '../feed-goods.js';
import type { FeedFormat, FeedShop } from './feed-format.js';
import { REFERENCES, UNITS } from './measures.js';

/**
 * The products of a feed of the Agentic Commerce Protocol, one object a line. Amounts are in paise.
 *
 * @see https://github.com/agentic-commerce-protocol/agentic-commerce-protocol
 */
export const acpFormat: FeedFormat = {
  name: 'acp.jsonl',
  mediaType: 'application/jsonl; charset=utf-8',
  open: () => '',
  product: (product, shop) =>
    `${JSON.stringify({
      ...{ id: product.id, title: product.title, description: { plain: product.description }, url: product.url },
      media: product.images.map((url) => image(url, product)),
      variants: product.variants.map((variant) => toAcpVariant(product, variant, shop)),
    })}\n`,
  between: '',
  close: '',
};

function toAcpVariant(product: FeedProduct, variant: FeedVariant, { name, origin }: FeedShop): object {
  const { unitPrice, netQuantity, gtin } = variant;
  const inPaise = (amount: number) => ({ amount, currency: 'INR' });
  return {
    ...{ id: variant.id, title: variant.title, url: product.url },
    ...(gtin ? { barcodes: [{ type: 'GTIN', value: gtin }] } : {}),
    price: inPaise(variant.pricePaise),
    ...(variant.regularPaise > variant.pricePaise ? { list_price: inPaise(variant.regularPaise) } : {}),
    ...(unitPrice && netQuantity
      ? {
          unit_price: {
            ...inPaise(unitPrice.amount),
            measure: { value: netQuantity.value, unit: UNITS[netQuantity.unit] },
            reference: REFERENCES[netQuantity.unit],
          },
        }
      : {}),
    availability: { available: variant.available > 0, status: variant.available > 0 ? 'in_stock' : 'out_of_stock' },
    categories: [{ value: product.categories.join(' > '), taxonomy: 'merchant' }],
    condition: ['new'],
    variant_options: variant.options,
    media: variant.images.slice(0, 1).map((url) => image(url, variant)),
    seller: {
      name,
      links: [
        { type: 'terms_of_service', url: `${origin}/terms` },
        { type: 'privacy_policy', url: `${origin}/privacy` },
      ],
    },
  };
}

function image(url: string, { title }: { title: string }): object {
  return { type: 'image', url, alt_text: title };
}
