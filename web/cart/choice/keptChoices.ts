import { getStored, setStored } from '../../lib/storage';

/** After so long a choice is dropped, in ms: 30 days. */
const KEPT_FOR_MS = 30 * 24 * 60 * 60 * 1000;
const MAX_PIECES = 10_000;

/** A choice that `keepChoice` kept. */
export interface KeptChoice {
  productId: string;
  variantId: string | null;
  /** Whole pieces, 1 or more. */
  quantity: number;
  /** Of the product as it was seen; empty where it was not written down. */
  name: string;
  /** Of a piece as it was seen, in rupees; null where it was not written down. */
  price: number | null;
  /** Under which it comes into a cart once. */
  key: string;
  /** The account that chose; empty for a visitor. */
  by: string;
}

/**
 * What is kept for an account: its own choices and those of the visitor, of whom the
 * last press of a thing counts, since each of them was answered with 'Please login first'. What is
 * too old, or nothing that we wrote, is left out.
 */
export function choicesFor(kept: string, userId: string, now: number): KeptChoice[] {
  const chosen = new Map<string, KeptChoice>();
  for (const line of kept.split('\n')) {
    const choice = readChoice(line, now);
    if (!choice || (choice.by && choice.by !== userId)) continue;
    const name = choice.by ? choice.key : `${choice.productId} ${choice.variantId}`;
    chosen.delete(name);
    chosen.set(name, choice);
  }
  return [...chosen.values()];
}

/**
 * Forgets what was read, and what of it is of no use; what was chosen since, and by other accounts,
 * stays.
 */
export function removeKeptChoices(read: string, userId: string, now: number): void {
  const lines = new Set(read.split('\n'));
  const isOthers = (line: string) => {
    const by = readChoice(line, now)?.by;
    return Boolean(by) && by !== userId;
  };
  const left = (getStored('keptChoices') ?? '').split('\n').filter((line) => !lines.has(line) || isOthers(line));
  setStored('keptChoices', left.join('\n') || null);
}

function readChoice(line: string, now: number): KeptChoice | null {
  const { productId, variantId, quantity, name, price, key, by, at } = parsed(line);
  if (!isText(productId) || typeof at !== 'number' || Math.abs(now - at) > KEPT_FOR_MS) return null;
  if (!Number.isInteger(quantity) || Number(quantity) < 1 || Number(quantity) > MAX_PIECES) return null;
  return {
    productId,
    variantId: isText(variantId) ? variantId : null,
    quantity: Number(quantity),
    name: typeof name === 'string' ? name.slice(0, 200) : '',
    price: typeof price === 'number' && price >= 0 ? price : null,
    key: isText(key) ? key : `kept ${at}`,
    by: isText(by) ? by : '',
  };
}

function parsed(line: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 100;
}
