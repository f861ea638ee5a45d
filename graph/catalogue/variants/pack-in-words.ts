import type { Language } from '../../shared/languages/languages.js';
import { phrase, say } from '../../shared/languages/phrase.js';

/** What packs are measured in, as the shop writes it; each has words in other languages. */
const UNITS = ['kg', 'g', 'L', 'ml', 'cm', 'm', 'pieces', 'piece'] as const;

/** A pack as it is read: `1 kg`, in Hindi `1 किलो`; what is no measure stands as it is. */
export function packInWords(language: Language, pack: string): string {
  return pack.replace(/(\d ?)([a-z]+)/gi, (measure, number: string, letters: string) => {
    const unit = UNITS.find((known) => known === letters);
    return unit ? number + say(phrase(unit), language) : measure;
  });
}
