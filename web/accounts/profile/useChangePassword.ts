import { gql } from '../../gql';
import { useChangePasswordMutation } from '../../gql/graphql';
import { outcomeOf } from '../../ui/feedback/useReport';
import { renewSession } from '../session/session';

gql(`mutation changePassword($oldPassword: String!, $newPassword: String!) {
  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {
    token
    message
    userErrors { code message field }
  }
}`);

/**
 * Changes the password. The shopper's session goes on with the new token; all others end.
 *
 * @returns a function answering how it ended
 * @see spec §2 (change password)
 */
export function useChangePassword() {
  const [mutate] = useChangePasswordMutation();

  return async (oldPassword: string, newPassword: string) => {
    const ask = async () => (await mutate({ variables: { oldPassword, newPassword } })).data?.changePassword;
    const outcome = await outcomeOf(ask);
    if (outcome.answer?.token) renewSession(outcome.answer.token);
    return outcome;
  };
}
