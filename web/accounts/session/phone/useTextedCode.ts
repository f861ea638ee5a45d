import { useEffect, useEffectEvent } from 'react';

/** A code that a phone read in a text message for this page (WebOTP), as browsers answer it. */
interface OtpCredential extends Credential {
  code?: string;
}

/**
 * Takes the code out of the text message, where a phone lets a page do so once its owner agrees.
 *
 * @param isAwaited whether a code is on its way
 * @param onCode called with it, once
 */
export function useTextedCode(isAwaited: boolean, onCode: (code: string) => void): void {
  const take = useEffectEvent(onCode);
  useEffect(() => {
    if (!isAwaited || !('OTPCredential' in window)) return;
    const abort = new AbortController();
    const asked: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal: abort.signal,
    };
    navigator.credentials
      .get(asked)
      .then((read: OtpCredential | null) => read?.code && take(read.code))
      // Those who say no type it.
      .catch(() => undefined);
    return () => abort.abort();
  }, [isAwaited]);
}
