import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { gql } from '../gql';
import { type CartSummary_CartFragment, CartSummary_CartFragmentDoc } from '../gql/graphql';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/Button';
import { Heading } from '../ui/Heading';
import { Icon } from '../ui/Icon';
import { Panel } from '../ui/Panel';
import styles from './CartSummary.module.css';
import { Costs } from './Costs';

gql(`
  fragment CartSummary_cart on Cart {
    id
    subTotal
    rounding
    total
  }
`);

interface CartSummaryProps {
  /** The viewer's cart. */
  cart: FragmentType<CartSummary_CartFragment>;
  /** Where the shop says the delivery is estimated for. @see spec §2 (cart) */
  estimateFor: string;
}

/**
 * What the cart costs, and the way to the checkout.
 *
 * @see spec §2 (cart)
 */
export function CartSummary({ cart: reference, estimateFor }: CartSummaryProps) {
  const { data: cart, complete } = useFragment({ fragment: CartSummary_CartFragmentDoc, from: reference });
  if (!complete) return null;
  return (
    <Panel as="section" padding="md" aria-labelledby="cart-summary">
      <Heading size="lg" className={styles.heading} id="cart-summary">
        Summary
      </Heading>
      <Costs cart={cart} className={styles.costs}>
        <p className={styles.estimate}>{`Estimate for: ${estimateFor}`}</p>
      </Costs>
      <ButtonLink palette="brand" size="lg" className={styles.button} to={paths.checkout()}>
        Proceed To CheckOut
        <Icon name="chevronRight" />
      </ButtonLink>
    </Panel>
  );
}
