import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import createCache from '@emotion/cache';
import { css } from '@emotion/react';
import { config } from './config.ts';
import { recipes, textStyles } from './recipes.ts';
import { slotRecipes } from './slotRecipes.ts';

type Styles = object;
type Variants = Record<string, Record<string, Styles>>;

/** Made for the first sheet, which takes longer than all of them. */
let system: ReturnType<typeof createSystem> | undefined;

/**
 * The rules of a recipe as a sheet for what the server draws: a class of the recipe's name and one
 * for each value of its variants, such as `size-lg`, or one for each slot. They are the rules that
 * Chakra's component of the same recipe has elsewhere, in `@layer recipes`.
 *
 * @throws Error where the theme has no such recipe
 */
export function recipeSheet(name: string): string {
  system ??= createSystem(defaultBaseConfig, config, { theme: { textStyles } });
  const made = system;
  const rules = Object.entries(classesOf(name)).map(([each, styles]) => [`.${each}`, made.css(styles)]);
  // Without vendor prefixes, which every browser that the shop is built for does without.
  const cache = createCache({ key: 'j', stylisPlugins: [] });
  cache.compat = true;
  cache.insert('', css({ '@layer recipes': Object.fromEntries(rules) }), cache.sheet, true);
  return Object.values(cache.inserted).join('');
}

function classesOf(name: string): Record<string, Styles> {
  const recipe: { base?: Styles; variants?: Variants } | undefined = (recipes as Record<string, object>)[name];
  if (recipe) {
    const variants = Object.entries(recipe.variants ?? {}).flatMap(([variant, values]) =>
      Object.entries(values).map(([value, styles]) => [`${variant}-${value}`, styles]),
    );
    return { [name]: recipe.base ?? {}, ...Object.fromEntries(variants) };
  }
  const ofSlots: { base?: Record<string, Styles> } | undefined = (slotRecipes as Record<string, object>)[name];
  if (!ofSlots?.base) throw new Error(`The theme has no recipe called ${name}.`);
  return ofSlots.base;
}
