import { useEffect } from 'react';
import { useSession } from '../accounts/session/session';
import { gql } from '../gql';
import { useCartBadgeQuery } from '../gql/graphql';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { BadgeLink } from '../ui/media/BadgeLink';
import { publishCart } from './cartLines';

gql(`query CartBadge {
  me { id cart { id totalQuantity lines { id quantity countInStock product { id } variant { id } } } }
}`);

/**
 * The header's link to the cart with the number of pieces in it. For a visitor, while the number is
 * not known and when it is 0, the badge is absent. Its name is 'Cart, 3 items'. It publishes the
 * cart to the cards.
 *
 * @see spec §2 (global header)
 */
export function CartBadge() {
  const session = useSession();
  const { data } = useCartBadgeQuery({ skip: !session });
  const cart = (session && data?.me?.cart) || null;
  useEffect(() => publishCart(cart), [cart]);
  const count = cart?.totalQuantity ?? 0;
  return <BadgeLink to={paths.cart()} icon="cart" label={t('Cart')} count={count} />;
}
