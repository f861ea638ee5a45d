import type { Diet } from '../../catalogue/label/product-label.type.js';
import { NetUnit } from '../../catalogue/variants/net-quantity.type.js';
import { RETURN_DAYS } from '../../orders/life/order-life.js';
import { rupeesOf } from '../../shared/money/money.js';
import type { FeedProduct, FeedVariant } from '../feed-goods.js';
import type { FeedFormat, FeedShop } from './feed-format.js';
import { ondcCategoryOf } from './ondc-categories.js';

/** Units of ONDC for what a pack holds. */
const UNITS = { G: 'gram', ML: 'millilitre', PIECE: 'unit' } as const;

/** The most digits of a phone number. */
const PHONE_DIGITS = 11;

/** What has to be said, and the shop does not know. */
const UNKNOWN = 'NA';

/** What ONDC calls the mark on a packet of food. */
const DIETS: Record<Diet, string> = { VEG: 'veg', EGG: 'egg', NON_VEG: 'non_veg' };

/**
 * The catalogue as a seller's answer to a search of ONDC has it, for groceries (RET10): the
 * `bpp/catalog` of an `on_search`. What a seller registers there is the seller's app's to add: the
 * place that goods leave from, where they are brought to, and the terms between the two sides.
 *
 * @see https://github.com/ONDC-Official/log-validation-utility schema/Retail/RET/on_search.ts
 */
export const ondcFormat: FeedFormat = {
  name: 'ondc.json',
  mediaType: 'application/json; charset=utf-8',
  open: ({ name, description, email, phone, origin, asOf }) => {
    const symbol = `${origin}/icons/icon-512.png`;
    const about = { name, symbol, short_desc: name, long_desc: description, images: [symbol] };
    const head = JSON.stringify({
      'bpp/descriptor': about,
      'bpp/providers': [
        {
          id: '1',
          time: { label: 'enable', timestamp: asOf.toISOString() },
          fulfillments: [{ id: '1', type: 'Delivery', contact: { phone: digitsOf(phone), email } }],
          descriptor: about,
          ttl: 'PT1H',
          items: [],
        },
      ],
    });
    return head.replace(/\]\}\]\}$/, '\n');
  },
  product: (product, shop) =>
    product.variants.map((variant) => JSON.stringify(toItem(product, variant, shop))).join(',\n'),
  between: ',\n',
  close: '\n]}]}\n',
};

function toItem(product: FeedProduct, variant: FeedVariant, { name, email, phone, asOf }: FeedShop): object {
  const { label } = product;
  const { gtin, available } = variant;
  const code = codeOf(gtin, label.hsnCode);
  return {
    ...{ id: variant.id, parent_item_id: product.id },
    time: { label: 'enable', timestamp: asOf.toISOString() },
    descriptor: {
      ...{ name: variant.title, ...(code ? { code } : {}) },
      ...{ symbol: variant.images[0] ?? '', short_desc: product.title, long_desc: product.description },
      images: variant.images,
    },
    quantity: {
      unitized: { measure: measureOf(variant) },
      available: { count: available > 0 ? '99' : '0' },
      maximum: { count: String(Math.min(available, 99)) },
    },
    price: {
      currency: 'INR',
      value: rupeesOf(variant.pricePaise).toFixed(2),
      maximum_value: rupeesOf(variant.mrpPaise).toFixed(2),
    },
    ...{ category_id: ondcCategoryOf(product.categories), fulfillment_id: '1', location_id: '1' },
    ...{ '@ondc/org/returnable': true, '@ondc/org/return_window': `P${RETURN_DAYS}D` },
    ...{ '@ondc/org/seller_pickup_return': true, '@ondc/org/cancellable': true },
    // ONDC's buyers pay in their app; the shop's own terms for cash are those of its checkout.
    ...{ '@ondc/org/time_to_ship': 'P1D', '@ondc/org/available_on_cod': false },
    '@ondc/org/contact_details_consumer_care': [name, email, phone].join(','),
    '@ondc/org/statutory_reqs_packaged_commodities': packageOf(product, variant),
    '@ondc/org/statutory_reqs_prepackaged_food': label.fssaiLicense
      ? {
          nutritional_info: label.nutrition.join('; '),
          additives_info: label.ingredients ?? '',
          brand_owner_FSSAI_license_no: label.fssaiLicense,
        }
      : undefined,
    tags: [
      // Countries are written by three letters, which the shop knows of its own alone.
      ...(label.countryOfOrigin === 'IN' ? [tag('origin', 'country', 'IND')] : []),
      ...(label.diet ? [tag('veg_nonveg', DIETS[label.diet], 'yes')] : []),
    ],
  };
}

/** What the packet says of its maker; undefined where the label tells none. */
function packageOf({ title, label }: FeedProduct, variant: FeedVariant): object | undefined {
  const firm = label.manufacturer ?? label.importer;
  if (firm === null) return undefined;
  const [, maker = firm, address = UNKNOWN] = /^([^,]+),\s*(.+)$/s.exec(firm) ?? [];
  const { value, unit } = measureOf(variant);
  return {
    ...{ manufacturer_or_packer_name: maker, manufacturer_or_packer_address: address },
    ...{ common_or_generic_name_of_commodity: title, month_year_of_manufacture_packing_import: UNKNOWN },
    net_quantity_or_measure_of_commodity_in_pkg: `${value} ${unit}`,
    ...(label.importer ? { imported_product_country_of_origin: label.countryOfOrigin ?? '' } : {}),
  };
}

/** What a pack holds; a piece where its label says nothing, and of what is measured by length. */
function measureOf({ netQuantity }: FeedVariant): { unit: string; value: string } {
  if (netQuantity === null || netQuantity.unit === NetUnit.CM) return { unit: 'unit', value: '1' };
  return { unit: UNITS[netQuantity.unit], value: String(netQuantity.value) };
}

/** A code that others know the article by, the kind of code before it; null for none. */
function codeOf(gtin: string | null, hsnCode: string | null): string | null {
  if (gtin) return `1:${gtin}`;
  return hsnCode ? `4:${hsnCode}` : null;
}

function digitsOf(phone: string): string {
  return phone.replace(/\D/g, '').slice(-PHONE_DIGITS);
}

function tag(code: string, name: string, value: string): object {
  return { code, list: [{ code: name, value }] };
}
