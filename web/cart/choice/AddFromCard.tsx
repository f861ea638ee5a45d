import { useLocation } from 'react-router-dom';
import { useSession } from '../../accounts/session/session';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { paths } from '../../lib/paths';
import { useAlert } from '../../ui/feedback/AlertBar';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { Icon } from '../../ui/media/Icon';
import { type CardProduct, useLinesOf } from '../cartLines';
import styles from './AddFromCard.module.css';
import { keepChoice } from './keepChoice';

const CardStepper = lazyComponent(async () => (await import('./CardStepper')).CardStepper);

/**
 * Puts a product into the cart from its card by one press, and is then the way to have more or less
 * of it. Where there are several packs it asks for one. A visitor is told 'Please login first' and
 * offered the way to sign in and back, after which what has just one pack is in the cart. All but
 * the button comes with the first press.
 *
 * @see spec §4 (cart add), §5 (cart add requires login)
 */
export function AddFromCard({ product }: { product: CardProduct }) {
  const alert = useAlert();
  const session = useSession();
  const { pathname, search } = useLocation();
  const lines = useLinesOf(product.id);
  const stepper = useOverlay(CardStepper, 'This button');

  const press = () => {
    if (!session) {
      if (!product.hasChoice) keepChoice({ productId: product.id, quantity: 1, name: product.name });
      alert.error(t('Please login first'), {
        label: 'Sign In',
        to: paths.signIn(),
        state: { from: `${pathname}${search}` },
      });
      return;
    }
    stepper.open();
  };

  const isInUse = session !== null && (stepper.isOpen || lines.length > 0);
  return (
    <div className={styles.place}>
      {isInUse ? (
        <CardStepper product={product} lines={lines} isPressed={stepper.isOpen} />
      ) : (
        <button
          className={styles.add}
          type="button"
          aria-label={t('Add {name} to the cart', { name: [product.name, product.brand].filter(Boolean).join(', ') })}
          onPointerEnter={stepper.expect}
          onFocus={stepper.expect}
          onClick={press}
        >
          <Icon name="plus" size={18} /> {t('Add')}
        </button>
      )}
    </div>
  );
}
