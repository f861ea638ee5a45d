import { useRef, useState } from 'react';
import type { DeskPickingQuery } from '../../../gql/graphql';
import { packInWords } from '../../../lib/packs';
import { batchInWords } from '../batchInWords';

type Order = DeskPickingQuery['allOrders']['nodes'][number];

/** An article that has to be fetched. */
export interface Pick {
  key: string;
  title: string;
  /** The pack, such as 5 kg; '' when there is nothing to say. */
  options: string;
  /** Null for what was sold before article numbers were kept. */
  sku: string | null;
  image: Order['lines'][number]['image'];
  /** Pieces for all orders together. */
  quantity: number;
  /** From which batches, where it is kept in such, and how many pieces of each. */
  batches: { id: string; words: string; quantity: number }[];
  /** The orders that wait for it, oldest first. */
  orders: { id: string; number: string; quantity: number }[];
}

/** The articles of orders, each once, by name. */
export function pickListOf(orders: readonly Order[]): Pick[] {
  const picks = new Map<string, Pick>();
  for (const order of orders.toReversed()) {
    for (const line of order.lines) {
      const quantity = line.quantity - line.missing;
      if (quantity === 0) continue;
      const options = packInWords(line.options.join(' · '));
      const key = line.sku ?? `${line.productTitle} ${options}`;
      const known = picks.get(key) ?? {
        ...{ key, options, title: line.productTitle, sku: line.sku ?? null, image: line.image },
        ...{ quantity: 0, batches: [], orders: [] },
      };
      known.quantity += quantity;
      for (const { batch, quantity: pieces } of line.batches) {
        const same = known.batches.find(({ id }) => id === batch.id);
        if (same) same.quantity += pieces;
        else known.batches.push({ id: batch.id, words: batchInWords(batch), quantity: pieces });
      }
      const waiting = known.orders.find(({ id }) => id === order.id);
      if (waiting) waiting.quantity += quantity;
      else known.orders.push({ id: order.id, number: order.number, quantity });
      picks.set(key, known);
    }
  }
  return [...picks.values()].sort((one, other) => one.title.localeCompare(other.title));
}

/** Where what is ticked off stands, across a reload too. */
const STORED = 'desk-picked';

/**
 * What has been fetched of each article for the orders that wait for it. Once other orders wait, it
 * is to be fetched anew.
 *
 * @param picks all of the list: what is of another is forgotten with the next tick
 * @returns how many pieces; `pick`, which adds one and answers how many there are now; `toggle`,
 *   all of them or none
 */
export function usePickProgress(picks: readonly Pick[]) {
  const [counts, setCounts] = useState(readCounts);
  // Ahead of what is drawn: a reader may scan again before that, and neither scan is lost.
  const latest = useRef(counts);
  const countOf = (pick: Pick) => counts[nameOf(pick)] ?? 0;
  const countNow = (pick: Pick) => latest.current[nameOf(pick)] ?? 0;
  const store = (pick: Pick, count: number) => {
    const kept = picks.map((each): [string, number] => [nameOf(each), countNow(each)]);
    const next = { ...Object.fromEntries(kept), [nameOf(pick)]: count };
    latest.current = next;
    setCounts(next);
    try {
      window.localStorage.setItem(STORED, JSON.stringify(next));
    } catch {
      // A browser that refuses storage: what is ticked stays until the page is left.
    }
  };
  return {
    countOf,
    pick: (pick: Pick): number => {
      const count = countNow(pick) + 1;
      if (count <= pick.quantity) store(pick, count);
      return count;
    },
    toggle: (pick: Pick) => store(pick, countOf(pick) >= pick.quantity ? 0 : pick.quantity),
  };
}

function nameOf({ key, orders }: Pick): string {
  return `${key} ${orders.map(({ id }) => id).join(' ')}`;
}

function readCounts(): Record<string, number> {
  try {
    return JSON.parse(window.localStorage.getItem(STORED) ?? '{}');
  } catch {
    return {};
  }
}
