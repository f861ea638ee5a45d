import { Diet, type ProductLabel } from '../../catalogue/label/product-label.type.js';
import type { SeedBrand, SeedGood } from './catalogue-file.js';
import { Dice } from './dice.js';

/** Top categories whose goods are eaten or drunk. */
const FOOD = /^(?:Atta, Rice|Beverages|Dairy|Fruits|Snacks|Spices)/;

/** That of what grows, and is what its name says alone. */
const FRESH = /^Fruits/;

/** Days after packing that food is at its best, by the most specific category that it lies in. */
const SHELF_LIVES: [days: number, categories: string[]][] = [
  [3, ['Leafy Greens', 'Cut & Ready', 'Fresh Milk']],
  [5, ['Everyday Fruits', 'Seasonal & Exotic', 'Gourds & Beans', 'Exotic Vegetables', 'Herbs & Seasonings']],
  [5, ['Sprouts & Mushrooms', 'Breads & Buns']],
  [7, ['Citrus & Berries', 'Everyday Vegetables', 'Cakes & Pastries']],
  [10, ['Coconut & Cane', 'Curd & Buttermilk']],
  [15, ['Paneer & Tofu']],
  [21, ['Roots & Tubers', 'Eggs']],
  [60, ['Indian Sweets', 'Coconut Water & Lassi']],
  [90, ['Wheat Flours', 'Flavoured Milk']],
  [120, ['Other Flours', 'Rusks & Khari', 'Bhujia & Sev', 'Mixtures & Chivda', 'Roasted & Crunchy', 'Chips & Crisps']],
  [
    180,
    ['Poha, Rava & Millets', 'Dry Fruits & Nuts', 'Plant Milk & Powder', 'Cheese', 'Butter & Cream', 'Papad & Fryums'],
  ],
  [180, ['Glucose & Marie', 'Cream Biscuits', 'Cookies & Nankhatai', 'Crackers, Rusk & Khari', 'Soft Drinks & Soda']],
  [180, ['Juices & Fruit Drinks', 'Water', 'Pastes & Seasonings']],
  [270, ['Cooking Oils', 'Cold-pressed Oils', 'Ghee & Vanaspati', 'Chocolates & Candy', 'Noodles, Pasta & Soup']],
  [270, ['Breakfast Cereals']],
  [365, ['Everyday Dals', 'Whole Pulses', 'Spreads & Sauces', 'Coffee', 'Health Drinks', 'Syrups & Squashes']],
  [365, ['Seeds & Peppercorns', 'Pods, Bark & Flowers', 'Whole Chillies', 'Everyday Powders', 'Finishing Spices']],
  [365, ['Everyday Masalas', 'Biryani & Grill Masalas', 'Podis & Table Blends', 'Pickles & Chutneys']],
  [540, ['Basmati Rice', 'Everyday Rice', 'Speciality Rice', 'Leaf & Dust Tea', 'Masala & Flavoured Chai']],
  [540, ['Green & Herbal Tea', 'Instant & Iced Tea']],
  [730, ['Sugar, Jaggery & Salt']],
];

/** Goods that keep otherwise than their neighbours. */
const OTHERWISE: Record<string, number> = { 'UHT Milk Carton': 180, 'Condensed Milk': 270, Onion: 30, Garlic: 30 };

/** What some people must not eat, by words of the names of goods that it is in. */
const ALLERGENS: [allergen: string, inside: RegExp, notIn?: RegExp][] = [
  [
    'Gluten',
    /\b(?:atta|maida|wheat|sooji|suji|rava|bread|pav|buns|kulcha|pizza base|sourdough|cake|pastry|muffins|brownie|croissant|doughnuts)\b/i,
    /makki|kuttu|masala/i,
  ],
  [
    'Gluten',
    /\b(?:rusk|khari|nankhatai|toast|soup sticks|biscuits|cookies|crackers|wafers|noodles|pasta|macaroni|vermicelli|mathri|bhakarwadi)\b/i,
    /sauce/i,
  ],
  ['Gluten', /\b(?:oats|muesli|granola|malt|malted|gulab jamun|soan papdi|soy sauce)\b/i, /ragi/i],
  [
    'Milk',
    /\b(?:milk|milkshake|dahi|curd|doi|yoghurt|chaas|lassi|shrikhand|paneer|khoya|cheese|mozzarella|cheddar|butter|cream|ghee)\b/i,
    /almond milk|soya milk|peanut butter|cream crackers/i,
  ],
  [
    'Milk',
    /\b(?:chocolate|eclairs|choco|gulab jamun|rasgulla|katli|pak|ladoo|soan papdi|cake|pastry|muffins|brownie|whey|makhani)\b/i,
  ],
  ['Milk', /\b(?:thandai|cold coffee|tea premix)\b/i],
  ['Peanuts', /\b(?:peanuts?|groundnut|khatta meetha|mixture)\b/i],
  ['Tree nuts', /\b(?:almonds?|badam|cashews?|kaju|walnut|pistachios|hazelnut|fruit & nut|thandai|kahwa)\b/i],
  ['Soya', /\b(?:soya|soyabean|soy sauce|tofu|chocolate)\b/i],
  ['Sesame', /\b(?:til|sesame)\b/i],
  ['Mustard', /\b(?:mustard|pickle)\b/i],
];

