import { Box, chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { useSession } from '../accounts/session';
import { gql } from '../gql';
import { useCartBadgeQuery } from '../gql/graphql';
import { paths } from '../lib/paths';
import { Icon } from '../ui/Icon';
import { Pop } from '../ui/Pop';

gql(`query CartBadge {
  me { id cart { id totalQuantity } }
}`);

/**
 * The header's link to the cart with the number of pieces in it. For a visitor, while the number is not known and when
 * it is 0, the badge is absent. Its name is 'Cart, 3 items'.
 *
 * @see spec §2 (global header)
 */
export function CartBadge() {
  const session = useSession();
  const { data } = useCartBadgeQuery({ skip: !session });
  const count = (session && data?.me?.cart.totalQuantity) || 0;
  const shown = count > 99 ? '99+' : count;
  return (
    <Frame asChild>
      <Link to={paths.cart()} aria-label={count === 0 ? 'Cart' : `Cart, ${count} ${count === 1 ? 'item' : 'items'}`}>
        <Box position="relative" display="grid" aria-hidden="true">
          <Icon name="cart" size={24} />
          {count > 0 && (
            <Count>
              <Pop key={count}>{shown}</Pop>
            </Count>
          )}
        </Box>
        <Box as="span" display={{ base: 'none', xl: 'inline' }} aria-hidden="true">
          Cart
        </Box>
      </Link>
    </Frame>
  );
}

const Frame = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '3.5',
    minHeight: '11',
    minWidth: '11',
    paddingInline: { base: '2', xl: '3' },
    borderRadius: 'l2',
    textStyle: 'sm',
    fontWeight: 'semibold',
    _hover: { background: 'bg.muted' },
  },
});

const Count = chakra('span', {
  base: {
    position: 'absolute',
    top: '-1.5',
    insetInlineStart: '3',
    minWidth: '5',
    height: '5',
    paddingInline: '1',
    display: 'grid',
    placeItems: 'center',
    borderRadius: 'full',
    background: 'brand.solid',
    color: 'brand.contrast',
    textStyle: '2xs',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    animation: 'fade-in 200ms {easings.ease-out}',
  },
});
