/**
 * Shares an amount out by weights, so that every paisa lies somewhere: each gets its part rounded
 * down, and what is left goes a paisa each to the largest remainders, of equal ones to the first.
 *
 * @param amountPaise 0 to the sum of the weights, so that no share exceeds its weight
 * @param weights whole numbers, 0 or more
 */
export function shareOut(amountPaise: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0 || amountPaise === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => divided(amountPaise, weight, total));
  const shares = parts.map(({ quotient }) => quotient);
  let left = amountPaise - shares.reduce((sum, share) => sum + share, 0);
  const byRemainder = parts.map((_, index) => index).toSorted((one, other) => remainderOf(other) - remainderOf(one));
  for (const index of byRemainder) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;

  function remainderOf(index: number): number {
    return parts[index]?.remainder ?? 0;
  }
}

/** A product may lie beyond exact numbers: ten million rupees squared has eighteen digits. */
function divided(amount: number, weight: number, total: number): { quotient: number; remainder: number } {
  const product = amount * weight;
  if (Number.isSafeInteger(product)) return { quotient: Math.floor(product / total), remainder: product % total };
  const exact = BigInt(amount) * BigInt(weight);
  const whole = BigInt(total);
  return { quotient: Number(exact / whole), remainder: Number(exact % whole) };
}
