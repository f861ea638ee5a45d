import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { gql } from '../gql';
import { CartFigures_CartFragmentDoc, useSetCartLineQuantityMutation } from '../gql/graphql';
import { faultMessage } from '../lib/fault';
import { useAlert } from '../ui/feedback/AlertBar';
import { withQuantity } from './figures';

gql(`mutation setCartLineQuantity($id: ID!, $quantity: Int!) {
  setCartLineQuantity(id: $id, quantity: $quantity) {
    message
    cart { id ...CartFigures_cart }
    userErrors { code message field }
  }
}`);

/**
 * Sets how many pieces one line of the cart holds. The screen shows the new number and totals at
 * once; a refusal puts the old ones back and is shown in the graph's own words. Presses made while
 * an answer is awaited are gathered, and the last of them is sent next, so that the last number
 * pressed is the one that stays.
 *
 * @param cartId the viewer's cart
 * @param lineId one of its lines
 * @returns `setQuantity` (whole pieces; 0 or less is ignored), the number pressed but not yet
 *   confirmed or null, and whether an answer is awaited
 * @see spec §4 (cart), §5 (quantity)
 */
export function useSetCartLineQuantity(cartId: string, lineId: string) {
  const alert = useAlert();
  const { cache } = useApolloClient();
  const [mutate, { loading }] = useSetCartLineQuantityMutation();
  const next = useRef<number | null>(null);
  const isSending = useRef(false);
  const [wanted, setWanted] = useState<number | null>(null);

  const send = async (quantity: number): Promise<void> => {
    const cart = cache.readFragment({
      fragment: CartFigures_CartFragmentDoc,
      fragmentName: 'CartFigures_cart',
      id: cache.identify({ __typename: 'Cart', id: cartId }),
    });
    const { data } = await mutate({
      variables: { id: lineId, quantity },
      optimisticResponse: cart
        ? {
            __typename: 'Mutation',
            setCartLineQuantity: {
              __typename: 'CartPayload',
              message: null,
              userErrors: [],
              cart: withQuantity(cart, lineId, quantity),
            },
          }
        : undefined,
    });
    const refusal = data?.setCartLineQuantity.userErrors[0];
    if (refusal) {
      next.current = null;
      alert.error(refusal.message);
    }
  };

  const setQuantity = async (quantity: number): Promise<void> => {
    if (quantity < 1) return;
    next.current = quantity;
    setWanted(quantity);
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (next.current !== null) {
        const latest: number = next.current;
        next.current = null;
        await send(latest);
      }
    } catch (error) {
      next.current = null;
      alert.error(faultMessage(error));
    } finally {
      isSending.current = false;
      setWanted(null);
    }
  };
  return { setQuantity, wanted, isBusy: loading };
}
