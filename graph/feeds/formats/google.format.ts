import type { NetUnit } from '../../catalogue/variants/net-quantity.type.js';
import { Html, html } from '../../rest/html.js';
import type { FeedProduct, FeedVariant } from '../feed-goods.js';
import type { FeedFormat, FeedShop } from './feed-format.js';
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
  product: (product, shop) => product.variants.map((variant) => `${item(product, variant, shop)}\n`).join(''),
  between: '',
  close: '</channel>\n</rss>\n',
};

function item(product: FeedProduct, variant: FeedVariant, { asOf }: FeedShop): Html {
  const { pricePaise, regularPaise, offerEndsAt, netQuantity } = variant;
  const [first = null, ...more] = variant.images;
  const isReduced = pricePaise < regularPaise;
  const period = isReduced && offerEndsAt ? `${asOf.toISOString()}/${offerEndsAt.toISOString()}` : null;
  const told: [name: string, value: string | Html | null][] = [
    ['id', variant.id],
    ['item_group_id', product.id],
    ['title', variant.title.slice(0, MAX_TITLE)],
    ['description', product.description.slice(0, MAX_DESCRIPTION)],
    ['link', product.url],
    ['image_link', first],
    ...more.slice(0, MAX_PICTURES).map((image): [string, string] => ['additional_image_link', image]),
    ['condition', 'new'],
    ['availability', variant.available > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', priceText(isReduced ? regularPaise : pricePaise)],
    ['sale_price', isReduced ? priceText(pricePaise) : null],
    ['sale_price_effective_date', period],
    ['maximum_retail_price', priceText(variant.mrpPaise)],
    ['unit_pricing_measure', netQuantity && measureText(netQuantity)],
    ['unit_pricing_base_measure', netQuantity && BASES[netQuantity.unit]],
    ['brand', product.brand],
    ['gtin', variant.gtin],
    ['mpn', variant.sku],
    ['product_type', product.categories.join(' > ')],
    ['shipping', html`${element('country', 'IN')}${element('price', priceText(variant.shippingPaise))}`],
    ...detailsOf(product),
  ];
  return html`<item>${told.map(([name, value]) => element(name, value))}</item>`;
}

/** What of the label has no attribute of its own. */
function detailsOf({ label }: FeedProduct): [name: string, value: Html][] {
  const details = {
    'Country of origin': label.countryOfOrigin,
    Manufacturer: label.manufacturer,
    'FSSAI licence': label.fssaiLicense,
  };
  return Object.entries(details).flatMap(([name, value]): [string, Html][] =>
    value ? [['product_detail', html`${element('attribute_name', name)}${element('attribute_value', value)}`]] : [],
  );
}

/** An attribute of Google's; nothing for none. */
function element(name: string, value: string | Html | null): Html | null {
  return value ? new Html(`<g:${name}>${html`${value}`}</g:${name}>`) : null;
}
