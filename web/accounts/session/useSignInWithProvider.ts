import { useEffect, useRef, useState } from 'react';
import { gql } from '../../gql';
import { useSignInWithProviderMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { t } from '../../lib/messages';
import { useAlert } from '../../ui/feedback/AlertBar';
import { openProviderWindow, type ProviderWindow, type WindowOutcome } from './openProviderWindow';
import { useBeginSession } from './useBeginSession';

gql(`mutation signInWithProvider($provider: String!, $idToken: String!) {
  signInWithProvider(provider: $provider, idToken: $idToken) {
    token
    message
    user { id name email isAdmin images { id url(width: 160) } }
    userErrors { code message field }
  }
}`);

const BLOCKED = 'Your browser blocked the sign-in window. Allow pop-ups for this shop and try again.';
const CLOSED = 'The sign-in window closed before you were signed in.';

/**
 * How far it is: the button waits to be pressed, the provider's window is open, or the graph is
 * asked.
 */
export type SignInPhase = 'resting' | 'window' | 'signingIn';

/**
 * Signs a shopper in whom a provider vouches for: opens its window, then stores token and user in
 * the browser, drops what was fetched as a visitor and shows the graph's message. A window that was
 * blocked or closed, the provider's own refusal and the graph's are shown in the alert bar.
 *
 * @param provider such as `google`
 * @param onSignedIn called once, when the shopper is signed in
 * @returns `signInWithProvider`, to be called straight from a press; while the window is open it
 *   brings that to the front
 * @see spec §4 (social provider flow)
 */
export function useSignInWithProvider(provider: string, onSignedIn: () => void) {
  const alert = useAlert();
  const begin = useBeginSession();
  const [mutate] = useSignInWithProviderMutation();
  const [phase, setPhase] = useState<SignInPhase>('resting');
  const opened = useRef<ProviderWindow | null>(null);
  useEffect(() => () => opened.current?.forget(), []);

  const rest = (complaint: string) => {
    setPhase('resting');
    alert.error(complaint);
  };

  const enter = async (idToken: string) => {
    setPhase('signingIn');
    alert.clear(CLOSED);
    try {
      const { data } = await mutate({ variables: { provider, idToken } });
      const answer = data?.signInWithProvider;
      if (!begin(answer)) return rest(answer?.userErrors[0]?.message ?? faultMessage(null));
      setPhase('resting');
      alert.success(answer?.message ?? t('User Login Successfully!'));
      onSignedIn();
    } catch (error) {
      rest(faultMessage(error));
    }
  };

  const handle = (outcome: WindowOutcome) => {
    if (outcome.kind === 'vouched') void enter(outcome.idToken);
    else rest(outcome.kind === 'closed' ? CLOSED : outcome.message || faultMessage(null));
  };

  const signInWithProvider = () => {
    if (phase === 'signingIn' || (phase === 'window' && opened.current?.focus())) return;
    opened.current?.forget();
    opened.current = openProviderWindow(provider, handle);
    if (opened.current) setPhase('window');
    else rest(BLOCKED);
  };
  return { signInWithProvider, phase };
}
