/** The most that the graph takes for an amount, in rupees. */
const MAX_RUPEES = 10_000_000;

/** Whether a number can be an amount of the shop, in rupees. */
export function isAmount(rupees: number): boolean {
  return rupees >= 0 && rupees <= MAX_RUPEES;
}
