import { useState } from 'react';
import { t } from '../../lib/messages';
import { TextField } from '../../ui/form/TextField';
import { FormDialog } from '../shared/form/FormDialog';
import { useShipOrder } from './useOrderWork';

/** Asks who carries the parcel with all that has not left of an order, and by which number. */
export function ShipDialog({ order, onClose }: { order: { id: string; number: string }; onClose: () => void }) {
  const shipOrder = useShipOrder();
  const [courier, setCourier] = useState('');
  const [trackingNumber, setTrackingNumber] = useState('');
  return (
    <FormDialog
      title={t('Send {number}', { number: order.number })}
      text={t('The shopper gets an e-mail with the tracking number.')}
      actionLabel={t('Send the parcel')}
      onSend={() =>
        shipOrder(order.id, { courier: courier.trim() || null, trackingNumber: trackingNumber.trim() || null })
      }
      onClose={onClose}
    >
      <TextField
        label={t('Courier')}
        name="courier"
        isOptional
        maxLength={100}
        value={courier}
        onChange={setCourier}
        hint={t('Leave empty if the shop delivers it.')}
        suggestions={['Blue Dart', 'Delhivery', 'DTDC', 'India Post']}
      />
      <TextField
        label={t('Tracking number')}
        name="trackingNumber"
        isOptional
        maxLength={100}
        value={trackingNumber}
        onChange={setTrackingNumber}
      />
    </FormDialog>
  );
}
