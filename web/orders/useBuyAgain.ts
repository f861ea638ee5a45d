import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { gql } from '../gql';
import { OrderAgainDocument, useAddToCartMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { newRequestKey } from '../lib/requestKey';

gql(`query OrderAgain($id: ID!) {
  order(id: $id) {
    id
    lines { id productTitle quantity price product { id } variant { id price countInStock } }
  }
}`);

/**
 * What came of it: how many of the lines are in the cart, and what is not as it was, a sentence
 * each.
 */
export interface BoughtAgain {
  added: number;
  lines: number;
  told: string[];
}

/**
 * Puts what an order held into the cart once more. What is sold out, fewer or dearer than it was is
 * told, and nothing is left out silently.
 *
 * @returns what came of the last time, null before; whether an answer is awaited; and the way to
 *   start
 */
export function useBuyAgain(orderId: string) {
  const client = useApolloClient();
  const [addToCart] = useAddToCartMutation();
  const [outcome, setOutcome] = useState<BoughtAgain | null>(null);
  const [isBusy, setBusy] = useState(false);

  const buy = async (): Promise<BoughtAgain> => {
    const { data } = await client.query({
      query: OrderAgainDocument,
      variables: { id: orderId },
      fetchPolicy: 'no-cache',
    });
    const lines = data?.order?.lines ?? [];
    const told: string[] = [];
    let added = 0;
    for (const { productTitle, quantity, price, product, variant } of lines) {
      const say = (what: string) => told.push(`${productTitle}: ${what}`);
      const left = variant?.countInStock ?? 0;
      if (!product || !variant) say(t('no longer sold.'));
      else if (left === 0) say(t('sold out for now.'));
      else {
        const pieces = Math.min(quantity, left);
        const input = { productId: product.id, variantId: variant.id, quantity: pieces };
        const answer = await addToCart({ variables: { input, idempotencyKey: newRequestKey() } });
        const refusal = answer.data?.addToCart.userErrors[0];
        if (refusal) say(refusal.message);
        else added += 1;
        if (!refusal && pieces < quantity) say(t('only {pieces} of {quantity} left.', { pieces, quantity }));
        if (!refusal && variant.price !== price)
          say(t('now {price}, was {before}.', { price: formatRupees(variant.price), before: formatRupees(price) }));
      }
    }
    return { added, lines: lines.length, told };
  };

  const start = async () => {
    if (isBusy) return;
    setBusy(true);
    setOutcome(await buy().catch((error) => ({ added: 0, lines: 0, told: [faultMessage(error)] })));
    setBusy(false);
  };
  return { outcome, isBusy, start };
}
