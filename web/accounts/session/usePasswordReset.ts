import { gql } from '../../gql';
import { useRequestPasswordResetMutation, useResetPasswordMutation } from '../../gql/graphql';
import { outcomeOf } from '../../ui/feedback/useReport';

gql(`mutation requestPasswordReset($email: String!) {
  requestPasswordReset(email: $email) { ok message userErrors { code message field } }
}`);

gql(`mutation resetPassword($token: String!, $newPassword: String!) {
  resetPassword(token: $token, newPassword: $newPassword) { ok message userErrors { code message field } }
}`);

/**
 * The two steps back into an account whose password is forgotten: asking for a link, and choosing
 * another password by it. Each answers how it ended.
 */
export function usePasswordReset() {
  const [request] = useRequestPasswordResetMutation();
  const [reset] = useResetPasswordMutation();
  return {
    requestPasswordReset: (email: string) =>
      outcomeOf(async () => (await request({ variables: { email } })).data?.requestPasswordReset),
    resetPassword: (token: string, newPassword: string) =>
      outcomeOf(async () => (await reset({ variables: { token, newPassword } })).data?.resetPassword),
  };
}
