import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { checkConnectivity, useConnectivity } from '../lib/connectivity';
import { t } from '../lib/messages';
import { Icon } from '../ui/media/Icon';
import { rises } from '../ui/media/move';
import styles from './OfflineBanner.module.css';

/** How often the shop is tried again while it cannot be reached, in ms. */
const TRY_AGAIN_MS = 5000;

/**
 * Says that the shop cannot be reached, from the moment the network is gone or a call fails on its
 * way, until a call comes through again. What could not be loaded meanwhile is then asked for anew.
 */
export function OfflineBanner() {
  const isConnected = useConnectivity();
  const client = useApolloClient();

  useEffect(() => {
    if (!navigator.onLine) void checkConnectivity();
    window.addEventListener('online', checkConnectivity);
    window.addEventListener('offline', checkConnectivity);
    return () => {
      window.removeEventListener('online', checkConnectivity);
      window.removeEventListener('offline', checkConnectivity);
    };
  }, []);

  useEffect(() => {
    if (isConnected) return;
    const timer = setInterval(checkConnectivity, TRY_AGAIN_MS);
    return () => {
      clearInterval(timer);
      for (const query of client.getObservableQueries()) {
        // One that fails again shows so where it stands.
        if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
      }
    };
  }, [isConnected, client]);

  return (
    <div className={styles.offlineBanner} role="status">
      {!isConnected && (
        <div className={styles.row} ref={rises}>
          <Icon name="offline" />
          {t('No connection to the shop. We keep trying.')}
        </div>
      )}
    </div>
  );
}
