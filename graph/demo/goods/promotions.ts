/** A promotion; it is left out where the catalogue has no such category. */
export interface Promotion {
  /** Category names from the top one to the one that it leads to. */
  path: string[];
  /**
   * What it says. `{price}` becomes the lowest price in that category and `{percent}` its largest
   * reduction, so that the headline is true of what is sold.
   */
  headline: string;
  /** The same in Hindi. */
  hindi: string;
}

/** The carousel that opens the home page. */
export const slides: Promotion[] = [
  {
    path: ['Fruits & Vegetables', 'Fresh Vegetables'],
    headline: 'The morning mandi at your door: vegetables from {price}',
    hindi: 'सुबह की मंडी, आपके दरवाज़े पर: सब्ज़ियाँ {price} से',
  },
  {
    path: ['Beverages', 'Tea'],
    headline: 'Chai time, any time: teas from {price}',
    hindi: 'चाय का वक़्त, हर वक़्त: चाय {price} से',
  },
  {
    path: ['Atta, Rice & Dal'],
    headline: 'The month’s atta, rice and dal: up to {percent}% off',
    hindi: 'महीने भर का आटा, चावल, दाल: {percent}% तक छूट',
  },
  {
    path: ['Snacks & Sweets'],
    headline: 'Something for every guest: snacks and sweets from {price}',
    hindi: 'हर मेहमान के लिए कुछ ख़ास: नमकीन और मिठाई {price} से',
  },
  {
    path: ['Home & Kitchen', 'Cookware'],
    headline: 'Kadhais, tawas and cookers: up to {percent}% off',
    hindi: 'कड़ाही, तवे और कुकर: {percent}% तक छूट',
  },
];

/** The promotional row of the home page. */
export const homeBanners: Promotion[] = [
  { path: ['Spices & Masalas', 'Whole Spices'], headline: 'Whole spices from {price}', hindi: 'साबुत मसाले {price} से' },
  {
    path: ['Dairy & Bakery', 'Breads & Buns'],
    headline: 'Pav, bread and buns from {price}',
    hindi: 'पाव, ब्रेड और बन {price} से',
  },
  {
    path: ['Clothing & Footwear', 'Ethnic Wear'],
    headline: 'Sarees and kurtas: up to {percent}% off',
    hindi: 'साड़ियाँ और कुर्ते: {percent}% तक छूट',
  },
  {
    path: ['Personal Care', 'Hair Care'],
    headline: 'Oil, wash and comb: hair care from {price}',
    hindi: 'तेल, शैंपू और कंघी: बालों का सामान {price} से',
  },
  {
    path: ['Mobiles & Electronics', 'Audio'],
    headline: 'Earphones and speakers: up to {percent}% off',
    hindi: 'ईयरफ़ोन और स्पीकर: {percent}% तक छूट',
  },
  {
    path: ['Stationery, Toys & Sport', 'Cricket'],
    headline: 'For gully and ground: cricket from {price}',
    hindi: 'गली हो या मैदान: क्रिकेट का सामान {price} से',
  },
];

/** The column beside the featured products. */
export const sideBanners: Promotion[] = [
  { path: ['Fruits & Vegetables'], headline: 'Fresh today, from {price}', hindi: 'आज ताज़ा, {price} से' },
  { path: ['Beverages', 'Juices & Fruit Drinks'], headline: 'Juices from {price}', hindi: 'जूस {price} से' },
  { path: ['Snacks & Sweets', 'Indian Sweets'], headline: 'Mithai from {price}', hindi: 'मिठाई {price} से' },
  {
    path: ['Cleaning & Household', 'Puja Needs'],
    headline: 'For the puja, from {price}',
    hindi: 'पूजा के लिए, {price} से',
  },
];
