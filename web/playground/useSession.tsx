import { createContext, type ReactNode, useContext, useState } from 'react';
import { askGraph } from './askGraph';

/** Whom the playground acts as; null for a visitor. Forgotten when the page is left. */
export interface Session {
  token: string;
  name: string;
  isAdmin: boolean;
}

interface SignedIn {
  signIn: { token: string | null; user: Omit<Session, 'token'> | null; userErrors: { message: string }[] };
}

const SIGN_IN = `mutation SignIn($email: String!, $password: String!) {
  signIn(email: $email, password: $password) { token user { name isAdmin } userErrors { message } }
}`;

const WHO_ASKS = '{ me { name isAdmin } }';

const SessionContext = createContext<{
  session: Session | null;
  setSession(session: Session | null): void;
}>({ session: null, setSession: () => undefined });

/** Holds the session for everything within. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [session, setSession] = useState<Session | null>(null);
  return <SessionContext value={{ session, setSession }}>{children}</SessionContext>;
}

/**
 * The session, and the ways into and out of it. `signIn` answers why it was refused; null when it
 * was not. `continueWith` goes on under a token that was answered.
 */
export function useSession(): {
  session: Session | null;
  signIn(email: string, password: string): Promise<string | null>;
  continueWith(token: string): Promise<void>;
  signOut(): void;
} {
  const { session, setSession } = useContext(SessionContext);
  return {
    session,
    signIn: async (email, password) => {
      const answer = await askGraph<SignedIn>(SIGN_IN, { email, password }, null);
      if (!answer) return 'The shop is not responding right now. Please try again in a moment.';
      const { token, user, userErrors } = answer.signIn;
      if (!token || !user) return userErrors[0]?.message ?? '';
      setSession({ token, ...user });
      return null;
    },
    continueWith: async (token) => {
      const answer = await askGraph<{ me: Omit<Session, 'token'> | null }>(WHO_ASKS, {}, token);
      if (answer?.me) setSession({ token, ...answer.me });
    },
    signOut: () => setSession(null),
  };
}
