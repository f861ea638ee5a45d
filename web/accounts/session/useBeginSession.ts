import { useApolloClient } from '@apollo/client/react';
import { asSessionUser, startSession } from './session';

/** What the ways to sign in answer of the one who came in. */
interface SignedIn {
  token?: string | null;
  user?: Parameters<typeof asSessionUser>[0] | null;
}

/**
 * Begins the session of a shopper who was let in: stores token and user in the browser and drops
 * what was fetched as a visitor. For one who was refused it does nothing.
 *
 * @param pageOf the account whose page is on the screen and stays there, where it signs in again:
 *   what was fetched is asked for anew, and nothing that was typed is lost
 * @returns a function that takes the graph's answer, and answers whether a session has begun
 */
export function useBeginSession(pageOf: string | null = null) {
  const client = useApolloClient();
  return (answer: SignedIn | null | undefined): boolean => {
    if (!answer?.token || !answer.user) return false;
    startSession(answer.token, asSessionUser(answer.user));
    // Queries that fail while being repeated show so where they stand.
    const isOwnPage = answer.user.id === pageOf;
    (isOwnPage ? client.refetchQueries({ include: 'active' }) : client.resetStore()).catch(() => undefined);
    return true;
  };
}
