import { stringify } from 'csv-stringify/sync';
import type { FeedFormat } from './feed-format.js';
import { measureText, priceText } from './measures.js';

/**
 * The columns of a catalogue of Meta, for Facebook, Instagram and WhatsApp.
 *
 * @see https://www.facebook.com/business/help/120325381656392
 */
const COLUMNS = [
  ...['id', 'title', 'description', 'availability', 'condition', 'price', 'link', 'image_link', 'brand'],
  ...['additional_image_link', 'sale_price', 'sale_price_effective_date', 'item_group_id', 'gtin', 'mfr_part_number'],
  ...['product_type', 'quantity_to_sell_on_facebook', 'size', 'origin_country', 'shipping'],
];

/** A feed for a catalogue of Meta, as CSV. */
export const metaFormat: FeedFormat = {
  name: 'meta.csv',
  mediaType: 'text/csv; charset=utf-8',
  open: () => stringify([COLUMNS]),
  product: (product, { asOf }) =>
    stringify(
      product.variants.map((variant) => {
        const { pricePaise, regularPaise, offerEndsAt, images, options, netQuantity } = variant;
        const [first = '', ...more] = images;
        const isReduced = pricePaise < regularPaise;
        return [
          ...[variant.id, variant.title.slice(0, 200), product.description.slice(0, 9_999)],
          ...[variant.available > 0 ? 'in stock' : 'out of stock', 'new'],
          ...[priceText(isReduced ? regularPaise : pricePaise), product.url, first, product.brand],
          more.slice(0, 20).join(','),
          isReduced ? priceText(pricePaise) : '',
          isReduced && offerEndsAt ? `${asOf.toISOString()}/${offerEndsAt.toISOString()}` : '',
          ...[product.id, variant.gtin ?? '', variant.sku, product.categories.join(' > '), variant.available],
          options[0]?.value ?? (netQuantity ? measureText(netQuantity) : ''),
          product.label.countryOfOrigin ?? '',
          `IN:::${priceText(variant.shippingPaise)}`,
        ];
      }),
    ),
  between: '',
  close: '',
};
