import { EASE, type Movement } from '../../theme/motion';

type Animate = typeof import('framer-motion/dom/mini')['animate'];

let animate: Animate | null = null;

/** Loads what moves things, once. Without it nothing moves, and everything works. */
export async function loadMotion(): Promise<void> {
  ({ animate } = await import('framer-motion/dom/mini'));
}

/**
 * Moves an element and resolves when it has arrived: at once for those who prefer reduced motion,
 * and as long as what moves things has not been loaded.
 */
export async function move(element: HTMLElement | null, movement: Movement): Promise<void> {
  if (!element || !animate || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const { properties, seconds } = movement;
  await animate(element, properties, { duration: seconds, ease: [...EASE] });
  for (const name of Object.keys(properties)) element.style.removeProperty(dashed(name));
}

/** A property as stylesheets spell it: `margin-bottom` of `marginBottom`. */
const dashed = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
