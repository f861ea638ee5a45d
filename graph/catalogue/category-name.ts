import type { Language } from '../shared/languages/languages.js';
import type { Category } from './category.entity.js';

/** What a category is called in a language: in English where it has no other name. */
export function categoryNameIn(language: Language, { name, hindiName }: Pick<Category, 'name' | 'hindiName'>): string {
  return (language === 'hi' && hindiName) || name;
}
