import type { OrderStatus } from '../gql/graphql';
import { lazyComponent } from '../lib/lazyComponent';
import { Button } from '../ui/Button';
import { SubmitButton } from '../ui/SubmitButton';
import { useOverlay } from '../ui/useOverlay';
import { CAN_CANCEL, NEXT_STEPS } from './orderStates';
import { useSetOrderStatus } from './useSetOrderStatus';
import { useViewer } from './viewer';

const ConfirmDialog = lazyComponent(async () => (await import('./ConfirmDialog')).ConfirmDialog);

/** What can be done with an order now: the one next step, and calling it off for who may give money back. */
export function OrderActions({ order }: { order: { id: string; number: string; status: OrderStatus } }) {
  const viewer = useViewer();
  const { setOrderStatus, isBusy } = useSetOrderStatus();
  const confirm = useOverlay(ConfirmDialog, 'The question');
  const next = NEXT_STEPS[order.status];
  const mayCancel = CAN_CANCEL.includes(order.status) && viewer.role !== 'PACKER';
  return (
    <>
      {mayCancel && (
        <Button
          variant="outline"
          palette="danger"
          size="lg"
          onPointerEnter={confirm.expect}
          onFocus={confirm.expect}
          onClick={confirm.open}
        >
          Cancel the order
        </Button>
      )}
      {next && (
        <SubmitButton isBusy={isBusy} busyLabel={next.busyLabel} onClick={() => void setOrderStatus(order.id, next.to)}>
          {next.label}
        </SubmitButton>
      )}
      {confirm.isOpen && (
        <ConfirmDialog
          title={`Cancel ${order.number}?`}
          text={
            order.status === 'PENDING'
              ? 'The goods are for sale again. If a payment comes later, it goes back.'
              : 'The goods are for sale again, and what was paid goes back to the shopper. This cannot be undone.'
          }
          actionLabel="Cancel the order"
          onConfirm={() => setOrderStatus(order.id, 'CANCELLED')}
          onClose={confirm.close}
        />
      )}
    </>
  );
}
