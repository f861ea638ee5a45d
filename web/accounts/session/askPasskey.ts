import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { t } from '../../lib/messages';

/** Its code is loaded once a passkey is used. */
const webauthn = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys. */
export const knowsPasskeys = () => 'PublicKeyCredential' in window;

/** What is said where the browser or the person called it off. */
export const passkeyNotShown = () => ({
  ok: false,
  message: t('The passkey was not used. Please try again.'),
  userErrors: [],
});

/**
 * Has the browser sign what the graph asks by a passkey.
 *
 * @param options as the graph answered them
 * @param isOffered lists passkeys below a box of the page, where the browser does so, and waits
 * @returns what to send back; null where it was called off
 */
export async function showPasskey(
  options: Record<string, unknown>,
  isOffered = false,
): Promise<Record<string, unknown> | null> {
  const { startAuthentication } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  const shown = await startAuthentication({ optionsJSON, useBrowserAutofill: isOffered }).catch(() => null);
  return shown && { ...shown };
}

/**
 * Has the browser make a passkey.
 *
 * @returns what to send back; null where it was called off
 */
export async function makePasskey(options: Record<string, unknown>): Promise<Record<string, unknown> | null> {
  const { startRegistration } = await webauthn();
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  const made = await startRegistration({ optionsJSON }).catch(() => null);
  return made && { ...made };
}

/** Whether the browser lists passkeys below a box whose autofill token ends with webauthn. */
export async function offersPasskeys(): Promise<boolean> {
  return knowsPasskeys() && ((await window.PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Calls off what the browser still waits for. */
export async function leavePasskeys(): Promise<void> {
  (await webauthn()).WebAuthnAbortService.cancelCeremony();
}
