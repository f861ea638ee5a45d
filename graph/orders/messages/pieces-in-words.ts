import { packInWords } from '../../catalogue/variants/pack-in-words.js';
import type { Language } from '../../shared/languages/languages.js';
import { lineTitleIn } from '../line-title.js';
import type { OrderLine } from '../order-line.entity.js';
import { bestBeforeInWords } from './best-before-in-words.js';

/** Pieces of a line as mails name them, such as '2 × Toor Dal, 1 kg'. */
export function piecesInWords(language: Language, line: OrderLine, quantity: number): string {
  const options = line.options.map((option) => packInWords(language, option));
  const name = [lineTitleIn(language, line), ...options, ...bestBeforeInWords(line.bestBefore, language)];
  return `${quantity} × ${name.join(', ')}`;
}
