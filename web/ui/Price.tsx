import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { formatRupees } from '../lib/money';

interface PriceProps {
  /** In rupees. */
  price: number;
  /** In rupees; null or absent when the price has not been lowered. */
  oldPrice?: number | null;
  /** Whole percent, 0 to 100; shown when above 0. */
  discount?: number | null;
  /** `card` in lists, `page` on the product's own page. */
  size?: 'card' | 'page';
  /** Says that this is the lowest of several prices. */
  isFrom?: boolean;
}

/** What a product costs; beside it the former price and the discount, when there are such. */
export function Price({ price, oldPrice, discount, size = 'card', isFrom }: PriceProps) {
  const isLowered = oldPrice != null && oldPrice > price;
  return (
    <Row size={size}>
      <span className="price">
        {isFrom ? <small>From </small> : <VisuallyHidden>{isLowered ? 'Price now ' : 'Price '}</VisuallyHidden>}
        {formatRupees(price)}
      </span>
      {isLowered && (
        <span className="old">
          <VisuallyHidden>, was </VisuallyHidden>
          <del>{formatRupees(oldPrice)}</del>
        </span>
      )}
      {isLowered && !!discount && <span className="discount">{discount}% off</span>}
    </Row>
  );
}

const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    fontVariantNumeric: 'tabular-nums',
    '& .price': { fontWeight: '700', color: 'fg', letterSpacing: '-0.01em' },
    '& small': { fontSize: '0.65em', fontWeight: '500', color: 'fg.muted', letterSpacing: 0 },
    '& .old': { color: 'fg.muted' },
    '& .discount': { color: 'leaf.fg', fontWeight: '600' },
  },
  variants: {
    size: {
      card: {
        columnGap: '2',
        fontSize: 'sm',
        '& .price': { fontSize: 'md' },
        '& .old, & .discount': { fontSize: 'xs' },
      },
      page: {
        columnGap: '3',
        '& .price': { fontSize: { base: '2xl', lg: '3xl' }, lineHeight: '1.15' },
        '& .old': { fontSize: 'md' },
        '& .discount': {
          fontSize: 'sm',
          bg: 'leaf.subtle',
          borderRadius: 'full',
          px: '2.5',
          py: '0.5',
          alignSelf: 'center',
        },
      },
    },
  },
});
