import { Box, chakra, Flex } from '@chakra-ui/react';
import type { DeskOrderLifeFragment } from '../../gql/graphql';
import { formatRupees } from '../../lib/money';
import { packInWords } from '../../lib/packs';
import { Picture } from '../../ui/media/Picture';
import type { DeskColumn } from '../shared/DeskTable';

type Line = DeskOrderLifeFragment['lines'][number];

/** The columns of the table of an order's lines. */
export const LINE_COLUMNS: DeskColumn<Line>[] = [
  {
    title: 'Product',
    isHead: true,
    cell: ({ productTitle, options, image }: Line) => (
      <Flex as="span" align="center" gap="3">
        <Box as="span" flexShrink="0" w="12" borderRadius="l1" overflow="hidden">
          <Picture image={image} sizes="48px" alt="" />
        </Box>
        <span>
          <b>{productTitle}</b>
          {options.length > 0 && (
            <chakra.span display="block" color="fg.muted" fontSize="sm">
              {packInWords(options.join(' · '))}
            </chakra.span>
          )}
        </span>
      </Flex>
    ),
  },
  {
    title: 'SKU',
    cell: ({ sku }: Line) => (
      <chakra.span fontSize="xs" color="fg.muted" overflowWrap="anywhere">
        {sku ?? '–'}
      </chakra.span>
    ),
  },
  { title: 'Pieces', align: 'end', cell: ({ quantity }: Line) => <b>{quantity}</b> },
  { title: 'Price', align: 'end', cell: ({ price }: Line) => formatRupees(price) },
  { title: 'Subtotal', align: 'end', cell: ({ subTotal }: Line) => formatRupees(subTotal) },
];
