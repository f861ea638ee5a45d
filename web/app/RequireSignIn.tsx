import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useSession } from '../accounts/session';
import { paths } from '../lib/paths';

/**
 * Shows a page to a signed-in shopper only. A visitor is sent to /signIn, which is told where they wanted to go. Stands
 * inside `BrowserOnly`, since only the browser knows who is signed in.
 *
 * @see spec §6
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!session) return <Navigate to={paths.signIn()} replace state={{ from: `${pathname}${search}` }} />;
  return children;
}
