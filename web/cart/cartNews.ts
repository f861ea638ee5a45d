import type { MergeCartMutation } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { setStored } from '../lib/storage';

/** What became of one choice on its way into the cart, and what there is instead. */
export interface NewsOfCart {
  /** A sentence with the name of the product in it. */
  text: string;
  substitutes: { id: string; name: string }[];
}

type Change = MergeCartMutation['mergeCart']['changes'][number];

/** What is told of a choice besides what it is of. */
type Outcome = Pick<Change, 'outcome' | 'added' | 'wanted' | 'quantity' | 'price' | 'priceBefore'>;

/** Has the cart tell what changed. What came into it as it was chosen is no news. */
export function storeCartChanges(changes: readonly Change[], nameOf: (place: number) => string): void {
  const news = changes.flatMap((change, place): NewsOfCart[] => {
    const name = change.product?.name ?? nameOf(place);
    const tell = (said: string, substitutes: NewsOfCart['substitutes']) =>
      said ? [{ text: [name, said].filter(Boolean).join(': '), substitutes }] : [];
    const substitutes = change.substitutes.map(({ id, name: called }) => ({ id, name: called }));
    return [...tell(outcomeInWords(change), substitutes), ...tell(priceInWords(change), [])];
  });
  if (news.length > 0) setStored('cartNews', JSON.stringify(news));
}

/** Reads what `storeCartChanges` stored; empty for nothing, and for what it did not write. */
export function readCartChanges(stored: string | null): NewsOfCart[] {
  try {
    const news: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(news) ? news.filter(isNews) : [];
  } catch {
    return [];
  }
}

/** What became of a choice, in a few words; empty where it came into the cart as it was chosen. */
export function outcomeInWords({ outcome, added, wanted, quantity }: Outcome): string {
  switch (outcome) {
    case 'ADDED':
      return '';
    case 'RAISED':
      return t('{quantity} in the cart now.', { quantity });
    case 'LIMITED_TO_STOCK':
      return t('only {pieces} of {quantity} left.', { pieces: added, quantity: wanted });
    case 'LIMITED_PER_LINE':
      return t('at most {quantity} at once.', { quantity });
    case 'CART_FULL':
      return t('the cart is full.');
    case 'NEEDS_OPTION':
      return t('choose a pack first.');
    case 'SOLD_OUT':
      return t('sold out for now.');
    case 'GONE':
      return t('no longer sold.');
  }
}

export function priceInWords({ price, priceBefore }: Outcome): string {
  if (price === null || priceBefore === null) return '';
  return t('now {price}, was {before}.', { price: formatRupees(price), before: formatRupees(priceBefore) });
}

function isNews(value: unknown): value is NewsOfCart {
  if (typeof value !== 'object' || value === null || !('text' in value) || !('substitutes' in value)) return false;
  const { text, substitutes } = value;
  const isNamed = (each: unknown) =>
    typeof each === 'object' && each !== null && 'id' in each && 'name' in each && typeof each.name === 'string';
  return typeof text === 'string' && Array.isArray(substitutes) && substitutes.every(isNamed);
}
