import type { Diet } from '../../catalogue/label/product-label.type.js';
import type { ProductStatus } from '../../catalogue/product-status.js';
import type { TranslationChanges } from '../../catalogue/translations/translation.type.js';
import type { NetUnit } from '../../catalogue/variants/net-quantity.type.js';
import type { CustomValue } from '../../shared/custom-field.js';
import type { OtherLanguage } from '../../shared/languages/languages.js';
import type { Paise } from '../../shared/money/money.js';

/**
 * What a row says of an article, cleaned. An article is a variant together with the product that it
 * is a choice of.
 *
 * What is absent was not said, and stays as it is in the shop; null was said to be none.
 */
export interface Article {
  handle?: string;
  group?: string;
  sku?: string;
  name?: string;
  brand?: string;
  description?: string;
  /** Names of categories from the top one down, one to three. */
  path?: string[];
  /** The same in other languages; empty for a category that is to keep the name that it has. */
  paths?: { [language in OtherLanguage]?: string[] };
  /** Its texts in other languages; null: none. */
  translations?: TranslationChanges;
  size?: string | null;
  ram?: string | null;
  weight?: string | null;
  /** How much the pack holds; null: what its weight or size says. */
  netQuantity?: { value: number; unit: NetUnit } | null;
  /** Whether it is sold loose, and billed as weighed. */
  isLoose?: boolean;
  pricePaise?: Paise;
  oldPricePaise?: Paise | null;
  /** Pieces in the store room. */
  stock?: number;
  /** Names of files. */
  pictures?: string[];
  /** Of the file that shows this variant; null: those of the product show it. */
  variantPicture?: string | null;
  /** Mean of ratings without a review; null: none. */
  rating?: number | null;
  /** How many ratings that is the mean of. */
  ratingCount?: number;
  /** What the label says; null: none. */
  diet?: Diet | null;
  countryOfOrigin?: string | null;
  shelfLifeDays?: number | null;
  manufacturer?: string | null;
  importer?: string | null;
  fssaiLicense?: string | null;
  allergens?: string[];
  ingredients?: string | null;
  nutrition?: string[];
  hsnCode?: string | null;
  /** In percent. */
  gstRate?: number | null;
  featured?: boolean;
  /** Whether shoppers are shown it. */
  status?: ProductStatus;
  /** iso2 codes of the only countries that it is sold to; empty: everywhere. */
  countries?: string[];
  /** By the alphabet. */
  tags?: string[];
  /** When it was put up for sale. */
  createdAt?: string;
  /** What the product is to have in fields of extensions; null: nothing. */
  custom?: Record<string, CustomValue | null>;
  /** The same of the variant. */
  variantCustom?: Record<string, CustomValue | null>;
}
