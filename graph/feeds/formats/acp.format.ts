import type { FeedProduct, FeedVariant } from '../feed-goods.js';
import type { FeedFormat, FeedShop } from './feed-format.js';
import { pictureOf, variantFacts } from './variant-facts.js';

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
      media: product.images.map((url) => pictureOf(url, product.title)),
      variants: product.variants.map((variant) => toAcpVariant(product, variant, shop)),
    })}\n`,
  between: '',
  close: '',
};

function toAcpVariant(product: FeedProduct, variant: FeedVariant, { name, origin }: FeedShop): object {
  return {
    ...variantFacts(product, variant),
    categories: [{ value: product.categories.join(' > '), taxonomy: 'merchant' }],
    condition: ['new'],
    variant_options: variant.options,
    seller: {
      name,
      links: [
        { type: 'terms_of_service', url: `${origin}/terms` },
        { type: 'privacy_policy', url: `${origin}/privacy` },
      ],
    },
  };
}
