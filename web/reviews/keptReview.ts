/** What a visitor wrote before signing in, and finds again afterwards. */
export interface KeptReview {
  /** Of the product. */
  productId: string;
  text: string;
  /** Stars, 0.5 to 5 in halves. */
  stars: number;
}

/** The review of a product in the state of a location; null when there is none. */
export function keptReview(state: unknown, productId: string): KeptReview | null {
  if (typeof state !== 'object' || state === null || !('review' in state)) return null;
  const { review } = state;
  if (typeof review !== 'object' || review === null) return null;
  const { productId: id, text, stars } = review as Partial<Record<keyof KeptReview, unknown>>;
  if (id !== productId || typeof text !== 'string' || typeof stars !== 'number') return null;
  return { productId, text, stars };
}
