import { Button, chakra } from '@chakra-ui/react';
import type { DeskOrderLifeFragment } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { formatMoment } from '../shared/moments';
import { useViewer } from '../shared/viewer';

const PayoutDialog = lazyComponent(async () => (await import('./PayoutDialog')).PayoutDialog);

const REFUNDS = {
  PENDING: 'Refund, on its way',
  PROCESSED: 'Refund, paid',
  FAILED: 'Refund, failed',
} as const;

interface OrderRefundProps {
  refund: DeskOrderLifeFragment['refunds'][number];
  /** Whether the order was paid at the door, so that no provider sends its money back. */
  isCash: boolean;
}

/** Money that goes back, among an order's figures, with a button where a person has to send it. */
export function OrderRefund({ refund, isCash }: OrderRefundProps) {
  const viewer = useViewer();
  const dialog = useOverlay(PayoutDialog, 'The form');
  const isByHand = refund.status === 'FAILED' || (refund.status === 'PENDING' && isCash);
  return (
    <>
      <dt>{t(REFUNDS[refund.status])}</dt>
      <dd>
        −{formatRupees(refund.amount)}
        <br />
        <time dateTime={refund.createdAt}>{formatMoment(refund.settledAt ?? refund.createdAt)}</time>
        {refund.reference && (
          <chakra.span fontSize="xs" color="fg.muted" overflowWrap="anywhere">
            {' '}
            {refund.reference}
          </chakra.span>
        )}
        {isByHand && viewer.rights.includes('GIVE_MONEY_BACK') && (
          <>
            <br />
            <Button size="sm" variant="outline" onClick={dialog.open}>
              {t('I have sent it')}
            </Button>
          </>
        )}
        {dialog.isOpen && <PayoutDialog payout={refund} onClose={dialog.close} />}
      </dd>
    </>
  );
}
