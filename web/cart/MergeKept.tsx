import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { gql } from '../gql';
import { useMergeCartMutation } from '../gql/graphql';
import { paths } from '../lib/paths';
import { useAlert } from '../ui/feedback/AlertBar';
import { storeCartChanges } from './cartNews';
import { choicesFor, removeKeptChoices } from './choice/keptChoices';

gql(`mutation mergeCart($lines: [CartMergeLineInput!]!) {
  mergeCart(lines: $lines) {
    cart { id ...CartFigures_cart ...CartTable_cart ...CartSummary_cart }
    changes {
      outcome wanted added quantity price priceBefore
      product { id name }
      substitutes(first: 3) { id name }
    }
    message
    userErrors { code message field }
  }
}`);

interface MergeKeptProps {
  /** The record in the browser's storage. */
  kept: string;
  /** Anyone who is signed in. */
  userId: string;
}

/**
 * Merges what is kept into the cart by one call, and leaves word in the cart of what changed. Each
 * choice carries its own key, so that two tabs, or a call whose answer was lost, bring it once.
 * What is refused is forgotten, since it would be each time; where no answer comes it is kept on.
 * Shows nothing but the alert.
 */
export function MergeKept({ kept, userId }: MergeKeptProps) {
  const alert = useAlert();
  const [mutate] = useMergeCartMutation();
  const isBusy = useRef(false);
  const { pathname } = useLocation();

  const merge = useEffectEvent(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await send();
    } catch {
      // The shop is away or busy: the next page, or the network that comes back, tries again.
    }
    isBusy.current = false;
  });

  const send = async () => {
    const choices = choicesFor(kept, userId, Date.now());
    const lines = choices.map(({ productId, variantId, quantity, price, key }) => {
      return { productId, variantId, quantity, price, idempotencyKey: key };
    });
    const { data } = lines.length > 0 ? await mutate({ variables: { lines } }) : {};
    const answer = data?.mergeCart;
    const [refusal] = answer?.userErrors ?? [];
    if (answer) storeCartChanges(answer.changes, (place) => choices[place]?.name ?? '');
    removeKeptChoices(kept, userId, Date.now());
    if (refusal) alert.error(refusal.message);
    if (!answer?.message) return;
    const isAsChosen = answer.changes.every(
      ({ added, wanted, priceBefore }) => added === wanted && priceBefore === null,
    );
    if (isAsChosen) alert.success(answer.message);
    else alert.error(answer.message, { label: 'Cart', to: paths.cart() });
  };

  useEffect(() => {
    void merge();
  }, [kept, userId, pathname]);
  return null;
}
