import { useEffect, useState } from 'react';
import { useConnectivity } from '../../lib/connectivity';
import { reloadForMissingCode } from '../../lib/loading/missingCode';
import { t } from '../../lib/messages';
import { ProblemPage } from '../../ui/feedback/ProblemPage';
import { Button } from '../../ui/first-view/Button';
import { Icon } from '../../ui/media/Icon';

/**
 * What is shown when a page breaks: the heading of the specification and a button that loads the
 * page again. Where it broke because code did not come, it loads by itself, as soon as the shop can
 * be reached, and says so until then.
 *
 * @see spec §2 (default fallback)
 */
export function ErrorPage() {
  const isConnected = useConnectivity();
  const [wasOffline, setWasOffline] = useState(false);
  useEffect(() => void reloadForMissingCode(), []);
  useEffect(() => {
    if (!isConnected) setWasOffline(true);
    else if (wasOffline) window.location.reload();
  }, [isConnected, wasOffline]);
  return (
    <ProblemPage
      title={isConnected ? t('Unexpected Application Error!') : t('You are offline')}
      text={
        isConnected
          ? t('Something went wrong on this page. Reloading it usually helps; your cart is safe.')
          : t('This page opens by itself once you are back online; your cart is safe.')
      }
      action={
        <Button palette="brand" onClick={() => window.location.reload()}>
          <Icon name="refresh" />
          {t('Reload the page')}
        </Button>
      }
    />
  );
}
