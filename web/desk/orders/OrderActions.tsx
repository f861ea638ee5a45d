import { Button } from '@chakra-ui/react';
import type { OrderStatus, PaymentMethod } from '../../gql/graphql';
import { lazyComponent } from '../../lib/lazyComponent';
import { t } from '../../lib/messages';
import { formatRupees } from '../../lib/money';
import { useOverlay } from '../../ui/feedback/useOverlay';
import { SendButton } from '../../ui/form/SendButton';
import { useViewer } from '../shared/viewer';
import { useSetOrderStatus } from './useOrderWork';

const ConfirmDialog = lazyComponent(async () => (await import('../shared/ConfirmDialog')).ConfirmDialog);
const RefusalDialog = lazyComponent(async () => (await import('./RefusalDialog')).RefusalDialog);
const ShipDialog = lazyComponent(async () => (await import('./ShipDialog')).ShipDialog);

interface OrderActionsProps {
  order: {
    id: string;
    number: string;
    status: OrderStatus;
    nextStatuses: readonly OrderStatus[];
    paymentMethod: PaymentMethod;
    amountDue: number;
  };
}

/**
 * What can be done with an order now: the one next step, ending what was refused on delivery, and
 * calling it off. What gives money back is for those who may do that.
 */
export function OrderActions({ order }: OrderActionsProps) {
  const viewer = useViewer();
  const { setOrderStatus, isBusy } = useSetOrderStatus();
  const confirm = useOverlay(ConfirmDialog, 'The question');
  const ship = useOverlay(ShipDialog, 'The form');
  const refusal = useOverlay(RefusalDialog, 'The form');
  const mayRefuse = viewer.rights.includes('GIVE_MONEY_BACK') || order.paymentMethod === 'CASH';
  const can = (status: OrderStatus) => order.nextStatuses.includes(status);
  return (
    <>
      {can('CANCELLED') && viewer.rights.includes('GIVE_MONEY_BACK') && (
        <Button
          variant="outline"
          colorPalette="danger"
          size="lg"
          onPointerEnter={confirm.expect}
          onFocus={confirm.expect}
          onClick={confirm.open}
        >
          {t('Cancel the order')}
        </Button>
      )}
      {order.status === 'SHIPPED' && mayRefuse && (
        <Button
          variant="outline"
          colorPalette="danger"
          size="lg"
          onPointerEnter={refusal.expect}
          onFocus={refusal.expect}
          onClick={refusal.open}
        >
          {t('Refused on delivery')}
        </Button>
      )}
      {can('PACKED') && (
        <SendButton isBusy={isBusy} busyLabel={t('Packing…')} onClick={() => void setOrderStatus(order.id, 'PACKED')}>
          {t('Mark as packed')}
        </SendButton>
      )}
      {can('SHIPPED') && (
        <Button colorPalette="brand" size="lg" onPointerEnter={ship.expect} onFocus={ship.expect} onClick={ship.open}>
          {t('Send the parcel')}
        </Button>
      )}
      {can('DELIVERED') && (
        <SendButton
          isBusy={isBusy}
          busyLabel={t('One moment…')}
          onClick={() => void setOrderStatus(order.id, 'DELIVERED')}
        >
          {order.amountDue > 0
            ? t('Delivered, {amountDue} collected', { amountDue: formatRupees(order.amountDue) })
            : t('Mark as delivered')}
        </SendButton>
      )}
      {refusal.isOpen && <RefusalDialog order={order} onClose={refusal.close} />}
      {ship.isOpen && <ShipDialog order={order} onClose={ship.close} />}
      {confirm.isOpen && (
        <ConfirmDialog
          title={t('Cancel {number}?', { number: order.number })}
          text={
            order.status === 'PENDING'
              ? t('The goods go back on sale. A payment that comes in later is refunded.')
              : t('The goods go back on sale, and the shopper is refunded. This cannot be undone.')
          }
          actionLabel={t('Cancel the order')}
          onConfirm={() => setOrderStatus(order.id, 'CANCELLED')}
          onClose={confirm.close}
        />
      )}
    </>
  );
}
