import { type FormEvent, type ReactNode, useState } from 'react';
import { t } from '../../lib/messages';
import { Overlay } from '../../ui/feedback/Overlay';
import { Button } from '../../ui/form/Button';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Heading } from '../../ui/layout/Heading';
import styles from './ConfirmDialog.module.css';

interface FormDialogProps {
  title: string;
  /** What follows from it. */
  text?: string;
  /** The boxes. */
  children: ReactNode;
  /** The words of the button that sends it. */
  actionLabel: string;
  /** Sends it; it closes once that has succeeded. */
  onSend: () => Promise<boolean>;
  onClose: () => void;
}

/** A few boxes over the page, sent by one button. */
export function FormDialog({ title, text, children, actionLabel, onSend, onClose }: FormDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Overlay kind="dialog" className={styles.confirmDialog} labelledBy="form-title" onClose={onClose}>
      {(close) => (
        <form
          className={styles.stack}
          noValidate
          aria-labelledby="form-title"
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            setBusy(true);
            void onSend().then((isDone) => (isDone ? close() : setBusy(false)));
          }}
        >
          <Heading size="lg" id="form-title">
            {title}
          </Heading>
          {text && <p>{text}</p>}
          {children}
          <div className={styles.actions}>
            <Button variant="outline" size="lg" onClick={close}>
              {t('Leave it')}
            </Button>
            <SubmitButton isBusy={isBusy} busyLabel={t('One moment…')}>
              {actionLabel}
            </SubmitButton>
          </div>
        </form>
      )}
    </Overlay>
  );
}
