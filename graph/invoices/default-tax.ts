/** What customs and GST call goods of a kind, and the GST within their price in percent. */
export interface GoodsTax {
  hsnCode: string | null;
  gstRate: number;
}

/** What holds where neither the product nor its kind says anything: the standard rate. */
const STANDARD_TAX: GoodsTax = { hsnCode: null, gstRate: 18 };

/** What holds of bringing goods to the door: the code of courier services. */
export const DELIVERY_TAX: GoodsTax = { hsnCode: '9968', gstRate: 18 };

/**
 * What holds of most goods in a category, by its slug, as rates have been since September 2025; no
 * code where its goods have several. What stands here of a category holds of those below it, unless
 * they have a line of their own. They are where a new shop begins and no advice on tax: a seller
 * looks them through, and says at the product what differs, by `saveProduct` or by the columns
 * `hsn_code` and `gst_rate` of an import.
 */
const TAX_OF_CATEGORY: Readonly<Record<string, GoodsTax>> = {
  'atta-rice-dal': { hsnCode: '1101', gstRate: 5 },
  'other-flours': { hsnCode: '1102', gstRate: 5 },
  rice: { hsnCode: '1006', gstRate: 5 },
  'dals-pulses': { hsnCode: '0713', gstRate: 5 },
  'poha-rava-millets': { hsnCode: null, gstRate: 5 },
  'oils-ghee': { hsnCode: null, gstRate: 5 },
  'ghee-vanaspati': { hsnCode: '0405', gstRate: 5 },
  'sugar-jaggery-salt': { hsnCode: '1701', gstRate: 5 },
  'dry-fruits-nuts': { hsnCode: '0802', gstRate: 5 },

  beverages: { hsnCode: '0902', gstRate: 5 },
  coffee: { hsnCode: '2101', gstRate: 5 },
  'juices-fruit-drinks': { hsnCode: '2009', gstRate: 5 },
  'coconut-water-lassi': { hsnCode: '2202', gstRate: 5 },
  'soft-drinks-soda': { hsnCode: '2202', gstRate: 40 },
  'health-drinks': { hsnCode: null, gstRate: 5 },
  water: { hsnCode: '2201', gstRate: 5 },
  'syrups-squashes': { hsnCode: '2106', gstRate: 5 },

  'cleaning-household': { hsnCode: '3402', gstRate: 18 },
  'brooms-mops': { hsnCode: '9603', gstRate: 18 },
  'tissues-disposables': { hsnCode: '4818', gstRate: 18 },
  'pest-control': { hsnCode: '3808', gstRate: 18 },
  'puja-needs': { hsnCode: '3307', gstRate: 5 },
  'air-fresheners': { hsnCode: '3307', gstRate: 18 },
  'home-needs': { hsnCode: null, gstRate: 18 },

  'clothing-footwear': { hsnCode: '6109', gstRate: 5 },
  'mens-bottoms': { hsnCode: '6203', gstRate: 5 },
  'womens-bottoms': { hsnCode: '6204', gstRate: 5 },
  'ethnic-wear': { hsnCode: null, gstRate: 5 },
  'innerwear-socks': { hsnCode: null, gstRate: 5 },
  footwear: { hsnCode: null, gstRate: 5 },
  'bags-wallets': { hsnCode: '4202', gstRate: 18 },
  'belts-caps-more': { hsnCode: null, gstRate: 5 },

  'dairy-bakery': { hsnCode: '0402', gstRate: 5 },
  'fresh-milk': { hsnCode: '0401', gstRate: 0 },
  'flavoured-milk': { hsnCode: '2202', gstRate: 5 },
  'plant-milk-powder': { hsnCode: '2202', gstRate: 5 },
  'curd-buttermilk': { hsnCode: '0403', gstRate: 5 },
  'paneer-tofu-cheese': { hsnCode: '0406', gstRate: 5 },
  'butter-cream': { hsnCode: '0405', gstRate: 5 },
  eggs: { hsnCode: '0407', gstRate: 0 },
  'breads-buns': { hsnCode: '1905', gstRate: 0 },
  'cakes-pastries': { hsnCode: '1905', gstRate: 5 },
  'rusks-khari': { hsnCode: '1905', gstRate: 5 },

  'fruits-vegetables': { hsnCode: '0709', gstRate: 0 },
  'fresh-fruits': { hsnCode: null, gstRate: 0 },
  'citrus-berries': { hsnCode: '0805', gstRate: 0 },
  'roots-tubers': { hsnCode: '0706', gstRate: 0 },
  'coconut-cane': { hsnCode: '0801', gstRate: 0 },
  'flowers-leaves': { hsnCode: '0603', gstRate: 0 },

  'home-kitchen': { hsnCode: '7323', gstRate: 5 },
  'small-appliances': { hsnCode: '8516', gstRate: 18 },
  'bedding-linen': { hsnCode: '6302', gstRate: 5 },
  'lighting-decor': { hsnCode: '9405', gstRate: 18 },
  'tools-hardware': { hsnCode: '8205', gstRate: 18 },
  garden: { hsnCode: null, gstRate: 5 },

  'mobiles-electronics': { hsnCode: '8517', gstRate: 18 },
  'tablets-laptops': { hsnCode: '8471', gstRate: 18 },
  audio: { hsnCode: '8518', gstRate: 18 },
  'chargers-cables': { hsnCode: '8504', gstRate: 18 },
  'power-banks': { hsnCode: '8507', gstRate: 18 },
  'tv-streaming': { hsnCode: '8528', gstRate: 18 },
  'keyboards-displays': { hsnCode: '8471', gstRate: 18 },
  'storage-network': { hsnCode: '8523', gstRate: 18 },
  'cameras-smart-home': { hsnCode: '8525', gstRate: 18 },

  'personal-care': { hsnCode: '3304', gstRate: 18 },
  'bath-hand-wash': { hsnCode: '3401', gstRate: 18 },
  'shampoo-conditioner': { hsnCode: '3305', gstRate: 5 },
  'hair-oil': { hsnCode: '3305', gstRate: 5 },
  'hair-colour-henna': { hsnCode: '3305', gstRate: 18 },
  'oral-care': { hsnCode: '3306', gstRate: 5 },
  'shaving-grooming': { hsnCode: '3307', gstRate: 18 },
  'deo-talc-perfume': { hsnCode: '3307', gstRate: 18 },
  'feminine-hygiene': { hsnCode: '9619', gstRate: 0 },
  'baby-care': { hsnCode: null, gstRate: 18 },
  'first-aid-hygiene': { hsnCode: null, gstRate: 18 },

  'snacks-sweets': { hsnCode: '2106', gstRate: 5 },
  'biscuits-cookies': { hsnCode: '1905', gstRate: 5 },
  'chocolates-candy': { hsnCode: '1806', gstRate: 5 },
  'noodles-pasta-soup': { hsnCode: '1902', gstRate: 5 },
  'breakfast-cereals': { hsnCode: '1904', gstRate: 5 },
  'papad-fryums': { hsnCode: '1905', gstRate: 0 },
  'spreads-sauces': { hsnCode: '2103', gstRate: 5 },

  'spices-masalas': { hsnCode: '0910', gstRate: 5 },
  'seeds-peppercorns': { hsnCode: '0909', gstRate: 5 },
  'pods-bark-flowers': { hsnCode: '0908', gstRate: 5 },
  'whole-chillies': { hsnCode: '0904', gstRate: 5 },
  'pickles-chutneys': { hsnCode: '2001', gstRate: 5 },
  'pastes-seasonings': { hsnCode: '2103', gstRate: 5 },

  'stationery-toys-sport': { hsnCode: '9503', gstRate: 5 },
  'notebooks-paper': { hsnCode: '4820', gstRate: 5 },
  'pens-pencils': { hsnCode: '9608', gstRate: 5 },
  'art-craft': { hsnCode: null, gstRate: 5 },
  'office-supplies': { hsnCode: null, gstRate: 18 },
  'board-games-puzzles': { hsnCode: '9504', gstRate: 5 },
  cricket: { hsnCode: '9506', gstRate: 5 },
  'ball-games-badminton': { hsnCode: '9506', gstRate: 5 },
  'fitness-yoga': { hsnCode: '9506', gstRate: 5 },
};

/**
 * What holds of goods where the product says nothing.
 *
 * @param categories the slugs of those that they lie in, the nearest first
 */
export function taxOfKind(categories: readonly string[]): GoodsTax {
  const known = categories.find((slug) => Object.hasOwn(TAX_OF_CATEGORY, slug));
  return (known && TAX_OF_CATEGORY[known]) || STANDARD_TAX;
}
