import { paths } from '../../lib/paths';
import { WINDOW_CHECK_MS } from '../../lib/timings';

/** What came of a window in which a shopper signs in at a provider. */
export type WindowOutcome =
  /** The provider vouches for the shopper; the graph signs in by the token. */
  | { kind: 'vouched'; idToken: string }
  /** It does not, or something failed on the way; `message` says so in the provider's words. */
  | { kind: 'refused'; message: string }
  /**
   * The window is gone and has said nothing yet. A browser that isolates windows may still deliver
   * a message later.
   */
  | { kind: 'closed' };

/** A window that was opened. */
export interface ProviderWindow {
  /** Brings it to the front; false when it is gone. */
  focus(): boolean;
  /** Listens to it no longer. */
  forget(): void;
}

/**
 * Opens the provider's window; to be called while the press of a button is handled, since browsers
 * open none at any other time. The window and this page meet on a channel of the shop's own origin
 * that is named by a secret of the two.
 *
 * @param provider such as `google`
 * @param onOutcome called for each word of it, until `forget`
 * @returns null when the browser opened none
 */
export function openProviderWindow(
  provider: string,
  onOutcome: (outcome: WindowOutcome) => void,
): ProviderWindow | null {
  const attempt = newAttempt();
  const opened = window.open(paths.providerWindow(provider, attempt), 'provider', placement());
  if (!opened) return null;

  const channel = new BroadcastChannel(`sign-in ${attempt}`);
  const check = setInterval(() => {
    if (!opened.closed) return;
    clearInterval(check);
    onOutcome({ kind: 'closed' });
  }, WINDOW_CHECK_MS);
  const forget = () => {
    clearInterval(check);
    channel.close();
  };
  channel.onmessage = ({ data }: MessageEvent<{ idToken?: string; message?: string }>) => {
    channel.postMessage('received');
    forget();
    const { idToken, message = '' } = data;
    onOutcome(idToken ? { kind: 'vouched', idToken } : { kind: 'refused', message });
  };
  return {
    focus: () => {
      if (!opened.closed) opened.focus();
      return !opened.closed;
    },
    forget,
  };
}

function newAttempt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** In the middle of the shop's own window; sizes in pixels. */
function placement(): string {
  const [width, height] = [480, 680];
  const left = Math.round(window.screenX + (window.outerWidth - width) / 2);
  const top = Math.round(window.screenY + (window.outerHeight - height) / 2);
  return `popup,width=${width},height=${height},left=${left},top=${top}`;
}
