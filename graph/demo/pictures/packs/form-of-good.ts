import { type Department, departments } from './pack-departments.js';
import type { PackForm, Setting } from './pack-form.js';

/** What a product is called and where it hangs in the catalogue. */
export interface PlacedGood {
  /** Without brand, e.g. "Toor Dal". */
  good: string;
  /** Category names from the top one to the leaf. */
  path: readonly string[];
}

/**
 * The form a product is pictured in; goods of which the table says nothing stand on a plinth as
 * themselves.
 *
 * @param hasEmoji whether there is a true picture of it; what would stand as itself has a box, a
 *   tag or a stall otherwise
 */
export function packFormOf({ good, path }: PlacedGood, hasEmoji: boolean): PackForm {
  const department = departments.find(({ words }) => shares(words, path[0] ?? ''));
  const form = department ? formIn(department, good, path) : 'plinth';
  if (form === 'fresh') return hasEmoji ? freshSetting(good) : 'stall';
  return form === 'plinth' && !hasEmoji ? (department?.unpictured ?? 'carton') : form;
}

function formIn(department: Department, good: string, path: readonly string[]): PackForm | 'fresh' {
  // The good's own name says most; then its category, from the leaf upwards.
  const names = [good, ...path.slice(1).reverse()];
  const forms = names.map((name) => department.forms.find(([, words]) => shares(words, name))?.[0]);
  return forms.find(Boolean) ?? department.usual;
}

/**
 * Produce of different kinds often has one emoji (carrot, radish); another setting for each tells
 * them apart.
 */
function freshSetting(good: string): Setting {
  const fresh: Setting[] = ['heap', 'crate', 'alone'];
  const sum = [...good].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return fresh[sum % fresh.length] ?? 'alone';
}

function shares(words: string, name: string): boolean {
  const wanted = new Set(words.split(' '));
  return name
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => wanted.has(word));
}
