/**
 * Reads a column that PostgreSQL hands over as text, such as a numeric, as the number that it is.
 */
export const numberOrNull = {
  from: (stored: string | null): number | null => (stored === null ? null : Number(stored)),
  to: (value: number | null): number | null => value,
};
