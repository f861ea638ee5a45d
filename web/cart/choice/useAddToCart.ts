import { useRef } from 'react';
import { useSession } from '../../accounts/session/session';
import { gql } from '../../gql';
import { type CartLineInput, useAddToCartMutation } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { newRequestKey } from '../../lib/requestKey';
import { useReport } from '../../ui/feedback/useReport';
import { keepChoice, type SeenProduct } from './keepChoice';

gql(`mutation addToCart($input: CartLineInput!, $idempotencyKey: String!) {
  addToCart(input: $input, idempotencyKey: $idempotencyKey) {
    message
    cart { id ...CartFigures_cart }
    userErrors { code message field }
  }
}`);

/**
 * Puts a product into the viewer's cart and says 'Item is added in the cart'; badge and totals
 * follow from the answered cart. A refusal, such as too little stock, is shown in the graph's own
 * words. When no answer came, the same wish made again is fulfilled once, also if the first one had
 * arrived. Where the shop cannot be reached the browser keeps it, and it comes into the cart once
 * it can be.
 *
 * @returns `addToCart`, answering true when the cart holds it, and whether an answer is awaited
 * @see spec §4 (product detail), §8
 */
export function useAddToCart() {
  const report = useReport();
  const session = useSession();
  const [mutate, { loading }] = useAddToCartMutation();
  const unanswered = useRef<{ wish: string; key: string }>(undefined);

  const addToCart = async (input: CartLineInput, seen?: SeenProduct): Promise<boolean> => {
    const wish = JSON.stringify(input);
    const key = unanswered.current?.wish === wish ? unanswered.current.key : newRequestKey();
    unanswered.current = { wish, key };
    const ask = async () => {
      try {
        const { data } = await mutate({ variables: { input, idempotencyKey: key } });
        unanswered.current = undefined;
        return data?.addToCart;
      } catch (error) {
        // What fetch throws when there is no answer at all.
        if (!session || !(error instanceof TypeError)) throw error;
        unanswered.current = undefined;
        keepChoice({ ...input, ...seen, key, by: session.user.userId });
        const message = t('Saved. We will add it to your cart once the shop can be reached.');
        return { message, cart: null, userErrors: [] };
      }
    };
    const { answer } = await report(ask, t('Item is added in the cart'));
    return Boolean(answer?.cart);
  };
  return { addToCart, isBusy: loading };
}
