/** A promotion; it is left out where the catalogue has no such category. */
export interface Promotion {
  /** Category names from the top one to the one that it leads to. */
  path: string[];
  /**
   * What it says. `{price}` becomes the lowest price in that category and `{percent}` its largest reduction, so that
   * the headline is true of what is sold.
   */
  headline: string;
}

/** The carousel that opens the home page. */
export const slides: Promotion[] = [
  {
    path: ['Fruits & Vegetables', 'Fresh Vegetables'],
    headline: 'The morning mandi at your door: vegetables from {price}',
  },
  { path: ['Beverages', 'Tea'], headline: 'Chai time, any time: teas from {price}' },
  { path: ['Atta, Rice & Dal'], headline: 'The month’s atta, rice and dal: up to {percent}% off' },
  { path: ['Snacks & Sweets'], headline: 'Something for every guest: snacks and sweets from {price}' },
  { path: ['Home & Kitchen', 'Cookware'], headline: 'Kadhais, tawas and cookers: up to {percent}% off' },
];

/** The promotional row of the home page. */
export const homeBanners: Promotion[] = [
  { path: ['Spices & Masalas', 'Whole Spices'], headline: 'Whole spices from {price}' },
  { path: ['Dairy & Bakery', 'Breads & Buns'], headline: 'Pav, bread and buns from {price}' },
  { path: ['Clothing & Footwear', 'Ethnic Wear'], headline: 'Sarees and kurtas: up to {percent}% off' },
  { path: ['Personal Care', 'Hair Care'], headline: 'Oil, wash and comb: hair care from {price}' },
  { path: ['Mobiles & Electronics', 'Audio'], headline: 'Earphones and speakers: up to {percent}% off' },
  { path: ['Stationery, Toys & Sport', 'Cricket'], headline: 'For gully and ground: cricket from {price}' },
];

/** The column beside the featured products. */
export const sideBanners: Promotion[] = [
  { path: ['Fruits & Vegetables'], headline: 'Fresh today, from {price}' },
  { path: ['Beverages', 'Juices & Fruit Drinks'], headline: 'Juices from {price}' },
  { path: ['Snacks & Sweets', 'Indian Sweets'], headline: 'Mithai from {price}' },
  { path: ['Cleaning & Household', 'Puja Needs'], headline: 'For the puja, from {price}' },
];
