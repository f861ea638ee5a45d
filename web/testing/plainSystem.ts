import type { SystemContext } from '@chakra-ui/react';
import { shopSystem as realSystem } from '../theme/system';

/** What Chakra makes of a recipe: a function that gives rules, and what it knows of variants. */
interface Recipe {
  (wanted: object): object;
  merge?: (other: Recipe) => Recipe;
}

const NOTHING = {};
const plain = new WeakMap<Recipe, Recipe>();

/** The same recipe, which knows its variants and gives no rules. */
function withoutRules(recipe: Recipe): Recipe {
  const known = plain.get(recipe);
  if (known) return known;
  const { merge } = recipe;
  const merging = merge ? { merge: (other: Recipe) => withoutRules(merge.call(recipe, other)) } : {};
  const made: Recipe = Object.assign(() => NOTHING, recipe, merging);
  plain.set(recipe, made);
  return made;
}

const ofShop = realSystem();

const system = {
  ...ofShop,
  css: () => NOTHING,
  cva: (config: never) => withoutRules(ofShop.cva(config) as Recipe),
  sva: (config: never) => withoutRules(ofShop.sva(config) as Recipe),
  getRecipeFn: (key, fallback) => withoutRules(ofShop.getRecipeFn(key, fallback)),
  getSlotRecipeFn: (key, fallback) => withoutRules(ofShop.getSlotRecipeFn(key, fallback)),
} as SystemContext;

/**
 * The theme of the shop without the rules of its components, for tests in jsdom: nothing is painted
 * there, and to reckon them for each element takes a good part of drawing it.
 */
export const shopSystem = () => system;
