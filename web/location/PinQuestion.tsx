import { useEffect, useRef } from 'react';
import { t } from '../lib/messages';
import { PinForm } from './PinForm';

interface PinQuestionProps {
  /** Whether its box has the focus at first, as where a press has opened it. */
  takesFocus?: boolean;
}

/** Asks for the PIN code while the shop knows none. */
export function PinQuestion({ takesFocus = false }: PinQuestionProps) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) room.current?.querySelector<HTMLElement>('[name=pin]')?.focus();
  }, [takesFocus]);
  return (
    <div ref={room}>
      <b>{t('See the delivery day')}</b>
      <PinForm />
    </div>
  );
}
