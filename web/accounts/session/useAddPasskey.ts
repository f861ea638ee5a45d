import { gql } from '../../gql';
import { useAddPasskeyMutation, useBeginPasskeyMutation } from '../../gql/graphql';
import { outcomeOf } from '../../ui/feedback/useReport';
import { makePasskey, passkeyNotShown } from './askPasskey';
import { renewSession } from './session';

gql(`mutation beginPasskey {
  beginPasskey { options userErrors { code message field } }
}`);
gql(`mutation addPasskey($name: String!, $answer: JSONObject!) {
  addPasskey(name: $name, answer: $answer) { token recoveryCodes message userErrors { code message field } }
}`);

/**
 * Adds a passkey of the viewer, which the browser makes.
 *
 * @returns a function that answers how it ended, of staff with the first factor's recovery codes
 */
export function useAddPasskey() {
  const [begin] = useBeginPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  return async (name: string) => {
    let recoveryCodes: readonly string[] = [];
    const outcome = await outcomeOf(async () => {
      const begun = (await begin()).data?.beginPasskey;
      if (!begun?.options) return begun;
      const made = await makePasskey(begun.options);
      if (!made) return passkeyNotShown();
      const answer = (await add({ variables: { name, answer: made } })).data?.addPasskey;
      if (answer?.token) renewSession(answer.token);
      recoveryCodes = answer?.recoveryCodes ?? [];
      return answer;
    });
    return { ...outcome, recoveryCodes };
  };
}
