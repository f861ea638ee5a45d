import { Button, Grid, Heading } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import type { FactorKind } from '../../gql/graphql';
import { t } from '../../lib/messages';
import { DialogActions, dialogSheet } from '../../ui/feedback/dialogSheet';
import { Overlay } from '../../ui/feedback/Overlay';
import { secondFactorWait } from './askSecondFactor';
import { SecondFactorForm } from './SecondFactorForm';

/**
 * Asks for the second factor over the page, once something is done that needs it shown anew; absent
 * until then.
 */
export function SecondFactorPrompt({ kinds }: { kinds: readonly FactorKind[] }) {
  const wait = useSyncExternalStore(secondFactorWait.subscribe, secondFactorWait.read);
  if (!wait) return null;
  return (
    <Overlay kind="dialog" labelledBy="second-factor-title" onClose={() => wait.end(false)}>
      {(close) => (
        <Grid {...dialogSheet}>
          <Heading size="lg" id="second-factor-title">
            {t('Confirm that it is you')}
          </Heading>
          <p>{t('Some time has passed since you showed your second factor, and this moves money or gives rights.')}</p>
          <SecondFactorForm kinds={kinds} onShown={() => wait.end(true)} />
          <DialogActions>
            <Button variant="outline" size="lg" onClick={close}>
              {t('Leave it')}
            </Button>
          </DialogActions>
        </Grid>
      )}
    </Overlay>
  );
}
