import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { checkReach, useReach } from '../lib/reach';
import { Icon } from '../ui/Icon';
import styles from './OfflineBanner.module.css';

/** How often the shop is tried again while it cannot be reached, in ms. */
const TRY_AGAIN_MS = 5000;

/**
 * Says that the shop cannot be reached, from the moment the network is gone or a call fails on its way, until a call comes
 * through again. What could not be loaded meanwhile is then asked for anew.
 */
export function OfflineBanner() {
  const isReached = useReach();
  const client = useApolloClient();

  useEffect(() => {
    if (!navigator.onLine) void checkReach();
    window.addEventListener('online', checkReach);
    window.addEventListener('offline', checkReach);
    return () => {
      window.removeEventListener('online', checkReach);
      window.removeEventListener('offline', checkReach);
    };
  }, []);

  useEffect(() => {
    if (isReached) return;
    const timer = setInterval(checkReach, TRY_AGAIN_MS);
    return () => {
      clearInterval(timer);
      for (const query of client.getObservableQueries()) {
        // One that fails again shows so where it stands.
        if (query.getCurrentResult().error) query.refetch().catch(() => undefined);
      }
    };
  }, [isReached, client]);

  return (
    <div className={styles.offlineBanner} role="status">
      {!isReached && (
        <div className={styles.row}>
          <Icon name="offline" />
          No connection to the shop. We keep trying.
        </div>
      )}
    </div>
  );
}
