import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { gql } from '../gql';
import { type CartSummary_CartFragment, CartSummary_CartFragmentDoc } from '../gql/graphql';
import { formatRupees } from '../lib/money';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';

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
    <Box as="section" aria-labelledby="cart-summary" layerStyle="card" padding={{ base: '5', md: '6' }}>
      <Heading as="h2" id="cart-summary" size="lg" marginBottom="5">
        Summary
      </Heading>
      <Stack gap="3" fontVariantNumeric="tabular-nums">
        <Figure label="Subtotal">{formatRupees(cart.subTotal)}</Figure>
        <Figure label="Shipping">
          <Text as="span" color="leaf.fg">
            Free
          </Text>
        </Figure>
        <Text color="fg.muted">{`Estimate for: ${estimateFor}`}</Text>
        <DroppedPaise cart={cart} />
        <Box borderTopWidth="1px" borderColor="border" paddingTop="4" marginTop="1">
          <Figure label="Total">
            <Text as="span" textStyle="xl" fontWeight="bold">
              {formatRupees(cart.total)}
            </Text>
          </Figure>
        </Box>
      </Stack>
      <Button asChild colorPalette="brand" size="lg" width="full" marginTop="6">
        <Link to={paths.checkout()}>
          Proceed To CheckOut
          <Icon name="chevronRight" />
        </Link>
      </Button>
    </Box>
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
    <Flex justify="space-between" align="baseline" gap="4">
      <Text as="span" color="fg.muted">
        {label}
      </Text>
      <Text as="span" fontWeight="semibold" textAlign="end">
        {children}
      </Text>
    </Flex>
  );
}
