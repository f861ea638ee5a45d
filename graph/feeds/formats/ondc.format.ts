import type { Diet } from '../../catalogue/product-label.type.js';
import { rupeesOf } from '../../shared/money/money.js';
import type { FeedProduct, FeedVariant } from '../feed-goods.js';
import type { FeedFormat, FeedShop } from './feed-format.js';

/** Units of ONDC for what a pack holds. */
const UNITS = { G: 'gram', ML: 'millilitre', PIECE: 'unit', CM: 'centimetre' } as const;

/** What ONDC calls the mark on a packet of food. */
const DIETS: Record<Diet, string> = { VEG: 'veg', EGG: 'egg', NON_VEG: 'non_veg' };

/**
 * The catalogue as a seller's answer to a search of ONDC has it, for groceries (RET10): the
 * `bpp/catalog` of an `on_search`.
 *
 * @see https://github.com/ONDC-Official/ONDC-RET-Specifications
 */
export const ondcFormat: FeedFormat = {
  name: 'ondc.json',
  mediaType: 'application/json; charset=utf-8',
  open: ({ name, description, email, phone, origin, asOf }) => {
    const about = { name, short_desc: name, long_desc: description, images: [`${origin}/icons/icon-512.png`] };
    const head = JSON.stringify({
      'bpp/descriptor': about,
      'bpp/providers': [
        {
          id: '1',
          time: { label: 'enable', timestamp: asOf.toISOString() },
          fulfillments: [{ id: '1', type: 'Delivery', contact: { phone, email } }],
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

function toItem(product: FeedProduct, variant: FeedVariant, { name, email, phone }: FeedShop): object {
  const { label } = product;
  const { netQuantity, gtin, available } = variant;
  return {
    ...{ id: variant.id, parent_item_id: product.id },
    descriptor: {
      name: variant.title,
      code: gtin ? `1:${gtin}` : `5:${variant.sku}`,
      ...{ symbol: variant.images[0] ?? '', short_desc: product.title, long_desc: product.description },
      images: variant.images,
    },
    quantity: {
      unitized: {
        measure: netQuantity
          ? { unit: UNITS[netQuantity.unit], value: String(netQuantity.value) }
          : { unit: 'unit', value: '1' },
      },
      available: { count: available > 0 ? '99' : '0' },
      maximum: { count: String(Math.min(available, 99)) },
    },
    price: {
      currency: 'INR',
      value: rupeesOf(variant.pricePaise).toFixed(2),
      maximum_value: rupeesOf(variant.mrpPaise).toFixed(2),
    },
    category_id: product.categories.at(-1) ?? '',
    fulfillment_id: '1',
    '@ondc/org/contact_details_consumer_care': [name, email, phone].join(','),
    '@ondc/org/statutory_reqs_packaged_commodities': {
      manufacturer_or_packer_name: label.manufacturer ?? label.importer ?? '',
      common_or_generic_name_of_commodity: product.title,
      net_quantity_or_measure_of_commodity_in_pkg: netQuantity
        ? `${netQuantity.value} ${UNITS[netQuantity.unit]}`
        : '1 unit',
      ...(label.importer ? { imported_product_country_of_origin: label.countryOfOrigin ?? '' } : {}),
    },
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

function tag(code: string, name: string, value: string): object {
  return { code, list: [{ code: name, value }] };
}
