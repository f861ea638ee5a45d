import { useState } from 'react';
import { gql } from '../../gql';
import { type DeskProductFragment, useDeskAdjustStockMutation, useDeskSetPriceMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { useOutcomeReport } from '../shared/useOutcomeReport';
import { packOf } from './useProductList';

gql(`mutation deskSetPrice($variantId: ID!, $price: Rupees!, $oldPrice: Rupees) {
  setPrice(variantId: $variantId, price: $price, oldPrice: $oldPrice) {
    product { id ...DeskProduct }
    userErrors { code message field }
  }
}`);
gql(`mutation deskAdjustStock($variantId: ID!, $onHand: Int, $delta: Int, $reason: String!) {
  adjustStock(variantId: $variantId, onHand: $onHand, delta: $delta, reason: $reason) {
    product { id ...DeskProduct }
    userErrors { code message field }
  }
}`);

type Product = DeskProductFragment;
type Variant = Product['variants'][number];

interface Wish {
  kind: 'price' | 'oldPrice' | 'stock';
  product: Product;
  variant: Variant;
  /** In rupees or whole pieces; null for no former price. */
  to: number | null;
}

/** Something that was changed and can be undone. */
export interface Change {
  /** What was changed. */
  name: string;
  /** From what to what. */
  words: string;
  undo: () => Promise<boolean>;
}

const FACTS = { price: 'price', oldPrice: 'old price', stock: 'on hand' } as const;

/**
 * Changes a price or a stock, and remembers how to undo it.
 *
 * @returns `change` and `undo`, answering whether they were done; `remember` for what was changed
 *   in another way; the last change; and whether an answer is awaited
 */
export function useChangeVariant() {
  const report = useOutcomeReport();
  const [mutatePrice, saving] = useDeskSetPriceMutation();
  const [adjustStock, adjusting] = useDeskAdjustStockMutation();
  const [changes, setChanges] = useState<Change[]>([]);
  const isBusy = saving.loading || adjusting.loading;

  const setPrice = (variantId: string, prices: { price: number; oldPrice: number | null }) =>
    report(async () => (await mutatePrice({ variables: { variantId, ...prices } })).data?.setPrice);

  const moveStock = (variantId: string, by: { onHand: number } | { delta: number }, reason: string) =>
    report(async () => (await adjustStock({ variables: { variantId, reason, ...by } })).data?.adjustStock);

  const change = async ({ kind, product, variant, to }: Wish): Promise<boolean> => {
    const before = kind === 'stock' ? (variant.stock?.onHand ?? 0) : (variant[kind] ?? null);
    const prices = { price: variant.price, oldPrice: variant.oldPrice ?? null };
    const isDone =
      kind === 'stock'
        ? await moveStock(variant.id, { onHand: to ?? 0 }, 'Counted at the desk')
        : await setPrice(variant.id, { ...prices, [kind]: to });
    if (!isDone) return false;
    const undo = () =>
      kind === 'stock'
        ? // What was sold meanwhile stays sold.
          moveStock(variant.id, { delta: (before ?? 0) - (to ?? 0) }, 'Undone at the desk')
        : setPrice(variant.id, { ...prices, [kind]: before });
    const name = [product.name, packOf(variant)].filter(Boolean).join(' ');
    const words = t('{fact} from {before} to {after}', {
      ...{ fact: t(FACTS[kind]), before: before ?? t('none'), after: to ?? t('none') },
    });
    setChanges((all) => [...all, { name, words, undo }]);
    return true;
  };
  const undo = async (): Promise<boolean> => {
    const last = changes.at(-1);
    if (!last || isBusy || !(await last.undo())) return false;
    setChanges((all) => all.filter((each) => each !== last));
    return true;
  };
  /** Remembers what was changed in another way, to be undone in its turn. */
  const remember = (done: Change) => setChanges((all) => [...all, done]);
  return { change, undo, remember, last: changes.at(-1) ?? null, isBusy };
}
