import { useState } from 'react';
import { BILLING_FIELDS, type Billing, EMPTY_BILLING } from './billing';

const KEY = 'billing';

/**
 * What the shopper has typed into the billing form. It outlives a look at the cart, a reload and a
 * failed payment in the same tab, and a session that ends by itself; signing out forgets it
 * (`endSession`), and another shopper never sees it.
 *
 * @param userId whose draft this is
 * @param known what the shop knows of the shopper; fills the boxes until the first one is changed
 * @returns the draft, `fill` for some of its boxes, and `forget`, called when the order is placed
 */
export function useBillingDraft(userId: string, known: Partial<Billing>) {
  const [draft, setDraft] = useState(() => readDraft(userId));
  const prefilled = { ...EMPTY_BILLING, ...known };
  const fill = (entries: Partial<Billing>) => {
    setDraft((before) => {
      const after = { ...(before ?? prefilled), ...entries };
      storeDraft(userId, after);
      return after;
    });
  };
  return { billing: draft ?? prefilled, fill, forget: () => storeDraft(userId, null) };
}

function readDraft(userId: string): Billing | null {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    if (stored?.userId !== userId) return null;
    const entries = BILLING_FIELDS.map(({ name }) => [name, String(stored.billing[name] ?? '')]);
    return { ...EMPTY_BILLING, ...Object.fromEntries(entries) };
  } catch {
    return null;
  }
}

function storeDraft(userId: string, billing: Billing | null): void {
  try {
    if (billing) window.sessionStorage.setItem(KEY, JSON.stringify({ userId, billing }));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // A browser that refuses storage: the draft lives as long as the page.
  }
}
