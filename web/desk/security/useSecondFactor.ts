import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { renewSession } from '../../accounts/session/session';
import { gql } from '../../gql';
import {
  useDeskAddPasskeyMutation,
  useDeskBeginPasskeyConfirmationMutation,
  useDeskBeginPasskeyMutation,
  useDeskConfirmSecondFactorMutation,
} from '../../gql/graphql';
import { t } from '../../lib/messages';
import { outcomeOf } from '../../ui/feedback/useReport';

gql(`mutation deskBeginPasskeyConfirmation {
  beginPasskeyConfirmation { options userErrors { code message field } }
}`);
gql(`mutation deskConfirmSecondFactor($input: SecondFactorInput!) {
  confirmSecondFactor(input: $input) { token message userErrors { code message field } }
}`);
gql(`mutation deskBeginPasskey {
  beginPasskey { options userErrors { code message field } }
}`);
gql(`mutation deskAddPasskey($name: String!, $answer: JSONObject!) {
  addPasskey(name: $name, answer: $answer) { token recoveryCodes message userErrors { code message field } }
}`);

/** Its code is loaded once a passkey is used. */
const webauthn = () => import('@simplewebauthn/browser');

/** What is said where the browser or the person called it off. */
const notShown = () => ({
  ok: false,
  message: t('The passkey was not used. Please try again.'),
  userErrors: [],
});

/**
 * Shows the viewer's second factor, after which the session goes on under the token that it brings.
 *
 * @returns functions that answer how it ended
 */
export function useConfirmSecondFactor() {
  const [begin] = useDeskBeginPasskeyConfirmationMutation();
  const [confirm] = useDeskConfirmSecondFactorMutation();
  const send = async (input: { code?: string; recoveryCode?: string; passkey?: Record<string, unknown> }) => {
    const answer = (await confirm({ variables: { input } })).data?.confirmSecondFactor;
    if (answer?.token) renewSession(answer.token);
    return answer;
  };
  return {
    byText: (input: { code: string } | { recoveryCode: string }) => outcomeOf(() => send(input)),
    byPasskey: () =>
      outcomeOf(async () => {
        const begun = (await begin()).data?.beginPasskeyConfirmation;
        if (!begun?.options) return begun;
        const { startAuthentication } = await webauthn();
        const shown = await startAuthentication({
          optionsJSON: begun.options as unknown as PublicKeyCredentialRequestOptionsJSON,
        }).catch(() => null);
        return shown ? send({ passkey: { ...shown } }) : notShown();
      }),
  };
}

/**
 * Adds a passkey of the viewer, which the browser makes.
 *
 * @returns a function that answers how it ended, with the first factor's recovery codes
 */
export function useAddPasskey() {
  const [begin] = useDeskBeginPasskeyMutation();
  const [add] = useDeskAddPasskeyMutation();
  return async (name: string) => {
    let recoveryCodes: readonly string[] = [];
    const outcome = await outcomeOf(async () => {
      const begun = (await begin()).data?.beginPasskey;
      if (!begun?.options) return begun;
      const { startRegistration } = await webauthn();
      const made = await startRegistration({
        optionsJSON: begun.options as unknown as PublicKeyCredentialCreationOptionsJSON,
      }).catch(() => null);
      if (!made) return notShown();
      const answer = (await add({ variables: { name, answer: { ...made } } })).data?.addPasskey;
      if (answer?.token) renewSession(answer.token);
      recoveryCodes = answer?.recoveryCodes ?? [];
      return answer;
    });
    return { ...outcome, recoveryCodes };
  };
}
