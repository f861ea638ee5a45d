import { useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session/session';
import { useConnectivity } from '../lib/connectivity';
import { lazyComponent } from '../lib/lazyComponent';
import { paths } from '../lib/paths';
import { useStored } from '../lib/storage';

const MergeKept = lazyComponent(async () => (await import('./MergeKept')).MergeKept);

/**
 * Brings what was chosen while signed out, or the shop could not be reached, into the
 * cart as soon as both can be. It waits until who signs in has left that page, whose message stays
 * until then. Shows nothing.
 */
export function PendingCart() {
  const kept = useStored('keptChoices');
  const session = useSession();
  const isConnected = useConnectivity();
  const { pathname } = useLocation();
  const isDue = kept && session && isConnected && pathname !== paths.signIn();
  return isDue ? <MergeKept kept={kept} userId={session.user.userId} /> : null;
}
