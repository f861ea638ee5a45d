import { useState } from 'react';
import { t } from '../../lib/messages';
import { Overlay } from '../../ui/feedback/Overlay';
import { Button } from '../../ui/form/Button';
import { SubmitButton } from '../../ui/form/SubmitButton';
import { Heading } from '../../ui/layout/Heading';
import styles from './ConfirmDialog.module.css';

interface ConfirmDialogProps {
  title: string;
  /** What follows from it. */
  text: string;
  /** The words of the button that does it. */
  actionLabel: string;
  /** Does it; it closes once that has succeeded. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, text, actionLabel, onConfirm, onClose }: ConfirmDialogProps) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Overlay kind="dialog" className={styles.confirmDialog} labelledBy="confirm-title" onClose={onClose}>
      {(close) => (
        <div className={styles.stack}>
          <Heading size="lg" id="confirm-title">
            {title}
          </Heading>
          <p>{text}</p>
          <div className={styles.actions}>
            <Button variant="outline" size="lg" onClick={close}>
              {t('Leave it')}
            </Button>
            <SubmitButton
              palette="danger"
              isBusy={isBusy}
              busyLabel={t('One moment…')}
              onClick={() => {
                setBusy(true);
                void onConfirm().then((isDone) => (isDone ? close() : setBusy(false)));
              }}
            >
              {actionLabel}
            </SubmitButton>
          </div>
        </div>
      )}
    </Overlay>
  );
}
