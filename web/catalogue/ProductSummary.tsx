import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box, Link as ChakraLink, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { gql } from '../gql';
import { type ProductSummary_ProductFragment, ProductSummary_ProductFragmentDoc } from '../gql/graphql';
import { discountOf, hasSeveralPrices, lowestPrice } from '../lib/prices';
import { Icon } from '../ui/Icon';
import { Price } from '../ui/Price';
import { RatingStars } from '../ui/RatingStars';
import { WishlistButton } from '../wishlist/WishlistButton';

gql(`
  fragment ProductSummary_product on Product {
    id
    name
    brand
    description
    rating
    reviewCount
    price
    oldPrice
    discount
    countInStock
    variants { id price oldPrice }
    ...WishlistButton_product
  }
`);

/** At most so many pieces are counted out to the shopper. */
const FEW = 5;

interface ProductSummaryProps {
  product: FragmentType<ProductSummary_ProductFragment>;
  /** The variant the shopper has chosen, in rupees and whole pieces; null while none is. */
  chosen: { price: number; oldPrice: number | null; countInStock: number } | null;
  /** Called when the shopper asks for the reviews. */
  onReviewsAsked: () => void;
  /** Called when the shopper asks for what could be bought instead. */
  onRelatedAsked: () => void;
  /** The form by which the product is bought. */
  children: ReactNode;
}

/**
 * What a shopper decides by: name, rating, price, the beginning of the description and the form to buy it. Price and
 * stock follow the chosen variant; before one is chosen, the lowest price is shown as such.
 */
export function ProductSummary(props: ProductSummaryProps) {
  const { product, chosen, onReviewsAsked, onRelatedAsked, children } = props;
  const { data, complete } = useFragment({
    fragment: ProductSummary_ProductFragmentDoc,
    fragmentName: 'ProductSummary_product',
    from: product,
  });
  if (!complete) return null;

  const { price, oldPrice, countInStock } = chosen ?? { ...data, ...lowestPrice(data.variants) };
  return (
    <Stack gap="6">
      <Stack gap="3">
        <Flex gap="4" justify="space-between" align="start">
          <Stack gap="3" minW="0">
            {data.brand && (
              <Text fontSize="sm" fontWeight="600" color="brand.fg">
                {data.brand}
              </Text>
            )}
            <Heading as="h1" size={{ base: '2xl', lg: '4xl' }}>
              {data.name}
            </Heading>
          </Stack>
          <WishlistButton product={data} look="page" />
        </Flex>
        {data.rating === null ? (
          <Text fontSize="sm" color="fg.muted">
            No ratings yet
          </Text>
        ) : (
          <ChakraLink asChild fontSize="sm" w="fit" minH="6" colorPalette="stone">
            <button type="button" onClick={onReviewsAsked}>
              <RatingStars rating={data.rating} withNumber />
              <Text as="span" color="fg.muted" textDecoration="underline" textUnderlineOffset="3px">
                {reviewsInWords(data.reviewCount)}
              </Text>
            </button>
          </ChakraLink>
        )}
      </Stack>
      <Stack gap="2">
        {/* The price changes with the chosen size, which happens elsewhere on the page. */}
        <Box aria-live="polite">
          <Price
            price={price}
            oldPrice={oldPrice}
            discount={oldPrice === null ? null : discountOf(price, oldPrice)}
            size="page"
            isFrom={!chosen && hasSeveralPrices(data.variants)}
          />
        </Box>
        <Stock countInStock={countInStock} isSoldOut={data.countInStock === 0} onRelatedAsked={onRelatedAsked} />
      </Stack>
      <Text color="fg.muted" lineHeight="tall" maxW="prose">
        {firstSentence(data.description)}
      </Text>
      <chakra.hr borderTopWidth="1px" borderColor="border" />
      {children}
      <Promises />
    </Stack>
  );
}

function Stock({ countInStock, isSoldOut, onRelatedAsked }: StockProps) {
  if (countInStock > 0) {
    return (
      <Text fontSize="sm" fontWeight="600" color="leaf.fg" display="flex" alignItems="center" gap="1.5">
        <Icon name="check" size={16} />
        {countInStock <= FEW ? `Only ${countInStock} left` : 'In stock'}
      </Text>
    );
  }
  return (
    <Text fontSize="sm" color="fg.muted">
      <Text as="span" fontWeight="600" color="danger.fg">
        Out of stock
      </Text>
      {isSoldOut && (
        <>
          {' '}
          for now.{' '}
          <ChakraLink asChild variant="underline" colorPalette="brand" fontWeight="600" minH="6">
            <button type="button" onClick={onRelatedAsked}>
              See related products
            </button>
          </ChakraLink>
        </>
      )}
    </Text>
  );
}

interface StockProps {
  /** Of the chosen variant, or of the product while none is. */
  countInStock: number;
  /** No variant can be bought. */
  isSoldOut: boolean;
  onRelatedAsked: () => void;
}

/** What the shopper need not worry about, said calmly. @see spec §1 (footer promises), §9 (delivery and returns) */
function Promises() {
  return (
    <Assurances>
      <li>
        <Icon name="truck" />
        <span>
          <b>Free delivery</b> Orders ₹500 or more
        </span>
      </li>
      <li>
        <Icon name="clock" />
        <span>
          <b>At your door</b> In 5-7 business days
        </span>
      </li>
      <li>
        <Icon name="refresh" />
        <span>
          <b>Easy returns</b> Within 7 days
        </span>
      </li>
    </Assurances>
  );
}

const Assurances = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'none',
    fontSize: 'sm',
    '& li': { display: 'flex', alignItems: 'center', gap: '3' },
    '& span': { color: 'fg.muted' },
    '& b': { color: 'fg', fontWeight: '600', me: '1' },
    '& svg': { color: 'brand.fg' },
  },
});

function reviewsInWords(count: number): string {
  if (count === 0) return 'No reviews yet';
  return count === 1 ? '1 review' : `${count.toLocaleString('en-US')} reviews`;
}

function firstSentence(text: string): string {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;
}
