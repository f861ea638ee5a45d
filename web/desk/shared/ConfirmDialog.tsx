import { Button, Grid, Heading } from '@chakra-ui/react';
import { useState } from 'react';
import { t } from '../../lib/messages';
import { DialogActions, dialogSheet } from '../../ui/feedback/dialogSheet';
import { Overlay } from '../../ui/feedback/Overlay';
import { SendButton } from '../../ui/form/SendButton';

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
    <Overlay kind="dialog" labelledBy="confirm-title" onClose={onClose}>
      {(close) => (
        <Grid {...dialogSheet}>
          <Heading size="lg" id="confirm-title">
            {title}
          </Heading>
          <p>{text}</p>
          <DialogActions>
            <Button variant="outline" size="lg" onClick={close}>
              {t('Leave it')}
            </Button>
            <SendButton
              type="button"
              colorPalette="danger"
              isBusy={isBusy}
              busyLabel={t('One moment…')}
              onClick={() => {
                setBusy(true);
                void onConfirm().then((isDone) => (isDone ? close() : setBusy(false)));
              }}
            >
              {actionLabel}
            </SendButton>
          </DialogActions>
        </Grid>
      )}
    </Overlay>
  );
}
