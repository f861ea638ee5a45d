/** What customs and GST call goods of a kind, and the GST within their price in percent. */
export interface GoodsTax {
  hsnCode: string | null;
  gstRate: number;
}

/** What holds where neither the product nor its kind says anything: the standard rate. */
export const STANDARD_TAX: GoodsTax = { hsnCode: null, gstRate: 18 };

/** What holds of bringing goods to the door: the code of courier services. */
export const DELIVERY_TAX: GoodsTax = { hsnCode: '9968', gstRate: 18 };

/**
 * What holds of most goods in a top category, by its slug, as rates have been since September 2025.
 * Anyone who sells goods that differ says so at the product: `saveProduct`, or the columns
 * `hsn_code` and `gst_rate` of an import.
 */
export const TAX_OF_CATEGORY: Readonly<Record<string, GoodsTax>> = {
  'atta-rice-dal': { hsnCode: '1101', gstRate: 5 },
  beverages: { hsnCode: '0902', gstRate: 5 },
  'cleaning-household': { hsnCode: '3402', gstRate: 18 },
  'clothing-footwear': { hsnCode: '6109', gstRate: 5 },
  'dairy-bakery': { hsnCode: '0402', gstRate: 5 },
  'fruits-vegetables': { hsnCode: '0709', gstRate: 0 },
  'home-kitchen': { hsnCode: '7323', gstRate: 5 },
  'mobiles-electronics': { hsnCode: '8517', gstRate: 18 },
  'personal-care': { hsnCode: '3304', gstRate: 18 },
  'snacks-sweets': { hsnCode: '2106', gstRate: 5 },
  'spices-masalas': { hsnCode: '0910', gstRate: 5 },
  'stationery-toys-sport': { hsnCode: '9503', gstRate: 5 },
};
