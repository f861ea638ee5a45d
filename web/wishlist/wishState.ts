/**
 * What a visitor who pressed a heart carries along to /signIn, and back to the page they came from.
 */
export interface WishState {
  /** The product to put into the list once they are signed in. */
  wished: string;
}

/** The wish in the state of a location; null when there is none. */
export function pendingWish(state: unknown): WishState | null {
  if (typeof state !== 'object' || state === null || !('wished' in state)) return null;
  return typeof state.wished === 'string' ? { wished: state.wished } : null;
}
