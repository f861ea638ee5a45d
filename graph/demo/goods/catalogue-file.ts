/**
 * The hand-written catalogue, one JSON file per top category in `catalogue/`.
 *
 * A file names kinds of goods ("Toor Dal") and the brands that sell each; every kind × brand
 * becomes one product, so that a category holds choices and a writer describes a thing once.
 */
export interface CatalogueFile extends SeedCategory {
  /** 1 to 12: where the category stands in menus. */
  position: number;
  /** `#RRGGBB`, a soft field that product pictures of the category stand on. */
  color: string;
  children: SeedCategory[];
  /** The brands that sell the goods of this file. */
  brands: SeedBrand[];
}

/** A category at any level; at most three levels. Only a category without children holds goods. */
export interface SeedCategory {
  name: string;
  /** The same in Hindi. */
  hindi: string;
  /** What its goods are good for and how to keep them, in Hindi; where it has goods. */
  hindiAbout?: string;
  /** One emoji whose picture stands for the category. */
  emoji: string;
  children?: SeedCategory[];
  goods?: SeedGood[];
}

/** A kind of goods, e.g. "Toor Dal". */
export interface SeedGood {
  /** Without brand and without pack size. */
  name: string;
  /** The same in Hindi. */
  hindi: string;
  /**
   * Two or three sentences that help a shopper choose: what it is, what it is good for, how to keep
   * or use it.
   */
  about: string;
  /**
   * One emoji whose picture truly shows the thing, or what it is chiefly made of. Absent where
   * there is none: its pack with its name then says what it is, since a wrong picture is worse than
   * none. `picture-subjects.ts` holds what each may stand for.
   */
  emoji?: string;
  /** Names from this file's `brands`; one product is made for each. */
  brands: string[];
  /**
   * Which choice the packs are: weight (also volume and count), size (clothes, shoes, tins of one
   * set) or ram.
   */
  option: 'weight' | 'size' | 'ram';
  /** Label and everyday price in rupees, cheapest first; the brand's tier moves the price. */
  packs: [label: string, rupees: number][];
  /** iso2 codes of the only countries it is sold to; absent: everywhere. */
  countries?: string[];
  /** True for the few that the home page features. */
  featured?: boolean;
}

/** An invented brand. */
export interface SeedBrand {
  name: string;
  /** Moves the everyday price: value × 0.9, everyday × 1, premium × 1.3. */
  tier: 'value' | 'everyday' | 'premium';
  /** One sentence in the brand's voice, ends each description of its products. */
  line: string;
}
