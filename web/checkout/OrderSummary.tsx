import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, chakra, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { DroppedPaise, Figure } from '../cart/CartSummary';
import { gql } from '../gql';
import { type OrderSummary_CartFragment, OrderSummary_CartFragmentDoc } from '../gql/graphql';
import { formatRupees } from '../lib/money';
import { TruncatedText } from '../ui/TruncatedText';

gql(`
  fragment OrderSummary_cart on Cart {
    id
    subTotal
    rounding
    total
    lines {
      id
      quantity
      subTotal
      product { id name }
      variant { id size ram weight }
    }
  }
`);

/** How many characters of a title the summary shows. @see spec §9 */
const TITLE_CUT = 20;

interface OrderSummaryProps {
  /** The cart that is about to be ordered. */
  cart: FragmentType<OrderSummary_CartFragment>;
  /** Stands under the total: the button and what the last try led to. */
  children?: ReactNode;
}

/**
 * YOUR ORDER: what is about to be ordered, line by line, and what it costs.
 *
 * @see spec §2 (checkout)
 */
export function OrderSummary({ cart: reference, children }: OrderSummaryProps) {
  const { data: cart, complete } = useFragment({ fragment: OrderSummary_CartFragmentDoc, from: reference });
  if (!complete) return null;
  return (
    <Box as="section" aria-labelledby="your-order" layerStyle="card" padding={{ base: '5', md: '6' }}>
      <Heading as="h2" id="your-order" size="lg" letterSpacing="wide" marginBottom="3">
        YOUR ORDER
      </Heading>
      <Lines>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">Subtotal</th>
          </tr>
        </thead>
        <tbody>
          {cart.lines.map(({ id, product, variant, quantity, subTotal }) => (
            <tr key={id}>
              <td>
                <TruncatedText text={product.name} max={TITLE_CUT} /> <b>× {quantity}</b>
                <Text textStyle="sm" color="fg.muted">
                  {[variant.size, variant.ram, variant.weight].filter(Boolean).join(' · ')}
                </Text>
              </td>
              <td>{formatRupees(subTotal)}</td>
            </tr>
          ))}
        </tbody>
      </Lines>
      <Stack gap="3" marginTop="4" fontVariantNumeric="tabular-nums">
        <Figure label="Subtotal">{formatRupees(cart.subTotal)}</Figure>
        <Figure label="Shipping">
          <Text as="span" color="leaf.fg">
            Free
          </Text>
        </Figure>
        <DroppedPaise cart={cart} />
        <Box borderTopWidth="1px" borderColor="border" paddingTop="4">
          <Figure label="Total">
            <Text as="span" textStyle="xl" fontWeight="bold">
              {formatRupees(cart.total)}
            </Text>
          </Figure>
        </Box>
      </Stack>
      {children}
    </Box>
  );
}

const Lines = chakra('table', {
  base: {
    width: 'full',
    borderCollapse: 'collapse',
    fontVariantNumeric: 'tabular-nums',
    '& th': { textAlign: 'start', textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted', paddingBlock: '2' },
    '& td': { verticalAlign: 'top', paddingBlock: '3', borderTopWidth: '1px', borderColor: 'border' },
    '& :is(th, td):last-child': { textAlign: 'end', whiteSpace: 'nowrap', paddingInlineStart: '4' },
  },
});
