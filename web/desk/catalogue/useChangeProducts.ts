import { useEffect, useRef, useState } from 'react';
import { gql } from '../../gql';
import {
  type ProductFilter,
  type ProductsChangeInput,
  useDeskChangeFittingMutation,
  useDeskChangeProductsMutation,
  useDeskRestoreProductsMutation,
} from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { formatCount } from '../../lib/money';
import { useAlert } from '../../ui/feedback/AlertBar';
import { outcomeOf } from '../../ui/feedback/useReport';

gql(`mutation deskChangeProducts($products: ProductsInput!, $change: ProductsChangeInput!) {
  changeProducts(products: $products, change: $change) {
    products { id ...DeskProduct }
    refused { id product { id name } error { code message } }
    entryIds
    userErrors { code message field }
  }
}`);
gql(`mutation deskChangeFitting($products: ProductsInput!, $change: ProductsChangeInput!) {
  changeProducts(products: $products, change: $change) {
    products { id }
    refused { id product { id name } error { code message } }
    entryIds
    endCursor
    userErrors { code message field }
  }
}`);
gql(`mutation deskRestoreProducts($entryIds: [ID!]!) {
  restoreProducts(entryIds: $entryIds) {
    products { id ...DeskProduct }
    refused { id product { id name } error { code message } }
    entryIds
    userErrors { code message field }
  }
}`);

/** So many products are changed by each step, which takes a second or two. */
const STEP = 200;

/** What is to be changed: what is ticked, or all of so many that fit a filter. */
export type Chosen = { ids: readonly string[] } | { filter: ProductFilter; count: number };

/** A product that was left as it was, and why. */
export interface LeftProduct {
  id: string;
  name: string | null;
  reason: string;
}

/** What became of many products. */
export interface ChangedProducts {
  /** Of the audit; with these it is taken back. */
  entryIds: readonly string[];
  left: readonly LeftProduct[];
  /** Whether no step of it is missing. */
  isWhole: boolean;
}

/** How far a change of many has come. */
export interface Progress {
  done: number;
  count: number;
}

interface Answer {
  products: readonly object[];
  refused: readonly { id: string; product?: { name: string } | null; error: { message: string } }[];
  entryIds: readonly string[];
  endCursor?: string | null;
  userErrors: readonly { code: string; message: string; field?: string | null }[];
}

type Ask = (behind: string | null) => Promise<Answer | null | undefined>;

/**
 * Changes many products, or takes such a change back, in steps where they are many, and tells in
 * the alert bar how many were. What a step has done stays done where the next one fails or is not
 * begun any more, and can be taken back.
 *
 * @returns both, answering what became of them; null where all of it was refused; how far it has
 *   come, null while nothing is under way; and `stop`, after which no step is begun
 */
export function useChangeProducts() {
  const alert = useAlert();
  const [change] = useDeskChangeProductsMutation();
  const [changeStep] = useDeskChangeFittingMutation();
  const [revert] = useDeskRestoreProductsMutation();
  const [progress, setProgress] = useState<Progress | null>(null);
  const isStopped = useRef(false);
  const isBusy = progress !== null;

  // A page that is closed begins no further step.
  useEffect(() => {
    if (!isBusy) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isBusy]);

  const inSteps = async (count: number, ask: Ask): Promise<ChangedProducts | null> => {
    if (isBusy) return null;
    isStopped.current = false;
    setProgress({ done: 0, count });
    const all = { changed: 0, entryIds: [] as string[], left: [] as LeftProduct[] };
    let failure: string | null = null;
    for (let behind: string | null = null, done = 0; failure === null && !isStopped.current; ) {
      const { isDone, message, answer } = await outcomeOf(() => ask(behind));
      if (!isDone || !answer) failure = message || faultMessage(null);
      else {
        done += answer.products.length + answer.refused.length;
        all.changed += answer.products.length;
        all.entryIds.push(...answer.entryIds);
        all.left.push(
          ...answer.refused.map(({ id, product, error }) => ({
            ...{ id, name: product?.name ?? null, reason: error.message },
          })),
        );
        setProgress({ done, count });
        behind = answer.endCursor ?? null;
        if (behind === null) break;
      }
    }
    setProgress(null);
    if (failure === null) alert.success(changedInWords(all.changed));
    else if (all.changed === 0) alert.error(failure);
    else alert.error(`${changedInWords(all.changed)} ${failure}`);
    const isWhole = failure === null && !isStopped.current;
    return failure !== null && all.changed === 0 ? null : { ...all, isWhole };
  };
  return {
    change: (chosen: Chosen, wish: ProductsChangeInput) =>
      'ids' in chosen
        ? inSteps(chosen.ids.length, async () => {
            const products = { ids: [...chosen.ids] };
            return (await change({ variables: { products, change: wish } })).data?.changeProducts;
          })
        : inSteps(chosen.count, async (after) => {
            const products = { filter: chosen.filter, first: STEP, after };
            return (await changeStep({ variables: { products, change: wish } })).data?.changeProducts;
          }),
    revert: (entryIds: readonly string[]) =>
      inSteps(entryIds.length, async (behind) => {
        const from = Number(behind);
        const step = entryIds.slice(from, from + STEP);
        const { data } = await revert({ variables: { entryIds: step } });
        const next = from + STEP < entryIds.length ? String(from + STEP) : null;
        return data?.restoreProducts && { ...data.restoreProducts, endCursor: next };
      }),
    stop: () => {
      isStopped.current = true;
    },
    progress,
    isBusy,
  };
}

function changedInWords(count: number): string {
  return count === 1 ? t('1 product is changed.') : t('{count} products are changed.', { count: formatCount(count) });
}
