import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../lib/messages';
import { formatRupees } from '../lib/money';
import { paths } from '../lib/paths';
import { StatePicture, type StatePictureName } from '../ui/feedback/StatePicture';
import { drops } from '../ui/media/move';
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
 * What became of the last try to pay, and what can be done now. It is announced when it appears and
 * stays until the next try.
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
  const abort = (
    <Button ms="calc({spacing.3.5} * -1)" variant="ghost" size="sm" onClick={onGiveUp}>
      {t('Cancel this payment')}
    </Button>
  );
  switch (problem.kind) {
    case 'dismissed':
      return problem.reason === null ? (
        <Notice picture="closed" title={t('The payment was not completed')} palette="stone" action={abort}>
          {t('You closed the payment window. Your cart and your details are saved: press Checkout to try again.')}
        </Notice>
      ) : (
        <Notice picture="failed" title={t('The payment failed')} palette="danger" action={abort}>
          {problem.reason} {t('Your cart and your details are saved: press Checkout to try again.')}
        </Notice>
      );
    case 'blocked':
      return (
        <Notice picture="blocked" title={t('The payment window could not open')} palette="danger">
          {t(
            'Check your connection, allow this page to open the payment window, and press Checkout again. Your cart and your details are saved.',
          )}
        </Notice>
      );
    case 'outOfStock':
      return (
        <Notice picture="changed" title={problem.message} palette="danger" action={<CartLink />}>
          {problem.productName !== null && problem.available !== null
            ? t('{productName}: {available} left. ', { productName: problem.productName, available: problem.available })
            : t('Some items in your cart are no longer in stock in that quantity. ')}
          {t('Please update your cart.')}
        </Notice>
      );
    case 'priceChanged':
      return (
        <Notice picture="changed" title={problem.message} palette="stone" action={<CartLink />}>
          {t('The total was')} {formatRupees(problem.shown)}
          {t('. You have not been charged. Press Checkout again to accept the new total.')}
        </Notice>
      );
    case 'refused':
      return (
        <Notice picture="failed" title={problem.message} palette="danger">
          {t('Your cart and your details are saved.')}
        </Notice>
      );
    case 'atBank':
      return (
        <Notice
          picture="waiting"
          title={t('Your payment is pending at the bank')}
          palette="stone"
          action={<CheckAgain onCheckAgain={onCheckAgain} />}
        >
          {problem.message} {t('Your cart and your details are saved: press Checkout to try again.')}
        </Notice>
      );
    case 'unsure':
      return (
        <Notice
          picture="waiting"
          title={t('Do not pay again until we confirm the status.')}
          palette="danger"
          action={<CheckAgain onCheckAgain={onCheckAgain} />}
        >
          {problem.message ? problem.message : t('You have paid, but we have not received the confirmation yet.')}{' '}
          {t('You will get your order or a refund, even if you leave this page.')}
        </Notice>
      );
  }
}

function CheckAgain({ onCheckAgain }: Pick<CheckoutNoticeProps, 'onCheckAgain'>) {
  return (
    <>
      <Button colorPalette="brand" size="sm" onClick={onCheckAgain}>
        {t('Check again')}
      </Button>
      <Button asChild variant="ghost" size="sm">
        <Link to={paths.orders()}>{t('My orders')}</Link>
      </Button>
    </>
  );
}

function CartLink() {
  return (
    <Button asChild variant="outline" size="sm">
      <Link to={paths.cart()}>{t('Go to cart')}</Link>
    </Button>
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
    <Flex ref={drops} bg="colorPalette.subtle" borderRadius="l3" gap="4" p="4" mt="4" data-palette={palette}>
      <StatePicture name={picture} />
      <Box minW="0">
        <Text fontWeight="semibold" color="colorPalette.fg">
          {title}
        </Text>
        <Text textStyle="sm" mt="1">
          {children}
        </Text>
        {action && (
          <Flex gap="2" wrap="wrap" mt="3">
            {action}
          </Flex>
        )}
      </Box>
    </Flex>
  );
}
