import type { Context } from '../../shared/context.js';
import { DEFAULT_LANGUAGE, type Language, OTHER_LANGUAGES } from '../../shared/languages/languages.js';
import { translationsByProductId } from '../catalogue.loaders.js';
import type { Category } from '../category.entity.js';
import type { Product } from '../product.entity.js';
import type { CategoryTranslation, ProductTranslation } from './translation.type.js';

/** What a category is called in a language: as its row says where it has no other name. */
export function categoryNameIn(
  language: Language,
  { name, translations }: Pick<Category, 'name' | 'translations'>,
): string {
  return (language !== DEFAULT_LANGUAGE && translations[language]?.name) || name;
}

/** A product as far as its texts in a language follow from it. */
type Told = Pick<Product, 'id' | 'name' | 'description' | 'translations'>;

/**
 * A text of a product in a language: as its row says where it has no other. At once where its
 * translations were read with it, or are none of the matter.
 */
export function productTextIn<Text extends 'name' | 'description'>(
  ctx: Context,
  language: Language,
  product: Pick<Told, 'id' | 'translations' | Text>,
  text: Text,
): string | Promise<string> {
  if (language === DEFAULT_LANGUAGE) return product[text];
  const { translations } = product;
  if (translations) return translations[language]?.[text] ?? product[text];
  return translationsByProductId(ctx)
    .load(product.id)
    .then((loaded) => loaded[language]?.[text] ?? product[text]);
}

/** The names of a category in other languages, as far as it has any. */
export function translationsOfCategory({ translations }: Pick<Category, 'translations'>): CategoryTranslation[] {
  return OTHER_LANGUAGES.flatMap((language) => {
    const name = translations[language]?.name;
    return name ? [{ language, name }] : [];
  });
}

/** The texts of a product in other languages, as far as it has any. */
export async function translationsOfProduct(ctx: Context, { id }: Pick<Product, 'id'>): Promise<ProductTranslation[]> {
  const translations = await translationsByProductId(ctx).load(id);
  return OTHER_LANGUAGES.flatMap((language) => {
    const { name = null, description = null } = translations[language] ?? {};
    return name === null && description === null ? [] : [{ language, name, description }];
  });
}
