import { t } from '../../lib/messages';
import { rupeesIn } from '../shared/form/amounts';
import type { OfferDraft } from './offerDraft';

/** What is wrong with a box of an offer's form. */
interface Fault {
  message: string;
  field: string;
}

/** The box of a form that holds one number. */
type NumberBox = keyof typeof READ;

/** A count, of no more than nine digits. */
export const countIn = (text: string) => (/^\d{1,9}$/.test(plainOf(text)) ? Number(plainOf(text)) : null);

/** A share in hundredths, such as '12.5' or '10 %'. */
export const percentIn = (text: string) =>
  /^\d+(\.\d+)?$/.test(plainOf(text)) ? Number(plainOf(text).slice(0, 12)) : null;

/** How the box of each number is read. */
const READ = {
  budget: rupeesIn,
  maxUses: countIn,
  maxUsesPerPerson: countIn,
  percent: percentIn,
  amount: rupeesIn,
  maxDiscount: rupeesIn,
  minAmount: rupeesIn,
  minQuantity: countIn,
  buyQuantity: countIn,
  getQuantity: countIn,
  maxSets: countIn,
  price: rupeesIn,
};

/** The boxes of every offer. */
const OF_ALL: readonly NumberBox[] = ['maxUses', 'maxUsesPerPerson', 'budget'];

/** The boxes that a kind of offer shows. */
const OF_KIND: Readonly<Record<string, readonly NumberBox[]>> = {
  PERCENT_OFF: ['percent', 'maxDiscount', 'minAmount', 'minQuantity'],
  AMOUNT_OFF: ['amount', 'minAmount', 'minQuantity'],
  FREE_DELIVERY: ['minAmount', 'minQuantity'],
  BUY_X_GET_Y: ['buyQuantity', 'getQuantity', 'percent', 'maxSets'],
  BUNDLE_PRICE: ['price', 'maxSets'],
};

/**
 * The number of a box, as the graph takes it: null for an empty box, and for one that the kind of
 * offer does not show. What is no number is -1, which the graph refuses: by null an offer would
 * have no such limit.
 */
export function numberIn(draft: OfferDraft, box: NumberBox): number | null {
  if (![...OF_ALL, ...(OF_KIND[draft.kind] ?? [])].includes(box)) return null;
  return draft[box].trim() === '' ? null : (READ[box](draft[box]) ?? -1);
}

/** The first box that was filled in with what is no number; null where there is none. */
export function faultIn(draft: OfferDraft): Fault | null {
  const { kind, tiersBy, tiers, parts } = draft;
  const terms = (OF_KIND[kind] ?? []).map((box) => [`terms.${box}`, READ[box], draft[box]] as const);
  const steps = tiers.flatMap(({ from, percent }, index) => [
    [`terms.tiers.${index}`, tiersBy === 'AMOUNT' ? rupeesIn : countIn, from] as const,
    [`terms.tiers.${index}.percent`, percentIn, percent] as const,
  ]);
  const pieces = parts.map(({ quantity }, index) => [`terms.parts.${index}`, countIn, quantity] as const);
  const all = [
    ...terms,
    ...(kind === 'TIERS' ? steps : []),
    ...(kind === 'BUNDLE_PRICE' ? pieces : []),
    ...OF_ALL.map((box) => [box, READ[box], draft[box]] as const),
  ];
  const wrong = all.find(([, read, text]) => text.trim() !== '' && read(text) === null);
  return wrong ? { field: wrong[0], message: MESSAGES.get(wrong[1])?.() ?? '' } : null;
}

const MESSAGES = new Map<(text: string) => number | null, () => string>([
  [rupeesIn, () => t('Enter an amount in rupees, such as 100.')],
  [countIn, () => t('Write a whole number.')],
  [percentIn, () => t('Write a number, such as 12.5.')],
]);

function plainOf(text: string): string {
  return text.replace(/[,%\s]/g, '');
}
