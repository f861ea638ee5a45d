import { Button, chakra, Heading } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '../../../lib/messages';
import { DialogActions, dialogSheet } from '../../../ui/feedback/dialogSheet';
import { Overlay } from '../../../ui/feedback/Overlay';
import { SendButton } from '../../../ui/form/SendButton';

interface FormDialogProps {
  title: string;
  /** What follows from it. */
  text?: string;
  /** The boxes. */
  children: ReactNode;
  /** The words of the button that sends it. */
  actionLabel: string;
  /** Whether what it sends takes something away; its button then stands out as such. */
  isDangerous?: boolean;
  /** Whether there is something to send; until then there is only the way back. */
  isReady?: boolean;
  /** Sends it; it closes once that has succeeded. */
  onSend: () => Promise<boolean>;
  onClose: () => void;
}

/** A few boxes over the page, sent by one button. */
export function FormDialog({
  title,
  text,
  children,
  actionLabel,
  isDangerous = false,
  isReady = true,
  onSend,
  onClose,
}: FormDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Overlay kind="dialog" labelledBy="form-title" onClose={onClose}>
      {(close) => (
        <chakra.form
          {...dialogSheet}
          noValidate
          aria-labelledby="form-title"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            // A form that it lies over is not sent along.
            event.stopPropagation();
            if (!isReady) return;
            setBusy(true);
            void onSend().then((isDone) => (isDone ? close() : setBusy(false)));
          }}
        >
          <Heading size="lg" id="form-title">
            {title}
          </Heading>
          {text && <p>{text}</p>}
          {children}
          <DialogActions>
            <Button variant="outline" size="lg" onClick={close}>
              {t('Leave it')}
            </Button>
            {isReady && (
              <SendButton colorPalette={isDangerous ? 'danger' : 'brand'} isBusy={isBusy} busyLabel={t('One moment…')}>
                {actionLabel}
              </SendButton>
            )}
          </DialogActions>
        </chakra.form>
      )}
    </Overlay>
  );
}
