import { drop, EASE, type Movement, pop, rise } from '../../theme/motion';

let late: typeof import('./lateMotion') | null = null;

/** Loads what moves things, once. Without it nothing moves, and everything works. */
export async function loadMotion(): Promise<void> {
  late ??= await import('./lateMotion');
}

/** Has a message lie over nothing that was just pressed, once what moves things is there. */
export const keepClear = (box: HTMLElement | null) => box && late?.raise(box);

/**
 * Moves an element, or several together, and resolves when they have arrived: at once for those who
 * prefer reduced motion, and as long as what moves things has not been loaded.
 */
export async function move(moved: HTMLElement | HTMLElement[] | null, movement: Movement): Promise<void> {
  if (!moved || !late || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { properties, seconds } = movement;
  await late.animate(moved, properties, { duration: seconds, ease: [...EASE] });
  for (const { style } of [moved].flat()) for (const name of Object.keys(properties)) style.removeProperty(name);
}

/** As a `ref`, moves what comes into the page. */
const arriving = (movement: Movement) => (element: HTMLElement | null) => void move(element, movement);

/** As a `ref`: a number that has changed, given it as `key`, swells into its place. */
export const pops = arriving(pop);

/** As a `ref`: what stands at the lower edge comes up. */
export const rises = arriving(rise);

/** As a `ref`: what belongs to something above it comes down from there. */
export const drops = arriving(drop);
