/**
 * Shares an amount out by weights, so that every paisa lies somewhere: each gets its part rounded
 * down, and what is left goes a paisa each to the largest remainders, of equal ones to the first.
 *
 * @param amountPaise 0 to the sum of the weights, so that no share exceeds its weight
 * @param weights whole numbers, 0 or more
 */
export function shareOut(amountPaise: number, weights: readonly number[]): number[] {
  const shares = new Array<number>(weights.length).fill(0);
  const total = sumOf(weights);
  if (total === 0 || amountPaise === 0) return shares;
  const weighed: number[] = [];
  const remainders = new Array<number>(weights.length).fill(0);
  let left = amountPaise;
  for (let index = 0; index < weights.length; index++) {
    const weight = weights[index] ?? 0;
    if (weight === 0) continue;
    const remainder = remainderOf(amountPaise, weight, total);
    const share = exactQuotient(amountPaise, weight, total, remainder);
    weighed.push(index);
    shares[index] = share;
    remainders[index] = remainder;
    left -= share;
  }
  if (left === 0) return shares;
  weighed.sort((one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0) || one - other);
  for (const index of weighed.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1;
  return shares;
}

/** The sum of numbers. */
export function sumOf(amounts: readonly number[]): number {
  let sum = 0;
  for (const amount of amounts) sum += amount;
  return sum;
}

/** A product may lie beyond exact numbers: ten million rupees squared has eighteen digits. */
function remainderOf(amount: number, weight: number, total: number): number {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) return product % total;
  return Number((BigInt(amount) * BigInt(weight)) % BigInt(total));
}

function exactQuotient(amount: number, weight: number, total: number, remainder: number): number {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) return (product - remainder) / total;
  return Number((BigInt(amount) * BigInt(weight)) / BigInt(total));
}
