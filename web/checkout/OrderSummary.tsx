import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Card, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { AppliedOffers } from '../cart/AppliedOffers';
import { CartCodes } from '../cart/CartCodes';
import { Costs } from '../cart/Costs';
import { gql } from '../gql';
import { type OrderSummary_CartFragment, OrderSummary_CartFragmentDoc } from '../gql/graphql';
import { formatDate } from '../lib/dates';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { choiceInWords } from '../lib/packs';
import { TruncatedText } from '../ui/layout/TruncatedText';
import { Picture } from '../ui/media/Picture';

gql(`
  fragment OrderSummary_cart on Cart {
    id subTotal discount shipping rounding total codes offerHints { title code paymentOption text }
    lines {
      id quantity price subTotal bestBefore
      product { id name images(first: 1) { id alt placeholder srcset } }
      variant { id size ram weight oldPrice image { id alt placeholder srcset } }
    }
  }
`);

/** How many characters of a title the summary shows. @see spec §9 */
const TITLE_CUT = 20;

interface OrderSummaryProps {
  /** The cart that is about to be ordered. */
  cart: FragmentType<OrderSummary_CartFragment>;
  /** What the chosen delivery and payment make of its costs, in rupees. */
  costs: {
    offers: ComponentProps<typeof AppliedOffers>['offers'];
    discount: number;
    rounding: number;
    shipping: number;
    paymentFee: number;
    paymentLabel: string;
    /** What of the total gift cards and store credit pay. */
    credit: number;
    total: number;
  };
  /** Stands above the total: when it comes. */
  delivery: ReactNode;
  /** Stands under the total: the button and what the last try led to. */
  children?: ReactNode;
}

/** Whether an offer for a way to pay holds in the way that is chosen, so that no hint is due. */
function isHeld(
  { title, paymentOption }: OrderSummary_CartFragment['offerHints'][number],
  { offers }: Pick<OrderSummaryProps['costs'], 'offers'>,
): boolean {
  return paymentOption !== null && offers.some((held) => held.title === title);
}

/**
 * YOUR ORDER: what is about to be ordered, line by line, what it costs, and what lowered prices
 * and offers save.
 *
 * @see spec §2 (checkout)
 */
export function OrderSummary({ cart: reference, costs, delivery, children }: OrderSummaryProps) {
  const { data: cart, complete } = useFragment({ fragment: OrderSummary_CartFragmentDoc, from: reference });
  if (!complete) return null;
  const saved = savedOn(cart.lines, costs.discount);
  return (
    <Card.Root as="section" size="md" aria-labelledby="your-order">
      <Heading size="lg" letterSpacing="wide" mb="3" id="your-order">
        {t('YOUR ORDER')}
      </Heading>
      <chakra.table
        w="full"
        borderCollapse="collapse"
        fontVariantNumeric="tabular-nums"
        css={{
          '& th': { textAlign: 'start', textStyle: 'sm', fontWeight: 'semibold', color: 'fg.muted', py: '2' },
          '& td': { verticalAlign: 'middle', py: '2.5', borderTop: '1px solid {colors.border}' },
          '& :is(th, td):last-child': { textAlign: 'end', whiteSpace: 'nowrap', ps: '4' },
          // Where both do not fit, what a line costs stands below what it is.
          '@media screen and (max-width: 17rem)': {
            '& tr': { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
            '& td + td': { flex: '1', border: 'none', pt: '0' },
          },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{t('Product')}</th>
            <th scope="col">{t('Subtotal')}</th>
          </tr>
        </thead>
        <tbody>
          {cart.lines.map(({ id, product, variant, quantity, subTotal, bestBefore }) => (
            <tr key={id}>
              <td>
                <Flex gap="3" align="center">
                  <Box w="12" borderRadius="l2" overflow="hidden" flexShrink="0">
                    <Picture image={variant.image ?? product.images[0]} sizes="48px" alt="" />
                  </Box>
                  <Box minW="0">
                    <TruncatedText text={product.name} max={TITLE_CUT} /> <b>× {quantity}</b>
                    <Text textStyle="sm" color="fg.muted">
                      {choiceInWords(variant)}
                    </Text>
                    {bestBefore && (
                      <Text textStyle="sm" color="fg.muted">
                        {t('Best before at least {day}', { day: formatDate(bestBefore) })}
                      </Text>
                    )}
                  </Box>
                </Flex>
              </td>
              <td>{formatRupees(subTotal)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
      <Costs
        cart={{ ...cart, ...costs }}
        paymentFee={costs.paymentFee}
        paymentLabel={costs.paymentLabel}
        credit={costs.credit}
        offers={<AppliedOffers offers={costs.offers} />}
        mt="4"
      >
        {delivery}
        {saved > 0 && (
          <Text fontSize="sm" fontWeight="semibold" color="leaf.fg">
            {t('You save')} {formatRupees(saved)} {t('on this order.')}
          </Text>
        )}
      </Costs>
      <Box mt="5">
        <CartCodes codes={cart.codes} hints={cart.offerHints.filter((hint) => !isHeld(hint, costs))} />
      </Box>
      <div data-slot="checkout" />
      {children}
    </Card.Root>
  );
}

/**
 * What lowered prices and offers take off these lines, in rupees; reckoned in paise, since binary
 * fractions do not add up.
 */
function savedOn(lines: OrderSummary_CartFragment['lines'], discount: number): number {
  const paise = lines.map(({ price, quantity, variant: { oldPrice } }) =>
    oldPrice !== null && oldPrice > price ? Math.round((oldPrice - price) * 100) * quantity : 0,
  );
  return paise.reduce((sum, each) => sum + each, Math.round(discount * 100)) / 100;
}
