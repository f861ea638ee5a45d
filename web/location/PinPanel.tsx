import { useEffect, useRef } from 'react';
import { t } from '../lib/messages';
import { PinForm } from './PinForm';

/** The box for the PIN code beneath the line at the head of a page; it has the focus at first. */
export function PinPanel() {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => room.current?.querySelector<HTMLElement>('[name=pin]')?.focus(), []);
  return (
    <div ref={room}>
      <b>{t('See the delivery day')}</b>
      <PinForm />
    </div>
  );
}
