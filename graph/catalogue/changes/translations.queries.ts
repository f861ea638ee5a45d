import type { Context } from '../../shared/context.js';
import type { TranslationChanges } from '../translations/translation.type.js';

/**
 * Writes what is said of the texts of a product or category in other languages. SQL, since what is
 * not said stays, by a function that imports use too.
 */
export async function writeTranslations(
  { db }: Context,
  table: 'product' | 'category',
  id: string,
  said: TranslationChanges,
): Promise<void> {
  if (Object.keys(said).length === 0) return;
  await db.query(`UPDATE ${table} SET translations = merge_translations(translations, $2) WHERE id = $1`, [
    id,
    JSON.stringify(said),
  ]);
}
