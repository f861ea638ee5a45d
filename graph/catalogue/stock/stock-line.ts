/** Pieces of a variant; a list of these names each variant once. */
export interface StockLine {
  readonly variantId: string;
  /** Whole pieces, 1 or more. */
  readonly quantity: number;
  /** The day by which they were promised to come, as 2026-11-28; absent: nothing was. */
  readonly deliverOn?: string | null;
  /** The day until which they were promised to be at their best; absent: nothing was. */
  readonly bestBefore?: string | null;
}
