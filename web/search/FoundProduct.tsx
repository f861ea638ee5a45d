import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { Box } from '@chakra-ui/react';
import { gql } from '../gql';
import { type FoundProduct_ProductFragment, FoundProduct_ProductFragmentDoc } from '../gql/graphql';
import { Picture } from '../ui/Picture';
import { Price } from '../ui/Price';
import { MatchedText } from './MatchedText';

gql(`
  fragment FoundProduct_product on Product {
    id
    name
    brand
    price
    countInStock
    images(first: 1) { id ...Picture_image }
  }
`);

interface FoundProductProps {
  product: FragmentType<FoundProduct_ProductFragment>;
  /** What was typed; the parts of the name that it matches are bold. */
  typed: string;
}

/** A product on one line beneath a search box: picture, name, brand and price. */
export function FoundProduct({ product, typed }: FoundProductProps) {
  const { data, complete } = useFragment({
    fragment: FoundProduct_ProductFragmentDoc,
    fragmentName: 'FoundProduct_product',
    from: product,
  });
  if (!complete) return null;
  return (
    <>
      <Box as="span" w="11" flexShrink="0" borderRadius="l1" overflow="hidden">
        <Picture image={data.images[0]} sizes="44px" alt="" eager />
      </Box>
      <Box as="span" flex="1" minW="0">
        <Box as="span" display="block" truncate>
          <MatchedText text={data.name} typed={typed} />
        </Box>
        {data.brand && (
          <Box as="span" display="block" textStyle="xs" color="fg.muted" truncate>
            {data.brand}
          </Box>
        )}
      </Box>
      {data.countInStock === 0 ? (
        <Box as="span" color="fg.muted" textStyle="xs" whiteSpace="nowrap">
          Sold out
        </Box>
      ) : (
        <Price price={data.price} />
      )}
    </>
  );
}
