import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { BadgeLink } from '../ui/media/BadgeLink';
import { useWishlistCount } from './wishlist';

/**
 * The header's link to My List with the number of products in it. For a visitor, while the number
 * is not known and when it is 0, the badge is absent. Its name is 'Wishlist, 3 items'.
 *
 * @see spec §2 (global header)
 */
export function WishlistBadge() {
  return <BadgeLink to={paths.myList()} icon="heart" label={t('Wishlist')} count={useWishlistCount()} />;
}
