import { t } from '../../../lib/messages';

/** The most that the graph takes for an amount, in rupees. */
const MAX_RUPEES = 10_000_000;

/** Digits with a dot before at most two of them. */
const AMOUNT = /^\d+(\.\d{1,2})?$/;

/**
 * The amount that a text is, in rupees: '1,000', '₹ 12.50' or '30'. Null for what is none, more
 * than the shop takes, or less than a paisa.
 */
export function rupeesIn(text: string): number | null {
  const plain = text.replace(/[₹,\s]/g, '');
  const rupees = AMOUNT.test(plain) ? Number(plain) : Infinity;
  return rupees <= MAX_RUPEES ? rupees : null;
}

/** What `useFormReport` tells of a box whose text is no amount. */
export function noAmount(field: string) {
  return { userErrors: [{ message: t('Enter an amount in rupees, such as 100.'), field }] };
}
