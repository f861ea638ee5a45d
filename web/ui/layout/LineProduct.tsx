import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { t } from '../../lib/messages';
import { Icon } from '../media/Icon';
import type { ShownImage } from '../media/Picture';
import { Picture } from '../media/Picture';
import { ProductLink } from '../media/ProductLink';
import { LineCell } from './LineTable';
import { TruncatedText } from './TruncatedText';

/** How many characters of a title the cart and My List show. @see spec §9 */
const TITLE_CUT = 50;

interface LineProductProps {
  productId: string;
  name: string;
  /** Absent shows the empty colour field. */
  image: ShownImage | undefined;
  /** What stands under the title. */
  children: ReactNode;
}

/** The first cell of a line: the product's picture and title, which both lead to it. */
export function LineProduct({ productId, name, image, children }: LineProductProps) {
  return (
    <LineCell column="product">
      <Box w={{ base: '24', lg: '20' }} borderRadius="l2" overflow="hidden" flexShrink="0">
        <ProductLink productId={productId} tabIndex={-1} aria-hidden="true">
          <Picture image={image} sizes="96px" alt="" />
        </ProductLink>
      </Box>
      <Box flex="1 1 8rem" minW="0" py="1" pe={{ base: '10', lg: '0' }}>
        <Box
          textStyle="md"
          fontWeight="semibold"
          overflowWrap="anywhere"
          css={{
            '& a': { borderRadius: 'l1' },
            '& a:hover': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
          }}
        >
          <ProductLink productId={productId}>
            <TruncatedText text={name} max={TITLE_CUT} />
          </ProductLink>
        </Box>
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
      <chakra.button
        display="grid"
        placeItems="center"
        w="11"
        h="11"
        borderRadius="full"
        color="fg.muted"
        transition="background-color 150ms, color 150ms"
        _hover={{ bg: 'danger.subtle', color: 'danger.fg' }}
        type="button"
        data-remove=""
        aria-label={t('Remove {name}', { name })}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </chakra.button>
      {children}
    </LineCell>
  );
}
