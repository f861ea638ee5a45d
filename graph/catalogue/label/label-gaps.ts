import { FIELDS_OF_LABEL, type LabelField, type ProductLabel } from './product-label.type.js';

/**
 * What the law wants on the label of a product and it does not say: of all goods the country of
 * origin and the maker or importer, of food the licence, the shelf life and what is in it as well.
 * What bears a mark of food counts as food.
 *
 * @see Legal Metrology (Packaged Commodities) Rules 2011, rule 6 (10)
 * @see Food Safety and Standards (Labelling and Display) Regulations 2020, regulation 5
 */
export function gapsOf(label: Readonly<ProductLabel>): LabelField[] {
  return FIELDS_OF_LABEL.filter((field) => {
    if (field === 'MANUFACTURER') return !label.manufacturer && !label.importer;
    if (field === 'COUNTRY_OF_ORIGIN') return !label.countryOfOrigin;
    if (!label.diet) return false;
    if (field === 'FSSAI_LICENSE') return !label.fssaiLicense;
    return field === 'SHELF_LIFE_DAYS' ? label.shelfLifeDays === null : !label.ingredients;
  });
}

/** The same as a condition on `product p`. */
export const HAS_LABEL_GAPS = `(p.country_of_origin IS NULL OR coalesce(p.manufacturer, p.importer) IS NULL
  OR p.diet IS NOT NULL AND (p.fssai_license IS NULL OR p.shelf_life_days IS NULL OR p.ingredients IS NULL))`;
