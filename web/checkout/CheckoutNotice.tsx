import { type ReactNode, useEffect, useRef } from 'react';
import { sayAsKnown, t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { paths } from '../lib/paths';
import { StatePicture, type StatePictureName } from '../ui/feedback/StatePicture';
import { Button, ButtonLink } from '../ui/form/Button';
import styles from './CheckoutNotice.module.css';
import type { CheckoutProblem } from './useCheckout';

interface CheckoutNoticeProps {
  /** Why the last try led to no order; null shows nothing. */
  problem: CheckoutProblem | null;
  /** Asks again for an order that is not confirmed yet. */
  onCheckAgain: () => void;
  /** Gives up an unpaid payment. */
  onGiveUp: () => void;
}

/**
 * What became of the last try to pay, and what can be done now. It is announced when it appears and stays until the
 * next try.
 */
export function CheckoutNotice({ problem, onCheckAgain, onGiveUp }: CheckoutNoticeProps) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem) region.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  // The live region stands before a notice enters it: readers announce changes, not arrivals.
  return (
    <div ref={region} role="status">
      {problem && noticeOf(problem, onCheckAgain, onGiveUp)}
    </div>
  );
}

function noticeOf(problem: CheckoutProblem, onCheckAgain: () => void, onGiveUp: () => void): ReactNode {
  const giveUp = (
    <Button className={styles.checkoutNotice} variant="ghost" size="sm" onClick={onGiveUp}>
      {t('Cancel this payment')}
    </Button>
  );
  switch (problem.kind) {
    case 'dismissed':
      return problem.reason === null ? (
        <Notice picture="closed" title={t('The payment was not completed')} palette="stone" action={giveUp}>
          {t('You closed the payment window. Your cart and your details are kept: press Checkout to try again.')}
        </Notice>
      ) : (
        <Notice picture="failed" title={t('The payment failed')} palette="danger" action={giveUp}>
          {sayAsKnown(problem.reason)} {t('Your cart and your details are kept: press Checkout to try again.')}
        </Notice>
      );
    case 'blocked':
      return (
        <Notice picture="blocked" title={t('The payment window could not open')} palette="danger">
          {t(
            'Check your connection and let this page load the payment provider, then press Checkout again. Your cart and your details are kept.',
          )}
        </Notice>
      );
    case 'outOfStock':
      return (
        <Notice picture="changed" title={sayAsKnown(problem.message)} palette="danger" action={<CartLink />}>
          {problem.productName !== null && problem.available !== null
            ? t('{productName}: {available} left. ', { productName: problem.productName, available: problem.available })
            : t('Some items in your cart are no longer in stock in that quantity. ')}
          {t('Please update your cart.')}
        </Notice>
      );
    case 'priceChanged':
      return (
        <Notice picture="changed" title={sayAsKnown(problem.message)} palette="stone" action={<CartLink />}>
          {t('The total was')} {formatRupees(problem.shown)}
          {t('. You have not been charged. Press Checkout again to accept the new total.')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice picture="failed" title={sayAsKnown(problem.message)} palette="danger">
          {t('Your cart and your details are saved.')}
        </Notice>
      );
    case 'unsure':
      return (
        <Notice
          picture="waiting"
          title={t('Do not pay again until we confirm the status.')}
          palette="danger"
          action={
            <>
              <Button palette="brand" size="sm" onClick={onCheckAgain}>
                {t('Check again')}
              </Button>
              <ButtonLink variant="ghost" size="sm" to={paths.orders()}>
                {t('My orders')}
              </ButtonLink>
            </>
          }
        >
          {problem.message
            ? sayAsKnown(problem.message)
            : t('You have paid, but we have not received the confirmation yet.')}{' '}
          {t('You will get your order or a refund, even if you leave this page.')}
        </Notice>
      );
  }
}

function CartLink() {
  return (
    <ButtonLink variant="outline" size="sm" to={paths.cart()}>
      {t('Go to cart')}
    </ButtonLink>
  );
}

interface NoticeProps {
  picture: StatePictureName;
  title: string;
  palette: 'stone' | 'danger';
  action?: ReactNode;
  children: ReactNode;
}

function Notice({ picture, title, palette, action, children }: NoticeProps) {
  return (
    <div className={styles.notice} data-palette={palette}>
      <StatePicture name={picture} />
      <div className={styles.noticeBox}>
        <p className={styles.noticeText}>{title}</p>
        <p className={styles.text}>{children}</p>
        {action && <div className={styles.noticeRow}>{action}</div>}
      </div>
    </div>
  );
}
