import { gql } from '../../gql';
import { useChangePasswordMutation } from '../../gql/graphql';
import { faultMessage } from '../../lib/fault';
import { renewSession } from '../session/session';

gql(`mutation changePassword($oldPassword: String!, $newPassword: String!) {
  changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {
    token
    message
    userErrors { code message field }
  }
}`);

/** How changing a password ended: what to say, and the box at fault where one is. */
export interface PasswordOutcome {
  isChanged: boolean;
  message: string;
  field: string | null;
}

/**
 * Changes the password. The shopper's session goes on with the new token; all others end.
 *
 * @returns `changePassword`, and whether an answer is awaited
 * @see spec §2 (change password)
 */
export function useChangePassword() {
  const [mutate, { loading }] = useChangePasswordMutation();

  const changePassword = async (oldPassword: string, newPassword: string): Promise<PasswordOutcome> => {
    try {
      const { data } = await mutate({ variables: { oldPassword, newPassword } });
      const { token, message, userErrors } = data?.changePassword ?? {};
      const [refusal] = userErrors ?? [];
      if (token) renewSession(token);
      return {
        isChanged: Boolean(token),
        message: message ?? refusal?.message ?? faultMessage(null),
        field: refusal?.field ?? null,
      };
    } catch (error) {
      return { isChanged: false, message: faultMessage(error), field: null };
    }
  };
  return { changePassword, isBusy: loading };
}
