declare const paise: unique symbol;

/** A whole number of paise; 100 paise are a rupee. Inside the graph all money is of this type. */
export type Paise = number & { readonly [paise]: true };

/** Ten million rupees: the most that anything costs, or an order comes to. */
export const MAX_RUPEES = 10_000_000;

/**
 * Takes a whole number as paise.
 *
 * @throws RangeError for a fraction or a number beyond exact integers
 */
export function asPaise(amount: number): Paise {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`${amount} is not a whole number of paise`);
  return amount as Paise;
}

/**
 * Rupees to paise, for the edges of the graph and the seed.
 *
 * @param rupees at most two decimals are meant; more are rounded to the nearest paisa
 */
export function paiseOfRupees(rupees: number): Paise {
  return asPaise(Math.round(rupees * 100));
}

/**
 * Rupees to paise as a client sends them; null for an amount with more than two decimals, which is
 * no amount that can be paid. What floating point leaves of a sum (0.1 + 0.2) is no decimal.
 */
export function exactPaise(rupees: number): Paise | null {
  const amount = paiseOfRupees(rupees);
  return Math.abs(rupees * 100 - amount) < 1e-4 ? amount : null;
}

/** Paise to rupees, for the edges of the graph. */
export function rupeesOf(amount: Paise): number {
  return amount / 100;
}

/** The sum of amounts; of none: 0. */
export function sum(amounts: readonly Paise[]): Paise {
  return asPaise(amounts.reduce((total, amount) => total + amount, 0));
}

/** An amount taken a whole number of times, as a line takes its price. */
export function times(amount: Paise, quantity: number): Paise {
  return asPaise(amount * quantity);
}

/**
 * An amount less its paise: "the price is parsed as an integer, so decimals are dropped" (spec §5).
 */
export function wholeRupees(amount: Paise): Paise {
  return asPaise(amount - (amount % 100));
}
