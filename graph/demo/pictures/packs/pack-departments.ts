import type { PackForm } from './pack-form.js';

/**
 * A top category and how its goods are packed; `fresh` stands for one of the settings of produce.
 */
export interface Department {
  /** Words of the top category's name; one of them is enough. */
  words: string;
  /** The form of goods that no row speaks of. */
  usual: PackForm | 'fresh';
  /** What stands for goods without a pack that there is no true picture of; absent: a carton. */
  unpictured?: PackForm;
  /**
   * Words of a good's name, or else of its category's; the first row with one of the words wins.
   */
  forms: [form: PackForm | 'fresh', words: string][];
}

/**
 * How Indian shops pack things.
 *
 * Each department has its own words, because a word means another thing elsewhere: a milk pan is
 * not sold in a milk carton.
 */
export const departments: Department[] = [
  { words: 'clothing fashion footwear', usual: 'plinth', unpictured: 'swingTag', forms: [] },
  {
    words: 'home kitchen mobiles electronics',
    usual: 'plinth',
    forms: [
      ['sack', 'vermicompost compost peat'],
      ['sachet', 'seeds'],
    ],
  },
  {
    words: 'stationery books toys sport sports games',
    usual: 'plinth',
    forms: [
      ['plinth', 'brush ruler'],
      ['bottle', 'ink bubble'],
      ['tube', 'glue'],
      [
        'carton',
        'pen pens pencil pencils highlighters markers crayons pastels colours cakes acrylic clay clips cards chess ludo carrom puzzle game tambola kit',
      ],
    ],
  },
  {
    words: 'fruits vegetables produce',
    usual: 'fresh',
    forms: [['tub', 'cut ready sprouts microgreens blueberry grated']],
  },
  {
    words: 'atta rice dal staples grocery',
    usual: 'pouch',
    forms: [
      ['tin', 'ghee vanaspati'],
      ['bottle', 'oil'],
      ['pouch', 'flour black red gobindobhog daliya puffed'],
      ['jar', 'honey mishri'],
      ['bar', 'block'],
      ['tub', 'dates figs'],
      ['sack', 'wheat sharbati khapli basmati rice'],
      ['bottle', 'oils'],
    ],
  },
  {
    words: 'spices masalas masala pickles',
    usual: 'carton',
    forms: [
      ['jar', 'pickle pickles chutney paste chhundo saffron hing oregano herbs seasoning flakes'],
      ['pouch', 'puree base gravy chilli turmeric coriander jeera whole'],
    ],
  },
  {
    words: 'beverages drinks',
    usual: 'bottle',
    forms: [
      ['can', 'cola soda tonic ale energy sparkling'],
      ['bottle', 'vinegar panna amla aloe'],
      ['jar', 'instant malt malted whey premix'],
      ['gable', 'juice lassi milk milkshake chaas coconut cold'],
      ['pouch', 'beans filter ground mix powder sattu'],
      ['tin', 'darjeeling kahwa nilgiri'],
      ['gable', 'juices'],
      ['carton', 'tea chai coffee health'],
    ],
  },
  {
    words: 'dairy bakery milk eggs breads',
    usual: 'carton',
    forms: [
      ['tin', 'condensed'],
      ['pouch', 'pouch powder toned'],
      ['tub', 'dahi doi yoghurt shrikhand spread paneer tofu khoya whipping'],
      ['carton', 'cake pastry croissant slices'],
      ['bag', 'toast bread pav buns rusk khari kulcha'],
      ['bar', 'butter block mozzarella cheddar'],
      ['gable', 'milk lassi chaas coffee cream'],
      ['bag', 'breads rusks'],
    ],
  },
  {
    words: 'snacks sweets namkeen biscuits',
    usual: 'bag',
    forms: [
      ['bag', 'popcorn'],
      ['bottle', 'sauce'],
      ['tub', 'cup'],
      ['carton', 'assorted box cookies nankhatai flakes granola katli papdi ladoo petha gajak pak'],
      ['pouch', 'makhana mix oats muesli vermicelli macaroni pasta candy lollipops drops jellies eclairs'],
      ['bar', 'bar dark nut bourbon biscuits wafers crackers chikki'],
      ['tin', 'gulab rasgulla'],
      ['jar', 'jam butter spread mayonnaise'],
      ['bottle', 'spreads sauces'],
      ['pouch', 'noodles papad fryums'],
    ],
  },
  {
    words: 'personal care beauty baby health',
    usual: 'bottle',
    forms: [
      ['plinth', 'loofah comb ties bottle trimmer clipper thermometer cup underwear cleaner lipstick razor'],
      ['bottle', 'oil'],
      ['tube', 'rash'],
      ['can', 'foam deodorant talcum prickly'],
      [
        'carton',
        'toothbrush floss pads liners tampons bindi blades cartridges bandages roll buds masks strips colour compact kajal',
      ],
      ['bag', 'diaper wipes'],
      ['bar', 'soap'],
      ['pump', 'conditioner lotion serum sanitiser hand'],
      ['tube', 'toothpaste face gel sunscreen lip scrub cone shaving removal cream'],
      ['sachet', 'henna indigo multani mitti ubtan sheet'],
      ['jar', 'sindoor moisturising night powder balm'],
    ],
  },
  {
    words: 'cleaning household laundry puja',
    usual: 'bottle',
    forms: [
      [
        'plinth',
        'jhadu brush mop wiper dustpan cloth bucket pegs rope scrubber sponge pad racket diyas gloves lighter bulb thread cups plates',
      ],
      [
        'carton',
        'tablets tissues napkins bags foil film paper coils refill chalk agarbatti dhoop wicks camphor candles batteries matchbox block naphthalene car pads',
      ],
      ['bar', 'bar'],
      ['bag', 'rolls towel samagri'],
      ['can', 'cockroach freshener'],
      ['pouch', 'powder front descaler bleaching'],
      ['jar', 'kumkum chandan polish'],
      ['pump', 'glass kitchen stain'],
    ],
  },
];
