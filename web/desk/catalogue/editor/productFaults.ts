import { type Message, t } from '../../../lib/messages';
import { listOf, numberOf, type TextOf } from './productTexts';

const REQUIRED: Record<string, Message> = {
  name: 'Write what the product is called.',
  brand: 'Write who makes it.',
  place: 'Choose a category.',
};

/**
 * What is wrong in the boxes as far as it shows without the graph, all of it at once: what is
 * missing, and what is no number. Whatever else is wrong the graph says.
 *
 * @returns messages by the name of the box, in the order of the form
 */
export function faultsOf(textOf: TextOf): Map<string, string> {
  const faults = new Map<string, string>();
  for (const [field, message] of Object.entries(REQUIRED)) if (!textOf(field).trim()) faults.set(field, t(message));
  for (const key of listOf(textOf('variants'))) {
    const at = (field: string) => `variants.${key}.${field}`;
    if (!(numberOf(textOf(at('price'))) > 0)) faults.set(at('price'), t('Write a price above 0.'));
    if (!isNumberOrEmpty(textOf(at('oldPrice')))) faults.set(at('oldPrice'), t('Write a number.'));
    if (!isNumberOrEmpty(textOf(at('countInStock')), true)) faults.set(at('countInStock'), t('Write a whole number.'));
  }
  if (!isNumberOrEmpty(textOf('label.shelfLifeDays'), true))
    faults.set('label.shelfLifeDays', t('Write a whole number.'));
  if (!isNumberOrEmpty(textOf('label.gstRate'))) faults.set('label.gstRate', t('Write a number.'));
  if (textOf('status') === 'HIDDEN' && textOf('publishAt') && !(Date.parse(textOf('publishAt')) > Date.now()))
    faults.set('publishAt', t('Choose a time that is to come.'));
  return faults;
}

function isNumberOrEmpty(text: string, isWhole = false): boolean {
  if (!text.trim()) return true;
  const number = numberOf(text);
  return number >= 0 && Number.isFinite(number) && (!isWhole || Number.isInteger(number));
}
