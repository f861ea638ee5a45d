import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { gql } from '../gql';
import { type CartSummary_CartFragment, CartSummary_CartFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { DeliveryTo } from '../location/DeliveryTo';
import { ButtonLink } from '../ui/form/Button';
import { Heading } from '../ui/layout/Heading';
import { Panel } from '../ui/layout/Panel';
import { Icon } from '../ui/media/Icon';
import styles from './CartSummary.module.css';
import { Costs } from './Costs';

gql(`
  fragment CartSummary_cart on Cart {
    id subTotal shipping rounding
    deliveryPromises { kind text isServed pin place }
    total
  }
`);

interface CartSummaryProps {
  /** The viewer's cart. */
  cart: FragmentType<CartSummary_CartFragment>;
  /** Where the shop says the delivery is estimated for, until a PIN code is known. @see spec §2 (cart) */
  estimateFor: string;
  /** Whether the shop promises days of delivery, so that it asks for a PIN code. */
  promisesDelivery: boolean;
}

/**
 * What the cart costs, and the way to the checkout.
 *
 * @see spec §2 (cart)
 */
export function CartSummary({ cart: reference, estimateFor, promisesDelivery }: CartSummaryProps) {
  const { data: cart, complete } = useFragment({ fragment: CartSummary_CartFragmentDoc, from: reference });
  if (!complete) return null;
  const [known] = cart.deliveryPromises;
  return (
    <Panel as="section" padding="md" aria-labelledby="cart-summary">
      <Heading size="lg" className={styles.heading} id="cart-summary">
        {t('Summary')}
      </Heading>
      <Costs cart={cart} className={styles.costs}>
        <p className={styles.estimate}>
          {t('Estimate for: {estimateFor}', {
            estimateFor: known ? `${known.place ?? ''} ${known.pin}`.trim() : estimateFor,
          })}
        </p>
        {promisesDelivery && <DeliveryTo promises={cart.deliveryPromises} />}
      </Costs>
      <ButtonLink palette="brand" size="lg" className={styles.button} to={paths.checkout()}>
        {t('Proceed To CheckOut')}
        <Icon name="chevronRight" />
      </ButtonLink>
    </Panel>
  );
}