/** What is made with egg; goods of the catalogue hold no meat. */
const WITH_EGG = /\beggs$|plum cake|fruit cake|choco muffins|brownie|truffle cake|pineapple pastry|doughnuts/i;

/** Countries that goods come from which India hardly grows or makes. */
const ORIGINS: [iso2: string, words: RegExp][] = [
  ['ES', /olive oil/i],
  ['US', /almonds|pistachios/i],
  ['CL', /walnut/i],
  ['AE', /^dates$/i],
  ['NZ', /^kiwi$|gala apple/i],
  ['KE', /avocado/i],
  ['PE', /blueberry/i],
];

/** What 100 g of common food hold, by the most specific category that it lies in. */
const NUTRITION: Record<string, string[]> = {
  'Wheat Flours': nutrients(341, 12.1, 69.4, 1.7),
  'Basmati Rice': nutrients(349, 8.1, 77.1, 0.6),
  'Everyday Rice': nutrients(345, 6.8, 78.2, 0.5),
  'Everyday Dals': nutrients(343, 22.3, 57.6, 1.7),
  'Whole Pulses': nutrients(333, 22.9, 56.6, 1.3),
  'Cooking Oils': nutrients(900, 0, 0, 100),
  'Cold-pressed Oils': nutrients(900, 0, 0, 100),
  'Ghee & Vanaspati': nutrients(897, 0, 0, 99.7),
  'Paneer & Tofu': nutrients(265, 18.3, 1.2, 20.8),
  'Fresh Milk': nutrients(58, 3.1, 4.7, 3),
};

function nutrients(energy: number, protein: number, carbohydrate: number, fat: number): string[] {
  return [`Energy: ${energy} kcal`, `Protein: ${protein} g`, `Carbohydrate: ${carbohydrate} g`, `Total fat: ${fat} g`];
}

/** Categories of food that is what its name says alone. */
const SIMPLE = /^(?:Fruits|.*(?:Rice|Dals|Pulses|Seeds & Peppercorns|Whole Chillies|Oils))/;

const isSimple = (path: readonly string[]) =>
  SIMPLE.test(path[0] === 'Fruits & Vegetables' ? 'Fruits' : (path.at(-1) ?? ''));

const TOWNS = [
  'Industrial Area, Phase 2, Indore, Madhya Pradesh 452015',
  'MIDC, Ambad, Nashik, Maharashtra 422010',
  'Food Park, Rai, Sonipat, Haryana 131029',
  'SIDCO Estate, Coimbatore, Tamil Nadu 641021',
  'GIDC, Sanand, Ahmedabad, Gujarat 382170',
  'Peenya, Bengaluru, Karnataka 560058',
  'Dankuni, Hooghly, West Bengal 712311',
  'Sitapura, Jaipur, Rajasthan 302022',
];

/** What the label of a product says; brands, their makers and their licences are invented. */
export function labelOfGood(good: SeedGood, path: readonly string[], brand: SeedBrand): ProductLabel {
  const isFood = FOOD.test(path[0] ?? '') && path.at(-1) !== 'Flowers & Leaves';
  const { name } = good;
  const origin = ORIGINS.find(([, named]) => isFood && named.test(name))?.[0] ?? 'IN';
  const firm = `${brand.name} ${isFood ? 'Foods' : 'Products'} Pvt. Ltd.`;
  const dice = new Dice('maker', brand.name);
  const address = `${firm}, Plot ${dice.whole(2, 190)}, ${dice.pick(TOWNS)}`;
  const diet = WITH_EGG.test(name) ? Diet.EGG : Diet.VEG;
  return {
    diet: isFood ? diet : null,
    countryOfOrigin: origin,
    shelfLifeDays: isFood ? shelfLifeOf(name, path.at(-1) ?? '') : null,
    manufacturer: origin === 'IN' ? address : null,
    importer: origin === 'IN' ? null : address,
    // No state has the number 00, so that none of them is anybody's.
    fssaiLicense: isFood ? `100000${dice.whole(10_000_000, 99_999_999)}` : null,
    allergens: isFood && !FRESH.test(path[0] ?? '') ? allergensIn(name, diet) : [],
    ingredients: isFood && isSimple(path) ? name : null,
    nutrition: (isFood && NUTRITION[path.at(-1) ?? '']) || [],
    // Those of its category hold.
    hsnCode: null,
    gstRate: null,
  };
}

function shelfLifeOf(name: string, category: string): number | null {
  return OTHERWISE[name] ?? SHELF_LIVES.find(([, categories]) => categories.includes(category))?.[0] ?? null;
}

function allergensIn(name: string, diet: Diet): string[] {
  const found = ALLERGENS.filter(([, inside, notIn]) => inside.test(name) && !notIn?.test(name));
  return [...new Set([...found.map(([allergen]) => allergen), ...(diet === Diet.EGG ? ['Egg'] : [])])];
}
