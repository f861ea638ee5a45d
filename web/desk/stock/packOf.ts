import { packInWords } from '../../lib/packs';

/**
 * A variant as people tell it from its siblings, such as 5 kg, in Hindi 5 किलो; a dash where there
 * is nothing to tell.
 */
export function packOf({ weight, size, ram }: PackFacts): string {
  return packInWords(weight ?? size ?? ram ?? '–');
}

interface PackFacts {
  weight?: string | null;
  size?: string | null;
  ram?: string | null;
}
