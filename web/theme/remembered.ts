import type { SystemContext } from '@chakra-ui/react';
import { css as serialize } from '@emotion/react';

/** So many styles are remembered at once: several times those of all pages, far from what memory would mind. */
const MOST_STYLES = 4000;

/**
 * The same system, which works out a look once instead of each time that something with this look is drawn.
 *
 * Chakra's parts make their recipe anew whenever they are drawn, and have emotion write and hash its rules anew; remembered,
 * the second card of a list costs a look into a map. With the other measures of docs/benchmarks.md (First view) the script of
 * a listing's first view took 313 instead of 422 ms of the processor. `css` answers what emotion makes of the styles, so it
 * is for parts to draw, not for mixing into other styles.
 */
export function remembered(system: SystemContext): SystemContext {
  return {
    ...system,
    isValidProperty: byName(system.isValidProperty),
    cva: byRecipe(system.cva),
    css: byStyles(system),
  };
}

function byName(isValid: (name: string) => boolean): (name: string) => boolean {
  const known = new Map<string, boolean>();
  return (name) => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const answer = isValid(name);
    known.set(name, answer);
    return answer;
  };
}

/** A recipe is written once, beside the part that has its look. */
function byRecipe(create: SystemContext['cva']): SystemContext['cva'] {
  const known = new WeakMap<object, ReturnType<SystemContext['cva']>>();
  const remember = (recipe: Parameters<SystemContext['cva']>[0]) => {
    const before = known.get(recipe);
    if (before) return before;
    const made = create(recipe);
    known.set(recipe, made);
    return made;
  };
  return remember as SystemContext['cva'];
}

/** What a recipe answers is the same object each time, and known by a number; the styles beside it are known by their text. */
function byStyles(system: SystemContext): SystemContext['css'] {
  const [layer = ''] = Object.keys(system.layers.wrap('recipes', {}));
  const numbers = new WeakMap<object, number>();
  let lastNumber = 0;
  const numberOf = (styles: object) => {
    const before = numbers.get(styles);
    if (before !== undefined) return before;
    lastNumber += 1;
    numbers.set(styles, lastNumber);
    return lastNumber;
  };
  const isRecipe = (styles: unknown): styles is object =>
    typeof styles === 'object' && styles !== null && layer in styles;

  const known = new Map<string, ReturnType<typeof serialize>>();
  const remember = (...styles: Parameters<SystemContext['css']>) => {
    const key = styles.map((each) => (isRecipe(each) ? numberOf(each) : JSON.stringify(each))).join('|');
    const before = known.get(key);
    if (before) return before;
    if (known.size >= MOST_STYLES) known.clear();
    const made = serialize(system.css(...styles) as Parameters<typeof serialize>[1]);
    known.set(key, made);
    return made;
  };
  return remember as unknown as SystemContext['css'];
}
