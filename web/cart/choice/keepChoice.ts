import type { CartLineInput } from '../../gql/graphql';
import { getStored, setStored } from '../../lib/storage';

/** How many presses are kept, the latest ones; the graph merges as many at once. */
const MAX_CHOICES = 50;

/** What the shopper saw of a product, to be told of what has changed. */
export interface SeenProduct {
  name?: string;
  /** Of a piece, in rupees. */
  price?: number;
}

/** A press of 'Add' that the graph was not asked for, or did not answer. */
interface Press extends SeenProduct, CartLineInput {
  /** Under which the graph was asked; absent where it was not. */
  key?: string;
  /** The account that pressed; absent for a visitor. */
  by?: string;
}

/**
 * Keeps a choice in the browser until it can come into the cart (`PendingCart`): a line of JSON,
 * which is looked at again when it is read, so that little code is needed in the first view.
 */
export function keepChoice(press: Press): void {
  // The fraction keeps apart what two tabs keep in the same millisecond.
  const line = JSON.stringify({ ...press, at: Date.now() + Math.random() });
  const kept = getStored('keptChoices')?.split('\n') ?? [];
  setStored('keptChoices', [...kept, line].slice(-MAX_CHOICES).join('\n'));
}
