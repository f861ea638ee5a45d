const rupees = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'INR' });

/**
 * Writes an amount the way the shop shows every price: `₹123,456.00`, in en-US grouping.
 *
 * @param amount rupees with at most two decimals, as the graph sends them
 * @see spec §9
 */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}
