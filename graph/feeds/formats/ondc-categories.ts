/**
 * The categories of groceries at ONDC (RET10), by words of the shop's own: the first that fits
 * holds, so that what is narrow stands before what is wide.
 */
const CATEGORIES: readonly [RegExp, string][] = [
  [/pickle|chutney|achar/, 'Pickles and Chutney'],
  [/masala|spice|season/, 'Masala & Seasoning'],
  [/oil|ghee/, 'Oil & Ghee'],
  [/atta|flour|sooji|suji|rava|millet/, 'Atta, Flours and Sooji'],
  [/dry fruit|nuts/, 'Snacks, Dry Fruits, Nuts'],
  [/\bdals?\b|pulse/, 'Dals and Pulses'],
  [/\brice\b|poha/, 'Rice and Rice Products'],
  [/sugar|jaggery|\bsalt\b/, 'Salt, Sugar and Jaggery'],
  [/\beggs?\b|meat|chicken|fish|seafood/, 'Eggs, Meat & Fish'],
  [/juice|fruit drink|squash|coconut water|lassi/, 'Fruit Juices and Fruit Drinks'],
  [/soft drink|soda|energy|health drink|beverage/, 'Energy and Soft Drinks'],
  [/fruit|vegetable|herb|sprout|mushroom|coconut/, 'Fruits and Vegetables'],
  [/milk|curd|paneer|cheese|butter|cream|tofu/, 'Dairy and Cheese'],
  [/bread|bun|cake|pastr|rusk|khari|bakery|dairy/, 'Bakery, Cakes & Dairy'],
  [/biscuit|cookie|chocolate|candy/, 'Chocolates and Biscuits'],
  [/sweet/, 'Indian Sweets'],
  [/namkeen|chip|crisp|papad|fryum|snack/, 'Snacks and Namkeen'],
  [/noodle|pasta|soup/, 'Pasta, Soup and Noodles'],
  [/cereal|breakfast/, 'Cereals and Breakfast'],
  [/spread|sauce|\bdips?\b|paste/, 'Sauces, Spreads and Dips'],
  [/\btea\b|coffee/, 'Tea and Coffee'],
  [/\bwater\b/, 'Water'],
  [/frozen/, 'Frozen Snacks'],
  [/ready/, 'Ready to Cook and Eat'],
  [/\bpets?\b/, 'Pet Care'],
  [/stationery|notebook|pencil|office/, 'Stationery'],
  [/clean|household|laundry|dishwash|\bmops?\b|tissue/, 'Cleaning & Household'],
];

/** What ONDC calls any other goods of a grocer. */
const OTHER = 'Grocery';

/** What ONDC calls the category of a product. @param path its categories, from the top */
export function ondcCategoryOf(path: readonly string[]): string {
  const names = path.toReversed().map((name) => name.toLowerCase());
  for (const name of names) {
    const found = CATEGORIES.find(([words]) => words.test(name));
    if (found) return found[1];
  }
  return OTHER;
}
