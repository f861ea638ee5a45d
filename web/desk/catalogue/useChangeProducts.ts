import { gql } from '../../gql';
import {
  type ProductsChangeInput,
  useDeskChangeProductsMutation,
  useDeskRestoreProductsMutation,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
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
gql(`mutation deskRestoreProducts($entryIds: [ID!]!) {
  restoreProducts(entryIds: $entryIds) {
    products { id ...DeskProduct }
    refused { id product { id name } error { code message } }
    entryIds
    userErrors { code message field }
  }
}`);

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
}

interface Answer {
  products: readonly object[];
  refused: readonly { id: string; product?: { name: string } | null; error: { message: string } }[];
  entryIds: readonly string[];
  userErrors: readonly { code: string; message: string; field?: string | null }[];
}

/**
 * Changes many products at once, or takes such a change back, and tells in the alert bar how many
 * were.
 *
 * @returns both, answering what became of them; null where all of it was refused
 */
export function useChangeProducts() {
  const alert = useAlert();
  const [change, changing] = useDeskChangeProductsMutation();
  const [revert, reverting] = useDeskRestoreProductsMutation();

  const tell = async (work: () => Promise<Answer | null | undefined>): Promise<ChangedProducts | null> => {
    const { isDone, message, answer } = await outcomeOf(work, t('Saved.'));
    if (!isDone || !answer) {
      alert.error(message);
      return null;
    }
    const count = answer.products.length;
    alert.success(count === 1 ? t('1 product is changed.') : t('{count} products are changed.', { count }));
    const left = answer.refused.map(({ id, product, error }) => ({
      ...{ id, name: product?.name ?? null, reason: error.message },
    }));
    return { entryIds: answer.entryIds, left };
  };
  return {
    change: (ids: readonly string[], wish: ProductsChangeInput) =>
      tell(
        async () => (await change({ variables: { products: { ids: [...ids] }, change: wish } })).data?.changeProducts,
      ),
    revert: (entryIds: readonly string[]) =>
      tell(async () => (await revert({ variables: { entryIds: [...entryIds] } })).data?.restoreProducts),
    isBusy: changing.loading || reverting.loading,
  };
}
