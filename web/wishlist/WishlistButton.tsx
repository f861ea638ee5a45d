import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session/session';
import { classes } from '../lib/classes';
import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { pop } from '../theme/motion';
import { useAlert } from '../ui/feedback/AlertBar';
import { Icon } from '../ui/media/Icon';
import { move } from '../ui/media/move';
import { useWish } from './useWish';
import styles from './WishlistButton.module.css';
import type { WishState } from './wishState';

interface WishlistButtonProps {
  product: { id: string; name: string; brand: string; inWishlist: boolean };
  /**
   * `card`: a heart over the picture, its words beside it while it is pointed at; `page`: framed,
   * its words from 992 px.
   */
  look: 'card' | 'page';
}

/**
 * The heart that puts a product into the viewer's list and takes it out again; filled and 'Added in
 * Wishlist' when it is there. A visitor reads 'Please Login to continue' and offered the way: once
 * signed in they are back on this page and the product is in their list.
 *
 * @see spec §4 (wishlist per product), §5 (wishlist add)
 */
export function WishlistButton({ product, look }: WishlistButtonProps) {
  const alert = useAlert();
  const session = useSession();
  const { pathname, search } = useLocation();
  const { wish, wished } = useWish(product.id);
  const heart = useRef<HTMLSpanElement>(null);
  const isOn = session !== null && (wished ?? product.inWishlist);

  const press = () => {
    if (session) {
      if (!isOn) void move(heart.current, pop);
      void wish(!isOn);
    } else {
      const returnState: WishState = { wished: product.id };
      const state = { from: `${pathname}${search}`, returnState };
      alert.error(t('Please Login to continue'), { label: 'Sign In', to: paths.signIn(), state });
    }
  };

  const words = isOn ? t('Added in Wishlist') : t('Add to Wishlist');
  return (
    <button
      className={classes(styles.button, styles[look])}
      type="button"
      // Several brands sell a thing of the same name.
      aria-label={`${words}: ${[product.name, product.brand].filter(Boolean).join(', ')}`}
      aria-pressed={isOn}
      onClick={press}
    >
      <span className={styles.heart} ref={heart}>
        <Icon name={isOn ? 'heartFilled' : 'heart'} size={20} />
      </span>
      <span className={styles.words}>{words}</span>
    </button>
  );
}
