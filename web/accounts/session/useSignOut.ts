import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { withoutLanguage } from '../../lib/language';
import { paths } from '../../lib/paths';
import { endSession } from './session';

/**
 * Signs the shopper out: clears the stored token and user, forgets everything fetched for them and
 * goes to /signIn.
 *
 * @see spec §4 (login)
 */
export function useSignOut(): () => void {
  const client = useApolloClient();
  const navigate = useNavigate();
  return () => {
    endSession();
    // Queries that fail while being repeated show so where they stand.
    client.resetStore().catch(() => undefined);
    // A page for signed-in shoppers now redirects by itself and remembers where from; this later
    // step, free of that memory, wins, so that the next sign-in starts at the front page.
    setTimeout(() =>
      navigate(paths.signIn(), { replace: withoutLanguage(window.location.pathname) === paths.signIn() }),
    );
  };
}
