import { useSyncExternalStore } from 'react';

/** What a card knows of the product that it adds. */
export interface CardProduct {
  id: string;
  name: string;
  brand: string;
  /** It is sold in several packs, sizes or memories, of which one has to be chosen. */
  hasChoice: boolean;
}

/** A line of the viewer's cart as far as a card needs it. */
export interface KnownLine {
  id: string;
  /** Whole pieces, at least 1. */
  quantity: number;
  /** Pieces that can be bought now. */
  countInStock: number;
  product: { id: string };
  variant: { id: string };
}

/** What is known of the viewer's cart. */
interface KnownCart {
  id: string;
  lines: readonly KnownLine[];
}

const NONE: readonly KnownLine[] = [];
const listeners = new Set<() => void>();
let cartId = '';
let linesByProduct = new Map<string, readonly KnownLine[]>();

/** Publishes to every card what the cart holds; null: the visitor is not signed in. */
export function publishCart(cart: KnownCart | null): void {
  cartId = cart?.id ?? '';
  const next = new Map<string, readonly KnownLine[]>();
  for (const line of cart?.lines ?? []) {
    const { id } = line.product;
    next.set(id, [...(next.get(id) ?? []), line]);
  }
  linesByProduct = next;
  for (const listener of listeners) listener();
}

/** Of the cart last published; empty before. */
export function knownCartId(): string {
  return cartId;
}

/**
 * The lines of the viewer's cart that hold a product, a line for each of its choices that is in it.
 * A store rather than a query per card: a list draws dozens of them, and only those whose product
 * comes or goes are drawn anew.
 */
export function useLinesOf(productId: string): readonly KnownLine[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => linesByProduct.get(productId) ?? NONE,
    () => NONE,
  );
}
