import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, Card, Heading, Text } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { type CartSummary_CartFragment, CartSummary_CartFragmentDoc } from '../gql/graphql';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { paths } from '../lib/paths';
import { DeliveryTo } from '../location/DeliveryTo';
import { Icon } from '../ui/media/Icon';
import { AppliedOffers } from './AppliedOffers';
import { CartCodes } from './CartCodes';
import { Costs } from './Costs';

gql(`
  fragment CartSummary_cart on Cart {
    id subTotal discount shipping rounding
    codes offers { title code discount } offerHints { title code text }
    deliveryPromises { kind text isServed pin place }
    total
  }
`);

interface CartSummaryProps {
  /** The viewer's cart. */
  cart: FragmentType<CartSummary_CartFragment>;
  /**
   * Where the shop says the delivery is estimated for, until a PIN code is known.
   *
   * @see spec §2 (cart)
   */
  estimateFor: string;
  /** What the viewer can spend of gift cards and store credit, in rupees. */
  credit: number;
  /** Whether the shop promises days of delivery, so that it asks for a PIN code. */
  promisesDelivery: boolean;
}

/**
 * What the cart costs, and the way to the checkout.
 *
 * @see spec §2 (cart)
 */
export function CartSummary({ cart: reference, credit, estimateFor, promisesDelivery }: CartSummaryProps) {
  const { data: cart, complete } = useFragment({ fragment: CartSummary_CartFragmentDoc, from: reference });
  if (!complete) return null;
  const [known] = cart.deliveryPromises;
  return (
    <Card.Root as="section" size="md" aria-labelledby="cart-summary">
      <Heading size="lg" mb="5" id="cart-summary">
        {t('Summary')}
      </Heading>
      <Costs cart={cart} offers={<AppliedOffers offers={cart.offers} />}>
        <Text color="fg.muted">
          {t('Estimate for: {estimateFor}', {
            estimateFor: known ? `${known.place ?? ''} ${known.pin}`.trim() : estimateFor,
          })}
        </Text>
        {promisesDelivery && <DeliveryTo promises={cart.deliveryPromises} />}
      </Costs>
      <Box mt="5">
        <CartCodes codes={cart.codes} hints={cart.offerHints} />
      </Box>
      {credit > 0 && (
        <Text mt="4" color="fg.muted">
          {t('You have {amount} of gift cards and store credit, to be spent at the checkout.', {
            amount: formatRupees(credit),
          })}
        </Text>
      )}
      <div data-slot="cart.summary" />
      <Button colorPalette="brand" size="lg" asChild w="full" mt="6">
        <Link to={paths.checkout()}>
          {t('Proceed To CheckOut')}
          <Icon name="chevronRight" />
        </Link>
      </Button>
    </Card.Root>
  );
}
