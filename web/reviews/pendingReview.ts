/** What a visitor wrote before signing in, and finds again afterwards. */
export interface PendingReview {
  /** Of the product. */
  productId: string;
  text: string;
  /** Stars, 0.5 to 5 in halves. */
  stars: number;
}

/** The review of a product in the state of a location; null when there is none. */
export function pendingReview(state: unknown, productId: string): PendingReview | null {
  if (typeof state !== 'object' || state === null || !('review' in state)) return null;
  const { review } = state;
  if (typeof review !== 'object' || review === null) return null;
  const { productId: id, text, stars } = review as Partial<Record<keyof PendingReview, unknown>>;
  if (id !== productId || typeof text !== 'string' || typeof stars !== 'number') return null;
  return { productId, text, stars };
}
