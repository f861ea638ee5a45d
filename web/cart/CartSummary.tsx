import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { gql } from '../gql';
import { type CartSummary_CartFragment, CartSummary_CartFragmentDoc } from '../gql/graphql';
import { formatRupees } from '../lib/money';
import { paths } from '../lib/paths';
import { ButtonLink } from '../ui/Button';
import { Icon } from '../ui/Icon';
import styles from './CartSummary.module.css';

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
 * What the cart costs: subtotal, free shipping, the paise dropped from the total where there are any, the total, and
 * the way to the checkout.
 *
 * @see spec §2 (cart), §5 (decimals are dropped)
 */
export function CartSummary({ cart: reference, estimateFor }: CartSummaryProps) {
  const { data: cart, complete } = useFragment({ fragment: CartSummary_CartFragmentDoc, from: reference });
  if (!complete) return null;
  return (
    <section className={styles.cartSummary} aria-labelledby="cart-summary">
      <h2 className={styles.heading} id="cart-summary">
        Summary
      </h2>
      <div className={styles.stack}>
        <Figure label="Subtotal">{formatRupees(cart.subTotal)}</Figure>
        <Figure label="Shipping">
          <span className={styles.text}>Free</span>
        </Figure>
        <p className={styles.cartSummaryText}>{`Estimate for: ${estimateFor}`}</p>
        <DroppedPaise cart={cart} />
        <div className={styles.figurePlace}>
          <Figure label="Total">
            <span className={styles.figurePlaceText}>{formatRupees(cart.total)}</span>
          </Figure>
        </div>
      </div>
      <ButtonLink palette="brand" size="lg" className={styles.button} to={paths.checkout()}>
        Proceed To CheckOut
        <Icon name="chevronRight" />
      </ButtonLink>
    </section>
  );
}

/** The line that says what was cut from the total to make it whole rupees; absent when nothing was. */
export function DroppedPaise({ cart }: { cart: { rounding: number } }) {
  if (cart.rounding === 0) return null;
  return <Figure label="Paise dropped">−{formatRupees(Math.abs(cart.rounding))}</Figure>;
}

/** A label and its amount at the two ends of a line. */
export function Figure({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <span className={styles.cartSummaryText}>{label}</span>
      <span className={styles.figureText}>{children}</span>
    </div>
  );
}
