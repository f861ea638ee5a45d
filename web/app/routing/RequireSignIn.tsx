import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isSessionExpired, useSession } from '../../accounts/session/session';
import { paths } from '../../lib/paths';

/**
 * Shows a page to a signed-in shopper only. A visitor is sent to /signIn, and from there to the
 * front page; whose session ended by itself comes back to what they were at. Stands inside
 * `BrowserOnly`, since only the browser knows who is signed in.
 *
 * @see spec §4 (sign-in flow), §6
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session) return children;
  return <Navigate to={paths.signIn()} replace state={isSessionExpired() ? { from: `${pathname}${search}` } : null} />;
}
