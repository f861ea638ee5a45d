import { t } from '../lib/messages';
import { paths } from '../lib/paths';
import { Button } from '../ui/form/Button';
import { TextLink } from '../ui/layout/TextLink';
import styles from './BuyAgain.module.css';
import { useBuyAgain } from './useBuyAgain';

/** The button that puts an order into the cart once more, and what came of it. */
export function BuyAgain({ orderId, describedBy }: { orderId: string; describedBy: string }) {
  const { outcome, isBusy, start } = useBuyAgain(orderId);
  return (
    <div className={styles.buyAgain}>
      <Button size="sm" variant="outline" aria-describedby={describedBy} disabled={isBusy} onClick={() => void start()}>
        {isBusy ? t('Adding...') : t('Buy again')}
      </Button>
      <div role="status">
        {outcome && (
          <div className={styles.outcome}>
            {outcome.lines > 0 && (
              <p>
                {t('{added} of {lines} products are in your cart.', { added: outcome.added, lines: outcome.lines })}{' '}
                {outcome.added > 0 && <TextLink to={paths.cart()}>{t('Go to cart')}</TextLink>}
              </p>
            )}
            <ul>
              {outcome.told.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
