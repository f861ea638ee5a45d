import type { FragmentType } from '@apollo/client';
import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Picture_ImageFragment } from '../gql/graphql';
import { Icon } from './Icon';
import { LineCell } from './LineTable';
import { Picture } from './Picture';
import { ProductLink } from './ProductLink';
import { TruncatedText } from './TruncatedText';

/** How many characters of a title the cart and My List show. @see spec §9 */
const TITLE_CUT = 50;

interface LineProductProps {
  productId: string;
  name: string;
  /** Absent shows the empty colour field. */
  image: FragmentType<Picture_ImageFragment> | undefined;
  /** What stands under the title. */
  children: ReactNode;
}

/** The first cell of a line: the product's picture and title, which both lead to it. */
export function LineProduct({ productId, name, image, children }: LineProductProps) {
  return (
    <LineCell column="product">
      <Box width={{ base: '24', lg: '20' }} borderRadius="l2" overflow="hidden" flexShrink="0">
        <ProductLink productId={productId} tabIndex={-1} aria-hidden="true">
          <Picture image={image} sizes="96px" alt="" />
        </ProductLink>
      </Box>
      <Box minWidth="0" paddingBlock="1" paddingInlineEnd={{ base: '10', lg: '0' }}>
        <Title>
          <ProductLink productId={productId}>
            <TruncatedText text={name} max={TITLE_CUT} />
          </ProductLink>
        </Title>
        {children}
      </Box>
    </LineCell>
  );
}

interface RemoveLineProps {
  /** What is removed, for the button's name. */
  name: string;
  onRemove: () => void;
  /** Lies over the line, such as a veil while it waits. */
  children?: ReactNode;
}

/** The last cell of a line: the button that takes it out. */
export function RemoveLine({ name, onRemove, children }: RemoveLineProps) {
  return (
    <LineCell column="remove">
      <RemoveButton type="button" data-remove="" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Icon name="trash" />
      </RemoveButton>
      {children}
    </LineCell>
  );
}

const Title = chakra('div', {
  base: {
    textStyle: 'md',
    fontWeight: 'semibold',
    overflowWrap: 'anywhere',
    '& a': { borderRadius: 'l1' },
    '& a:hover': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

const RemoveButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    boxSize: '11',
    borderRadius: 'full',
    color: 'fg.muted',
    transition: 'background-color 150ms, color 150ms',
    _hover: { background: 'danger.subtle', color: 'danger.fg' },
  },
});
