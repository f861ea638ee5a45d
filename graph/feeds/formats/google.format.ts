import type { NetUnit } from '../../catalogue/variants/net-quantity.type.js';
import { type Html, html } from '../../rest/html.js';
import type { FeedProduct, FeedVariant } from '../feed-goods.js';
import type { FeedFormat } from './feed-format.js';
import { measureText, priceText } from './measures.js';

/** Longer titles and descriptions are refused. In characters. */
const MAX_TITLE = 150;
const MAX_DESCRIPTION = 5_000;
/** Pictures beside the first. */
const MAX_PICTURES = 10;

/** What Google tells unit prices for. */
const BASES: Record<NetUnit, string> = { G: '1 kg', ML: '1 l', PIECE: '1 ct', CM: '1 m' };

/**
 * A feed for Google Merchant Center, RSS 2.0 with its attributes, which Meta reads as well.
 *
 * @see https://support.google.com/merchants/answer/7052112
 */
export const googleFormat: FeedFormat = {
  name: 'google.xml',
  mediaType: 'application/rss+xml; charset=utf-8',
  open: ({ name, description, origin }) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
${html`<title>${name}</title><link>${origin}</link><description>${description}</description>`}
`,
  product: (product) => product.variants.map((variant) => `${item(product, variant)}\n`).join(''),
  between: '',
  close: '</channel>\n</rss>\n',
};

function item(product: FeedProduct, variant: FeedVariant): Html {
  const { pricePaise, regularPaise, offerEndsAt, netQuantity, images } = variant;
  const [first, ...more] = images;
  const isReduced = pricePaise < regularPaise;
  const { label } = product;
  const details = {
    'Country of origin': label.countryOfOrigin,
    Manufacturer: label.manufacturer,
    'FSSAI licence': label.fssaiLicense,
  };
  return html`<item><g:id>${variant.id}</g:id><g:item_group_id>${product.id}</g:item_group_id><g:title>${variant.title.slice(0, MAX_TITLE)}</g:title><g:description>${product.description.slice(0, MAX_DESCRIPTION)}</g:description><g:link>${product.url}</g:link>${first && html`<g:image_link>${first}</g:image_link>`}${more.slice(0, MAX_PICTURES).map((image) => html`<g:additional_image_link>${image}</g:additional_image_link>`)}<g:condition>new</g:condition><g:availability>${variant.available > 0 ? 'in_stock' : 'out_of_stock'}</g:availability><g:price>${priceText(isReduced ? regularPaise : pricePaise)}</g:price>${isReduced && html`<g:sale_price>${priceText(pricePaise)}</g:sale_price>`}${isReduced && offerEndsAt && html`<g:sale_price_effective_date>${`${new Date().toISOString()}/${offerEndsAt.toISOString()}`}</g:sale_price_effective_date>`}<g:maximum_retail_price>${priceText(variant.mrpPaise)}</g:maximum_retail_price>${netQuantity && html`<g:unit_pricing_measure>${measureText(netQuantity)}</g:unit_pricing_measure>`}${netQuantity && html`<g:unit_pricing_base_measure>${BASES[netQuantity.unit]}</g:unit_pricing_base_measure>`}<g:brand>${product.brand}</g:brand>${variant.gtin && html`<g:gtin>${variant.gtin}</g:gtin>`}<g:mpn>${variant.sku}</g:mpn><g:product_type>${product.categories.join(' > ')}</g:product_type><g:shipping><g:country>IN</g:country><g:price>${priceText(variant.shippingPaise)}</g:price></g:shipping>${Object.entries(details).map(([name, value]) => value && html`<g:product_detail><g:attribute_name>${name}</g:attribute_name><g:attribute_value>${value}</g:attribute_value></g:product_detail>`)}</item>`;
}
